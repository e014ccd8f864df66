page-head =
    { $section ->
        [cards] 牌
        [plays] 牌型
        [jokers] 鬼牌
        [leads] 誰先出
        [tribute] 貢牌
       *[score] 分、級和一場
    }
topic =
    { $topic ->
        [cards] 幾副牌和大細
        [plays] 甚麼大過甚麼
        [jokers] 鬼牌當甚麼
        [leads] 誰先出
        [tribute] 貢牌
       *[score] 分、級和一場
    }
shelf = 最多人玩
