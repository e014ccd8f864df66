hand-out = 你第{ $place }個出完。
prompt-tribute = 貢一張最大的牌：{ $cards }。
prompt-return =
    { $n ->
        [1] 還一張你不要的牌。
       *[other] 放出{ $n }張不同點數的牌。{ $name }會揀一張。
    }
prompt-choose = { $name }放出{ $cards }。揀一張。
hand-partner = 隊友
hand-few = 剩很少牌
hand-giving =
    { $n ->
        [1] 要交：{ $cards }
       *[other] 要放：{ $cards }
    }
hand-chosen-fits = 已揀：**{ $cards }**，{ $what }
hand-suggested =
    { $explained ->
        [yes] { suggestion }。{ $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] 建議：**{ $cards }**，{ $what }
        [give] 建議：**{ $cards }**
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
    { $trump ->
        [none] 由細到大：2至A，然後鬼牌。
       *[other] 由細到大：2至A、{ $trump }，然後鬼牌。
    }
coach-line =
    { $verb ->
        [play]
            { $leads ->
                [yes] **教練：**先出{ $cards }：{ $what }。
               *[no] **教練：**用{ $cards }大過它：{ $what }。
            }
        [give] **教練：**交{ $cards }。
        [choose] **教練：**揀{ $cards }。
       *[pass] **教練：**這手過。
    }
select-reading = 當甚麼出……
button-choose-card = 揀{ $cards }
button-held = 這輪過
hand-held = 你會過到下一次先出。想停，再按一次「這輪過」。
hand-hold-means = **過**只過這一手。**這輪過**會一直過，到有人再先出。
did-play = 你出了{ $cards }。
did-pass = 你過了。
did-give = 你交了{ $cards }。
did-choose = 你揀了一張牌。
