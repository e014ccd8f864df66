hint-play =
    { $why ->
        [out] 這是你整手牌。
        [long] 一次出掉很多細牌。
        [many] 一次出掉很多張。
        [other] 快要出完的人跟不到。
        [cheap] 這是大得過它的牌之中最細的。
        [strong] 沒有人大得過。
       *[low] 細的先走。
    }
hint-pass =
    { $why ->
        [cannot] 你沒有牌大得過。
        [partner] 隊友快要出完。
       *[later] 把牌留到後面。
    }
hint-give = 你最不需要它。
hint-choose = 它不比另一張細。
