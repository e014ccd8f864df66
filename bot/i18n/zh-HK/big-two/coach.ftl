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
        [quads] 四張{ $rank }
        [straight] 蛇{ $low }-{ $high }
        [straight_flush] 同花順{ $low }-{ $high }
        [straight_flush_7] 同花順{ $cards }
        [flush] { high-card }大的同花
        [full_house] { $rank }夫佬
        [four_plus_one] 四條{ $rank }
        [two_pair] 兩對{ $cards }
        [two_pair_kicker] 兩對{ $cards }
       *[single] { $cards }
    }
coach-keep = 把{ $rank-kept }留到後面
coach-why =
    { $why ->
        [wins] 出{ coach-own }：出了就贏。
        [opens]
            { $n ->
                [1] 你有{ $opening }，由你開始。先出它。
               *[other] 你有{ $opening }，由你開始。先出{ coach-own }。
            }
        [guards] { $name }剩一張{ card-word }，大不過{ coach-own }。先出它。
        [stops] { $name }剩一張{ card-word }。出{ coach-own }，這是你最大的。
        [long] 先出{ coach-own }：一次出掉{ $n }張{ cards-word }。
        [low] 先出{ coach-own }：細的先走。
        [leads]
            { $kind ->
                [pair] 先出{ coach-own }。只有更大的一對才大得過。
                [triple] 先出{ coach-own }。只有更大的三條才大得過。
               *[single] 先出{ coach-own }。只有更大的{ card-word }才大得過。
            }
        [keeps] 出{ coach-own }大過它；{ coach-keep }。
        [lowest] 出{ coach-own }大過它。再細就不夠。
       *[beats] 出{ coach-own }大過它。
    }
coach-ranks = { $lowest }是最細的{ card-word }，{ $highest }是最大的。
coach-met =
    { $met ->
        [quads] 淨四條是四張同點數。
        [two_pair] 兩對是兩個點數各兩張。
        [two_pair_kicker] 兩對再加任何一張{ card-word }。
       *[straight] 蛇是五張點數相連。
        [flush] 同花是五張同一{ suit-word }。
        [full_house] 夫佬是三張同點數加一對。
        [four_plus_one] 四條是四張同點數加任何一張。
        [straight_flush] 同花順是五張相連，同一{ suit-word }。
        [straight_flush_7] 這裏的同花順要再加任何兩張。
    }
coach-advice =
    { $met ->
        [none] { coach-why }
       *[straight] { coach-met }{ coach-why }
    }
coach-ticks =
    { $ticked ->
        [yes] 下面已經揀好（✓）：按**出牌**。
       *[no] 在下面揀好（✓），再按**出牌**。
    }
coach-play =
    { $teaches ->
        [last-card] **教練：**{ coach-advice }先按**Last card!**，再按**出牌**。
        [everything] **教練：**{ coach-ranks }{ coach-advice }{ coach-ticks }
        [ticks] **教練：**{ coach-advice }{ coach-ticks }
       *[nothing] **教練：**{ coach-advice }
    }
coach-pass-why =
    { $why ->
        [nothing] 你沒有牌大得過。按**過**。
        [breaks] 按**過**。想大過它，就要拆{ coach-own }。
        [keeps] 按**過**，{ coach-keep }。
       *[saves] 按**過**。大得過它的牌，留到後面更有用。
    }
coach-pass =
    { $met ->
        [none] **教練：**{ coach-pass-why }
       *[straight] **教練：**{ coach-met }{ coach-pass-why }
    }
coach-press =
    { $n ->
        [0] **教練：**按**{ $what }**。
       *[other] **教練：**揀{ $cards }，再按**{ $what }**。
    }
coach-wait = **教練：**要最先出完所有{ cards-word }。{ coach-ranks }等輪到你，我再教你。
