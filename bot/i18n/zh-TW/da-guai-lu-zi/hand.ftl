hand-out =
    { $place ->
        [1] 你最先出完。
        [2] 你第二個出完。
        [3] 你第三個出完。
        [4] 你第四個出完。
       *[5] 你第五個出完。
    }
prompt-tribute = 進貢一張你最大的牌：{ $cards }。
prompt-return =
    { $n ->
        [1] 還一張你用不到的牌。
       *[other] 放出{ $n }張點數不同的牌。{ $name }從中挑一張。
    }
prompt-choose = { $name }放出{ $cards }。挑一張。

hand-partner = 隊友
hand-few = 牌快沒了

hand-giving =
    { $n ->
        [1] 要給：{ $cards }
       *[other] 要放出：{ $cards }
    }
hand-chosen-fits = 已選：**{ $cards }**，{ $what }
hand-suggested =
    { $explained ->
        [yes] { suggestion }。{ $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] 建議：**{ $cards }**，{ $what }
        [give] 建議：**{ $cards }**
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
    { $trump ->
        [none] 由小到大：2到A，再來是鬼牌。
       *[other] 由小到大：2到A，再來是{ $trump }，再來是鬼牌。
    }
coach-line =
    { $verb ->
        [play]
            { $leads ->
                [yes] **教練：**先出{ $cards }，{ $what }。
               *[no] **教練：**用{ $cards }壓過去，{ $what }。
            }
        [give] **教練：**給{ $cards }。
        [choose] **教練：**拿{ $cards }。
       *[pass] **教練：**這次過。
    }

select-reading = 當什麼出……
button-choose-card = 拿{ $cards }
button-held = 這輪先過
hand-held = 你會一直過到下次有人先出。不要的話，再按一次「這輪先過」。
hand-hold-means = **過**只過這一次。**這輪先過**一直過到有人重新先出。

did-play = 你出了{ $cards }。
did-pass = 你過了。
did-give = 你給了{ $cards }。
did-choose = 你拿了一張。
