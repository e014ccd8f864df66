option-buried = 先點數，後花色，要幾張寫幾次；清單有一些選擇
plain-to-do =
    { $verb ->
        [play] 輪到
        [give] 要交牌
        [take] 要拿牌
       *[other] 要回應
    }
    .whom =
        { $verb ->
            [play] 輪到{ $names }
            [give] { $names }要交牌
            [take] { $names }要拿牌
           *[other] { $names }要回應
        }
plain-wait =
    { $clock ->
        [slow] { $whom } · { $date }前，{ $time }
        [running] { $whom } · { $time }夠鐘
       *[none] { $whom }
    }
plain-best = 要大過：{ $name }的{ $cards }。
plain-choose = 揀{ cards }。
plain-coach =
    { $n ->
        [0] **教練：**按這個按鈕：{ $what }。
       *[other] **教練：**揀{ $cards }：{ $what }。
    }
plain-hint =
    { $n ->
        [0] 建議：{ $what }
       *[other] 建議：{ $cards }，{ $what }
    }
plain-chosen =
    { $fits ->
        [yes] 已揀：{ $cards }
       *[no] 已揀：{ $cards } · { $reason }
    }
plain-can-choose = 你可以揀：{ $cards }。
refusal-headline = **{ $reason }**
plain-end-points = { $name } **{ SIGNED($p) }**
plain-end-side =
    { $counted ->
        [level] { $name } { SIGNED($p) }，{ $standing }級
       *[total] { $name } { SIGNED($p) }，合計{ SIGNED($standing) }
    }
plain-end = { $sides }。
plain-end-outcome = { $won }。{ $why }
picture-captured = 得分
