page-head =
    { $section ->
        [cards] 牌
        [declaring] 摸牌和亮主
        [play] 出牌
       *[levels] 分和级
    }
topic =
    { $topic ->
        [cards] 几副牌、底牌和大小
        [declaring] 亮主
        [play] 甩牌、跟牌和毙牌
       *[levels] 分和级
    }
shelf =
    { $shelf ->
       *[most] 打得最多
    }
