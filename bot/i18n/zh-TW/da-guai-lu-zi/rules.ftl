rule-dg-players = 六個人玩，三人一隊。左右兩邊都不是隊友（DG‑0.3）。
    .title = 人數
    .word = { $dg-players }
rule-dg-packs = 用{ $dg-packs }副牌，有鬼牌：每人{ $hand }張（DG‑2.1）。
    .title = 牌的副數
    .word = { $dg-packs }
rule-dg-direction =
    { $dg-direction ->
        [cw] 順時針輪流（DG‑0.2）。
       *[ccw] 逆時針輪流（DG‑0.2）。
    }
    .title = 方向
    .word =
        { $dg-direction ->
            [cw] 順時針
           *[ccw] 逆時針
        }
rule-dg-trump =
    { $dg-trump ->
        [level]
            { $dg-score ->
                [levels] 先出的隊打幾級，那個點數就是主。主比A大，比鬼牌小（DG‑2.4）。
               *[caught_points] 每局有一個點數是主。主比A大，比鬼牌小（DG‑2.4）。
            }
       *[none] 由小到大：2到10、J、Q、K、A、小鬼、大鬼。沒有主（DG‑2.2）。
    }
    .title = 主
    .off = 比A大的主
    .word =
        { $dg-trump ->
            [level] 照級
           *[none] 沒有
        }
rule-dg-level_start =
    { $dg-score ->
        [levels] 兩隊都從{ $dg-level_start }級開始（DG‑6.4）。
       *[caught_points] 主是{ $dg-level_start }（DG‑9.1）。
    }
    .title = 第一級
    .word = { $dg-level_start }

rule-dg-flush_over_straight =
    { $dg-flush_over_straight ->
        [yes] 同花壓得過順子（DG‑3.2）。
       *[no] 順子壓得過同花（DG‑3.2）。
    }
    .title = 同花和順子
    .word =
        { $dg-flush_over_straight ->
            [yes] 同花大
           *[no] 順子大
        }
rule-dg-flush_tie =
    { $dg-flush_tie ->
        [all_ranks] 兩個同花最大的點數一樣，就往下比（DG‑3.6）。
       *[top_only] 最大的點數一樣，同花就一樣大（DG‑3.6）。
    }
    .title = 同花最大點數一樣時
    .word =
        { $dg-flush_tie ->
            [all_ranks] 往下比
           *[top_only] 一樣大
        }
rule-dg-small_pair =
    { $dg-small_pair ->
        [beats] 兩張小鬼壓得過一大一小（DG‑4.3）。
       *[tie] 兩張小鬼跟一大一小一樣大（DG‑4.3）。
    }
    .title = 一對小鬼
    .off = 一對小鬼壓過一大一小
    .word =
        { $dg-small_pair ->
            [beats] 壓過一大一小
           *[tie] 跟一大一小一樣大
        }

rule-dg-reading =
    { $dg-reading ->
        [named] 你可以說鬼牌當什麼：牌湊得出的牌型和點數都行（DG‑4.7）。
       *[fixed] 鬼牌自動湊成最強的牌型（DG‑4.5）。
    }
    .title = 說鬼牌當什麼
    .off = 說鬼牌當什麼
    .word =
        { $dg-reading ->
            [named] 玩家說
           *[fixed] 照規則
        }
rule-dg-wild_rank =
    { $dg-wild_rank ->
        [weakest] 在最強的牌型裡，鬼牌湊成最小的點數（DG‑4.5）。
       *[strongest] 在最強的牌型裡，鬼牌湊成最大的點數（DG‑4.5）。
    }
    .title = 牌型裡的點數
    .word =
        { $dg-wild_rank ->
            [weakest] 最小
           *[strongest] 最大
        }
rule-dg-wild_finish =
    { $dg-wild_finish ->
        [weakest] 最後一手五張有鬼牌，就當最弱的牌型（DG‑4.6）。
       *[normal] 最後一手有鬼牌，跟平常一樣（DG‑4.6）。
    }
    .title = 最後一手有鬼牌
    .off = 最後一手有鬼牌就當最弱
    .word =
        { $dg-wild_finish ->
            [weakest] 當最弱的牌型
           *[normal] 跟平常一樣
        }

rule-dg-first_lead =
    { $dg-first_lead ->
        [random] 第一局由抽籤決定誰先出（DG‑5.3）。
       *[draw] 每人抽一張。最大的第一局先出（DG‑5.3）。
    }
    .title = 第一局誰先出
    .word =
        { $dg-first_lead ->
            [random] 抽籤
           *[draw] 抽到最大的人
        }
