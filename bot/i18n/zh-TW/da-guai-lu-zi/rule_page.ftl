page-head =
    { $section ->
        [cards] 牌
        [plays] 牌型
        [jokers] 鬼牌
        [leads] 誰先出
        [tribute] 進貢
       *[score] 分數、級和一場
    }
topic =
    { $topic ->
        [cards] 幾副牌和牌的大小
        [plays] 怎麼壓
        [jokers] 鬼牌當什麼
        [leads] 誰先出
        [tribute] 進貢
       *[score] 分數、級和一場
    }
shelf = 最多人玩
