prompt =
    { $phase ->
        [give-up] いちばん強いカードを1枚渡してください。
        [give-back] どれでも1枚返してください。
       *[other] 2枚のうち1枚を取ってください。残りは{ $other }さん（{ picture-place }）に渡ります。
    }
hand-offered =
    { $number ->
        [1] 1枚目：{ $name }さんの{ $cards }。
       *[other] 2枚目：{ $name }さんの{ $cards }。
    }
hand-put-out = { $cards }を出しました。
hand-reading = { $name }さんの**{ $cards }**（{ a-reading }）より強い手を出せます
hand-barred = パスしたので、場が流れるまで出せません。

hand-partner = パートナー

hand-chosen-fits = 選択中：**{ $cards }**、{ $what }
hand-giving = 渡すカード：{ $cards }
hand-suggested =
    { $explained ->
        [yes] { suggestion }。{ $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] おすすめ：**{ $cards }**、{ $what }
        [give] おすすめ：**{ $cards }**を渡す
        [choose] おすすめ：**{ $cards }**を取る
       *[pass] おすすめ：**パス**
    }

coach-do =
    { $new ->
        [yes]
            { $explained ->
                [yes] { coach-line }{ $why }{ coach-order }
               *[no] { coach-line }{ coach-order }
            }
       *[no]
            { $explained ->
                [yes] { coach-line }{ $why }
               *[no] { coach-line }
            }
    }
coach-order =
    { $twos-low ->
        [yes] 弱い順に2～A、ジョーカーです。
       *[no] 弱い順に3～A、2、ジョーカーです。
    }
coach-line =
    { $verb ->
        [play] **コーチ：** { $cards }を出しましょう：{ $what }。
        [give] **コーチ：** { $cards }を渡しましょう。
        [choose] **コーチ：** { $cards }を取りましょう。
       *[pass] **コーチ：** 今回はパスしましょう。
    }

select-reading = どの役で出すか…
button-take = { $cards }を取る
button-held = この場はパス
hand-held = 次のリードまでパスします。やめるには、もう一度「この場はパス」を押してください。
hand-hold-means = **パス**はこの番だけ。**この場はパス**は、次のリードまでずっとパスします。

did-play = { $cards }を出しました。
did-pass = パスしました。
did-give = { $cards }を渡しました。
did-choose = カードを取りました。
