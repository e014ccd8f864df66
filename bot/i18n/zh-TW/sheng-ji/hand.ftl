hand-trumps =
    { $suit ->
        [none] 主牌{ $n }張
       *[other] 主牌（{ suit }）{ $n }張
    }
hand-suit = { group-name }{ $n }張
group-name =
    { $suit ->
        [c] 梅花
        [d] 方塊
        [h] 紅心
        [s] 黑桃
       *[T] 主牌
    }
hand-partner = 你的對家

prompt =
    { $phase ->
        [draw] 這局打{ level-name }。摸牌時可以亮主：亮出這個點數的牌，或鬼牌。
        [window] 這局打{ level-name }。亮主、亮更強的反主，或按「{ button-done }」。
        [bidding] 亮主，或按「{ button-done }」。
        [naming] 選哪個花色當主。
        [bury] 底牌在你手上。選{ $kitty }張扣底。閒家贏最後一輪的話，扣的分會乘上倍數算給他們。
        [overturn] 反主就拿底牌，或按「{ button-done }」。
       *[choose] 這手甩牌有人壓得過。選要出的那一組。
    }
hand-redeal =
    { $redeal_claims ->
        [points_15] 你的分牌不超過15分：可以要求重新發牌。
        [trumps_3] 你的主牌不超過三張：可以要求重新發牌。
       *[either] 你的手牌夠弱，可以要求重新發牌。
    }
hand-winning =
    { $p ->
        [0] { $best }的**{ $won }**目前最大。
       *[other] { $best }的**{ $won }**目前最大，{ $p }分。
    }
alt-waits = { table-turn }。
hand-lead-suit = 你先出：一張、幾張一樣的，或相連的對子，都要同一花色。
hand-follow = 跟{ $name }先出的：**{ $cards }**，{ led-play }。
hand-void =
    { $n ->
        [1]
            { $suit ->
                [T] 你沒有主牌，出哪張都可以。
               *[other] 你沒有{ of-suit }。出哪張都可以，用主牌就能斃。
            }
       *[other]
            { $suit ->
                [T] 你沒有主牌，出任意{ $n }張。
               *[other] 你沒有{ of-suit }。出任意{ $n }張，用同牌型的主牌就能斃。
            }
    }
hand-all-of-suit =
    { $n ->
        [0] 出你全部的{ of-suit }：{ $cards }。
       *[other] 出你全部的{ of-suit }：{ $cards }，再加任意{ $n }張。
    }
hand-follow-suit =
    { $n ->
        [1] 出一張{ of-suit }。
       *[other] 出任意{ $n }張{ of-suit }。
    }
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
        [play] **教練：**出{ $cards }，{ a-play }。
        [bury] **教練：**扣底{ $cards }。
        [declare] **教練：**按**{ button-declare }**。
        [choose] **教練：**選{ $cards }。
        [pass] **教練：**按**{ button-done }**。
        [redeal] **教練：**按**{ button-redeal }**。
       *[trump] **教練：**選{ deed-trump }。
    }
coach-draw =
    { $case ->
        [none] **教練：**有5、10、K的那一輪有分。亮主的人坐莊。閒家要拿{ $threshold }分。等一張{ level-name }：亮了它，那個花色就是主。你現在還沒有。
        [few] **教練：**等一下。你可以亮{ $cards }，但這樣主牌太少。
        [own] **教練：**等一下。主照你亮的{ $cards }，除非有人亮更多。
       *[other] **教練：**等一下。現在只有比{ $cards }更強的才能亮。
    }

hand-burying =
    { $case ->
        [fits] 要扣底：{ $cards }。{ $kitty }張選好了。
        [over] 要扣底：{ $cards }。多了{ $n }張：只扣{ $kitty }張。
       *[missing]
            { $had ->
                [0] 選{ $kitty }張扣底。
               *[other] 要扣底：{ $cards }。再選{ $n }張，湊滿{ $kitty }張。
            }
    }
hand-chosen-fits = 已選：**{ a-play }** { $cards }
hand-throw-risk =
    { $penalty ->
        [attempt] { throw-beaten }被壓過還要扣你10分。
        [card] { throw-beaten }收回的牌每張扣10分。
       *[nothing] { throw-beaten }
    }
throw-beaten =
    { $failed_choice ->
        [lowest_unit_of_throw] 有人壓得過其中一組，就只出最小的一組。
       *[other] 有人壓得過其中一組，就只出那一組。
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
select-reading = 當什麼出……

button-declare =
    { $kind ->
        [overturn] 反主：{ $cards }
        [reinforce] 加固：{ $cards }
       *[declare] 亮主{ $cards }
    }
button-unit = 選{ $cards }
button-bury = 扣底
button-kitty = 底牌
err-no-burial = 你還沒選牌。
    .note = 先選要扣底的牌，再按「{ button-bury }」。

did-declare = 你亮了{ $cards }。
did-pass = 你不亮主。
did-redeal = 你要求重新發牌。
did-trump = 你選好主了。
did-bury = 扣好底了。
did-choose = 你選了{ $cards }。
did-play = 你出的是：{ $cards }。

picture-follow = 跟
picture-asked =
    { $phase ->
        [play] 先出同一花色
        [bury] 扣底{ $kitty }張
        [naming] 選主
        [choose] 選要出的一組
       *[other] 亮主或不亮
    }
