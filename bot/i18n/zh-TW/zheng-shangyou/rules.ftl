rule-zs-players =
    { $even ->
        [yes] { $zs-players }個人玩，每人{ $hand }張（ZS‑2.3）。
       *[no] { $zs-players }個人玩，每人最多{ $hand }張（ZS‑2.3）。
    }
    .title = 人數
    .word = { $zs-players }
rule-zs-packs = 用{ $zs-packs }副54張的牌，包括鬼牌（ZS‑2.2）。
    .title = 牌的副數
    .word = { $zs-packs }
rule-zs-surplus =
    { $zs-surplus ->
        [leave] 每人一樣多張，其餘{ $surplus }張蓋著不用（ZS‑2.3）。
       *[deal] 牌全部發完，所以有人多一張（ZS‑2.3）。
    }
    .title = 餘牌
    .word =
        { $zs-surplus ->
            [leave] 蓋著不用
           *[deal] 發完
        }
rule-zs-teams =
    { $sides ->
        [pairs] 二對二。對面是隊友（ZS‑2.4）。
        [threes] 三對三。隔一個座位是隊友（ZS‑2.4）。
       *[none] 各打各的（ZS‑2.4）。
    }
    .title = 分隊
    .word =
        { $sides ->
            [pairs] 二對二
            [threes] 三對三
           *[none] 不分
        }
rule-zs-direction =
    { $zs-direction ->
        [cw] 順時針輪流（ZS‑0.2）。
       *[ccw] 逆時針輪流（ZS‑0.2）。
    }
    .title = 方向
    .word =
        { $zs-direction ->
            [cw] 順時針
           *[ccw] 逆時針
        }
rule-zs-ranks =
    { $order ->
        [low] 2最小，再來是3到10、J、Q、K、A，鬼牌最大（ZS‑2.1）。
       *[high] 3最小，再來是4到10、J、Q、K、A、2，鬼牌最大（ZS‑2.1）。
    }
    .title = 點數大小
    .word =
        { $order ->
            [low] 2最小，A最大
           *[high] 3最小，2最大
        }

rule-zs-wild_jokers =
    { $zs-wild_jokers ->
        [yes] 鬼牌在同點數或順子裡可以當任何牌（ZS‑3.3）。
       *[no] 鬼牌只當自己（ZS‑3.3）。
    }
    .title = 鬼牌百搭
    .off = 百搭的鬼牌
    .word =
        { $zs-wild_jokers ->
            [yes] 是百搭
           *[no] 不是百搭
        }
rule-zs-wild_twos =
    { $zs-wild_twos ->
        [yes] 順子以外，{ a-two }可以當一起出的牌的點數（ZS‑3.3）。
       *[no] 跟別的牌一起，{ a-two }只當自己（ZS‑3.3）。
    }
    .title = 最大點數百搭
    .off = 百搭的最大點數
    .word =
        { $zs-wild_twos ->
            [yes] 是百搭
           *[no] 不是百搭
        }
rule-zs-reading =
    { $zs-reading ->
        [fixed] 牌可以當好幾種牌型時，照規則選一種（ZS‑4.2）。
       *[named] 牌可以當好幾種牌型時，你可以說是哪一種（ZS‑4.2）。
    }
    .title = 可以當好幾種牌型時
    .word =
        { $zs-reading ->
            [fixed] 照規則
           *[named] 玩家選
        }
rule-zs-seq_ranks =
    { $straights ->
        [low] 順子從2到K（ZS‑3.4）。
        [all] 順子從2到A（ZS‑3.4）。
       *[high] 順子從3到A（ZS‑3.4）。
    }
    .title = 順子的點數
    .word =
        { $straights ->
            [low] 2到K
            [all] 2到A
           *[high] 3到A
        }
rule-zs-seq_min =
    { $runs ->
        [yes] 順子至少要{ $zs-seq_min }張相連（ZS‑3.4）。
       *[no] 沒有順子：手牌不可能有{ $zs-seq_min }張相連（ZS‑3.4）。
    }
    .title = 最短的順子
    .word = { $zs-seq_min }張
rule-zs-suited_beats =
    { $zs-suited_beats ->
        [yes] 同花順壓得過一樣長的雜花順子（ZS‑3.4）。
       *[no] 順子不看花色（ZS‑3.4）。
    }
    .title = 同花順
    .word =
        { $zs-suited_beats ->
            [yes] 壓得過雜花的
           *[no] 跟雜花的一樣
        }
rule-zs-multi_seq_min =
    { $multiple_runs ->
        [yes] 連對、連三條、連四條至少要{ $zs-multi_seq_min }個點數（ZS‑3.5）。
       *[no] 沒有連對：手牌不可能有{ $zs-multi_seq_min }對相連（ZS‑3.5）。
    }
    .title = 最短的連對
    .word = { $zs-multi_seq_min }個點數
