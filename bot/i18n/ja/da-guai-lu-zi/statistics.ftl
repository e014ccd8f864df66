stats-counted = 最初に上がった：{ $first }回。捕まった：{ $caught }回。
