stats-counted = 1位：{ $first }回。最下位：{ $last }回。
