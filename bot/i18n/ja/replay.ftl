button-replay = リプレイ
button-replay-start = 最初
button-replay-trick-back = 前の{ trick-word }へ
button-replay-back = 戻る
button-replay-on = 進む
button-replay-trick-on = 次の{ trick-word }へ
button-replay-end = 最後
button-replay-play = 自動再生
button-replay-stop = 止める
button-replay-share = 共有
button-replay-advice = 聞く
replay-ask-advice = コンピューターならここで何を出しますか。

replay-heading = リプレイ · { table-name }、ディール{ $deal }
replay-place =
    { $trick ->
        [0] { game } · { $last }手中{ $step }手
       *[other] { game } · { $last }手中{ $step }手 · { trick-word }{ $trick }
    }
replay-dealt = カードが配られました。
replay-by-itself = プレイが進みます。
replay-act =
    { $n ->
        [0] **{ $name }**：{ $what }
       *[other] **{ $name }**：{ $cards } · { $what }
    }
replay-advice =
    { $n ->
        [0] コンピューターが{ $name }さんに勧める手：**{ $what }**。
       *[other] コンピューターが{ $name }さんに勧める手：**{ $cards }**、{ $what }。
    }
replay-advice-why = { replay-advice }{ $why }
replay-no-advice = ここでは誰も出す番ではありません。
replay-busy = 自動再生が混み合っています。「{ button-replay-on }」を押すか、後でもう一度どうぞ。
replay-shared = { $name }さんが{ table-name }のディール{ $deal }を共有しました。
replay-hand = { $name }：{ $cards }
replay-hand-empty = { $name }：{ cards-word }なし
replay-choice = { $table }.{ $deal } · { game }、テーブル{ NUMBER($table, useGrouping: 0) }、ディール{ $deal }

err-replay-none = 最近終わったディールがここにありません。
    .note = ディール: にテーブルとディールを 3.2 のように書いてください。
err-replay-name = 「{ $text }」というディールはありません。
    .note = テーブルとディールを 3.2 のように書きます。
err-replay-table = このサーバーにテーブル{ NUMBER($table, useGrouping: 0) }はありませんでした。
    .note = テーブルとディールを 3.2 のように書きます。一覧に最近の分があります。
err-replay-deal = { table-name }にディール{ $deal }はありません。
    .note =
        { $last ->
            [0] まだ1つも終わっていません。
            [1] 終わったのはディール1だけです。
           *[other] ディール1～{ $last }があります。
        }
err-replay-running = { table-name }のディール{ $deal }はまだ終わっていません。
    .note = 終われば誰でも見られます。
err-replay-damaged = { table-name }のディール{ $deal }は、記録が壊れていて見られません。
    .note = /得点帳 表示 に全員の点があります。
