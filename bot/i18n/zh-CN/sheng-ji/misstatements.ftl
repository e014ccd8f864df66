judge-beats = **{ $second }可以用{ $first }跟。**
misstated-no_cards = 你没有写牌。
    .note = 写成7s 7s 8s 8s这样。
misstated-not_a_lead = { $cards }不能先出。
    .note = { refusal-mixed_suits }
misstated-no_level = 这套规则不打{ level-name }这一级。
    .note = 请写别的，例如5、10或A。
misstated-no_suit = 这里的主是花色，而{ $rank }是点数。
    .note = 写花色，例如s或♠，没有就写none。
misstated-two_levels = 有两方。
    .note = 两方的级都要写，例如2, 5。
misstated-no_points = 少了闲家的分。
    .note = 在命令里加上 分数:。
misstated-no_seat = 没有{ $number }号座位。
    .note = 座位是1到4。
misstated-in_fives = 不会有{ $points }分：分都是5的倍数。
    .note = 请写{ $below }或{ $above }。
score-worth =
    { $outcome ->
        [held] 闲家{ $p }分，庄家方升{ end-levels }。
       *[taken]
            { $n ->
                [0] 闲家{ $p }分，上台，不升级。
               *[other] 闲家{ $p }分，上台，升{ end-levels }。
            }
    }
score-levels =
    级：{ $first }和{ $second }。{ $over ->
        [yes] 这一场结束了。
       *[no] 下一局由{ $number }号座位坐庄。
    }
score-note-stays = { end-must-hold }
