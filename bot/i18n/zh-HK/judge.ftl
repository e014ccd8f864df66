command-judge = 這手牌大不大得過另一手，為甚麼
command-score = 用真牌打了一局，替你結算
option-first = 要判斷的牌：先點數，後花色，例如 3d 3c
option-second = 要大過的牌；不填即看第一手可否先出
option-order = 出完的順序，例如 2, 1, 4, 3
option-trump = 主的花色或點數，或 none
option-as = 這些牌當甚麼，例如「蛇 10」或「夫佬 K」
option-second_as = 要大過的牌當甚麼
option-levels = 兩邊的級，例如 2, 5；不填即第一級
option-totals = 這局之前各座位或各隊的總分，例如 3, 2
option-deals = 之前計了多少局
judge-is = **{ $cards }**是{ $play }。
judge-leads = **{ $first }可以先出。**
judge-heading = 規則：{ $rules }
judge-note = 只看這些牌，不理之前出過甚麼。
judge-asked = 你問的是{ game }。用 game: 可以揀另一種玩法。
score-heading = { game }：按{ $rules }結算一局
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
score-seat-out = { $name }：出完，**{ gained }**
score-payer = { $name }付{ $parts }。
score-part = { $other } { $p }分
score-open = 這些分合計不是0：這裏沒有誰付給誰。
err-left = 「{ $text }」不是一個座位剩下的牌。
    .note = 寫牌、張數，沒有就寫-，座位之間用|：4 | 8 | - | 11。
err-left-seats = 這套規則有{ $need }個座位，不是{ $n }個。
    .note = 寫每個座位剩下的牌，中間用|：4 | 8 | - | 11。
err-unbeaten = 「{ $text }」不是座位加一手牌。
    .note = 先寫座位，再寫牌：2: 4d 4c 4h 4s 9d。
err-seat = 沒有{ $text }號座位。
    .note = 座位是1至{ $n }號。
misstated-too_often =
    { $n ->
        [0] 這套規則的牌沒有{ $card }。
       *[other] 這副牌只有{ $n }張{ $card }。
    }
    .note = 同一張牌不可以寫多過牌裏有的。
