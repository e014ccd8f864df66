stats-counted = 最先出完：{ $first }次。被捉：{ $caught }次。
