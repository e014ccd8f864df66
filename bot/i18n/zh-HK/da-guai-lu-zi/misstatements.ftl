judge-beats = **{ $first }大過{ $second }。**
score-side =
    { $team ->
        [0] 1、3、5號座位贏，捉到{ $names }。
        [1] 2、4、6號座位贏，捉到{ $names }。
       *[other] 沒有結果：最先出完的人不在全隊出完的那隊。
    }
score-next =
    { $over ->
        [yes]
            { $team ->
                [0] 這場打完了。1、3、5號座位贏。
                [1] 這場打完了。2、4、6號座位贏。
               *[other] 這場打完了，打和。
            }
       *[no] { $name }最先出完，下一局由那隊做莊。
    }
misstated-no_cards = 你沒有寫出牌。
    .note = 寫成7s 7s這樣。
misstated-no_trump_rank = 這套規則沒有主牌。
    .note = 不填 trump:。
misstated-trump_is_a_rank = 這裏的主是點數。
    .note = 寫點數，例如2或A，或者none。
misstated-no_reading = 「{ $text }」不是牌型。
    .note = 寫牌型和點數，例如蛇10或夫佬K。
misstated-no_second = 沒有要大過的牌。
    .note = 在 on: 寫出來，或者不填 on_as: 和 on_finish:。
misstated-no_order = 沒有寫出完的順序。
    .note = 加 order: 和座位，按出完的先後。
misstated-no_seat = 沒有{ $number }號座位。
    .note = 座位是1至6號。
misstated-seat_twice = { $name }寫了兩次。
    .note = 每個座位寫一次。
misstated-too_early = 順序太早完。
    .note = 寫到有一隊三人都出完。
misstated-too_late = { $name }出完時，這局已經完了。
    .note = 順序寫到那裏為止。
misstated-no_team = 沒有{ $n }這一隊。
    .note = 0即1、3、5號座位，1即2、4、6號座位。
misstated-levels_unplayed = 這套規則不打級。
    .note = 不填 levels: 和 fails:。
misstated-two_levels = 有兩隊。
    .note = 寫出兩隊的級，例如2, 5。
misstated-no_level = 這套規則不打{ $level }級。
    .note = 由{ $low }級到{ $high }級。
misstated-two_numbers = 有兩隊。
    .note = 每隊寫一個數字，例如0, 0。
misstated-below_nothing = { $n }低過0。
    .note = 總分、次數和局數由0數起。
misstated-fails_too_early = 最後一級才計次數。
    .note = 不填 fails:，或者那隊寫{ $high }級。
misstated-over_before = 照這些數字，這局之前一場已經完了。
    .note = 寫兩隊在最後一局之前的數字。
