hand-at = { $channel }の{ table-name }
hand-turn =
    { $clock ->
        [slow] **出番です** · { $date }まで、{ $time }
        [running] **出番です** · { $time }に時間切れ
       *[none] **出番です**
    }
hand-over = **ディールは終わりました。**
hand-counts-for =
    { $yet ->
        [yes] { own-counted-for }コンピューターが動く前に戻れば、このディールは自分につきます。
       *[no] { own-counted-for }次のディールは自分につきます。
    }
hand-away = **コンピューターが代わっています。** 席に戻るには「{ button-to-return }」を押してください。
button-to-return =
    { $press ->
        [rematch] { button-rematch }
        [ready] { button-next-deal }
       *[back] { button-back }
    }
hand-missed =
    { $verb ->
        [pass] 時間切れでパスになりました。
        [play] 時間切れで、いちばん弱い手が出ました：{ $cards }。
       *[other] 時間切れで、ボットが代わりに答えました。
    }
hand-stale = 前の番のボタンなので、何も起きませんでした。これが今の手札です。
event-hold-dropped =
    { $verb ->
        [pass] 今はパスできません。選び直してください。
       *[play] { $cards }はもう出せません。選び直してください。
    }

hand-beat = { $name }さんの{ kind } **{ $cards }** より強い手を出せます
hand-lead = 何でもリードできます。
hand-nothing-beats = これに勝てる手がありません。パスしてください。
hand-passed-for = これに勝てる手がありません。自動でパスになります。
hand-nothing-leads = 今はこのカードを出せません。パスしてください。

hand-other =
    { $noted ->
        [yes]
            { $n ->
                [0] { $name } { $note }
               *[other] { $name } { $n }枚、{ $note }
            }
       *[no] { $name } { $n }枚
    }
hand-other-turn = { hand-other }、出番

hand-line =
    { $n ->
        [0] 手札にもう{ cards-word }はありません。
       *[other] 手札{ cards }：{ $hand }
    }
hand-none-chosen = { cards-word }を選んでいません
hand-chosen =
    { $case ->
        [beats] 選択中：**{ a-kind }** { $cards }、{ $table }に勝てます
        [leads] 選択中：**{ a-kind }** { $cards }
       *[none] 選択中：{ $cards }、役になりません
    }
hand-chosen-not = 選択中：{ $cards } · { $reason }

hint-none = 今することはありません。お待ちください。
hand-hint =
    { $explained ->
        [yes] おすすめ：**{ $what }**。{ $why }
       *[no] おすすめ：**{ $what }**
    }

button-hold = この場はパス
button-redeal = 配り直し
button-give = 渡す
