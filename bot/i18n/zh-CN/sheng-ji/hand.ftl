hand-trumps =
    { $suit ->
        [none] 主牌{ $n }张
       *[other] 主牌（{ suit }）{ $n }张
    }
hand-suit = { group-name }{ $n }张
group-name =
    { $suit ->
        [c] 梅花
        [d] 方块
        [h] 红桃
        [s] 黑桃
       *[T] 主牌
    }
hand-partner = 你的对家
prompt =
    { $phase ->
        [draw] 这一局打{ level-name }。摸牌时可以亮主：亮这个点数的牌，或者大小王。
        [window] 这一局打{ level-name }。可以亮主，亮更强的，或者按“{ button-done }”。
        [bidding] 亮主，或者按“{ button-done }”。
        [naming] 定主的花色。
        [bury] 底牌在你手里。选{ $kitty }张扣底。闲家赢了最后一轮，就得你扣的分，还要乘倍数。
        [overturn] 反主就拿底牌，或者按“{ button-done }”。
       *[choose] 甩的牌有人压得住。请指定先出的那一手。
    }
hand-redeal =
    { $redeal_claims ->
        [points_15] 你的分不超过15分，可以要求重发。
        [trumps_3] 你的主牌不超过三张，可以要求重发。
       *[either] 你的手牌够弱，可以要求重发。
    }
hand-winning =
    { $p ->
        [0] { $best }的**{ $won }**最大。
       *[other] { $best }的**{ $won }**最大，{ $p }分。
    }
alt-waits = { table-turn }。
hand-lead-suit = 先出一张、几张一样的，或者拖拉机：都要同一花色。
hand-follow = 跟{ $name }的牌：**{ $cards }**，{ led-play }。
hand-void =
    { $n ->
        [1]
            { $suit ->
                [T] 你没有主牌了，随便出一张。
               *[other] 你没有{ of-suit }了。随便出一张，主牌可以毙。
            }
       *[other]
            { $suit ->
                [T] 你没有主牌了，随便出{ $n }张。
               *[other] 你没有{ of-suit }了。随便出{ $n }张，牌型一样的主牌可以毙。
            }
    }
hand-all-of-suit =
    { $n ->
        [0] 把{ of-suit }都出掉：{ $cards }。
       *[other] 把{ of-suit }都出掉：{ $cards }，再加任意{ $n }张。
    }
hand-follow-suit = 出{ $n }张{ of-suit }。
hand-owes = { $duty }可以出{ $cards }。
hand-kitty = 你扣了{ $cards }。
hand-suggested =
    { $explained ->
        [yes] { suggested }。{ $why }
       *[no] { suggested }
    }
suggested =
    { $verb ->
        [bury] 建议：扣**{ $cards }**
        [declare] 建议：亮**{ $cards }**
        [trump] 建议：**{ deed-trump }**
        [pass] 建议：**{ button-done }**
        [redeal] 建议：**{ button-redeal }**
       *[play] 建议：**{ $cards }**
    }
coach-do =
    { $explained ->
        [yes] { coach-line }{ $why }
       *[no] { coach-line }
    }
coach-line =
    { $verb ->
        [play] **教练：**出{ $cards }：{ a-play }。
        [bury] **教练：**扣{ $cards }。
        [declare] **教练：**按**{ button-declare }**。
        [choose] **教练：**指定{ $cards }。
        [pass] **教练：**按**{ button-done }**。
        [redeal] **教练：**按**{ button-redeal }**。
       *[trump] **教练：**让{ deed-trump }。
    }
coach-draw =
    { $case ->
        [none] **教练：**5、10和K是分牌，赢下的轮里有分牌就得分。谁亮主谁坐庄，闲家要拿{ $threshold }分。等一张{ level-name }：亮了它，它的花色就是主。你现在还没有。
        [few] **教练：**先等等。可以亮{ $cards }，但主牌太少。
        [own] **教练：**先等等。没有人亮更多，主就跟着你的{ $cards }。
       *[other] **教练：**先等等。现在要比{ $cards }更强才能亮。
    }
hand-burying =
    { $case ->
        [fits] 要扣：{ $cards }。{ $kitty }张齐了。
        [over] 要扣：{ $cards }。多了{ $n }张：只扣{ $kitty }张。
       *[missing]
            { $had ->
                [0] 选{ $kitty }张扣底。
               *[other] 要扣：{ $cards }。再选{ $n }张，凑够{ $kitty }张。
            }
    }
hand-chosen-fits = 已选：**{ a-play }** { $cards }
hand-throw-risk =
    { $penalty ->
        [attempt] { throw-beaten }甩牌失败还要罚10分。
        [card] { throw-beaten }收回的牌每张罚10分。
       *[nothing] { throw-beaten }
    }
throw-beaten =
    { $failed_choice ->
        [lowest_unit_of_throw] 有人能压其中一手，就只先出点数最低的一手。
       *[other] 有人能压其中一手，就只先出那一手。
    }
ready-follow =
    { $points ->
        [0]
            { $kind ->
                [cards] 没有分
               *[other] { kind-title }，没有分
            }
       *[other]
            { $kind ->
                [cards] { $points }分
               *[other] { kind-title }，{ $points }分
            }
    }
select-reading = 当什么先出…
button-declare =
    { $kind ->
        [overturn] 反主：{ $cards }
        [reinforce] 加固：{ $cards }
       *[declare] 亮主：{ $cards }
    }
button-unit = 指定{ $cards }
button-bury = 扣底
button-kitty = 底牌
err-no-burial = 你还没选牌。
    .note = 先选要扣的牌，再按“{ button-bury }”。
did-declare = 你亮了{ $cards }。
did-pass = 你不亮了。
did-redeal = 你要求重发。
did-trump = 你定了主。
did-bury = 底扣好了。
did-choose = 你指定了{ $cards }。
did-play = 你出的牌：{ $cards }。
picture-follow = 跟
picture-asked =
    { $phase ->
        [play] 先出一种花色
        [bury] 扣{ $kitty }张
        [naming] 定主
        [choose] 指定先出的那一手
       *[other] 亮主，或者不亮
    }
