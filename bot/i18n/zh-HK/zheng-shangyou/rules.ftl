rule-zs-players =
    { $even ->
        [yes] { $zs-players }人玩，每人{ $hand }張（ZS‑2.3）。
       *[no] { $zs-players }人玩，每人最多{ $hand }張（ZS‑2.3）。
    }
    .title = 人數
    .word = { $zs-players }
rule-zs-packs = 用{ $zs-packs }副54張牌，連鬼牌（ZS‑2.2）。
    .title = 幾副牌
    .word = { $zs-packs }
rule-zs-surplus =
    { $zs-surplus ->
        [leave] 每人張數一樣，{ $surplus }張蓋着不用（ZS‑2.3）。
       *[deal] 全部派完，所以有人多一張（ZS‑2.3）。
    }
    .title = 多出的牌
    .word =
        { $zs-surplus ->
            [leave] 蓋着不用
           *[deal] 派完
        }
rule-zs-teams =
    { $sides ->
        [pairs] 二對二。對家坐對面（ZS‑2.4）。
        [threes] 三對三。隔一個座位就是隊友（ZS‑2.4）。
       *[none] 各為自己（ZS‑2.4）。
    }
    .title = 分隊
    .word =
        { $sides ->
            [pairs] 二對二
            [threes] 三對三
           *[none] 沒有
        }
rule-zs-direction =
    { $zs-direction ->
        [cw] 順時針輪流出牌（ZS‑0.2）。
       *[ccw] 逆時針輪流出牌（ZS‑0.2）。
    }
    .title = 出牌方向
    .word =
        { $zs-direction ->
            [cw] 順時針
           *[ccw] 逆時針
        }
rule-zs-ranks =
    { $order ->
        [low] 2最細，然後3至10、J、Q、K、A和鬼牌（ZS‑2.1）。
       *[high] 3最細，然後4至10、J、Q、K、A、2和鬼牌（ZS‑2.1）。
    }
    .title = 點數的大細
    .word =
        { $order ->
            [low] 2最細，A最大
           *[high] 3最細，2最大
        }
rule-zs-wild_jokers =
    { $zs-wild_jokers ->
        [yes] 在同點數的牌或蛇裏，鬼牌可以當任何牌（ZS‑3.3）。
       *[no] 鬼牌只當自己（ZS‑3.3）。
    }
    .title = 鬼牌做百搭
    .off = 鬼牌做百搭
    .word =
        { $zs-wild_jokers ->
            [yes] 百搭
           *[no] 不是百搭
        }
rule-zs-wild_twos =
    { $zs-wild_twos ->
        [yes] 蛇以外，{ a-two }可以當一起出的牌的點數（ZS‑3.3）。
       *[no] 與其他牌一起出，{ a-two }只當自己（ZS‑3.3）。
    }
    .title = 最大點數做百搭
    .off = 最大點數做百搭
    .word =
        { $zs-wild_twos ->
            [yes] 百搭
           *[no] 不是百搭
        }
rule-zs-reading =
    { $zs-reading ->
        [fixed] 可以當幾種牌型，就由規則決定（ZS‑4.2）。
       *[named] 可以當幾種牌型，你可以說當哪種（ZS‑4.2）。
    }
    .title = 可以當幾種牌型的牌
    .word =
        { $zs-reading ->
            [fixed] 規則決定
           *[named] 出牌的人決定
        }
rule-zs-seq_ranks =
    { $straights ->
        [low] 蛇由2到K（ZS‑3.4）。
        [all] 蛇由2到A（ZS‑3.4）。
       *[high] 蛇由3到A（ZS‑3.4）。
    }
    .title = 蛇的點數
    .word =
        { $straights ->
            [low] 2至K
            [all] 2至A
           *[high] 3至A
        }
rule-zs-seq_min =
    { $runs ->
        [yes] 蛇最少要{ $zs-seq_min }張相連（ZS‑3.4）。
       *[no] 沒有蛇：手牌不會有{ $zs-seq_min }張相連（ZS‑3.4）。
    }
    .title = 最短的蛇
    .word = { $zs-seq_min }張
rule-zs-suited_beats =
    { $zs-suited_beats ->
        [yes] 同花順大過同樣長的雜色蛇（ZS‑3.4）。
       *[no] 蛇不看花色（ZS‑3.4）。
    }
    .title = 同花順
    .word =
        { $zs-suited_beats ->
            [yes] 大過雜色蛇
           *[no] 與雜色蛇一樣
        }
rule-zs-multi_seq_min =
    { $multiple_runs ->
        [yes] 連對、連三條、連四條，最少要{ $zs-multi_seq_min }個點數（ZS‑3.5）。
       *[no] 沒有連對：手牌不會有{ $zs-multi_seq_min }對相連（ZS‑3.5）。
    }
    .title = 最短的連對
    .word = { $zs-multi_seq_min }個點數
