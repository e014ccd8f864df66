table-left-over =
    { $taken ->
        [yes] 餘牌，已被拿走：{ $cards }
       *[no] 餘牌，大家看到：{ $cards }
    }
table-stock =
    { $n ->
        [0] 牌堆空了。
       *[other] 牌堆：{ cards }
    }
table-opens = { $name }有{ $card }，先出。
table-opens-alone = { $name }先出，只可以單出{ $card }。
table-last-cards = 最後一張{ card-word }：{ $names }。
table-undeclared = { $name }剩一張{ card-word }。
alt-declared = 已叫最後一張{ card-word }
last-card-notice = **Last card!** { $name }剩一張{ card-word }，已經叫了。
lobby-callouts = **有**捉漏叫
rules-callouts = 有捉漏叫：沒有叫最後一張{ card-word }，有人及時捉才有後果。要在那人下一手之前捉。捉錯一次，這局就不可以再捉。
err-idle-callouts = 這套規則沒有叫最後一張{ card-word }也沒有後果，所以捉不到人。
    .note = 不填 callouts:，或者揀有後果的規則。
hand-open-include = 你先出。第一手要有{ $card }。
hand-open-alone = 你先出，只可以單出{ $card }。
hand-last = **出了就剩{ $n }張{ cards-word }。先按「Last card!」。**
hand-last-chosen = 下一手會同時叫「Last card!」。
hand-declared = 你已叫「Last card!」。
hand-undeclared = 你有{ $n }張{ cards-word }。輪到你之前要叫：按「Last card!」。
hand-duty-follow =
    { $passing ->
        [yes] { next-has-one }要頂大：出最大的單張，或者過。
       *[no] { next-has-one }要頂大：出最大的單張。
    }
hand-duty-lead = { next-has-one }要頂大：先出多張的牌型，或者最大的單張。
hand-duty-liability = { next-has-one }出細的單張放走對方，你就要包賠。
next-has-one = 下家{ $name }剩一張{ card-word }。
hand-hold-means = **過**只過這一手。**這輪過**會一直過，到有人再先出。
hand-held =
    { $verb ->
        [pass] 你會過到下一次先出。想停，再按一次「這輪過」。
       *[play] 一開打就出{ $cards }。想改，出別的牌或按「收回」。
    }
hand-opens = 你現在可以按「出牌」。一開打就會出。
hint-out = 這是你整手牌。
hint-sure = 沒有人大得過。
hint-last-card =
    { $single ->
        [yes] { $name }剩一張{ card-word }，所以出大的。
       *[no] { $name }剩一張{ card-word }，大不過這手。
    }
hint-play =
    { $keeps ->
        [none]
            { $height ->
                [low] 這是細的{ kind }。
                [high] 這是大的{ kind }。
               *[middle] { kind-title }，不用花掉大的{ card-word }。
            }
       *[other]
            { $height ->
                [low] 這是細的{ kind }，又保住你的{ $kept }。
                [high] 這是大的{ kind }，又保住你的{ $kept }。
               *[middle] { kind-title }，又保住你的{ $kept }。
            }
    }
hint-pass =
    { $why ->
        [cannot] 你沒有牌大得過。
        [breaks] 怎樣出都要拆散你的{ $kept }。
        [high] 大的{ cards-word }留到後面更有用。
       *[later] 這些{ cards-word }留到後面更有用。
    }
hint-before =
    { $why ->
        [weak] 多數手牌都比你的好。
        [fair] 你的手牌夠好。
        [better] 拿了它，你的手牌會更好。
        [no-better] 拿了它，你的手牌也不會更好。
        [lowest] 差不多任何{ card-word }都比最細那張有用。
        [helps] 它對你的手牌最有幫助。
        [highest] 那是你最大的牌。
       *[least] 你的手牌最不需要它。
    }
did-play = 你出了{ $cards }。
did-pass = 你過了。
did-declare = { hand-declared }
did-call = 你捉了{ $name }。
button-last-card = Last card!
button-callout = 捉漏叫
button-keep = 照打
button-held =
    { $verb ->
        [pass] 這輪過
       *[play] 收回
    }
callout-ask = 你要捉誰？捉錯了，這局就不可以再捉。
picture-open = 先出要有
picture-last-card = last card!
picture-opens = { $name }先出
picture-left-over = 餘牌
picture-stock = 牌堆
picture-pays-for-all = 包賠
picture-penalty = 罰分
help-aim = 最先出完手上的{ cards-word }就贏。手上剩下的{ cards-word }要扣分。
help-ranks = **3**最細，然後4至10、J、Q、K、A，**2**最大。點數相同就比花色。
help-kinds = 出一張{ card-word }、一對，或者五張的牌型，例如蛇5-6-7-8-9。
help-beat = 別人出多少張{ cards-word }，你就出多少張，要大過。不然就過。
help-lead = 其他人都過，就到你先出：甚麼牌型都可以。
help-last-card = 剩一張{ card-word }，規則要叫就按**Last card!**。
