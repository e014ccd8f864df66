side =
    { $side ->
        [dealers] 庄家方
        [attackers] 闲家
        [even] 2号和4号座位
       *[odd] 1号和3号座位
    }
phase-heading =
    { $phase ->
        [draw] 摸牌
        [window] 最后亮主
        [bidding] 轮流亮主
        [naming] 定主
        [bury] 扣底
       *[overturn] 最后反主
    }
wait-drawing =
    { $phase ->
        [draw]
            { $clock ->
                [running] 每人已摸{ $n }张，共{ $hand }张 · 接着摸
               *[none] 每人已摸{ $n }张，共{ $hand }张。
            }
       *[window]
            { $clock ->
                [running] 牌摸完了。{ rule-close_window.word }内可以亮主或反主。
               *[none] 牌摸完了。现在可以亮主或反主。
            }
    }
wait-turn =
    { $phase ->
        [bidding] { $name }亮主，或者不亮。
        [naming] { $name }定主的花色。
        [bury] { $name }看底牌，扣{ $kitty }张。
        [overturn] { $name }可以反主，拿底牌。
       *[choose] { $name }指定{ $other }甩牌里先出的那一手。
    }
trumps =
    { $level ->
        [NT] 主：只有大小王。
       *[other]
            { $suit ->
                [none] 主：大小王和所有{ level-name }，没有主花色。
               *[other] 主：{ suit }，加上大小王和所有{ level-name }。
            }
    }
undeclared = 还没有人亮主。
declared = { $name }亮主：**{ $cards }**。
score = { $name }坐庄打{ $own }，对家{ $other }。闲家打{ $theirs }，已得**{ $p }**分，要{ $threshold }分。
table-leads = { $name }先出，只出一种花色。
led-play =
    { $kind ->
        [throw] 甩{ of-suit }
        [tractor] { of-suit }拖拉机
        [bulldozer] { of-suit }推土机
        [pair] 一对{ of-suit }
        [triple] 三个一样的{ of-suit }
        [quad] 四个一样的{ of-suit }
       *[single] 一张{ of-suit }
    }
table-winning =
    { $alone ->
        [yes]
            { $p ->
                [0] { $name }先出**{ $cards }**，{ led-play }。
               *[other] { $name }先出**{ $cards }**，{ led-play }：{ $p }分。
            }
       *[no]
            { $p ->
                [0] { $name }先出：{ led-play }。{ $best }的**{ $won }**最大。
               *[other] { $name }先出：{ led-play }。{ $best }的**{ $won }**最大，{ $p }分。
            }
    }
table-throw-failed =
    { $name }甩{ $cards }。{ $stopped ->
        [yes]
            { $settled ->
                [yes] { $other }有更大的，所以只先出{ $led }。
               *[no] { $other }有更大的，所以只先出一部分。
            }
       *[no]
            { $settled ->
                [yes] 有人有更大的，所以只先出{ $led }。
               *[no] 有人有更大的，所以只先出一部分。
            }
    }
table-trick-won =
    { $p ->
        [0] { $name }赢了上一轮。
       *[other] { $name }赢了上一轮，{ $p }分。
    }
table-kitty =
    { $where ->
        [there] 底牌：{ $kitty }张，扣着。
        [taken] { $name }拿着底牌。
       *[buried] 底牌：{ $kitty }张，{ $name }扣的。
    }
button-done = 不亮了
picture-kitty = 底牌
picture-dealer = 庄家
picture-trumps =
    { $suit ->
        [open] 主未定
        [none] 无主
       *[other] 主{ suit }
    }
picture-level = 打{ level-name }
picture-attackers = 闲家{ $p }分
picture-of-threshold = ，要{ $threshold }
picture-side-level =
    { $side ->
        [dealers] 庄家方打{ level-name }
        [attackers] 闲家打{ level-name }
        [even] 2、4号打{ level-name }
       *[odd] 1、3号打{ level-name }
    }
picture-led =
    { $p ->
        [0] 先出{ kind-title }
       *[other] 先出{ kind-title }，{ $p }分
    }
picture-to-come = { cards }
picture-thrown = 甩牌
picture-stopped =
    { $stopped ->
        [yes] { $name }甩的 · { $other }有更大的
       *[no] { $name }甩的 · 有人有更大的
    }
picture-won =
    { $p ->
        [0] { $name }赢了这轮
       *[other] { $name }赢了这轮，{ $p }分
    }
picture-winning = { $name }最大
picture-wins = 最大
picture-declared = 亮主
picture-declaration = 亮主
picture-done = 不亮了
picture-to-do =
    { $phase ->
        [bury] 扣底
        [naming] 定主
        [choose] { picture-to-choose }
        [bidding] 亮主
        [overturn] 反主
       *[play] { picture-to-play }
    }