rule-zs-full_house =
    { $zs-full_house ->
        [yes] 夫佬是三張同點數加一對。比三張的點數（ZS‑3.6）。
       *[no] 沒有夫佬（ZS‑3.6）。
    }
    .title = 夫佬
    .off = 夫佬
    .word =
        { $zs-full_house ->
            [yes] 有
           *[no] 沒有
        }
rule-zs-bombs =
    { $zs-bombs ->
        [yes] 四張或以上同點數、沒有百搭，就是炸彈，大過其他牌型。兩張鬼牌是火箭。火箭大過炸彈，沒有牌大過它（ZS‑3.7）。
       *[no] 沒有炸彈：四條只可以跟四條（ZS‑3.7）。
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
        [spade3] 第一局由有最細葵扇的人先出，任出（ZS‑5.2）。
       *[dealer] 第一局抽籤定莊家，由莊家先出，任出（ZS‑5.1）。
    }
    .title = 第一局先出
    .word =
        { $zs-first_lead ->
            [spade3] 有最細葵扇的人
           *[dealer] 莊家
        }
rule-zs-later_lead =
    { $zs-later_lead ->
        [winner] 之後由上局第1名做莊，先出（ZS‑5.1）。
        [as_first] 之後由最後一名做莊，有最細葵扇的人先出（ZS‑5.1）。
       *[third] 之後由上局第3名做莊，先出（ZS‑5.1）。
    }
    .title = 之後各局先出
    .word =
        { $zs-later_lead ->
            [winner] 第1名
            [as_first] 有最細葵扇的人
           *[third] 第3名
        }
rule-zs-pass_lock =
    { $zs-pass_lock ->
        [yes] 過了就要等這一輪完（ZS‑5.3）。
       *[no] 過了，同一輪之後還可以出（ZS‑5.3）。
    }
    .title = 過了之後
    .word =
        { $zs-pass_lock ->
            [yes] 等這一輪完
           *[no] 還可以再出
        }
rule-zs-exchange =
    { $zs-exchange ->
        [last_two] 之後各局開打前，最後兩名各交出一張最大的牌。頭兩名各還任何一張（ZS‑6.2）。
        [last_one] 之後各局開打前，最後一名交出一張最大的牌。第1名還任何一張（ZS‑6.3）。
       *[none] 兩局之間不換牌（ZS‑6）。
    }
    .title = 換牌
    .off = 兩局之間換牌
    .word =
        { $zs-exchange ->
            [last_two] 最後兩名與頭兩名
            [last_one] 最後一名與第1名
           *[none] 沒有
        }
rule-zs-points =
    { $sides ->
        [none]
            { $paid_places ->
                [0] 名次沒有分（ZS‑7.1）。
                [1] 只有第1名得分：{ $paid }（ZS‑7.1）。
               *[other] 由第1名起，順次得：{ $paid }（ZS‑7.1）。
            }
       *[other]
            { $paid_places ->
                [0] 名次沒有分（ZS‑7.2）。
                [1] 只有第1名那隊得分：{ $paid }（ZS‑7.2）。
               *[other] 由第1名起，那隊順次得：{ $paid }（ZS‑7.2）。
            }
    }
    .title = 名次的分
    .allowed = 1至8個0至100的數，後面的不可以大過前面的，例如{ $example }
    .word = { $points }
rule-zs-not_last =
    { $zs-not_last ->
        [0] 沒有最後一名的那隊也不多得分（ZS‑7.2）。
       *[other] 沒有最後一名的那隊多得{ $zs-not_last }分（ZS‑7.2）。
    }
    .title = 避開最後一名
    .word =
        { $zs-not_last ->
            [0] 沒有分
           *[other] { $zs-not_last }分
        }
rule-zs-match_end =
    { $zs-match_end ->
        [deals] 打若干局就完一場，總分最高的贏（ZS‑7.3）。
        [open] 打到枱主停（ZS‑7.3）。
       *[points] 有一人或一隊夠分，而且獨自領先，一場就完（ZS‑7.3）。
    }
    .title = 一場怎樣完
    .word =
        { $zs-match_end ->
            [deals] 打若干局
            [open] 枱主停
           *[points] 到若干分
        }
rule-zs-target = 有{ $zs-target }分就夠贏（ZS‑7.3）。
    .title = 多少分贏
    .word = { $zs-target }
rule-zs-deals = 一場{ $zs-deals }局（ZS‑7.3）。
    .title = 一場多少局
    .word = { $zs-deals }
