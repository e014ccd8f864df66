command-judge = 一手牌壓不壓得過另一手，為什麼
command-score = 幫用實體牌打的一局算分

option-first = 要判斷的牌：先點數後花色，例如 3d 3c
option-second = 要壓過的牌；不填就看第一手能不能先出
option-order = 出完的順序，例如2, 1, 4, 3
option-trump = 主的花色或點數，或 none
option-as = 這些牌當什麼出，例如「順子10」或「葫蘆K」
option-second_as = 要壓過的牌當什麼出
option-levels = 雙方的級，例如2, 5；不填就是第一級
option-totals = 這局之前各座位或各隊的總分，例如3, 2
option-deals = 之前算過幾局

judge-is = **{ $cards }** 是{ $play }。
judge-leads = **你可以先出{ $first }。**
judge-heading = 依據的規則：{ $rules }
judge-note = 這裡只看這些牌，不看之前出過什麼。
judge-asked = 你問的是{ game }。用 遊戲: 可以選別的遊戲。

score-heading = { game }：依{ $rules }結算的一局
score-seat =
    { $counts ->
        [0] { $name }：剩{ cards }，**{ gained }**
       *[other] { $name }：剩{ cards }，算{ $counts }，**{ gained }**
    }
score-seat-hand =
    { $counts ->
        [0] { $name }：剩{ $hand }，**{ gained }**
       *[other] { $name }：剩{ $hand }，算{ $counts }，**{ gained }**
    }
score-seat-alone = { $name }：**{ gained }**
score-seat-out = { $name }：出完了，**{ gained }**
score-payer = { $name }付{ $parts }。
score-part = 給{ $other } { $p }分
score-open = 這些分數加起來不是0：這裡沒有誰付給誰。

err-left = 「{ $text }」不是一個座位剩下的牌。
    .note = 寫牌、張數，或用 - 表示沒有，座位之間用 |：4 | 8 | - | 11。
err-left-seats = 這套規則有{ $need }個座位，不是{ $n }個。
    .note = 寫每個座位剩什麼，中間用 |：4 | 8 | - | 11。
err-unbeaten = 「{ $text }」不是座位加一手牌。
    .note = 先寫座位，再寫牌：2: 4d 4c 4h 4s 9d。
err-seat = 沒有{ $text }號座位。
    .note = 座位是1到{ $n }號。
misstated-too_often =
    { $n ->
        [0] 這套規則的牌裡沒有{ $card }。
       *[other] 這些牌裡只有{ $n }張{ $card }。
    }
    .note = 寫的張數不要超過牌裡有的。
