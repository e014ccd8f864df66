stats-counted = 第一名：{ $first }次。最後一名：{ $last }次。