rule-zs-full_house =
    { $zs-full_house ->
        [yes] 葫蘆是三張同點數，加兩張同點數。比三張的（ZS‑3.6）。
       *[no] 沒有葫蘆（ZS‑3.6）。
    }
    .title = 葫蘆
    .off = 葫蘆
    .word =
        { $zs-full_house ->
            [yes] 有
           *[no] 沒有
        }
rule-zs-bombs =
    { $zs-bombs ->
        [yes] 四張以上同點數，沒有百搭，就是炸彈，壓得過其他牌型。兩張鬼牌是火箭，連炸彈都壓得過，沒有牌壓得過它（ZS‑3.7）。
       *[no] 沒有炸彈：四條只能壓四條（ZS‑3.7）。
    }
    .title = 炸彈
    .off = 炸彈
    .word =
        { $zs-bombs ->
            [yes] 有
           *[no] 沒有
        }

rule-zs-first_lead =
    { $zs-first_lead ->
        [spade3] 第一局由有最小黑桃的人先出，出什麼都可以（ZS‑5.2）。
       *[dealer] 第一局抽籤定莊家，由莊家先出，出什麼都可以（ZS‑5.1）。
    }
    .title = 第一局誰先出
    .word =
        { $zs-first_lead ->
            [spade3] 最小的黑桃
           *[dealer] 莊家
        }
rule-zs-later_lead =
    { $zs-later_lead ->
        [winner] 之後由上一局第一名坐莊並先出（ZS‑5.1）。
        [as_first] 之後由最後一名坐莊，最小的黑桃先出（ZS‑5.1）。
       *[third] 之後由上一局第三名坐莊並先出（ZS‑5.1）。
    }
    .title = 之後各局誰先出
    .word =
        { $zs-later_lead ->
            [winner] 第一名
            [as_first] 最小的黑桃
           *[third] 第三名
        }
rule-zs-pass_lock =
    { $zs-pass_lock ->
        [yes] 過了就要等下一輪才能出（ZS‑5.3）。
       *[no] 過了之後，同一輪還是可以再出（ZS‑5.3）。
    }
    .title = 過了之後
    .word =
        { $zs-pass_lock ->
            [yes] 這一輪不能再出
           *[no] 可以再出
        }
rule-zs-exchange =
    { $zs-exchange ->
        [last_two] 之後每局開始前，最後兩名各交出一張最大的牌。前兩名各還任意一張（ZS‑6.2）。
        [last_one] 之後每局開始前，最後一名交出一張最大的牌。第一名還任意一張（ZS‑6.3）。
       *[none] 局間不換牌（ZS‑6）。
    }
    .title = 換牌
    .off = 局間換牌
    .word =
        { $zs-exchange ->
            [last_two] 最後兩名和前兩名
            [last_one] 最後一名和第一名
           *[none] 沒有
        }

rule-zs-points =
    { $sides ->
        [none]
            { $paid_places ->
                [0] 名次不給分（ZS‑7.1）。
                [1] 只有第一名得分：{ $paid }（ZS‑7.1）。
               *[other] 從第一名起得分：{ $paid }（ZS‑7.1）。
            }
       *[other]
            { $paid_places ->
                [0] 名次不給分（ZS‑7.2）。
                [1] 只有第一名替隊伍得分：{ $paid }（ZS‑7.2）。
               *[other] 從第一名起替隊伍得分：{ $paid }（ZS‑7.2）。
            }
    }
    .title = 名次的分數
    .allowed = 1到8個0到100的數，後面的不能比前面大，例如 { $example }
    .word = { $points }
rule-zs-not_last =
    { $zs-not_last ->
        [0] 沒有最後一名的隊不加分（ZS‑7.2）。
       *[other] 沒有最後一名的隊多得{ $zs-not_last }分（ZS‑7.2）。
    }
    .title = 避開最後一名
    .word =
        { $zs-not_last ->
            [0] 不加分
           *[other] { $zs-not_last }分
        }
rule-zs-match_end =
    { $zs-match_end ->
        [deals] 打完定好的局數，總分最高的贏（ZS‑7.3）。
        [open] 打到桌主喊停（ZS‑7.3）。
       *[points] 有人或有一隊分數夠又單獨領先，這一場就結束（ZS‑7.3）。
    }
    .title = 一場怎麼結束
    .word =
        { $zs-match_end ->
            [deals] 打完局數
            [open] 桌主喊停
           *[points] 打到幾分
        }
rule-zs-target = { $zs-target }分就夠贏（ZS‑7.3）。
    .title = 贏要幾分
    .word = { $zs-target }
rule-zs-deals = 打{ $zs-deals }局為一場（ZS‑7.3）。
    .title = 一場的局數
    .word = { $zs-deals }
