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
        [pair] 你的一对{ $rank }
        [triple] 你的三个{ $rank }
        [quads] 你的四个{ $rank }
        [straight] 你的{ $low }到{ $high }顺子
        [straight_flush] 你的{ $low }到{ $high }同花顺
        [straight_flush_7] 你的同花顺{ $cards }
        [flush] 你的{ high-card }带头的同花
        [full_house] 你的三个{ $rank }的俘虏
        [four_plus_one] 你的四个{ $rank }的金刚
        [two_pair] 你的两对{ $cards }
        [two_pair_kicker] 你的两对{ $cards }
       *[single] 你的{ $cards }
    }
coach-keep =
    { $kept ->
        [1] { $rank-kept }留到后面
       *[other] { $rank-kept }都留到后面
    }
coach-why =
    { $why ->
        [wins] 出{ coach-own }，你就赢了。
        [opens]
            { $n ->
                [1] 你有{ $opening }，所以你先出。就出这张。
               *[other] 你有{ $opening }，所以你先出。出{ coach-own }。
            }
        [guards] { $name }只剩一张{ card-word }，压不了{ coach-own }。先出它。
        [stops] { $name }只剩一张{ card-word }。出{ coach-own }，这是你能出的最大的。
        [long] 先出{ coach-own }：一下子走掉{ $n }张{ cards-word }。
        [low] 先出{ coach-own }：小的先走。
        [leads]
            { $kind ->
                [pair] 先出{ coach-own }。只有更大的对子压得住。
                [triple] 先出{ coach-own }。只有更大的三个压得住。
               *[single] 先出{ coach-own }。只有更大的{ card-word }压得住。
            }
        [keeps] 出{ coach-own }来压；{ coach-keep }。
        [lowest] 出{ coach-own }来压。再小就压不住。
       *[beats] 出{ coach-own }来压。
    }
coach-ranks = { card-word }里{ $lowest }最小，{ $highest }最大。
coach-met =
    { $met ->
        [quads] 四个就是四张同点数。
        [two_pair] 两对就是两个对子。
        [two_pair_kicker] 两对可以带任意一张{ card-word }。
       *[straight] 顺子就是五张点数相连。
        [flush] 同花就是五张同{ suit-word }。
        [full_house] 俘虏就是三张同点数，带一个对子。
        [four_plus_one] 金刚就是四张同点数，带任意一张。
        [straight_flush] 同花顺就是五张同{ suit-word }相连。
        [straight_flush_7] 这里的同花顺带任意两张。
    }
coach-advice =
    { $met ->
        [none] { coach-why }
       *[straight] { coach-met }{ coach-why }
    }
coach-ticks =
    { $ticked ->
        [yes] 下面已经打了勾（✓）：按**出牌**。
       *[no] 在下面打勾（✓），再按**出牌**。
    }
coach-play =
    { $teaches ->
        [last-card] **教练：**{ coach-advice }先打开**报单！**，再按**出牌**。
        [everything] **教练：**{ coach-ranks }{ coach-advice }{ coach-ticks }
        [ticks] **教练：**{ coach-advice }{ coach-ticks }
       *[nothing] **教练：**{ coach-advice }
    }
coach-pass-why =
    { $why ->
        [nothing] 你压不住。按**过牌**。
        [breaks] 按**过牌**。要压就得拆{ coach-own }。
        [keeps] 按**过牌**，{ coach-keep }。
       *[saves] 按**过牌**。能压的牌留到后面更值。
    }
coach-pass =
    { $met ->
        [none] **教练：**{ coach-pass-why }
       *[straight] **教练：**{ coach-met }{ coach-pass-why }
    }
coach-press =
    { $n ->
        [0] **教练：**按**{ $what }**。
       *[other] **教练：**选{ $cards }，再按**{ $what }**。
    }
coach-wait = **教练：**抢先把{ cards-word }出完。{ coach-ranks }等轮到你，我再帮你。
