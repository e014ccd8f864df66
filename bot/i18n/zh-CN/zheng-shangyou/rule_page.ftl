page-head =
    { $section ->
        [cards] 人数和牌
        [plays] 牌型和百搭
        [turns] 轮流和换牌
       *[points] 名次和分
    }
topic =
    { $topic ->
        [cards] 人数、几副牌和大小
        [plays] 牌型和百搭
        [turns] 先出、过牌和换牌
       *[points] 名次和分
    }
shelf = 打得最多
