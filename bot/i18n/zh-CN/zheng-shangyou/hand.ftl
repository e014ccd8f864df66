prompt =
    { $phase ->
        [give-up] 进贡一张你最大的牌。
        [give-back] 任意还一张牌。
       *[other] 两张里拿一张。另一张给{ $other }（{ picture-place }）。
    }
hand-offered =
    { $number ->
        [1] 第一张：{ $name }的{ $cards }。
       *[other] 第二张：{ $name }的{ $cards }。
    }
hand-put-out = 你摆出{ $cards }。
hand-reading = 压{ $name }的**{ $cards }**，{ a-reading }
hand-barred = 你过牌了，这一轮不能再出。
hand-partner = 队友
hand-chosen-fits = 已选：**{ $cards }**，{ $what }
hand-giving = 要给：{ $cards }
hand-suggested =
    { $explained ->
        [yes] { suggestion }。{ $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] 建议：**{ $cards }**，{ $what }
        [give] 建议：给**{ $cards }**
        [choose] 建议：拿**{ $cards }**
       *[pass] 建议：**过牌**
    }
coach-do =
    { $new ->
        [yes]
            { $explained ->
                [yes] { coach-line }{ $why }{ coach-order }
               *[no] { coach-line }{ coach-order }
            }
       *[no]
            { $explained ->
                [yes] { coach-line }{ $why }
               *[no] { coach-line }
            }
    }
coach-order =
    { $twos-low ->
        [yes] 从小到大：2到A，再是小王、大王。
       *[no] 从小到大：3到A，再是2，再是小王、大王。
    }
coach-line =
    { $verb ->
        [play] **教练：**出{ $cards }：{ $what }。
        [give] **教练：**给{ $cards }。
        [choose] **教练：**拿{ $cards }。
       *[pass] **教练：**这次过牌。
    }
select-reading = 当什么出…
button-take = 拿{ $cards }
button-held = 这轮都过
hand-held = 到下次有人先出之前，你都过牌。想停就再按“这轮都过”。
hand-hold-means = **过牌**只过这一手。**这轮都过**会一直过，直到有人重新先出。
did-play = 你出了{ $cards }。
did-pass = 你过牌。
did-give = 你给了{ $cards }。
did-choose = 你拿了牌。
