separator-comma = 、
listed = { $rest }和{ $last }
separator-semicolon = ；
separator-dot = { " · " }
separator-sentence = { "" }
separator-caption = { "" }
separator-title = { "：" }
cards =
    { $deck ->
        [lectio] { $n }张骨牌
       *[std52] { $n }张牌
    }
packs = { $packs }副牌
card-word =
    { $deck ->
        [lectio] 骨牌
       *[std52] 牌
    }
cards-word =
    { $deck ->
        [lectio] 骨牌
       *[std52] 牌
    }
suit-word =
    { $deck ->
        [lectio] 颜色
       *[std52] 花色
    }
gained =
    { $won ->
        [yes] 赢
       *[no] { SIGNED($p) }
    }
standing-points = { SIGNED($total) }分
standing-level = { level-name }级
level-name =
    { $level ->
        [T] 10
        [NT] 无主
       *[other] { $level }
    }
deals = { $deals }局
suit =
    { $suit ->
        [b] 云
        [y] 星
        [g] 月
        [r] 日
        [c] 梅花
        [d] 方块
        [h] 红桃
       *[s] 黑桃
    }
tile = { suit }{ $number }
joker =
    { $joker ->
        [little] 小王
       *[big] 大王
    }
rules-short =
    { $made ->
        [named] “{ $label }”
        [changed] { preset }，有改动
       *[plain] { preset }
    }
clock =
    { $unit ->
        [none] 不计时
        [d] 每手{ $n }天
        [h] 每手{ $n }小时
        [min] 每手{ $n }分钟
       *[s] 每手{ $n }秒
    }
examples-named =
    { $more ->
        [0] { $examples }
       *[other]
            { $apart ->
                [yes] { $examples }；还有{ $more }种
               *[no] { $examples }，还有{ $more }种
            }
    }
legal =
    { $count ->
        [0] 请过牌。
       *[other]
            { $pass ->
                [yes] 可以出：{ examples-named }；也可以过牌。
               *[no] 可以出：{ examples-named }。
            }
    }
