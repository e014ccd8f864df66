judge-beats = **{ $first }压得住{ $second }。**
score-side =
    { $team ->
        [0] 座位1、3、5赢，捉了{ $names }。
        [1] 座位2、4、6赢，捉了{ $names }。
       *[other] 不分胜负：全部出完的那队，没有第一个出完的人。
    }
score-next =
    { $over ->
        [yes]
            { $team ->
                [0] 这一场结束了。座位1、3、5赢下本场。
                [1] 这一场结束了。座位2、4、6赢下本场。
               *[other] 这一场结束了，不分胜负。
            }
       *[no] { $name }第一个出完，下一局由他们队领打。
    }
misstated-no_cards = 你没有写牌。
    .note = 写成7s 7s这样。
misstated-no_trump_rank = 这套规则没有主点数。
    .note = 请去掉 主:。
misstated-trump_is_a_rank = 这里的主是点数。
    .note = 写点数，例如2或A，没有就写none。
misstated-no_reading = “{ $text }”不是牌型。
    .note = 写牌型和点数，例如顺子10或俘虏K。
misstated-no_second = 没有要压的牌。
    .note = 用 要压的牌: 写出来，或者去掉 要压的牌当作: 和 要压的牌出完:。
misstated-no_order = 少了出完的先后。
    .note = 加上 顺序:，按出完的先后写座位。
misstated-no_seat = 没有{ $number }号座位。
    .note = 座位是1到6。
misstated-seat_twice = { $name }写了两次。
    .note = 每个座位写一次。
misstated-too_early = 先后写得太短。
    .note = 写到有一队三家都出完为止。
misstated-too_late = { $name }出完时，这一局已经结束。
    .note = 先后写到那里为止。
misstated-no_team = 没有第{ $n }队。
    .note = 0是座位1、3、5那队，1是座位2、4、6那队。
misstated-levels_unplayed = 这套规则不打级。
    .note = 请去掉 双方级别: 和 失败:。
misstated-two_levels = 有两队。
    .note = 两队的级都要写，例如2, 5。
misstated-no_level = 这套规则不打{ $level }级。
    .note = 级是{ $low }到{ $high }。
misstated-two_numbers = 有两队。
    .note = 各写一个数字，例如0, 0。
misstated-below_nothing = { $n }比0小。
    .note = 总分、次数和局数都从0起。
misstated-fails_too_early = 到了最后一级才算失败次数。
    .note = 去掉 失败:，或者给那队写{ $high }级。
misstated-over_before = 照这些数字，这一局之前一场就结束了。
    .note = 请写最后一局之前各队的数字。
