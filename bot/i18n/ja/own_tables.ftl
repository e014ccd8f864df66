command-tables = ここにある自分のテーブルと、自分の番のテーブル

own-tables =
    { $n ->
        [1] { $asked ->
            [0] ここの自分のテーブル
           *[other] 自分のテーブルが待っています
        }
       *[other] { $asked ->
            [0] ここの自分のテーブル{ $n }卓
           *[other] ここの自分のテーブル{ $n }卓 · { $asked }卓が待っています
        }
    }
own-tables-none = ここではどのテーブルにも座っていません。
    .note = /テーブル 開く で開くか、「参加」で別のテーブルに座れます。
own-table-asks =
    { $way ->
        [next]
            { $clock ->
                [slow] **{ $table }** · { game } · 「次のディール」待ち、{ $date }まで、{ $time }
                [running] **{ $table }** · { game } · 「次のディール」待ち · { $time }に時間切れ
               *[none] **{ $table }** · { game } · 「次のディール」待ち
            }
       *[turn]
            { $clock ->
                [slow] **{ $table }** · { game } · 出番です、{ $date }まで、{ $time }
                [running] **{ $table }** · { game } · 出番です · { $time }に時間切れ
               *[none] **{ $table }** · { game } · 出番です
            }
    }
own-table-waits =
    { $way ->
        [lobby] { $table } · { game } · まだ始まっていません
        [away] { $table } · { game } · コンピューターが代わっています
        [going] { $table } · { game } · プレイ中
        [over] { $table } · { game } · マッチ終了
        [between] { $table } · { game } · { $names }さんの「次のディール」待ち
       *[deal] { $table } · { game } · { $names }さんの番
    }
button-go-to-table = { $table }へ
