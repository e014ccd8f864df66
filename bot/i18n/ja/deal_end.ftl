wins-deal =
    { $played ->
        [computer] ディール{ $deal }：{ $names }さんに代わったコンピューターの勝ち
       *[self] ディール{ $deal }：{ $names }さんの勝ち
    }
deal-stood-in = { $names }さんの代わりに、コンピューターがこのディールを終えました。
deal-stood-in-own = コンピューターが代わりにこのディールを終えました。
own-outcome =
    { $who ->
        [you] 勝ちました。
        [computer] 代わりのコンピューターが勝ちました。
        [nobody] 勝者なしです。
        [void] ディール{ $deal }は無効です。
       *[others] { $names }さんの勝ちです。
    }
deal-played-for = { $name }さんは、コンピューターの{ $computer }の分としてこのディールをプレイしました。
own-counted-for = このディールは、ランキングではコンピューターの{ $computer }につきます。
wins-deal-nobody = ディール{ $deal }：勝者なし
deal-void = { game } · ディール{ $deal }は無効
deal-void-points = 点は誰にもつきません。
deal-last-play = 最後の手：{ $name } { $cards }。
deal-order = 順位：{ $names }。
deal-place = { $place }. { $name }
deal-points = { picture-place } { $name } **{ gained }**
match-points = { picture-place } { $name } **{ SIGNED($p) }**
deal-own =
    { $won ->
        [yes] { picture-place }でした。
       *[no]
            { $place ->
                [1] 点：{ SIGNED($p) }。
               *[other]
                    { $n ->
                        [0] { picture-place }でした：{ SIGNED($p) }。
                       *[other] { picture-place }でした：{ SIGNED($p) }、残り{ cards }。
                    }
            }
    }
deal-practice =
    { $tutorial ->
        [yes] 練習：チュートリアルのディールはランキングに入りません。
       *[no] 練習：ランキングに入るのは、2人以上の人でプレイしたディールです。
    }

match-won = { deals }で、{ $names }さんが{ SIGNED($total) }でマッチに勝ちました。
match-won-by-you = マッチに勝ちました。
match-won-level = { deals }で、{ $names }さんが切り札ランク{ level-name }でマッチに勝ちました。
match-shared = { $names }さんが{ SIGNED($total) }で並び、マッチは引き分けです。
rematch-line = マッチは終わりました。「{ button-rematch }」を押すと、0点からもう一度始まります。
rematch-ask = **{ $table }で新しいマッチを始めますか。** 全員の合計が0に戻ります。得点帳の点は残ります。全員の同意が必要です。
new-match-asked = { $names }さんが新しいマッチを求めています。今のマッチの点は0に戻ります。
new-match-line =
    { $clock ->
        [slow] { new-match-ways }遅くとも{ $date }、{ $time }には今のマッチの続きが始まります。
        [running] { new-match-ways }遅くとも{ $time }には今のマッチの続きが始まります。
       *[none] { new-match-ways }
    }
new-match-ways = 同意するなら「{ button-new-match }」、続けるなら「{ button-next-deal }」を押してください。待っている人：{ $missing }さん。
ready-line =
    { $clock ->
        [slow] { ready-waits }遅くとも{ $date }、{ $time }には次のディールが始まります。
        [running] { ready-waits }遅くとも{ $time }には次のディールが始まります。
       *[none] { ready-waits }
    }
ready-waits = { $missing }さんが「{ button-next-deal }」を押すのを待っています。
ready-line-away = 誰もいません。誰かが「{ button-next-deal }」を押すと、次のディールが始まります。
abandoned = テーブルは終わりました。このディールの点は誰にもつきません。
abandoned-by-admin = サーバー管理者の{ $name }さんがディール{ $deal }を終わらせました。
table-ended-heading = { game } · テーブルは終わりました

leave-ask = { $table }を離れますか。
leave-seat =
    { $stage ->
        [lobby] 席が空きます。
        [deal] コンピューターが手札を引き継ぎます。
       *[between] コンピューターが席に着きます。
    }
left-now = { $table }を離れました。
kicked-now =
    { $voted ->
        [yes] ほかの全員が、{ $table }の席をコンピューターに渡しました。
       *[no] { $name }さんが、{ $table }の席をコンピューターに渡しました。
    }
kick-ask = { $name }さんの席をコンピューターに渡しますか。
kick-means =
    { $stage ->
        [lobby] 席が空きます。
        [deal] コンピューターが続け、結果は本人につきます。ディールの終わりまでは戻れます。
       *[between] 点はそのままで、本人は戻れます。
    }
kick-needs = テーブルが待っている間に、{ $names }さんの同意が必要です。
leave-back =
    { $way ->
        [hand] このディールの間は、「{ button-join }」を押せばこの手札に戻れます。
        [ends] ほかに誰も座っていないので、テーブルは終わります。もう開けません。
       *[seat] 席があるうちは、「{ button-join }」を押せば戻れます。
    }
leave-settle =
    { $settle ->
        [counts] このディールは自分につきます。終わったときの点が入ります。
        [zero] このディールは別の人に配られたので、自分にはつきません。
        [booked] これまでの点は残ります。
       *[nothing] まだディールは始まっていないので、点はつきません。
    }
leave-last = ほかに誰も座っていないので、テーブルはこのディールで終わります。

end-ask = { $table }を終えますか。
end-ask-others = { $table }の終了を提案しますか。
end-settle =
    { $settle ->
        [zero] このディールは無効になり、点は誰にもつきません。
        [nothing] まだディールは始まっていません。
       *[booked] これまでの点は残ります。
    }
end-others = { $names }さんも座っています。
end-needs = 次に自分が出すかパスする前に、{ $names }さんの同意が必要です。

fair-matches = { fair-matches-alone }ファイルがあれば、このマッチのどのディールも確かめられます。
fair-matches-alone = シャッフルは封印 `{ $commitment }` と一致します。
fair-next = 次のシャッフルは封印済み：`{ $commitment }`。
fair-this = 最初のカードの前に封印済み：`{ $commitment }`。

end-account = { $sides }。
