command-judge = 一手牌压不压得住另一手，为什么
command-score = 给用真牌打的一局算分
option-first = 要判断的牌：先点数，后花色，例如3d 3c
option-second = 要压的牌；不填就看第一手能不能先出
option-order = 出完的先后，例如2, 1, 4, 3
option-trump = 主的花色或主的点数，没有就写none
option-as = 牌当什么看，例如顺子10或俘虏K
option-second_as = 要压的牌当什么看
option-levels = 双方的级，例如2, 5；不填就是起始级
option-totals = 这一局之前各座位或各方的总分，例如3, 2
option-deals = 之前算过几局
judge-is = **{ $cards }**是{ $play }。
judge-leads = **{ $first }可以先出。**
judge-heading = 按这套规则：{ $rules }
judge-note = 这里只看这几张牌，不看之前出过什么。
judge-asked = 你问的是{ game }。用 牌种: 可以选别的牌。
score-heading = { game }：一局的结算，按{ $rules }
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
score-payer = { $name }给出{ $parts }。
score-part = { $other } { $p }分
score-open = 这些分加起来不是0：这里没有谁给谁。
err-left = “{ $text }”不是一个座位剩下的牌。
    .note = 写牌、张数，没有就写-，座位之间用|：4 | 8 | - | 11。
err-left-seats = 这套规则有{ $need }个座位，不是{ $n }个。
    .note = 写每个座位剩下的牌，中间用|：4 | 8 | - | 11。
err-unbeaten = “{ $text }”不是带牌的座位。
    .note = 先写座位，再写牌：2: 4d 4c 4h 4s 9d。
err-seat = 没有{ $text }号座位。
    .note = 座位是1到{ $n }。
misstated-too_often =
    { $n ->
        [0] 这套规则的牌里没有{ $card }。
       *[other] 这些牌里只有{ $n }张{ $card }。
    }
    .note = 同一张牌不能比牌里有的还多。
