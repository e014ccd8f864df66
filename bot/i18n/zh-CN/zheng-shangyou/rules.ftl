rule-zs-players =
    { $even ->
        [yes] { $zs-players }个人，每人{ $hand }张牌（ZS‑2.3）。
       *[no] { $zs-players }个人，每人最多{ $hand }张牌（ZS‑2.3）。
    }
    .title = 人数
    .word = { $zs-players }
rule-zs-packs = 用{ $zs-packs }副54张的牌，带大小王（ZS‑2.2）。
    .title = 几副牌
    .word = { $zs-packs }
rule-zs-surplus =
    { $zs-surplus ->
        [leave] 每人一样多，{ $surplus }张扣着不用（ZS‑2.3）。
       *[deal] 牌都发完，有人会多一张（ZS‑2.3）。
    }
    .title = 多出的牌
    .word =
        { $zs-surplus ->
            [leave] 扣着不用
           *[deal] 都发掉
        }
rule-zs-teams =
    { $sides ->
        [pairs] 二对二，对家坐对面（ZS‑2.4）。
        [threes] 三对三，隔一个座位是队友（ZS‑2.4）。
       *[none] 各打各的（ZS‑2.4）。
    }
    .title = 分队
    .word =
        { $sides ->
            [pairs] 二对二
            [threes] 三对三
           *[none] 不分
        }
rule-zs-direction =
    { $zs-direction ->
        [cw] 顺时针轮流（ZS‑0.2）。
       *[ccw] 逆时针轮流（ZS‑0.2）。
    }
    .title = 出牌方向
    .word =
        { $zs-direction ->
            [cw] 顺时针
           *[ccw] 逆时针
        }
rule-zs-ranks =
    { $order ->
        [low] 2最小，再是3到10、J、Q、K、A，王最大（ZS‑2.1）。
       *[high] 3最小，再是4到10、J、Q、K、A、2，王最大（ZS‑2.1）。
    }
    .title = 点数的大小
    .word =
        { $order ->
            [low] 2最小，A最大
           *[high] 3最小，2最大
        }
rule-zs-wild_jokers =
    { $zs-wild_jokers ->
        [yes] 在同点数的牌或顺子里，王可以当任何牌（ZS‑3.3）。
       *[no] 王只当自己（ZS‑3.3）。
    }
    .title = 王做百搭
    .off = 王做百搭
    .word =
        { $zs-wild_jokers ->
            [yes] 是
           *[no] 不是
        }
rule-zs-wild_twos =
    { $zs-wild_twos ->
        [yes] 顺子以外，{ a-two }跟什么点数一起出，就当什么（ZS‑3.3）。
       *[no] 和别的牌一起出，{ a-two }只当自己（ZS‑3.3）。
    }
    .title = 最大的点数做百搭
    .off = 最大的点数做百搭
    .word =
        { $zs-wild_twos ->
            [yes] 是
           *[no] 不是
        }
rule-zs-reading =
    { $zs-reading ->
        [fixed] 牌有几种当法，按规则定一种（ZS‑4.2）。
       *[named] 牌有几种当法，当哪种由你说（ZS‑4.2）。
    }
    .title = 有几种当法的牌
    .word =
        { $zs-reading ->
            [fixed] 按规则
           *[named] 由出牌的人说
        }
rule-zs-seq_ranks =
    { $straights ->
        [low] 顺子从2到K（ZS‑3.4）。
        [all] 顺子从2到A（ZS‑3.4）。
       *[high] 顺子从3到A（ZS‑3.4）。
    }
    .title = 顺子的点数
    .word =
        { $straights ->
            [low] 2到K
            [all] 2到A
           *[high] 3到A
        }
rule-zs-seq_min =
    { $runs ->
        [yes] 顺子至少{ $zs-seq_min }张相连（ZS‑3.4）。
       *[no] 没有顺子：谁的手牌都没有{ $zs-seq_min }张相连（ZS‑3.4）。
    }
    .title = 最短的顺子
    .word = { $zs-seq_min }张
rule-zs-suited_beats =
    { $zs-suited_beats ->
        [yes] 同花顺压一样长的杂色顺子（ZS‑3.4）。
       *[no] 顺子不看花色（ZS‑3.4）。
    }
    .title = 同花顺
    .word =
        { $zs-suited_beats ->
            [yes] 压杂色顺子
           *[no] 和杂色顺子一样
        }
rule-zs-multi_seq_min =
    { $multiple_runs ->
        [yes] 连对、连三、连四至少{ $zs-multi_seq_min }个点数（ZS‑3.5）。
       *[no] 没有连对：谁的手牌都没有{ $zs-multi_seq_min }对相连（ZS‑3.5）。
    }
    .title = 最短的连对
    .word = { $zs-multi_seq_min }个点数
