table-left-over =
    { $taken ->
        [yes] 多出的牌，已被拿走：{ $cards }
       *[no] 多出的牌，大家都看得到：{ $cards }
    }
table-stock =
    { $n ->
        [0] 牌堆空了。
       *[other] 牌堆：{ cards }
    }
table-opens = { $name }有{ $card }，先出。
table-opens-alone = { $name }先出，只能单出{ $card }。
table-last-cards = 已报单：{ $names }，最后一张{ card-word }。
table-undeclared = { $name }只剩一张{ card-word }。
alt-declared = 最后一张{ card-word }，已报单
last-card-notice = **报单！**{ $name }只剩一张{ card-word }，已经报了。
lobby-callouts = **可以**抓漏报
rules-callouts = 可以抓漏报：最后一张{ card-word }没报单，要有人及时抓才算。要赶在对方下次出牌之前。抓错了，这一局就不能再抓。
err-idle-callouts = 按这套规则，最后一张{ card-word }不报单没有损失，所以没什么可抓。
    .note = 请去掉 抓漏报:，或者选不报单有损失的玩法。
hand-open-include = 你先出。第一手必须有{ $card }。
hand-open-alone = 你先出，只能单出{ $card }。
hand-last =
    { $n ->
        [1] **出完就只剩1张{ card-word }了。先按“报单！”。**
       *[other] **出完就只剩{ $n }张{ cards-word }了。先按“报单！”。**
    }
hand-last-chosen = “报单！”会和你下一手牌一起报出去。
hand-declared = 你已经报单了
hand-undeclared =
    { $n ->
        [1] 你只剩1张{ card-word }。轮到你之前要报：按“报单！”。
       *[other] 你只剩{ $n }张{ cards-word }。轮到你之前要报：按“报单！”。
    }
hand-duty-follow =
    { $passing ->
        [yes] { next-has-one }要顶大：出最大的单张，或者过牌。
       *[no] { next-has-one }要顶大：出最大的单张。
    }
hand-duty-lead = { next-has-one }请先出多张的牌型，或者最大的单张。
hand-duty-liability = { next-has-one }你出小单张放走下家，就要包赔。
next-has-one = 下家{ $name }只剩一张{ card-word }。
hand-hold-means = **过牌**只过这一手。**这轮都过**会一直过，直到有人重新先出。
hand-held =
    { $verb ->
        [pass] 到下次有人先出之前，你都过牌。想停就再按“这轮都过”。
       *[play] 开始出牌时就出{ $cards }。想改就出别的，或者按“收回”。
    }
hand-opens = 现在可以按“出牌”，开始出牌时就打出去。
hint-out = 一手出完。
hint-sure = 没有人压得住。
hint-last-card =
    { $single ->
        [yes] { $name }只剩一张{ card-word }，要出大的。
       *[no] { $name }只剩一张{ card-word }，压不了。
    }
hint-play =
    { $keeps ->
        [none]
            { $height ->
                [low] 小的{ kind }。
                [high] 大的{ kind }。
               *[middle] { kind-title }，没用大{ card-word }。
            }
       *[other]
            { $height ->
                [low] 小的{ kind }，又不拆{ $kept }。
                [high] 大的{ kind }，又不拆{ $kept }。
               *[middle] { kind-title }，又不拆{ $kept }。
            }
    }
hint-pass =
    { $why ->
        [cannot] 你的牌都压不住。
        [breaks] 怎么压都要拆{ $kept }。
        [high] 大{ cards-word }留到后面更有用。
       *[later] 这些{ cards-word }留到后面更有用。
    }
hint-before =
    { $why ->
        [weak] 你的手牌比大多数都弱。
        [fair] 你的手牌够好了。
        [better] 拿了手牌会变好。
        [no-better] 拿了手牌也不会变好。
        [lowest] 差不多哪张{ card-word }都比你最小的强。
        [helps] 这张对你的手牌最有用。
        [highest]
            { $n ->
                [1] 这是你最大的一张。
               *[other] 这是你最大的{ $n }张。
            }
       *[least]
            { $n ->
                [1] 这张你最用不上。
               *[other] 这{ $n }张你最用不上。
            }
    }
did-play = 你出了{ $cards }。
did-pass = 你过牌。
did-declare = { hand-declared }
did-call = 你抓了{ $name }漏报。
button-last-card = 报单！
button-callout = 抓漏报
button-keep = 不重发
button-held =
    { $verb ->
        [pass] 这轮都过
       *[play] 收回
    }
callout-ask = 你抓谁漏报？抓错了，这一局就不能再抓。
picture-open = 要出
picture-last-card = 报单！
picture-opens = { $name }先出
picture-left-over = 多出的牌
picture-stock = 牌堆
picture-pays-for-all = 包赔
picture-penalty = 罚分
help-aim = 抢先把{ cards-word }出完。手里剩下的{ cards-word }要罚分。
help-ranks = **3**最小，往上是4到10、J、Q、K、A，**2**最大。点数一样就比花色。
help-kinds = 可以出单张{ card-word }、对子，或者五张的牌型，例如顺子5-6-7-8-9。
help-beat = 别人出几张{ cards-word }，你也出几张，要更大。或者过牌。
help-lead = 别人都过牌，就由你先出，成牌型的都行。
help-last-card = 只剩一张{ card-word }时，规则要求的话就按**报单！**。
