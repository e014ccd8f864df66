page-head =
    { $section ->
        [cards] 人數和牌
        [plays] 牌型和百搭
        [turns] 輪次和換牌
       *[points] 名次和分
    }
topic =
    { $topic ->
        [cards] 人數、幾副牌和大細
        [plays] 牌型和百搭
        [turns] 先出、過和換牌
       *[points] 名次和分
    }
shelf = 最多人玩
