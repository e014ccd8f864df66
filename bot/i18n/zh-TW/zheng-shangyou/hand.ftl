prompt =
    { $phase ->
        [give-up] 交出一張你最大的牌。
        [give-back] 還任意一張。
       *[other] 從兩張裡拿一張。另一張給{ $other }（{ picture-place }）。
    }
hand-offered =
    { $number ->
        [1] 第一張：{ $name }給的{ $cards }。
       *[other] 第二張：{ $name }給的{ $cards }。
    }
hand-put-out = 你拿出{ $cards }。
hand-reading = 壓過{ $name }的**{ $cards }**，{ a-reading }
hand-barred = 你過了，這輪不能再出。

hand-partner = 隊友

hand-chosen-fits = 已選：**{ $cards }**，{ $what }
hand-giving = 要給：{ $cards }
hand-suggested =
    { $explained ->
        [yes] { suggestion }。{ $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] 建議：**{ $cards }**，{ $what }
        [give] 建議：給**{ $cards }**
        [choose] 建議：拿**{ $cards }**
       *[pass] 建議：**過**
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
        [yes] 由小到大：2到A，再來是鬼牌。
       *[no] 由小到大：3到A，再來是2，再來是鬼牌。
    }
coach-line =
    { $verb ->
        [play] **教練：**出{ $cards }，{ $what }。
        [give] **教練：**給{ $cards }。
        [choose] **教練：**拿{ $cards }。
       *[pass] **教練：**這次過。
    }

select-reading = 當什麼出……
button-take = 拿{ $cards }
button-held = 這輪先過
hand-held = 你會一直過到下次有人先出。不要的話，再按一次「這輪先過」。
hand-hold-means = **過**只過這一次。**這輪先過**一直過到有人重新先出。

did-play = 你出了{ $cards }。
did-pass = 你過了。
did-give = 你給了{ $cards }。
did-choose = 你拿了牌。
