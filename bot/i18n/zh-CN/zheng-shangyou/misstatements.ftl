judge-beats = **{ $first }压得住{ $second }。**
score-next =
    { $over ->
        [yes] 这一场结束了。
       *[no] 下一局由{ $number }号座位坐庄。
    }
misstated-no_cards = 你没有写牌。
    .note = 写成7s 7h这样。
misstated-no_reading = “{ $text }”不是带点数的牌型。
    .note = 先写牌型，再写点数，例如多个8。
misstated-no_second = 没有要压的牌。
    .note = 用 要压的牌: 写出来，或者去掉 要压的牌当作:。
misstated-no_order = 少了出完的先后。
    .note = 在命令里加上 顺序:，按名次写所有座位。
misstated-no_seat = 没有{ $number }号座位。
    .note = 请写这套规则有的座位。
misstated-seat_twice = { $name }写了两次。
    .note = 按名次，每个座位写一次。
misstated-short_order = { $n }个座位里只写了{ $had }个。
    .note = 按名次写所有座位，最后一名可以不写。
misstated-wrong_totals = 写了{ $had }个总分，座位有{ $n }个。
    .note = 每个座位写一个总分。
misstated-no_deals = { $n }不是局数。
    .note = 请写0或更大的数。
misstated-below_nothing = { $n }比0小。
    .note = 总分从0起。
misstated-partners_differ = { $name }和{ $other }是队友，总分却不同。
    .note = 队友的总分要一样。
misstated-over_before = 照这些数字，这一局之前一场就结束了。
    .note = 请写最后一局之前的总分和局数。
