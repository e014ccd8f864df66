side =
    { $side ->
        [dealers] 莊家方
        [attackers] 閒家
        [even] 2、4號座位
       *[odd] 1、3號座位
    }
phase-heading =
    { $phase ->
        [draw] 摸牌
        [window] 最後亮主
        [bidding] 輪流亮主
        [naming] 定主
        [bury] 底牌
       *[overturn] 最後反主
    }
wait-drawing =
    { $phase ->
        [draw]
            { $clock ->
                [running] 每人{ $n }張，共{ $hand }張 · 繼續摸牌
               *[none] 每人{ $n }張，共{ $hand }張。
            }
       *[window]
            { $clock ->
                [running] 摸完牌了。{ rule-close_window.word }內可以亮主或反主。
               *[none] 摸完牌了。現在可以亮主或反主。
            }
    }
wait-turn =
    { $phase ->
        [bidding] { $name }亮主，或者不亮。
        [naming] { $name }定主的花色。
        [bury] { $name }看底牌，扣底{ $kitty }張。
        [overturn] { $name }可以反主拿底牌。
       *[choose] { $name }指定{ $other }甩牌中先出的一手。
    }
trumps =
    { $level ->
        [NT] 主：只有鬼牌。
       *[other]
            { $suit ->
                [none] 主：鬼牌和所有{ level-name }，沒有花色。
               *[other] 主：{ suit }，加鬼牌和所有{ level-name }。
            }
    }
undeclared = 還沒有人亮主。
declared = { $name }亮主：**{ $cards }**。
score = { $name }做莊打{ $own }級，對家是{ $other }。閒家在{ $theirs }級，有**{ $p }**分，要{ $threshold }分。
table-leads = { $name }先出，全部要同一門花色。
led-play =
    { $kind ->
        [throw] { of-suit }甩牌
        [tractor] { of-suit }拖拉機
        [bulldozer] { of-suit }推土機
        [pair] { of-suit }一對
        [triple] { of-suit }三條
        [quad] { of-suit }四條
       *[single] { of-suit }單張
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
                [0] { $name }先出{ led-play }。{ $best }的**{ $won }**最大。
               *[other] { $name }先出{ led-play }。{ $best }的**{ $won }**最大，{ $p }分。
            }
    }
table-throw-failed =
    { $name }甩{ $cards }。{ $stopped ->
        [yes]
            { $settled ->
                [yes] { $other }大得過其中一手，所以只出{ $led }。
               *[no] { $other }大得過其中一手，所以只出一手。
            }
       *[no]
            { $settled ->
                [yes] 有人大得過其中一手，所以只出{ $led }。
               *[no] 有人大得過其中一手，所以只出一手。
            }
    }
table-trick-won =
    { $p ->
        [0] { $name }贏了上一輪。
       *[other] { $name }贏了上一輪，得{ $p }分。
    }
table-kitty =
    { $where ->
        [there] 底牌：{ $kitty }張，蓋着。
        [taken] { $name }拿着底牌。
       *[buried] 底牌：{ $kitty }張，{ $name }扣的。
    }
button-done = 不亮
picture-kitty = 底牌
picture-dealer = 莊家
picture-trumps =
    { $suit ->
        [open] 未定主
        [none] 無主
       *[other] { suit }做主
    }
picture-level = { level-name }級
picture-attackers = 閒家{ $p }分
picture-of-threshold = ，要{ $threshold }
picture-side-level =
    { $side ->
        [dealers] 莊家方{ level-name }級
        [attackers] 閒家{ level-name }級
        [even] 2、4號位{ level-name }級
       *[odd] 1、3號位{ level-name }級
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
        [yes] { $name }甩 · { $other }大得過其中一手
       *[no] { $name }甩 · 有人大得過其中一手
    }
picture-won =
    { $p ->
        [0] { $name }贏這輪
       *[other] { $name }贏這輪，{ $p }分
    }
picture-winning = { $name }最大
picture-wins = 最大
picture-declared = 已亮主
picture-declaration = 亮主
picture-done = 不亮
picture-to-do =
    { $phase ->
        [bury] 要扣底
        [naming] 要定主
        [choose] { picture-to-choose }
        [bidding] 可亮主
        [overturn] 可反主
       *[play] { picture-to-play }
    }
