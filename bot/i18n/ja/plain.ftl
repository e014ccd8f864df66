option-buried = ランク、スートの順。同じカードは枚数分。一覧に例があります

plain-to-do =
    { $verb ->
        [play] 出番
        [give] 渡す
        [take] 取る
       *[other] 返事
    }
    .whom =
        { $verb ->
            [play] { $names }さんの番
            [give] { $names }さんが渡す番
            [take] { $names }さんが取る番
           *[other] { $names }さんの返事待ち
        }
plain-wait =
    { $clock ->
        [slow] { $whom } · { $date }まで、{ $time }
        [running] { $whom } · { $time }に時間切れ
       *[none] { $whom }
    }
plain-best = 場のカード：{ $name }さんの{ $cards }。

plain-choose = { cards }を選んでください
plain-coach =
    { $n ->
        [0] **コーチ：** ボタンを押します：{ $what }。
       *[other] **コーチ：** { $cards }を選びます：{ $what }。
    }
plain-hint =
    { $n ->
        [0] おすすめ：{ $what }
       *[other] おすすめ：{ $cards }、{ $what }
    }
plain-chosen =
    { $fits ->
        [yes] 選択中：{ $cards }
       *[no] 選択中：{ $cards } · { $reason }
    }
plain-can-choose = 選べるもの：{ $cards }。

refusal-headline = **{ $reason }**

plain-end-points = { $name } **{ SIGNED($p) }**
plain-end-side =
    { $counted ->
        [level] { $name } { SIGNED($p) }、切り札ランク{ $standing }
       *[total] { $name } { SIGNED($p) }、合計{ SIGNED($standing) }
    }
plain-end = { $sides }。
plain-end-outcome = { $won }。{ $why }
picture-captured = 取った点
