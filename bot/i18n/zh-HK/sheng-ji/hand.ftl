hand-trumps =
    { $suit ->
        [none] 主牌，{ $n }張：
       *[other] 主牌（{ suit }），{ $n }張：
    }
hand-suit = { group-name }，{ $n }張：
group-name =
    { $suit ->
        [c] 梅花
        [d] 階磚
        [h] 紅心
        [s] 葵扇
       *[T] 主牌
    }
hand-partner = 你的對家
prompt =
    { $phase ->
        [draw] 打{ level-name }級。摸牌時可以亮主：亮這個點數的牌，或者鬼牌。
        [window] 打{ level-name }級。亮主，或者亮更強的反主，或者按「{ button-done }」。
        [bidding] 亮主，或者按「{ button-done }」。
        [naming] 定主的花色。
        [bury] 底牌在你手上。揀{ $kitty }張扣底。閒家贏最後一輪，就會得到你扣的分，再乘倍數。
        [overturn] 反主拿底牌，或者按「{ button-done }」。
       *[choose] 這手甩牌有人大得過。指定先出哪一手。
    }
hand-redeal =
    { $redeal_claims ->
        [points_15] 你手上有15分或以下：可以要求重新派牌。
        [trumps_3] 你有三張主牌或以下：可以要求重新派牌。
       *[either] 你的手牌夠弱，可以要求重新派牌。
    }
hand-winning =
    { $p ->
        [0] { $best }的**{ $won }**最大。
       *[other] { $best }的**{ $won }**最大，{ $p }分。
    }
alt-waits = { table-turn }。
hand-lead-suit = 你先出：一張、相同的牌或相連的對子，全部同一門花色。
hand-follow = 跟{ $name }：**{ $cards }**，{ led-play }。
hand-void =
    { $n ->
        [1]
            { $suit ->
                [T] 你沒有主牌，出哪張都可以。
               *[other] 你沒有{ of-suit }。出哪張都可以，主牌可以斃。
            }
       *[other]
            { $suit ->
                [T] 你沒有主牌，出哪{ $n }張都可以。
               *[other] 你沒有{ of-suit }。出哪{ $n }張都可以，牌型相同的主牌可以斃。
            }
    }
hand-all-of-suit =
    { $n ->
        [0] 把{ of-suit }全部出掉：{ $cards }。
       *[other] 把{ of-suit }全部出掉：{ $cards }，再墊{ $n }張。
    }
hand-follow-suit = 出任何{ $n }張{ of-suit }。
hand-owes = { $duty }可以出{ $cards }。
hand-kitty = 你扣底的是{ $cards }。
hand-suggested =
    { $explained ->
        [yes] { suggested }。{ $why }
       *[no] { suggested }
    }
suggested =
    { $verb ->
        [bury] 建議：扣底**{ $cards }**
        [declare] 建議：亮**{ $cards }**
        [trump] 建議：**{ deed-trump }**
        [pass] 建議：**{ button-done }**
        [redeal] 建議：**{ button-redeal }**
       *[play] 建議：**{ $cards }**
    }
coach-do =
    { $explained ->
        [yes] { coach-line }{ $why }
       *[no] { coach-line }
    }
coach-line =
    { $verb ->
        [play] **教練：**出{ $cards }：{ a-play }。
        [bury] **教練：**扣底{ $cards }。
        [declare] **教練：**按**{ button-declare }**。
        [choose] **教練：**指定{ $cards }。
        [pass] **教練：**按**{ button-done }**。
        [redeal] **教練：**按**{ button-redeal }**。
       *[trump] **教練：**定{ deed-trump }。
    }
coach-draw =
    { $case ->
        [none] **教練：**贏到有5、10、K的一輪就得分。亮主的人做莊。閒家要{ $threshold }分。等{ level-name }：亮了它，那門花色就做主。你還沒有。
        [few] **教練：**等一等。你可以亮{ $cards }，但主牌太少。
        [own] **教練：**等一等。沒有人亮更強的，就按你的{ $cards }定主。
       *[other] **教練：**等一等。現在要強過{ $cards }才可以反主。
    }
hand-burying =
    { $case ->
        [fits] 扣底：{ $cards }。夠{ $kitty }張了。
        [over] 扣底：{ $cards }。多了{ $n }張，要{ $kitty }張。
       *[missing]
            { $had ->
                [0] 揀{ $kitty }張扣底。
               *[other] 扣底：{ $cards }。再揀{ $n }張，夠{ $kitty }張。
            }
    }
hand-chosen-fits = 已揀：**{ a-play }** { $cards }
hand-throw-risk =
    { $penalty ->
        [attempt] { throw-beaten }甩不成，還要扣你10分。
        [card] { throw-beaten }每收回一張扣10分。
       *[nothing] { throw-beaten }
    }
throw-beaten =
    { $failed_choice ->
        [lowest_unit_of_throw] 有人大得過其中一手，就只出最細的一手。
       *[other] 有人大得過其中一手，就只出那一手。
    }
ready-follow =
    { $points ->
        [0]
            { $kind ->
                [cards] 沒有分
               *[other] { kind-title }，沒有分
            }
       *[other]
            { $kind ->
                [cards] { $points }分
               *[other] { kind-title }，{ $points }分
            }
    }
select-reading = 當甚麼先出……
button-declare =
    { $kind ->
        [overturn] 反主：{ $cards }
        [reinforce] 加固：{ $cards }
       *[declare] 亮主：{ $cards }
    }
button-unit = 指定{ $cards }
button-bury = 扣底
button-kitty = 底牌
err-no-burial = 你還沒有揀牌。
    .note = 先揀要扣底的牌，再按「{ button-bury }」。
did-declare = 你亮了{ $cards }。
did-pass = 你不亮了。
did-redeal = 你要求重新派牌。
did-trump = 你定了主。
did-bury = 扣底完成。
did-choose = 你指定了{ $cards }。
did-play = 你出的牌：{ $cards }。
picture-follow = 跟
picture-asked =
    { $phase ->
        [play] 先出一門花色
        [bury] 扣底{ $kitty }張
        [naming] 定主
        [choose] 指定先出的一手
       *[other] 亮主或不亮
    }
