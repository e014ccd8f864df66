hand-out =
    { $place ->
        [1] 1位で上がりました。
        [2] 2位で上がりました。
        [3] 3位で上がりました。
        [4] 4位で上がりました。
       *[5] 5位で上がりました。
    }
prompt-tribute = いちばん強いカードを1枚渡してください：{ $cards }。
prompt-return =
    { $n ->
        [1] いらないカードを1枚返してください。
       *[other] 違うランクのカードを{ $n }枚出してください。{ $name }さんが1枚取ります。
    }
prompt-choose = { $name }さんが{ $cards }を出しました。1枚取ってください。

hand-partner = パートナー
hand-few = 残りわずか

hand-giving =
    { $n ->
        [1] 渡すカード：{ $cards }
       *[other] 出すカード{ $n }枚：{ $cards }
    }
hand-chosen-fits = 選択中：**{ $cards }**、{ $what }
hand-suggested =
    { $explained ->
        [yes] { suggestion }。{ $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] おすすめ：**{ $cards }**、{ $what }
        [give] おすすめ：**{ $cards }**
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
    { $trump ->
        [none] 弱い順に2～A、ジョーカーです。
       *[other] 弱い順に2～A、{ $trump }、ジョーカーです。
    }
coach-line =
    { $verb ->
        [play]
            { $leads ->
                [yes] **コーチ：** { $cards }をリードしましょう：{ $what }。
               *[no] **コーチ：** { $cards }で場のカードに勝てます：{ $what }。
            }
        [give] **コーチ：** { $cards }を渡しましょう。
        [choose] **コーチ：** { $cards }を取りましょう。
       *[pass] **コーチ：** 今回はパスしましょう。
    }

select-reading = どの役で出すか…
button-choose-card = { $cards }を取る
button-held = この場はパス
hand-held = 次のリードまでパスします。やめるには、もう一度「この場はパス」を押してください。
hand-hold-means = **パス**はこの番だけ。**この場はパス**は、次のリードまでずっとパスします。

did-play = { $cards }を出しました。
did-pass = パスしました。
did-give = { $cards }を渡しました。
did-choose = 1枚取りました。
