separator-comma = { "、" }
listed = { $rest }、{ $last }
separator-semicolon = { "；" }
separator-dot = { " · " }
separator-sentence = { "" }
separator-caption = { "" }
separator-title = { "：" }

cards =
    { $deck ->
        [lectio] { $n }枚
       *[std52] { $n }枚
    }
packs = { $packs }組
card-word =
    { $deck ->
        [lectio] タイル
       *[std52] カード
    }
cards-word =
    { $deck ->
        [lectio] タイル
       *[std52] カード
    }
suit-word =
    { $deck ->
        [lectio] 色
       *[std52] スート
    }
gained =
    { $won ->
        [yes] 勝ち
       *[no] { SIGNED($p) }
    }
standing-points = { SIGNED($total) }点
standing-level = 切り札ランク{ level-name }
level-name =
    { $level ->
        [T] 10
        [NT] ノートランプ
       *[other] { $level }
    }
deals = { $deals }ディール

suit =
    { $suit ->
        [b] 雲
        [y] 星
        [g] 月
        [r] 太陽
        [c] クラブ
        [d] ダイヤ
        [h] ハート
       *[s] スペード
    }
tile = { suit }{ $number }

joker =
    { $joker ->
        [little] 小ジョーカー
       *[big] 大ジョーカー
    }

rules-short =
    { $made ->
        [named] 「{ $label }」
        [changed] { preset }、変更あり
       *[plain] { preset }
    }

clock =
    { $unit ->
        [none] 時間制限なし
        [d] 1手{ $n }日
        [h] 1手{ $n }時間
        [min] 1手{ $n }分
       *[s] 1手{ $n }秒
    }

examples-named =
    { $more ->
        [0] { $examples }
       *[other]
            { $apart ->
                [yes] { $examples }；ほか{ $more }通り
               *[no] { $examples }、ほか{ $more }通り
            }
    }

legal =
    { $count ->
        [0] パスしてください。
       *[other]
            { $pass ->
                [yes] 出せる手：{ examples-named }。パスもできます。
               *[no] 出せる手：{ examples-named }。
            }
    }
