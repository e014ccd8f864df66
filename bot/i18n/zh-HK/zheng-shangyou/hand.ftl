prompt =
    { $phase ->
        [give-up] 交出一張最大的牌。
        [give-back] 還任何一張牌。
       *[other] 兩張牌揀一張。另一張給{ $other }（{ picture-place }）。
    }
hand-offered =
    { $number ->
        [1] 第一張：{ $name }的{ $cards }。
       *[other] 第二張：{ $name }的{ $cards }。
    }
hand-put-out = 你放出了{ $cards }。
hand-reading = 要大過{ $name }的**{ $cards }**，{ a-reading }
hand-barred = 你過了，這一輪不會再輪到你。
hand-partner = 隊友
hand-chosen-fits = 已揀：**{ $cards }**，{ $what }
hand-giving = 要交：{ $cards }
hand-suggested =
    { $explained ->
        [yes] { suggestion }。{ $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] 建議：**{ $cards }**，{ $what }
        [give] 建議：交**{ $cards }**
        [choose] 建議：揀**{ $cards }**
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
        [yes] 由細到大：2至A，然後鬼牌。
       *[no] 由細到大：3至A、2，然後鬼牌。
    }
coach-line =
    { $verb ->
        [play] **教練：**出{ $cards }：{ $what }。
        [give] **教練：**交{ $cards }。
        [choose] **教練：**揀{ $cards }。
       *[pass] **教練：**這手過。
    }
select-reading = 當甚麼出……
button-take = 揀{ $cards }
button-held = 這輪過
hand-held = 你會過到下一次先出。想停，再按一次「這輪過」。
hand-hold-means = **過**只過這一手。**這輪過**會一直過，到有人再先出。
did-play = 你出了{ $cards }。
did-pass = 你過了。
did-give = 你交了{ $cards }。
did-choose = 你揀了牌。
