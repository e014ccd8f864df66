option-buried = 先點數後花色，要幾張就寫幾次；清單上有幾種選法

plain-to-do =
    { $verb ->
        [play] 出牌
        [give] 給牌
        [take] 拿牌
       *[other] 回答
    }
    .whom =
        { $verb ->
            [play] 輪到{ $names }出牌
            [give] 輪到{ $names }給牌
            [take] 輪到{ $names }拿牌
           *[other] 輪到{ $names }回答
        }
plain-wait =
    { $clock ->
        [slow] { $whom } · 期限{ $date }，{ $time }
        [running] { $whom } · { $time }時間到
       *[none] { $whom }
    }
plain-best = 要壓過：{ $name }的{ $cards }。

plain-choose = 選{ cards }。
plain-coach =
    { $n ->
        [0] **教練：**按這個按鈕：{ $what }。
       *[other] **教練：**選{ $cards }：{ $what }。
    }
plain-hint =
    { $n ->
        [0] 建議：{ $what }
       *[other] 建議：{ $cards }，{ $what }
    }
plain-chosen =
    { $fits ->
        [yes] 已選：{ $cards }
       *[no] 已選：{ $cards } · { $reason }
    }
plain-can-choose = 你可以選：{ $cards }。

refusal-headline = **{ $reason }**

plain-end-points = { $name } **{ SIGNED($p) }**
plain-end-side =
    { $counted ->
        [level] { $name } { SIGNED($p) }，{ $standing }級
       *[total] { $name } { SIGNED($p) }，共{ SIGNED($standing) }
    }
plain-end = { $sides }。
plain-end-outcome = { $won }。{ $why }
picture-captured = 分
