table-left-over =
    { $taken ->
        [yes] 餘牌，已被拿走：{ $cards }
       *[no] 餘牌，大家都看得到：{ $cards }
    }
table-stock =
    { $n ->
        [0] 牌堆空了。
       *[other] 牌堆：{ cards }
    }
table-opens = { $name }有{ $card }，最先出。
table-opens-alone = { $name }最先出，而且要單出{ $card }。
table-last-cards = 最後一張{ card-word }：{ $names }。
table-undeclared = { $name }剩一張{ card-word }。
alt-declared = 喊過最後一張{ card-word }
last-card-notice = **剩一張！**{ $name }喊了，手上只剩一張{ card-word }。

lobby-callouts = 抓包**開**
rules-callouts = 可以抓包：最後一張{ card-word }沒喊，要在輪到本人之前被抓包才算。抓錯的人這局不能再抓。
err-idle-callouts = 照這套規則，最後一張{ card-word }沒喊也沒事，所以不用抓包。
    .note = 不要填 抓包:，或選沒喊會有事的規則。

hand-open-include = 你最先出。第一手要有{ $card }。
hand-open-alone = 你最先出，要單出{ $card }。
hand-last =
    { $n ->
        [1] **出這手就剩一張{ card-word }。先按「剩一張！」。**
       *[other] **出這手就剩{ $n }張{ cards-word }。先按「剩一張！」。**
    }
hand-last-chosen = 你下一手會一起喊「剩一張！」
hand-declared = 你喊過「剩一張！」了
hand-undeclared =
    { $n ->
        [1] 你只剩一張{ card-word }。輪到你之前要喊：按「剩一張！」
       *[other] 你只剩{ $n }張{ cards-word }。輪到你之前要喊：按「剩一張！」
    }
hand-duty-follow =
    { $passing ->
        [yes] { next-has-one }顧牌：出你最大的單張，或過。
       *[no] { next-has-one }顧牌：出你最大的單張。
    }
hand-duty-lead = { next-has-one }顧牌：先出兩張以上的牌型，或最大的單張。
hand-duty-liability = { next-has-one }你出小單張放走下家，就要包賠。
next-has-one = 下家{ $name }只剩一張{ card-word }。
hand-hold-means = **過**只過這一次。**這輪先過**一直過到有人重新先出。
hand-held =
    { $verb ->
        [pass] 你會一直過到下次有人先出。不要的話，再按一次「這輪先過」。
       *[play] 開始後就出{ $cards }。要改就出別的，或按「收回」。
    }
hand-opens = 現在就可以按「出牌」。開始後牌就會出去。

hint-out = 這是你全部的手牌。
hint-sure = 沒有人壓得過。
hint-last-card =
    { $single ->
        [yes] { $name }只剩一張{ card-word }，所以出大的。
       *[no] { $name }只剩一張{ card-word }，壓不過這個。
    }
hint-play =
    { $keeps ->
        [none]
            { $height ->
                [low] 小的{ kind }。
                [high] 大的{ kind }。
               *[middle] { kind-title }，不用花掉大{ card-word }。
            }
       *[other]
            { $height ->
                [low] 小的{ kind }，而且不拆{ $kept }。
                [high] 大的{ kind }，而且不拆{ $kept }。
               *[middle] { kind-title }，而且不拆{ $kept }。
            }
    }
hint-pass =
    { $why ->
        [cannot] 你的牌都壓不過。
        [breaks] 怎麼壓都要拆{ $kept }。
        [high] 大{ cards-word }留到後面更有用。
       *[later] 這些{ cards-word }留到後面更有用。
    }
hint-before =
    { $why ->
        [weak] 大部分的手牌都比你好。
        [fair] 你的手牌夠好了。
        [better] 拿了之後，手牌會變好。
        [no-better] 拿了之後，手牌也不會變好。
        [lowest] 幾乎哪一張{ card-word }都比你最小的有用。
        [helps] 對你的手牌幫助最大。
        [highest]
            { $n ->
                [1] 這是你最大的。
               *[other] 這些是你最大的。
            }
       *[least]
            { $n ->
                [1] 你的手牌最不需要這張。
               *[other] 你的手牌最不需要這些。
            }
    }

did-play = 你出了{ $cards }。
did-pass = 你過了。
did-declare = { hand-declared }
did-call = 你抓了{ $name }。

button-last-card = 剩一張！
button-callout = 抓包
button-keep = 留牌
button-held =
    { $verb ->
        [pass] 這輪先過
       *[play] 收回
    }
callout-ask = 你要抓誰？抓錯的話，這局不能再抓。

picture-open = 先出
picture-last-card = 剩一張！
picture-opens = { $name }最先出
picture-left-over = 餘牌
picture-stock = 牌堆
picture-pays-for-all = 包賠
picture-penalty = 扣分

help-aim = 最先出完手上的{ cards-word }就贏。手上剩的{ cards-word }要扣分。
help-ranks = **3**最小，然後4到10、J、Q、K、A，**2**最大。點數一樣就比花色。
help-kinds = 可以出一張{ card-word }、一對，或五張的牌型，例如順子5-6-7-8-9。
help-beat = 別人出幾張，你就出幾張更大的{ cards-word }。不然就過。
help-lead = 其他人都過，就由你先出：什麼牌型都可以。
help-last-card = 只剩一張{ card-word }時，規則要喊的話就按**剩一張！**。
