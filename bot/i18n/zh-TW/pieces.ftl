separator-comma = 、
listed = { $rest }和{ $last }
separator-semicolon = ；
separator-dot = { " · " }
separator-sentence = { "" }
separator-caption = { "" }
separator-title = { "：" }

cards =
    { $deck ->
        [lectio] { $n }張
       *[std52] { $n }張
    }
packs = { $packs }副牌
card-word =
    { $deck ->
        [lectio] 牌
       *[std52] 牌
    }
cards-word =
    { $deck ->
        [lectio] 牌
       *[std52] 牌
    }
suit-word =
    { $deck ->
        [lectio] 顏色
       *[std52] 花色
    }
gained =
    { $won ->
        [yes] 贏
       *[no] { SIGNED($p) }
    }
standing-points = { SIGNED($total) }分
standing-level = { level-name }級
level-name =
    { $level ->
        [T] 10
        [NT] 無主
       *[other] { $level }
    }
deals = { $deals }局

suit =
    { $suit ->
        [b] 雲
        [y] 星
        [g] 月
        [r] 日
        [c] 梅花
        [d] 方塊
        [h] 紅心
       *[s] 黑桃
    }
tile = { suit }{ $number }

joker =
    { $joker ->
        [little] 小鬼
       *[big] 大鬼
    }

rules-short =
    { $made ->
        [named] 「{ $label }」
        [changed] { preset }，有更動
       *[plain] { preset }
    }

clock =
    { $unit ->
        [none] 不計時
        [d] 每手{ $n }天
        [h] 每手{ $n }小時
        [min] 每手{ $n }分鐘
       *[s] 每手{ $n }秒
    }

examples-named =
    { $more ->
        [0] { $examples }
       *[other]
            { $apart ->
                [yes] { $examples }；另外還有{ $more }種
               *[no] { $examples }和另外{ $more }種
            }
    }

legal =
    { $count ->
        [0] 你只能過。
       *[other]
            { $pass ->
                [yes] 你可以出{ examples-named }，也可以過。
               *[no] 你可以出{ examples-named }。
            }
    }
