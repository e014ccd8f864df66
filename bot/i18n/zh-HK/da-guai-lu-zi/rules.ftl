rule-dg-players = 六人玩，三人一隊，分兩隊。左右都是對手（DG‑0.3）。
    .title = 人數
    .word = { $dg-players }
rule-dg-packs = 用{ $dg-packs }副牌連鬼牌：每人{ $hand }張（DG‑2.1）。
    .title = 幾副牌
    .word = { $dg-packs }
rule-dg-direction =
    { $dg-direction ->
        [cw] 順時針輪流出牌（DG‑0.2）。
       *[ccw] 逆時針輪流出牌（DG‑0.2）。
    }
    .title = 出牌方向
    .word =
        { $dg-direction ->
            [cw] 順時針
           *[ccw] 逆時針
        }
rule-dg-trump =
    { $dg-trump ->
        [level]
            { $dg-score ->
                [levels] 做莊那隊的級就是主牌。它大過A，細過鬼牌（DG‑2.4）。
               *[caught_points] 每局有一個點數是主牌。它大過A，細過鬼牌（DG‑2.4）。
            }
       *[none] 由細到大：2至10、J、Q、K、A、細鬼、大鬼。沒有主牌（DG‑2.2）。
    }
    .title = 主牌
    .off = 大過A的主牌
    .word =
        { $dg-trump ->
            [level] 按級
           *[none] 沒有
        }
rule-dg-level_start =
    { $dg-score ->
        [levels] 兩隊由{ $dg-level_start }級開始（DG‑6.4）。
       *[caught_points] 主牌是{ $dg-level_start }（DG‑9.1）。
    }
    .title = 第一級
    .word = { $dg-level_start }
rule-dg-flush_over_straight =
    { $dg-flush_over_straight ->
        [yes] 同花大過蛇（DG‑3.2）。
       *[no] 蛇大過同花（DG‑3.2）。
    }
    .title = 同花與蛇
    .word =
        { $dg-flush_over_straight ->
            [yes] 同花大
           *[no] 蛇大
        }
rule-dg-flush_tie =
    { $dg-flush_tie ->
        [all_ranks] 兩副同花最大點數相同，就順次比下去（DG‑3.6）。
       *[top_only] 最大點數相同的同花一樣大（DG‑3.6）。
    }
    .title = 相同的同花
    .word =
        { $dg-flush_tie ->
            [all_ranks] 順次比點數
           *[top_only] 一樣大
        }
rule-dg-small_pair =
    { $dg-small_pair ->
        [beats] 兩張細鬼大過一細一大（DG‑4.3）。
       *[tie] 兩張細鬼與一細一大一樣大（DG‑4.3）。
    }
    .title = 一對細鬼
    .off = 一對細鬼大過一細一大
    .word =
        { $dg-small_pair ->
            [beats] 大過一細一大
           *[tie] 與一細一大一樣
        }
rule-dg-reading =
    { $dg-reading ->
        [named] 你可以說鬼牌當甚麼：砌得到的牌型和點數都可以（DG‑4.7）。
       *[fixed] 鬼牌當砌得到的最強牌型（DG‑4.5）。
    }
    .title = 誰定鬼牌當甚麼
    .off = 自己說鬼牌當甚麼
    .word =
        { $dg-reading ->
            [named] 出牌的人
           *[fixed] 規則
        }
rule-dg-wild_rank =
    { $dg-wild_rank ->
        [weakest] 在最強的牌型之中，鬼牌當最低的點數（DG‑4.5）。
       *[strongest] 在最強的牌型之中，鬼牌當最高的點數（DG‑4.5）。
    }
    .title = 同牌型的點數
    .word =
        { $dg-wild_rank ->
            [weakest] 最低
           *[strongest] 最高
        }
rule-dg-wild_finish =
    { $dg-wild_finish ->
        [weakest] 最後一手是五張而且有鬼牌，就當最弱的牌型（DG‑4.6）。
       *[normal] 最後一手有鬼牌，與平時一樣（DG‑4.6）。
    }
    .title = 帶鬼牌的最後一手
    .off = 帶鬼牌的最後一手當最弱
    .word =
        { $dg-wild_finish ->
            [weakest] 當最弱
           *[normal] 與平時一樣
        }
rule-dg-first_lead =
    { $dg-first_lead ->
        [random] 第一局誰先出，隨機決定（DG‑5.3）。
       *[draw] 各人抽一張牌。最大的第一局先出（DG‑5.3）。
    }
    .title = 第一局先出
    .word =
        { $dg-first_lead ->
            [random] 隨機
           *[draw] 抽到最大的
        }
