page-head =
    { $section ->
        [cards] 牌
        [declaring] 摸牌和亮主
        [play] 出牌
       *[levels] 分和級
    }
topic =
    { $topic ->
        [cards] 幾副牌、底牌和大細
        [declaring] 亮主
        [play] 甩牌、跟花色和斃
       *[levels] 分和級
    }
shelf =
    { $shelf ->
       *[most] 最多人玩
    }
