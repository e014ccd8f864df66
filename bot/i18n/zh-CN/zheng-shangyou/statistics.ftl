stats-counted = 第1名：{ $first }次。末名：{ $last }次。
