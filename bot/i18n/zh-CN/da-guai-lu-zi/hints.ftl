hint-out = 一手出完。
hint-partner = { $name }是你的队友，这轮让一让。
hint-pass =
    { $can ->
        [yes] 牌留到后面。
       *[no] 你的牌都压不住。
    }
hint-for-partner = 队友{ $name }只剩{ $n }张牌。
hint-stop = { $name }只剩{ $n }张牌，别让这家先出。
hint-sure = 没有人压得住。
hint-lead =
    { $n ->
        [5] 一下子走掉五张。
        [1] 小的先走。
       *[other] 小的先走，一次走几张。
    }
hint-cheap =
    { $whole ->
        [yes] 不拆别的牌。
       *[no] 没什么损失。
    }
hint-exchange =
    { $verb ->
        [choose] 别的也不更大。
       *[give]
            { $n ->
                [1] 这张你最用不上。
               *[other] 这{ $n }张你最用不上。
            }
    }
