lobby-heading = { game } · { $seats }席中{ $taken }席
lobby-terms = { table-name } · { rules-short } · { rules-dealt } · { match-goal } · { clock } · ホスト { $host }
lobby-differs = プリセットとの違い：{ $changes }。
lobby-seat =
    { $role ->
        [host] { $seat }. **{ $name }** · ホスト
        [computer]
            { $reserved ->
                [yes] { $seat }. **{ $name }** · { $guest }さんが来るまでコンピューター
               *[no]
                    { $level ->
                        [gentle] { $seat }. **{ $name }** · やさしいコンピューター
                        [sharp] { $seat }. **{ $name }** · 強いコンピューター
                       *[casual] { $seat }. **{ $name }** · コンピューター
                    }
            }
       *[player] { $seat }. **{ $name }**
    }
lobby-partners =
    { $change ->
        [yes] パートナー：{ $sides }。組む相手は席を選んで変えられます。
       *[no] パートナー：{ $sides }。
    }
lobby-side = 席{ $seats }
lobby-seat-free =
    { $reserved ->
        [yes] { $seat }. { $guest }さんの席
       *[no] { $seat }. 空席
    }
lobby-seal = シャッフルは封印済み：`{ $commitment }`。「カット」を押すと、好きな言葉を混ぜられます。
cut-title = シャッフルをカットする
cut-label = カットの言葉
cut-about = シャッフルに混ぜる言葉、64文字まで。誰でも見られ、消せません。
lobby-auto-pass = 勝てない人は自動でパスになります。誰が勝てないかは全員にわかります。
lobby-rated = レーティング戦：人だけでヒントなし。ディールごとにレーティングが動きます（/ヘルプ）。
lobby-cut = { $name }さんのカット：「{ $cut }」

joined = { $name }さんが席{ $seat }に着きました。
seat-taken-over = 席{ $seat }に着き、その点{ SIGNED($total) }から続けます。準備ができたら「次のディール」を押してください。
next-up = このディールが終わったら、コンピューターの{ $computer }の席に着けます。
waits-no-more = 席待ちをやめました。
select-seat = 席を選ぶ
select-level = 強さを選んでコンピューターを追加
computer-level =
    { $level ->
        [gentle] やさしいコンピューターを追加
        [sharp] 強いコンピューターを追加
       *[casual] 普通のコンピューターを追加
    }
    .note =
        { $level ->
            [gentle] 間違えることもあります
            [sharp] 点を狙います
           *[casual] いつもの強さ
        }
seat-option =
    { $free ->
        [yes] 席{ $seat } · 空席
       *[no] 席{ $seat } · { $name }、コンピューター
    }
lets-in =
    { $way ->
        [now] 後から来た人は、すぐにコンピューターの席に着けます。
        [next] 次のディールから、後から来た人はすぐにコンピューターの席に着けます。
       *[later] 後から来た人は、ディールが終わってから席に着きます。
    }
menu-watching = 観戦中です。
host-now = { $name }さんがホストになりました。
computer = { $name }（コンピューター）
table-name = テーブル{ NUMBER($table, useGrouping: 0) }

leave-does =
    { $way ->
        [waits] 席待ちをやめます。
        [last] テーブルを終えます。
        [lobby] 席を空けます。
        [deal] 手札をコンピューターに任せます。
       *[between] 席をコンピューターに任せます。
    }
let-in-does =
    { $now ->
        [yes] 後から来た人をディールの終わりまで待たせます。
       *[no] 後から来た人がディールの途中で入れます。
    }
close-does = このディールで最後にします。
new-match-does = 全員の合計を0に戻します。
end-does =
    { $void ->
        [yes] テーブルを終え、このディールを無効にします。
       *[no] テーブルをすぐに終えます。
    }

button-join = 参加
button-leave = 退席
button-add-computer = コンピューター追加
button-fill = コンピューターで埋める
button-remove-computer = コンピューターを外す
button-let-in = 途中参加あり
button-let-in-later = 途中参加なし
button-end-agree = 終了に同意
button-play-on = 続ける
button-kick = コンピューターに渡す
button-kick-agree = { $name }さんを交代
button-end-ask = 終了を提案
button-start = 開始
button-close = このディールで終了
button-cut = カット
button-rules = ルール
button-menu = メニュー
button-my-hand = 手札
button-play = 出す
button-pass = パス
button-sort = 並べ替え
button-hint = ヒント
button-next-deal = 次のディール
button-rematch = 再戦
button-new-match = 新しいマッチ
button-status = 状況
button-end = 終了
button-stay = 残る
button-last-trick = 前の{ trick-word }
button-full-result = 結果の全体
button-played-cards = 出た{ cards-word }
button-earlier = 前へ
button-later = 次へ

select-cards = { cards-word }を選ぶ
select-ready = 出せる手：{ $n }通り
select-ready-none = 出せる手：なし
select-kind = 役を選ぶ：{ $n }種類
select-all-kinds = すべての役
select-more-ready = ほかに{ $n }通り
select-kind-option = { $n }通り：{ kind-meant }
select-cards-group =
    { $named ->
        [yes] { $name }：{ $first }～{ $last }
       *[no] { cards-word }を選ぶ：{ $first }～{ $last }
    }
button-card-chosen = ✓ { $card }
