side =
    { $side ->
        [dealers] 莊家方
        [attackers] 閒家
        [even] 2和4號座位
       *[odd] 1和3號座位
    }
phase-heading =
    { $phase ->
        [draw] 摸牌
        [window] 最後亮主
        [bidding] 輪流亮主
        [naming] 選主
        [bury] 底牌
       *[overturn] 最後反主
    }

wait-drawing =
    { $phase ->
        [draw]
            { $clock ->
                [running] 每人{ $n }張，共{ $hand }張 · 接著會繼續摸
               *[none] 每人{ $n }張，共{ $hand }張。
            }
       *[window]
            { $clock ->
                [running] 牌摸完了。{ rule-close_window.word }內可以亮主或反主。
               *[none] 牌摸完了。現在可以亮主或反主。
            }
    }
wait-turn =
    { $phase ->
        [bidding] { $name }亮主或過。
        [naming] { $name }選哪個花色當主。
        [bury] { $name }看底牌，扣底{ $kitty }張。
        [overturn] { $name }可以反主，拿底牌。
       *[choose] { $name }從{ $other }的甩牌中選一組出。
    }

trumps =
    { $level ->
        [NT] 主牌：只有鬼牌。
       *[other]
            { $suit ->
                [none] 主牌：鬼牌和每張{ level-name }，沒有主花色。
               *[other] 主牌：{ suit }，加上鬼牌和每張{ level-name }。
            }
    }
undeclared = 還沒有人亮主。
declared = { $name }亮主：**{ $cards }**。
score = { $name }坐莊，打{ $own }，對家{ $other }。閒家打{ $theirs }，已拿**{ $p }**分，要{ $threshold }分。

table-leads = { $name }先出，同一花色的牌都可以。
led-play =
    { $kind ->
        [throw] { of-suit }的甩牌
        [tractor] { of-suit }的拖拉機
        [bulldozer] { of-suit }的推土機
        [pair] { of-suit }一對
        [triple] { of-suit }三條
        [quad] { of-suit }四條
       *[single]
            { $suit ->
                [c] 一張梅花
                [d] 一張方塊
                [h] 一張紅心
                [s] 一張黑桃
               *[T] 一張主牌
            }
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
                [0] { $name }先出{ led-play }。{ $best }的**{ $won }**目前最大。
               *[other] { $name }先出{ led-play }。{ $best }的**{ $won }**目前最大，{ $p }分。
            }
    }
table-throw-failed =
    { $name }甩{ $cards }。{ $stopped ->
        [yes]
            { $settled ->
                [yes] { $other }壓得過其中一組，所以只出{ $led }。
               *[no] { $other }壓得過其中一組，所以只出一組。
            }
       *[no]
            { $settled ->
                [yes] 有人壓得過其中一組，所以只出{ $led }。
               *[no] 有人壓得過其中一組，所以只出一組。
            }
    }
table-trick-won =
    { $p ->
        [0] { $name }贏了上一輪。
       *[other] { $name }贏了上一輪，拿{ $p }分。
    }
table-kitty =
    { $where ->
        [there] 底牌：{ $kitty }張，蓋著。
        [taken] { $name }拿著底牌。
       *[buried] 底牌：{ $kitty }張，{ $name }扣的。
    }

button-done = 不亮主

picture-kitty = 底牌
picture-dealer = 莊家
picture-trumps =
    { $suit ->
        [open] 還沒定主
        [none] 沒有主花色
       *[other] 主：{ suit }
    }
picture-level = 打{ level-name }
picture-attackers = 閒家{ $p }
picture-of-threshold = /{ $threshold }
picture-side-level =
    { $side ->
        [dealers] 莊家方打{ level-name }
        [attackers] 閒家打{ level-name }
        [even] 2、4號打{ level-name }
       *[odd] 1、3號打{ level-name }
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
        [yes] { $name } · { $other }壓得過一組
       *[no] { $name } · 有人壓得過一組
    }
picture-won =
    { $p ->
        [0] { $name }贏了這輪
       *[other] { $name }贏了這輪，{ $p }分
    }
picture-winning = { $name }最大
picture-wins = 目前最大
picture-declared = 已亮主
picture-declaration = 亮主
picture-done = 不亮主
picture-to-do =
    { $phase ->
        [bury] 扣底
        [naming] 選主
        [choose] { picture-to-choose }
        [bidding] 亮主
        [overturn] 反主
       *[play] { picture-to-play }
    }
