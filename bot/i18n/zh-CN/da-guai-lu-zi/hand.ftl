hand-out =
    { $place ->
        [1] 你第一个出完。
        [2] 你第二个出完。
        [3] 你第三个出完。
        [4] 你第四个出完。
       *[5] 你第五个出完。
    }
prompt-tribute = 把最大的牌给一张：{ $cards }。
prompt-return =
    { $n ->
        [1] 还一张你用不上的牌。
       *[other] 摆出{ $n }张点数不同的牌，{ $name }拿其中一张。
    }
prompt-choose = { $name }摆出{ $cards }。请拿一张。
hand-partner = 队友
hand-few = 牌不多了
hand-giving =
    { $n ->
        [1] 要给：{ $cards }
       *[other] 要摆出：{ $cards }
    }
hand-chosen-fits = 已选：**{ $cards }**，{ $what }
hand-suggested =
    { $explained ->
        [yes] { suggestion }。{ $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] 建议：**{ $cards }**，{ $what }
        [give] 建议：**{ $cards }**
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
    { $trump ->
        [none] 从小到大：2到A，再是小王、大王。
       *[other] 从小到大：2到A，再是{ $trump }，再是小王、大王。
    }
coach-line =
    { $verb ->
        [play]
            { $leads ->
                [yes] **教练：**先出{ $cards }：{ $what }。
               *[no] **教练：**用{ $cards }压：{ $what }。
            }
        [give] **教练：**给{ $cards }。
        [choose] **教练：**拿{ $cards }。
       *[pass] **教练：**这次过牌。
    }
select-reading = 当什么出…
button-choose-card = 拿{ $cards }
button-held = 这轮都过
hand-held = 到下次有人先出之前，你都过牌。想停就再按“这轮都过”。
hand-hold-means = **过牌**只过这一手。**这轮都过**会一直过，直到有人重新先出。
did-play = 你出了{ $cards }。
did-pass = 你过牌。
did-give = 你给了{ $cards }。
did-choose = 你拿了一张牌。
