judge-beats = **{ $first }壓得過{ $second }。**
score-side =
    { $team ->
        [0] 1、3、5號座位贏，抓到{ $names }。
        [1] 2、4、6號座位贏，抓到{ $names }。
       *[other] 不分勝負：全部出完的那隊，不是最先有人出完的那隊。
    }
score-next =
    { $over ->
        [yes]
            { $team ->
                [0] 這一場結束了。1、3、5號座位贏。
                [1] 這一場結束了。2、4、6號座位贏。
               *[other] 這一場結束了，不分勝負。
            }
       *[no] { $name }最先出完，下一局由這隊先出。
    }

misstated-no_cards = 你沒有寫牌。
    .note = 寫成 7s 7s 這樣。
misstated-no_trump_rank = 這套規則沒有主。
    .note = 不要填 主:。
misstated-trump_is_a_rank = 這裡的主是點數。
    .note = 寫點數，例如2或A，或 none。
misstated-no_reading = 「{ $text }」不是一種出法。
    .note = 寫牌型和點數，例如「順子10」或「葫蘆K」。
misstated-no_second = 沒有要壓過的牌。
    .note = 用 要壓的牌: 寫出來，或不要填 要壓的牌當作: 和 要壓的牌出完:。
misstated-no_order = 少了出完的順序。
    .note = 加上 順序:，依出完的順序寫座位。
misstated-no_seat = 沒有{ $number }號座位。
    .note = 座位是1到6號。
misstated-seat_twice = { $name }寫了兩次。
    .note = 每個座位只寫一次。
misstated-too_early = 順序還沒寫完。
    .note = 要寫到有一隊三個人都出完。
misstated-too_late = { $name }出完時這局就結束了。
    .note = 順序寫到那裡為止。
misstated-no_team = 沒有{ $n }這一隊。
    .note = 0是1、3、5號座位，1是2、4、6號座位。
misstated-levels_unplayed = 這套規則不升級。
    .note = 不要填 雙方級別: 和 失敗:。
misstated-two_levels = 有兩隊。
    .note = 兩隊的級都要寫，例如2, 5。
misstated-no_level = 這套規則沒有{ $level }級。
    .note = 級是{ $low }到{ $high }。
misstated-two_numbers = 有兩隊。
    .note = 兩隊都要寫一個數字，例如0, 0。
misstated-below_nothing = { $n }小於0。
    .note = 總分、失敗次數和局數從0算起。
misstated-fails_too_early = 在最後一級才算失敗次數。
    .note = 不要填 失敗:，或那隊的級寫{ $high }。
misstated-over_before = 照這些數字，這局之前這一場就結束了。
    .note = 寫最後一局之前兩隊的數字。
