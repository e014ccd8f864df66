page-head =
    { $section ->
        [cards] 牌
        [plays] 牌型
        [jokers] 大小王
        [leads] 谁先出
        [tribute] 进贡
       *[score] 计分和打级
    }
topic =
    { $topic ->
        [cards] 几副牌和大小
        [plays] 什么压什么
        [jokers] 大小王当什么
        [leads] 谁先出
        [tribute] 进贡
       *[score] 计分和打级
    }
shelf = 打得最多
