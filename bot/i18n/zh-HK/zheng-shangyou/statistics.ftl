stats-counted = 第1名：{ $first }次。最後一名：{ $last }次。
