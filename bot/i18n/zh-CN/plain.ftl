option-buried = 先点数，后花色，几张就写几次；列表里有一些扣法
plain-to-do =
    { $verb ->
        [play] 该出牌
        [give] 该给牌
        [take] 该拿牌
       *[other] 该回答
    }
    .whom =
        { $verb ->
            [play] 轮到{ $names }出牌
            [give] 轮到{ $names }给牌
            [take] 轮到{ $names }拿牌
           *[other] 轮到{ $names }回答
        }
plain-wait =
    { $clock ->
        [slow] { $whom } · { $date }为止，{ $time }
        [running] { $whom } · { $time }到时
       *[none] { $whom }
    }
plain-best = 要压：{ $name }的{ $cards }。
plain-choose = 选{ cards }。
plain-coach =
    { $n ->
        [0] **教练：**按这个按钮：{ $what }。
       *[other] **教练：**选{ $cards }：{ $what }。
    }
plain-hint =
    { $n ->
        [0] 建议：{ $what }
       *[other] 建议：{ $cards }，{ $what }
    }
plain-chosen =
    { $fits ->
        [yes] 已选：{ $cards }
       *[no] 已选：{ $cards } · { $reason }
    }
plain-can-choose = 可以选：{ $cards }。
refusal-headline = **{ $reason }**
plain-end-points = { $name } **{ SIGNED($p) }**
plain-end-side =
    { $counted ->
        [level] { $name } { SIGNED($p) }，{ $standing }级
       *[total] { $name } { SIGNED($p) }，共{ SIGNED($standing) }
    }
plain-end = { $sides }。
plain-end-outcome = { $won }。{ $why }
picture-captured = 分
