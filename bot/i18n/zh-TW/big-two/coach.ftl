high-card =
    { $high ->
        [J] J
        [Q] Q
        [K] K
        [A] A
       *[other] { $high }
    }
coach-own =
    { $kind ->
        [pair] 一對{ $rank }
        [triple] 三條{ $rank }
        [quads] 四條{ $rank }
        [straight] 順子{ $low }-{ $high }
        [straight_flush] 同花順{ $low }-{ $high }
        [straight_flush_7] 同花順{ $cards }
        [flush] { high-card }最大的同花
        [full_house] { $rank }的葫蘆
        [four_plus_one] { $rank }的鐵支
        [two_pair] 兩對{ $cards }
        [two_pair_kicker] 兩對{ $cards }
       *[single] { $cards }
    }
coach-keep = { $rank-kept }留到後面
coach-why =
    { $why ->
        [wins] 出{ coach-own }：出了就贏。
        [opens]
            { $n ->
                [1] 你有{ $opening }，所以你最先出。出這張。
               *[other] 你有{ $opening }，所以你最先出。出{ coach-own }。
            }
        [guards] { $name }只剩一張{ card-word }，壓不過{ coach-own }。就先出這個。
        [stops] { $name }只剩一張{ card-word }。出{ coach-own }，這是你能出最大的。
        [long] 先出{ coach-own }：一次就少{ $n }張{ cards-word }。
        [low] 先出{ coach-own }：小的先走。
        [leads]
            { $kind ->
                [pair] 先出{ coach-own }。只有更大的一對能壓過。
                [triple] 先出{ coach-own }。只有更大的三條能壓過。
               *[single] 先出{ coach-own }。只有更大的單張能壓過。
            }
        [keeps] 用{ coach-own }壓過去，{ coach-keep }。
        [lowest] 用{ coach-own }壓過去。再小就壓不過了。
       *[beats] 用{ coach-own }壓過去。
    }
coach-ranks = { $lowest }是最小的{ card-word }，{ $highest }最大。
coach-met =
    { $met ->
        [quads] 四條是四張點數相同的牌。
        [two_pair] 兩對是兩個點數不同的對子。
        [two_pair_kicker] 這裡的兩對要帶任意一張{ card-word }。
       *[straight] 順子是五張點數相連的牌。
        [flush] 同花是五張{ suit-word }相同的牌。
        [full_house] 葫蘆是三張點數相同的牌，再加一對。
        [four_plus_one] 鐵支是四張點數相同的牌，再帶任意一張。
        [straight_flush] 同花順是五張{ suit-word }相同、點數又相連的牌。
        [straight_flush_7] 這裡的同花順要帶任意兩張。
    }
coach-advice =
    { $met ->
        [none] { coach-why }
       *[straight] { coach-met }{ coach-why }
    }
coach-ticks =
    { $ticked ->
        [yes]
            { $n ->
                [1] 下面已經勾好了（✓）：按**出牌**。
               *[other] 下面都勾好了（✓）：按**出牌**。
            }
       *[no]
            { $n ->
                [1] 在下面勾這張（✓），再按**出牌**。
               *[other] 在下面勾這些（✓），再按**出牌**。
            }
    }
coach-play =
    { $teaches ->
        [last-card] **教練：**{ coach-advice }先按**剩一張！**，再按**出牌**。
        [everything] **教練：**{ coach-ranks }{ coach-advice }{ coach-ticks }
        [ticks] **教練：**{ coach-advice }{ coach-ticks }
       *[nothing] **教練：**{ coach-advice }
    }
coach-pass-why =
    { $why ->
        [nothing] 你壓不過。按**過**。
        [breaks] 按**過**。要壓就得拆{ coach-own }。
        [keeps] 按**過**，{ coach-keep }。
       *[saves] 按**過**。壓得過的牌留到後面更有用。
    }
coach-pass =
    { $met ->
        [none] **教練：**{ coach-pass-why }
       *[straight] **教練：**{ coach-met }{ coach-pass-why }
    }
coach-press =
    { $n ->
        [0] **教練：**按**{ $what }**。
       *[other] **教練：**選{ $cards }，再按**{ $what }**。
    }
coach-wait = **教練：**最先出完{ cards-word }就贏。{ coach-ranks }等輪到你，我再告訴你怎麼打。
