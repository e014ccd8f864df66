table-heading = { game } · ディール{ $deal }
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = 再起動の後、このテーブルの一部を読めませんでした。プレイは続き、記録した点は残ります。
table-turn =
    { $clock ->
        [slow] **{ $name }さんの番、{ $date }まで** · { $time }
        [running] **{ $name }さんの番** · { $time }に時間切れ
       *[none] **{ $name }さんの番**
    }
table-to-beat = 場のカード：{ $name }さんの{ kind } **{ $cards }**
table-lead-free = { $name }さんは何でもリードできます。
table-trick = { trick-word }：{ $plays }
table-last-trick = 前の{ trick-word }：{ $plays }
trick-taken =
    { $p ->
        [0] { $name }さんが取りました。
       *[other] { $name }さんが取り、{ $p }点を得ました。
    }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name } パス

table-status = { game }、ディール{ $deal }：{ $name }さんの番です。
table-status-seat = - { $name }：{ $parts }
table-side = { $names }：{ $side }
table-status-title =
    { $clock ->
        [slow] **{ table-name }の状況** · { $from } · { clock } · { $date }まで、{ $time }
        [running] **{ table-name }の状況** · { $from } · { clock } · { $time }に時間切れ
       *[none] **{ table-name }の状況** · { $from } · { clock }
    }
table-status-lobby = { game }：{ $seats }席中{ $taken }席が埋まっています。

trick-none = この{ trick-word }にはまだ誰も出していません。
played-cards = これまでに出たカード：{ $cards }
played-cards-none = { card-word }はまだ1枚も出ていません。

table-lapsed = { $name }さんは時間切れでした。次の番は短くなります：{ time-span }。
time-span =
    { $unit ->
        [d] { $n }日
        [h] { $n }時間
        [min] { $n }分
       *[s] { $n }秒
    }
table-away =
    { $press ->
        [back] { $name }さんが戻るまで、コンピューターが代わります。
       *[other] { $name }さんが「{ button-to-return }」を押すまで、コンピューターが代わります。
    }
table-stands-in = { $name }さんが戻るまで、コンピューターが代わります。このディールは、ランキングでは{ $name }さんではなく{ $computer }につきます。マッチの点は、その席に入ります。
away-ping = { $mention } { $table }ではコンピューターが代わっています。戻るには「{ button-back }」を押してください。
fades =
    { $why ->
        [last] { $mention } このサーバーでは、別のテーブルを開く場所が必要です。{ $table }はこのディールで終わります。{ $time }、コンピューターが最後まで進めます。
        [room] { $mention } このサーバーでは、別のテーブルを開く場所が必要です。続けなければ、{ $table }は{ $time }に終わります。
       *[quiet] { $mention } { $table }では長い間、誰もプレイしていません。続けなければ、{ $time }に終わります。
    }
pictures-chosen =
    { $which ->
        [tables] { $theme ->
            [light] ここのテーブルは、次に変化があったときから明るい絵になります。
           *[dark] ここのテーブルは、次に変化があったときから暗い絵になります。
        }
       *[hands] { $theme ->
            [light] 手札を明るい絵にしました。
           *[dark] 手札を暗い絵にしました。
        }
    }
button-back = 戻りました
table-overdue = { $name }さんを2分待ちました。席にいる人なら誰でも、コンピューターに代わらせることができます。
button-stand-in = { $name }さんの代わりを入れる

table-left = { $name }さんが途中で退席しました。コンピューターの{ $other }が続け、結果は{ $name }さんにつきます。
table-kicked =
    { $counts ->
        [yes] { table-kicked-by }このディールの結果は{ $name }さんにつきます。
       *[no] { table-kicked-by }
    }
table-kicked-by =
    { $voted ->
        [yes] ほかの全員が{ $name }さんの席をコンピューターに渡しました。
       *[no] { $other }さんが{ $name }さんの席をコンピューターに渡しました。
    }
table-kicked-back = { $name }さんはこのディールの終わりまでプレイします。その後はコンピューターの席です。
must-agree = 同意待ち：{ $waiting }さん。
table-kick-asked = { $names }さんが、{ $name }さんの席をコンピューターに渡すことを求めています。{ must-agree }
table-took-over = { $name }さんが{ $computer }の手札を引き継ぎました。このディールの結果は{ $name }さんにはつきません。
table-next-up = このディールが終わったら、{ $name }さんが{ $computer }の席に着きます。
table-closing = テーブルはこのディールで終わります。
table-end-asked = { $names }さんがテーブルの終了を提案しています。{ end-would-cost }{ must-agree }
end-would-cost = このディールの点は誰にもつきません。
hand-end-asked = { $names }さんがテーブルの終了を提案しています。{ end-would-cost }
table-plays-on = { $names }さんは続けたいそうです。

table-undo-asked =
    { $shown ->
        [yes] { $name }さんが{ $cards }の取り消しを求めています。{ must-agree }
       *[no] { $name }さんが取り消しを求めています：{ $deed }。{ must-agree }
    }
hand-undo-kept = { $other }さんが同意しないので、手はそのままです。
hand-undo-asked =
    { $shown ->
        [yes] { $name }さんが{ $cards }を取り消してもよいですか。
       *[no] { $name }さんが取り消してもよいですか（{ $deed }）。
    }
table-undo-kept =
    { $own ->
        [yes] { $name }さんは手をそのままにします。
       *[no] { $other }さんが同意しないので、{ $name }さんの手はそのままです。
    }
table-undone =
    { $shown ->
        [yes] { $name }さんが{ $cards }を取り消しました。
       *[no] { $name }さんが取り消しました：{ $deed }。
    }
did-undo =
    { $done ->
        [yes]
            { $shown ->
                [yes] { $cards }を取り消しました。
               *[no] 取り消しました：{ $deed }。
            }
       *[no]
            { $shown ->
                [yes] { $cards }の取り消しを求めました。{ must-agree }
               *[no] 取り消しを求めました：{ $deed }。{ must-agree }
            }
    }
button-undo = 取り消す
button-undo-agree = 同意
button-undo-refuse = 断る
undo-does =
    { $alone ->
        [yes] 直前の手と、その後のコンピューターの手を取り消します。
       *[no] 直前の手の取り消しを、ここの全員に求めます。
    }

ping =
    { $clock ->
        [slow] { $mention } { $table }で出番です · { $date }まで、{ $time }
        [running] { $mention } { $table }で出番です · { $time }に時間切れ
       *[none] { $mention } { $table }で出番です
    }

places-so-far = 上がった順：{ $names }。
