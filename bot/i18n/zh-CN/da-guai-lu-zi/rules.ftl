rule-dg-players = 六个人分两队，每队三人。左右邻座都不是队友（DG‑0.3）。
    .title = 人数
    .word = { $dg-players }
rule-dg-packs = 用{ $dg-packs }副带大小王的牌：每人{ $hand }张（DG‑2.1）。
    .title = 几副牌
    .word = { $dg-packs }
rule-dg-direction =
    { $dg-direction ->
        [cw] 顺时针轮流（DG‑0.2）。
       *[ccw] 逆时针轮流（DG‑0.2）。
    }
    .title = 出牌方向
    .word =
        { $dg-direction ->
            [cw] 顺时针
           *[ccw] 逆时针
        }
rule-dg-trump =
    { $dg-trump ->
        [level]
            { $dg-score ->
                [levels] 领打那队的级就是主点数，比A大，比王小（DG‑2.4）。
               *[caught_points] 每一局都有一个主点数，比A大，比王小（DG‑2.4）。
            }
       *[none] 从小到大：2到10、J、Q、K、A、小王、大王。没有主点数（DG‑2.2）。
    }
    .title = 主点数
    .off = 比A大的主点数
    .word =
        { $dg-trump ->
            [level] 按级
           *[none] 没有
        }
rule-dg-level_start =
    { $dg-score ->
        [levels] 两队都从{ $dg-level_start }打起（DG‑6.4）。
       *[caught_points] 主点数是{ $dg-level_start }（DG‑9.1）。
    }
    .title = 起始级
    .word = { $dg-level_start }
rule-dg-flush_over_straight =
    { $dg-flush_over_straight ->
        [yes] 同花压顺子（DG‑3.2）。
       *[no] 顺子压同花（DG‑3.2）。
    }
    .title = 同花和顺子
    .word =
        { $dg-flush_over_straight ->
            [yes] 同花大
           *[no] 顺子大
        }
rule-dg-flush_tie =
    { $dg-flush_tie ->
        [all_ranks] 两个同花最大的点数相同，就往下比（DG‑3.6）。
       *[top_only] 最大的点数相同，同花就一样大（DG‑3.6）。
    }
    .title = 最大点数相同的同花
    .word =
        { $dg-flush_tie ->
            [all_ranks] 往下比
           *[top_only] 一样大
        }
rule-dg-small_pair =
    { $dg-small_pair ->
        [beats] 两张小王压一张小王加一张大王（DG‑4.3）。
       *[tie] 两张小王和一张小王加一张大王一样大（DG‑4.3）。
    }
    .title = 一对小王
    .off = 一对小王压一大一小
    .word =
        { $dg-small_pair ->
            [beats] 压一大一小
           *[tie] 和一大一小一样大
        }
rule-dg-reading =
    { $dg-reading ->
        [named] 王当什么可以由你说：牌能成的牌型和点数都行（DG‑4.7）。
       *[fixed] 带王的牌总是算最强的牌型（DG‑4.5）。
    }
    .title = 说王当什么
    .off = 自己说王当什么
    .word =
        { $dg-reading ->
            [named] 由出牌的人说
           *[fixed] 按规则
        }
rule-dg-wild_rank =
    { $dg-wild_rank ->
        [weakest] 在最强的牌型里，王当最小的点数（DG‑4.5）。
       *[strongest] 在最强的牌型里，王当最大的点数（DG‑4.5）。
    }
    .title = 牌型里的点数
    .word =
        { $dg-wild_rank ->
            [weakest] 最小
           *[strongest] 最大
        }
rule-dg-wild_finish =
    { $dg-wild_finish ->
        [weakest] 带王的五张收尾，算最弱的（DG‑4.6）。
       *[normal] 带王的最后一手，和平时一样算（DG‑4.6）。
    }
    .title = 带王的最后一手
    .off = 带王收尾算最弱
    .word =
        { $dg-wild_finish ->
            [weakest] 算最弱的
           *[normal] 和平时一样
        }
rule-dg-first_lead =
    { $dg-first_lead ->
        [random] 第一局谁先出，随机定（DG‑5.3）。
       *[draw] 每人抽一张牌，最大的在第一局先出（DG‑5.3）。
    }
    .title = 第一局谁先出
    .word =
        { $dg-first_lead ->
            [random] 随机
           *[draw] 抽到最大的
        }
rule-dg-later_lead =
    { $dg-later_lead ->
        [highest_tribute] 进贡之后，进贡牌最大的人先出。没有进贡，就是上局第一个出完的人（DG‑5.4）。
       *[first_finisher] 上局第一个出完的人先出（DG‑5.4）。
    }
    .title = 之后各局谁先出
    .word =
        { $dg-later_lead ->
            [highest_tribute] 进贡牌最大的人
           *[first_finisher] 第一个出完的人
        }
