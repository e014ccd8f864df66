judge-beats = **{ $second }可以用{ $first }跟。**
misstated-no_cards = 你沒有寫出牌。
    .note = 寫成7s 7s 8s 8s這樣。
misstated-not_a_lead = { $cards }不可以先出。
    .note = { refusal-mixed_suits }
misstated-no_level = 這套規則不打{ level-name }級。
    .note = 寫另一級，例如5、10或A。
misstated-no_suit = 這裏的主是花色，{ $rank }是點數。
    .note = 寫花色，例如s或♠，或者none。
misstated-two_levels = 有兩方。
    .note = 寫出兩方的級，例如2, 5。
misstated-no_points = 沒有寫閒家的分。
    .note = 在指令加 points:。
misstated-no_seat = 沒有{ $number }號座位。
    .note = 座位是1至4號。
misstated-in_fives = 不會有{ $points }分：分是五分五分計的。
    .note = 寫{ $below }或{ $above }。
score-worth =
    { $outcome ->
        [held] 閒家{ $p }分，莊家方{ end-levels }。
       *[taken]
            { $n ->
                [0] 閒家{ $p }分，上莊，不升級。
               *[other] 閒家{ $p }分，上莊，{ end-levels }。
            }
    }
score-levels =
    級：{ $first }和{ $second }。{ $over ->
        [yes] 這場打完了。
       *[no] 下一局由{ $number }號座位做莊。
    }
score-note-stays = { end-must-hold }