rule-zs-full_house =
    { $zs-full_house ->
        [yes] 俘虏是三张同点数带一个对子，比其中的三个（ZS‑3.6）。
       *[no] 没有俘虏（ZS‑3.6）。
    }
    .title = 俘虏
    .off = 俘虏
    .word =
        { $zs-full_house ->
            [yes] 有
           *[no] 没有
        }
rule-zs-bombs =
    { $zs-bombs ->
        [yes] 四张以上同点数、不带百搭的是炸弹，压别的牌型。大小王是王炸，连炸弹也压，没人压得住（ZS‑3.7）。
       *[no] 没有炸弹：四个只能压四个（ZS‑3.7）。
    }
    .title = 炸弹
    .off = 炸弹
    .word =
        { $zs-bombs ->
            [yes] 有
           *[no] 没有
        }
rule-zs-first_lead =
    { $zs-first_lead ->
        [spade3] 第一局由有最小黑桃的人先出，随便出（ZS‑5.2）。
       *[dealer] 第一局随机定庄家，由庄家先出，随便出（ZS‑5.1）。
    }
    .title = 第一局谁先出
    .word =
        { $zs-first_lead ->
            [spade3] 最小的黑桃
           *[dealer] 庄家
        }
rule-zs-later_lead =
    { $zs-later_lead ->
        [winner] 之后由上局第1名坐庄，先出（ZS‑5.1）。
        [as_first] 之后由末名坐庄，有最小黑桃的人先出（ZS‑5.1）。
       *[third] 之后由上局第3名坐庄，先出（ZS‑5.1）。
    }
    .title = 之后各局谁先出
    .word =
        { $zs-later_lead ->
            [winner] 第1名
            [as_first] 最小的黑桃
           *[third] 第3名
        }
rule-zs-pass_lock =
    { $zs-pass_lock ->
        [yes] 过牌以后，这一轮不能再出（ZS‑5.3）。
       *[no] 过牌以后，同一轮里还能再出（ZS‑5.3）。
    }
    .title = 过牌以后
    .word =
        { $zs-pass_lock ->
            [yes] 这一轮不能再出
           *[no] 还能再出
        }
rule-zs-exchange =
    { $zs-exchange ->
        [last_two] 之后各局之前，最后两名各进贡一张最大的牌。前两名各任意还一张（ZS‑6.2）。
        [last_one] 之后各局之前，末名进贡一张最大的牌。第1名任意还一张（ZS‑6.3）。
       *[none] 两局之间不换牌（ZS‑6）。
    }
    .title = 换牌
    .off = 两局之间换牌
    .word =
        { $zs-exchange ->
            [last_two] 最后两名和前两名
            [last_one] 末名和第1名
           *[none] 不换
        }
rule-zs-points =
    { $sides ->
        [none]
            { $paid_places ->
                [0] 各名次都不得分（ZS‑7.1）。
                [1] 只有第1名得{ $paid }分（ZS‑7.1）。
               *[other] 从第1名起依次得{ $paid }分（ZS‑7.1）。
            }
       *[other]
            { $paid_places ->
                [0] 各名次都不得分（ZS‑7.2）。
                [1] 只有第1名给队里得{ $paid }分（ZS‑7.2）。
               *[other] 从第1名起依次给队里得{ $paid }分（ZS‑7.2）。
            }
    }
    .title = 各名次的分
    .allowed = 1到8个0到100的数，后面的不能比前面大，例如{ $example }
    .word = { $points }
rule-zs-not_last =
    { $zs-not_last ->
        [0] 没拿末名的队不另得分（ZS‑7.2）。
       *[other] 没有末名的队再得{ $zs-not_last }分（ZS‑7.2）。
    }
    .title = 没拿末名
    .word =
        { $zs-not_last ->
            [0] 不得分
           *[other] { $zs-not_last }分
        }
rule-zs-match_end =
    { $zs-match_end ->
        [deals] 打完一定的局数，一场结束，总分最高的赢（ZS‑7.3）。
        [open] 一直打到桌主喊停（ZS‑7.3）。
       *[points] 有一人或一队分数够了又独自领先，一场就结束（ZS‑7.3）。
    }
    .title = 一场怎么结束
    .word =
        { $zs-match_end ->
            [deals] 打一定的局数
            [open] 桌主喊停
           *[points] 打到一定的分数
        }
rule-zs-target = { $zs-target }分就够赢（ZS‑7.3）。
    .title = 打到几分
    .word = { $zs-target }
rule-zs-deals = 一场打{ $zs-deals }局（ZS‑7.3）。
    .title = 打几局
    .word = { $zs-deals }
