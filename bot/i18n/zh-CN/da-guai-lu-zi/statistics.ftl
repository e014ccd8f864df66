stats-counted = 第一个出完：{ $first }次。被捉：{ $caught }次。