rule-dg-tribute =
    { $dg-tribute ->
        [yes] 下一局之前，被捉的人各给一张最大的牌，再收一张还贡（DG‑7.1）。
       *[no] 被捉的人不用进贡（DG‑7.1）。
    }
    .title = 进贡
    .off = 被捉的人进贡
    .word =
        { $dg-tribute ->
            [yes] 要
           *[no] 不要
        }
rule-dg-tribute_pick =
    { $dg-tribute_pick ->
        [random] 进贡的人有几张一样大的，就随机挑（DG‑7.3）。
       *[giver] 进贡的人有几张一样大的，就自己挑（DG‑7.3）。
    }
    .title = 一样大的进贡牌
    .word =
        { $dg-tribute_pick ->
            [random] 随机挑
           *[giver] 进贡的人挑
        }
rule-dg-pairing =
    { $dg-pairing ->
        [adjacent_first] 上家是赢家，就给上家进贡。其余的按轮流的次序（DG‑7.5）。
       *[rank_order] 最大的进贡牌给第1名，依次类推（DG‑7.5）。
    }
    .title = 谁给谁进贡
    .word =
        { $dg-pairing ->
            [adjacent_first] 先看邻座
           *[rank_order] 按点数和名次
        }
rule-dg-return =
    { $dg-return ->
        [candidates] 进贡的是王，就摆出两三张，由进贡的人拿一张（DG‑7.6）。
       *[recipient] 还哪张，由收到的人定（DG‑7.6）。
    }
    .title = 还贡
    .word =
        { $dg-return ->
            [candidates] 进贡的人从几张里拿
           *[recipient] 收到的人定
        }
rule-dg-resist =
    { $dg-resist ->
        [0] 谁都不能免进贡（DG‑7.2）。
       *[other] 至少有{ $dg-resist }张王，就不用进贡（DG‑7.2）。
    }
    .title = 几张王可以免进贡
    .word =
        { $dg-resist ->
            [0] 没有
           *[other] { $dg-resist }
        }
rule-dg-score =
    { $dg-score ->
        [levels] 有人第一个出完，三家又都先出完，这队就赢。只有领打的队赢了才升级（DG‑6.4）。
       *[caught_points] 有人第一个出完，三家又都先出完，这队就赢。每捉一个对手，队里每人得一分（DG‑6.3）。
    }
    .title = 计分
    .word =
        { $dg-score ->
            [levels] 打级
           *[caught_points] 每捉一个得一分
        }
rule-dg-level_step =
    { $dg-level_step ->
        [caught] 领打的队赢了，捉几个对手就升几级（DG‑6.4）。
       *[one] 领打的队赢了，升一级（DG‑6.4）。
    }
    .title = 赢一次升几级
    .word =
        { $dg-level_step ->
            [caught] 捉几个升几级
           *[one] 一级
        }
rule-dg-level_end = { $dg-level_end }是最后一级（DG‑6.4）。
    .title = 最后一级
    .word = { $dg-level_end }
rule-dg-fail_limit =
    { $dg-fail_limit ->
        [0] 在最后一级失败几次都行（DG‑8.2）。
       *[other] 在最后一级失败{ $dg-fail_limit }次，就输掉本场（DG‑8.2）。
    }
    .title = 失败几次算输
    .word =
        { $dg-fail_limit ->
            [0] 不限
           *[other] { $dg-fail_limit }
        }
rule-dg-match_end =
    { $dg-match_end ->
        [points]
            { $dg-score ->
                [levels] 一场打到一定的分数。升一级算一分（DG‑8.2）。
               *[caught_points] 一场打到一定的分数（DG‑8.2）。
            }
        [deals] 一场打一定的局数（DG‑8.2）。
        [level] 领打的队在最后一级赢了，就赢下本场（DG‑8.2）。
       *[open] 一直打到桌主喊停（DG‑8.2）。
    }
    .title = 一场怎么结束
    .word =
        { $dg-match_end ->
            [points] 打到一定的分数
            [deals] 打一定的局数
            [level] 在最后一级赢
           *[open] 桌主喊停
        }
rule-dg-target = 打到{ $dg-target }分赢下本场（DG‑8.2）。
    .title = 打到几分
    .word = { $dg-target }
rule-dg-deals = 一场打{ $dg-deals }局（DG‑8.2）。
    .title = 打几局
    .word = { $dg-deals }
