judge-beats = **{ $first }大過{ $second }，可以出。**
score-next =
    { $over ->
        [yes] 這場打完了。
       *[no] 下一局由{ $number }號座位做莊。
    }
misstated-no_cards = 你沒有寫出牌。
    .note = 寫成7s 7h這樣。
misstated-no_reading = 「{ $text }」不是牌型加點數。
    .note = 先寫牌型，再寫點數，例如一對8。
misstated-no_second = 沒有要大過的牌。
    .note = 在 on: 寫出來，或者不填 on_as:。
misstated-no_order = 沒有寫出完的順序。
    .note = 在指令加 order:，所有座位按名次寫。
misstated-no_seat = 沒有{ $number }號座位。
    .note = 寫這套規則有的座位。
misstated-seat_twice = { $name }寫了兩次。
    .note = 每個座位按名次寫一次。
misstated-short_order = { $n }個座位，只寫了{ $had }個。
    .note = 所有座位按名次寫。最後一個可以不寫。
misstated-wrong_totals = 有{ $n }個座位，寫了{ $had }個總分。
    .note = 每個座位寫一個總分。
misstated-no_deals = { $n }不是局數。
    .note = 寫0或以上。
misstated-below_nothing = { $n }低過0。
    .note = 總分由0數起。
misstated-partners_differ = { $name }和{ $other }是隊友，但總分不同。
    .note = 隊友寫同樣的總分。
misstated-over_before = 照這些數字，這局之前一場已經完了。
    .note = 寫最後一局之前的總分和局數。
