hint-out = 這是你全部的手牌。
hint-partner = { $name }是隊友，這輪讓給隊友。
hint-pass =
    { $can ->
        [yes] 牌留到後面。
       *[no] 你的牌都壓不過。
    }
hint-for-partner = 隊友{ $name }還有{ $n }張。
hint-stop = { $name }只剩{ $n }張，別讓這家先出。
hint-sure = 沒有人壓得過。
hint-lead =
    { $n ->
        [5] 一次就少五張。
        [1] 小牌先走。
       *[other] 小牌先走，一次好幾張。
    }
hint-cheap =
    { $whole ->
        [yes] 什麼都不用拆。
       *[no] 損失很小。
    }
hint-exchange =
    { $verb ->
        [choose] 其他的沒有更大。
       *[give]
            { $n ->
                [1] 你最不需要這張。
               *[other] 你最不需要這些。
            }
    }
