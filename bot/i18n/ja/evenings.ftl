option-duplicate = newで同じディールを複数のテーブルで遊ぶ会を始める。番号でその会に入る
option-evening-deals = 会のディール数、1～32。省くと4
option-against = ほかのテーブルの代わりに、この強さのコンピューターが同じ手札で遊ぶ
choice-duplicate-new = new · このテーブルで会を始める
choice-duplicate = { $evening } · { game } · { deals }

evening-lobby =
    { $against ->
        [gentle] デュプリケート会{ $evening } · { deals }。やさしいコンピューターが、どの席でも同じ手札で遊びます。
        [casual] デュプリケート会{ $evening } · { deals }。普通のコンピューターが、どの席でも同じ手札で遊びます。
        [sharp] デュプリケート会{ $evening } · { deals }。強いコンピューターが、どの席でも同じ手札で遊びます。
       *[none] デュプリケート会{ $evening } · { deals }、どのテーブルも同じカードです。次のテーブルは /テーブル 開く デュプリケート: { $evening } で開けます。プレイ中はほかのテーブルを見ないでください。
    }シャッフルは封印済み：`{ $commitment }`。カットはありません。

evening-closed =
    { $n ->
        [0] コンピューターもこのディールを終えたら、カードを公開します。
       *[other] テーブル{ $tables }もこのディールを終えたら、カードを公開します。
    }
err-evening-closed =
    { $n ->
        [0] ディール{ $deal }のカードはまだ公開できません。
       *[other] 同じカードのディール{ $deal }を、まだプレイ中の人がいます。
    }
    .note = { evening-closed }

evening-compared = デュプリケート会{ $evening }、ディール{ $deal }：カードを公開します
evening-seat = **{ $name }** { SIGNED($p) } · マッチポイント{ $mp } · { $others }
evening-other =
    { $table ->
        [0] コンピューター { SIGNED($p) }
       *[other] { $name } { SIGNED($p) }（テーブル{ $table }）
    }
evening-not-compared = このディールを最後まで遊んだ人は、ほかにいません。
evening-match-points =
    { $half ->
        [yes] { $whole ->
            [0] ½
           *[other] { $whole }½
        }
       *[no] { $whole }
    }

evening-board = デュプリケート会{ $evening }が終わりました · { game }、{ deals }
evening-row = { $place }. **{ $name }** マッチポイント{ $mp } · { SIGNED($p) }
evening-nobody = ディールを最後まで遊んだ人はいません。

err-evening-cut = デュプリケート会{ $evening }は全テーブル同じシャッフルなので、カットはありません。
    .note = 全員そろったら「開始」を押してください。
err-evening-rematch = 会のディールは1つずつ別のものなので、新しいマッチはありません。
    .note = 「次のディール」で次に進みます。
err-evening-over = このテーブルは会のディールをすべて終えました。
    .note = 最後のディールのカードが公開されたら終わります。
err-evening-elsewhere =
    { $other ->
        [0] デュプリケート会{ $evening }のテーブルをもう開くところです。
       *[other] デュプリケート会{ $evening }は、もうテーブル{ $other }で遊んでいます。
    }
    .note = 同じカードを2つのテーブルで見ることはできません。
err-evening-full = デュプリケート会{ $evening }にはもうテーブルを足せません。
    .note = /テーブル 開く デュプリケート: new で新しい会を始められます。
err-evening-unknown = ここにデュプリケート会「{ $text }」はありません。
    .note = 一覧から選ぶか、new と書いてください。
err-evening-fixed = デュプリケート会{ $evening }のゲームとルールは決まっています。
    .note = { $option }: を省いて、もう一度テーブルを開いてください。
err-evening-alone = { $option }: はデュプリケート会のときだけ使えます。
    .note = デュプリケート: new を足すか、{ $option }: を省いてください。