rule-dg-later_lead =
    { $dg-later_lead ->
        [highest_tribute] 有貢牌，就由貢牌最大的人先出。沒有就由上局最先出完的人先出（DG‑5.4）。
       *[first_finisher] 上局最先出完的人先出（DG‑5.4）。
    }
    .title = 之後各局先出
    .word =
        { $dg-later_lead ->
            [highest_tribute] 貢牌最大的人
           *[first_finisher] 最先出完的人
        }
rule-dg-tribute =
    { $dg-tribute ->
        [yes] 下一局之前，每個被捉的人貢一張最大的牌。會還一張（DG‑7.1）。
       *[no] 被捉的人不用貢牌（DG‑7.1）。
    }
    .title = 貢牌
    .off = 被捉的人貢牌
    .word =
        { $dg-tribute ->
            [yes] 有
           *[no] 沒有
        }
rule-dg-tribute_pick =
    { $dg-tribute_pick ->
        [random] 幾張一樣大，就隨機抽一張貢（DG‑7.3）。
       *[giver] 幾張一樣大，由貢牌的人揀（DG‑7.3）。
    }
    .title = 一樣大的貢牌
    .word =
        { $dg-tribute_pick ->
            [random] 隨機
           *[giver] 貢牌的人揀
        }
rule-dg-pairing =
    { $dg-pairing ->
        [adjacent_first] 貢給緊接在自己之前的贏家。其餘順次（DG‑7.5）。
       *[rank_order] 最大的貢牌給第1名，順次下去（DG‑7.5）。
    }
    .title = 誰貢給誰
    .word =
        { $dg-pairing ->
            [adjacent_first] 相鄰的先
           *[rank_order] 按大細和名次
        }
rule-dg-return =
    { $dg-return ->
        [candidates] 貢鬼牌的話，對方放出兩三張牌，由貢牌的人揀一張（DG‑7.6）。
       *[recipient] 收貢牌的人還任何一張（DG‑7.6）。
    }
    .title = 還牌
    .word =
        { $dg-return ->
            [candidates] 貢牌的人從幾張中揀
           *[recipient] 收貢牌的人揀
        }
rule-dg-resist =
    { $dg-resist ->
        [0] 沒有人可以免貢（DG‑7.2）。
       *[other] 有{ $dg-resist }張鬼牌或以上，不用貢牌（DG‑7.2）。
    }
    .title = 免貢要多少鬼牌
    .word =
        { $dg-resist ->
            [0] 不可以免貢
           *[other] { $dg-resist }
        }
rule-dg-score =
    { $dg-score ->
        [levels] 最先出完的人那隊，三人都比對方先出完就贏。只有做莊的隊贏了才升級（DG‑6.4）。
       *[caught_points] 最先出完的人那隊，三人都比對方先出完就贏。每捉一個對手，各人得一分（DG‑6.3）。
    }
    .title = 計分
    .word =
        { $dg-score ->
            [levels] 升級
           *[caught_points] 每捉一人一分
        }
rule-dg-level_step =
    { $dg-level_step ->
        [caught] 做莊的隊贏了，捉到幾人就升幾級（DG‑6.4）。
       *[one] 做莊的隊贏了，升一級（DG‑6.4）。
    }
    .title = 贏一次升幾級
    .word =
        { $dg-level_step ->
            [caught] 捉到幾人升幾級
           *[one] 一級
        }
rule-dg-level_end = 最後一級是{ $dg-level_end }級（DG‑6.4）。
    .title = 最後一級
    .word = { $dg-level_end }
rule-dg-fail_limit =
    { $dg-fail_limit ->
        [0] 在最後一級輸多少次都可以（DG‑8.2）。
       *[other] 在最後一級輸{ $dg-fail_limit }次，就輸這場（DG‑8.2）。
    }
    .title = 輸幾次就輸一場
    .word =
        { $dg-fail_limit ->
            [0] 不限
           *[other] { $dg-fail_limit }
        }
rule-dg-match_end =
    { $dg-match_end ->
        [points]
            { $dg-score ->
                [levels] 一場打到若干分。升一級算一分（DG‑8.2）。
               *[caught_points] 一場打到若干分（DG‑8.2）。
            }
        [deals] 一場打若干局（DG‑8.2）。
        [level] 做莊的隊贏了最後一級，就贏這場（DG‑8.2）。
       *[open] 打到枱主停（DG‑8.2）。
    }
    .title = 一場怎樣完
    .word =
        { $dg-match_end ->
            [points] 到若干分
            [deals] 打若干局
            [level] 贏了最後一級
           *[open] 枱主停
        }
rule-dg-target = 有{ $dg-target }分就贏這場（DG‑8.2）。
    .title = 多少分贏
    .word = { $dg-target }
rule-dg-deals = 一場{ $dg-deals }局（DG‑8.2）。
    .title = 局數
    .word = { $dg-deals }