rule-dg-later_lead =
    { $dg-later_lead ->
        [highest_tribute] 進貢之後由貢牌最大的人先出。沒有進貢就由最先出完的人先出（DG‑5.4）。
       *[first_finisher] 上一局最先出完的人先出（DG‑5.4）。
    }
    .title = 之後各局誰先出
    .word =
        { $dg-later_lead ->
            [highest_tribute] 貢牌最大的人
           *[first_finisher] 最先出完的人
        }

rule-dg-tribute =
    { $dg-tribute ->
        [yes] 下一局之前，被抓的人各給一張最大的牌。對方還一張（DG‑7.1）。
       *[no] 被抓的人不用進貢（DG‑7.1）。
    }
    .title = 進貢
    .off = 被抓的人進貢
    .word =
        { $dg-tribute ->
            [yes] 要
           *[no] 不用
        }
rule-dg-tribute_pick =
    { $dg-tribute_pick ->
        [random] 一樣大的牌由抽籤決定給哪張（DG‑7.3）。
       *[giver] 一樣大的牌由進貢的人挑（DG‑7.3）。
    }
    .title = 一樣大的貢牌
    .word =
        { $dg-tribute_pick ->
            [random] 抽籤
           *[giver] 進貢的人挑
        }
rule-dg-pairing =
    { $dg-pairing ->
        [adjacent_first] 先向上家的贏家進貢。其他的依輪流順序（DG‑7.5）。
       *[rank_order] 最大的貢牌給第一名，依此類推（DG‑7.5）。
    }
    .title = 向誰進貢
    .word =
        { $dg-pairing ->
            [adjacent_first] 先給隔壁
           *[rank_order] 照大小和名次
        }
rule-dg-return =
    { $dg-return ->
        [candidates] 貢牌是鬼牌的話，對方放出兩三張，由進貢的人挑一張（DG‑7.6）。
       *[recipient] 收的人還任意一張（DG‑7.6）。
    }
    .title = 還牌
    .word =
        { $dg-return ->
            [candidates] 進貢的人從幾張裡挑
           *[recipient] 收的人決定
        }
rule-dg-resist =
    { $dg-resist ->
        [0] 沒有人免進貢（DG‑7.2）。
        [1] 有一張鬼牌就不用進貢（DG‑7.2）。
       *[other] 有{ $dg-resist }張以上的鬼牌就不用進貢（DG‑7.2）。
    }
    .title = 幾張鬼牌免進貢
    .word =
        { $dg-resist ->
            [0] 沒有
           *[other] { $dg-resist }
        }

rule-dg-score =
    { $dg-score ->
        [levels] 最先有人出完的隊，全隊先出完就贏。只有先出的隊贏了才升級（DG‑6.4）。
       *[caught_points] 最先有人出完的隊，全隊先出完就贏。抓到對手一個，每人得一分（DG‑6.3）。
    }
    .title = 計分
    .word =
        { $dg-score ->
            [levels] 升級
           *[caught_points] 抓到一個一分
        }
rule-dg-level_step =
    { $dg-level_step ->
        [caught] 先出的隊贏了，抓到對手幾個就升幾級（DG‑6.4）。
       *[one] 先出的隊贏了升一級（DG‑6.4）。
    }
    .title = 贏了升幾級
    .word =
        { $dg-level_step ->
            [caught] 抓到幾個升幾級
           *[one] 一級
        }
rule-dg-level_end = 最後一級是{ $dg-level_end }（DG‑6.4）。
    .title = 最後一級
    .word = { $dg-level_end }
rule-dg-fail_limit =
    { $dg-fail_limit ->
        [0] 在最後一級失敗幾次都可以（DG‑8.2）。
        [1] 在最後一級失敗就輸這一場（DG‑8.2）。
       *[other] 在最後一級失敗{ $dg-fail_limit }次就輸這一場（DG‑8.2）。
    }
    .title = 失敗幾次算輸
    .word =
        { $dg-fail_limit ->
            [0] 不限
           *[other] { $dg-fail_limit }
        }
rule-dg-match_end =
    { $dg-match_end ->
        [points]
            { $dg-score ->
                [levels] 打到幾分為一場。升一級算一分（DG‑8.2）。
               *[caught_points] 打到幾分為一場（DG‑8.2）。
            }
        [deals] 打幾局為一場（DG‑8.2）。
        [level] 先出的隊在最後一級贏，就贏這一場（DG‑8.2）。
       *[open] 打到桌主喊停（DG‑8.2）。
    }
    .title = 一場怎麼結束
    .word =
        { $dg-match_end ->
            [points] 打到幾分
            [deals] 打幾局
            [level] 在最後一級贏
           *[open] 桌主喊停
        }
rule-dg-target = { $dg-target }分就贏這一場（DG‑8.2）。
    .title = 贏要幾分
    .word = { $dg-target }
rule-dg-deals = 打{ $dg-deals }局為一場（DG‑8.2）。
    .title = 局數
    .word = { $dg-deals }
