hint-play =
    { $why ->
        [out] 這是你全部的手牌。
        [long] 一次少好幾張小牌。
        [many] 一次少好幾張。
        [other] 快出完的人張數對不上，壓不了。
        [cheap] 這是你壓得過的牌裡最小的。
        [strong] 沒有人壓得過。
       *[low] 小牌先走。
    }
hint-pass =
    { $why ->
        [cannot] 你的牌都壓不過。
        [partner] 你的隊友快出完了。
       *[later] 牌留到後面。
    }
hint-give = 你最不需要這張。
hint-choose = 至少跟另一張一樣大。
