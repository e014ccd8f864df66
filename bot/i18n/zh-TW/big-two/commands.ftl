command-lastcard = 喊你剩最後一張
command-callout = 在可以抓包的桌，抓最後一張沒喊的人
option-called = 抓誰；只有一個人牌這麼少時可以不填
option-last_card = 喊出這手之後剩一張

command-demand = 換牌時要一張牌
command-waive = 不要牌，或不再要
command-take = 拿餘牌
command-decline = 不拿餘牌，或可以重新發牌時留著手牌
command-swap = 用你最小的牌換餘牌
option-demanded = 你要的牌：先點數後花色
option-of = 向誰要；只有一個人時可以不填

option-callouts = 最後一張沒喊，有人抓包才算

option-left = 每個座位剩什麼，中間用 |：4 | 8 | - | 11，或寫牌
option-winner = 哪個座位贏；不只一個或沒有人出完時要填
option-last = 最後一手
option-opener = 最先出牌的座位
option-payer = 包賠的座位
option-not_played = 一張都沒出的座位，例如2, 4
option-unbeaten = 沒人壓過的特殊牌型，中間用 |：2: 4d 4c 4h 4s 9d | 3: …
