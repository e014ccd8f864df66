hint-out = 這是你整手牌。
hint-partner = { $name }是隊友，這輪讓一讓。
hint-pass =
    { $can ->
        [yes] 把牌留到後面。
       *[no] 你沒有牌大得過。
    }
hint-for-partner = 隊友{ $name }剩{ $n }張。
hint-stop = { $name }剩{ $n }張，不要讓對方先出。
hint-sure = 沒有人大得過。
hint-lead =
    { $n ->
        [5] 一次出掉五張。
        [1] 細的先走。
       *[other] 細的先走，一次幾張。
    }
hint-cheap =
    { $whole ->
        [yes] 不用拆牌。
       *[no] 沒有甚麼損失。
    }
hint-exchange =
    { $verb ->
        [choose] 其他的都不比它大。
       *[give] 你最不需要它。
    }
