judge-beats = **{ $first }壓得過{ $second }。**

misstated-no_cards = 你沒有寫任何{ cards-word }。
    .note = 寫成 3d、10h、Qs 這樣。
misstated-not_in_pack = 這套規則的牌裡沒有{ $card }。
    .note = 不要寫這張，或用 規則: 選別的規則。
misstated-card_twice = { $card }寫了兩次。
    .note = 每張{ card-word }只寫一次。
misstated-too_many_cards = 你寫了{ $n }張{ cards-word }，整副牌只有{ $size }張。
    .note = 重新數一下剩的和出過的。
misstated-last_play = { $cards }在這裡不成牌型。
    .note = 加上 最後一手: 寫結束這局的那一手。

misstated-wrong_seats = 這套規則有{ $size }個座位，你寫了{ $n }個。
    .note = 寫每個座位剩什麼，中間用 |：4 | 8 | - | 11。
misstated-no_seat = 沒有{ $number }號座位。
    .note = 座位從1號數起。
misstated-seat_twice = { $name }寫了兩次。
    .note = 用 順序: 時每個座位只寫一次。
misstated-two_winners = 你說贏的是{ $name }，但順序是從{ $other }開始。
    .note = 不要填 贏家: 或 順序:。
misstated-no_winner = 沒有座位剩0張{ cards-word }。
    .note = 加上 贏家: 寫誰贏。
misstated-several_winners = { $names }都剩0張{ cards-word }。
    .note = 加上 贏家: 寫誰贏。
misstated-winner_pays = 贏家不能包賠。
    .note = 用 包賠: 寫別的座位。
misstated-winner_holds = { $name }贏了，所以沒有剩{ cards-word }。
    .note = 用 贏家: 寫別的座位，或剩的牌寫 -。

misstated-needs_opener = 這套規則要知道誰最先出。
    .note = 加上 先出座位: 寫那個座位。
misstated-needs_order = 這套規則要知道出完的順序。
    .note = 加上 順序: 寫座位，例如2, 1, 4, 3。
misstated-not_special = { $cards }不是特殊牌型。
    .note = 在 沒人壓: 寫鐵支或同花順。
misstated-needs_cards = 這套規則算剩哪些{ cards-word }，不是剩幾張。
    .note = 把牌寫出來，座位之間用 |：3d 10h | Qs | - | 4c。
