judge-beats = **{ $second }可以用{ $first }跟。**

misstated-no_cards = 你沒有寫牌。
    .note = 寫成 7s 7s 8s 8s 這樣。
misstated-not_a_lead = { $cards }不能先出。
    .note = { refusal-mixed_suits }
misstated-no_level = 這套規則不打{ level-name }。
    .note = 寫別的級，例如5、10或A。
misstated-no_suit = 這裡的主是花色，{ $rank }是點數。
    .note = 寫花色，例如 s 或 ♠，或 none。

misstated-two_levels = 有兩方。
    .note = 兩方的級都要寫，例如2, 5。
misstated-no_points = 少了閒家的分數。
    .note = 在指令裡加上 分數:。
misstated-no_seat = 沒有{ $number }號座位。
    .note = 座位是1到4號。
misstated-in_fives = 不可能拿{ $points }分：分數是5的倍數。
    .note = 寫{ $below }或{ $above }。

score-worth =
    { $outcome ->
        [held] 閒家{ $p }分，莊家方升{ end-levels }。
       *[taken]
            { $n ->
                [0] 閒家{ $p }分，上莊，不升級。
               *[other] 閒家{ $p }分，上莊，升{ end-levels }。
            }
    }
score-levels =
    級：{ $first }和{ $second }。{ $over ->
        [yes] 這一場結束了。
       *[no] 下一局由{ $number }號座位坐莊。
    }
score-note-stays = { end-must-hold }
