judge-beats = **{ $first }可以壓{ $second }。**
score-next =
    { $over ->
        [yes] 這一場結束了。
       *[no] 下一局由{ $number }號座位坐莊。
    }

misstated-no_cards = 你沒有寫牌。
    .note = 寫成 7s 7h 這樣。
misstated-no_reading = 「{ $text }」不是牌型加點數。
    .note = 先寫牌型，再寫點數，例如「一組8」。
misstated-no_second = 沒有要壓過的牌。
    .note = 用 要壓的牌: 寫出來，或不要填 要壓的牌當作:。
misstated-no_order = 少了出完的順序。
    .note = 在指令裡加上 順序:，依名次寫所有座位。
misstated-no_seat = 沒有{ $number }號座位。
    .note = 寫這套規則有的座位。
misstated-seat_twice = { $name }寫了兩次。
    .note = 依名次，每個座位只寫一次。
misstated-short_order = { $n }個座位只寫了{ $had }個。
    .note = 依名次寫所有座位。最後一個可以不寫。
misstated-wrong_totals = 寫了{ $had }個總分，座位有{ $n }個。
    .note = 每個座位寫一個總分。
misstated-no_deals = { $n }不能當局數。
    .note = 寫0以上。
misstated-below_nothing = { $n }小於0。
    .note = 總分從0算起。
misstated-partners_differ = { $name }和{ $other }是隊友，但總分不同。
    .note = 隊友的總分要一樣。
misstated-over_before = 照這些數字，這局之前這一場就結束了。
    .note = 寫最後一局之前的總分和局數。
