stats-counted = 最先出完：{ $first }次。被抓：{ $caught }次。
