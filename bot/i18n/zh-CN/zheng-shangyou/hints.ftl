hint-play =
    { $why ->
        [out] 一手出完。
        [long] 一下子走掉好几张小牌。
        [many] 一下子走掉好几张。
        [other] 快出完的那家压不了。
        [cheap] 没有更省的压法。
        [strong] 没有人压得住。
       *[low] 小的先走。
    }
hint-pass =
    { $why ->
        [cannot] 你的牌都压不住。
        [partner] 你的队友快出完了。
       *[later] 牌留到后面。
    }
hint-give = 这张你最用不上。
hint-choose = 它至少和另一张一样大。
