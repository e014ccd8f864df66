button-replay = 重播
button-replay-start = 開頭
button-replay-trick-back = 前一輪
button-replay-back = 上一步
button-replay-on = 下一步
button-replay-trick-on = 下一輪
button-replay-end = 結尾
button-replay-play = 自動播放
button-replay-stop = 停止
button-replay-share = 分享
button-replay-advice = 問電腦
replay-ask-advice = 電腦在這裡會怎麼打？

replay-heading = 重播 · { table-name }，第{ $deal }局
replay-place =
    { $trick ->
        [0] { game } · 第{ $step }步，共{ $last }步
       *[other] { game } · 第{ $step }步，共{ $last }步 · 第{ $trick }輪
    }
replay-dealt = 發好牌了。
replay-by-itself = 牌局自己往下走。
replay-act =
    { $n ->
        [0] **{ $name }**：{ $what }
       *[other] **{ $name }**：{ $cards } · { $what }
    }
replay-advice =
    { $n ->
        [0] 電腦會建議{ $name }：**{ $what }**。
       *[other] 電腦會建議{ $name }：**{ $cards }**，{ $what }。
    }
replay-advice-why = { replay-advice }{ $why }
replay-no-advice = 這裡沒有人要出牌。
replay-busy = 現在同時播放的重播太多了。按「{ button-replay-on }」，或晚點再試。
replay-shared = { $name }分享{ table-name }的第{ $deal }局。
replay-hand = { $name }：{ $cards }
replay-hand-empty = { $name }：沒有{ cards-word }
replay-choice = { $table }.{ $deal } · { game }，{ NUMBER($table, useGrouping: 0) }號桌，第{ $deal }局

err-replay-none = 這裡最近沒有打完的局。
    .note = 加上 局:，寫桌號和局號，例如3.2。
err-replay-name = 「{ $text }」不是一局。
    .note = 寫桌號和局號，例如3.2。
err-replay-table = 這個伺服器從來沒有{ NUMBER($table, useGrouping: 0) }號桌。
    .note = 寫桌號和局號，例如3.2；清單上是最近幾局。
err-replay-deal = { table-name }沒有第{ $deal }局。
    .note =
        { $last ->
            [0] 這桌還沒打完任何一局。
            [1] 這桌只打完第1局。
           *[other] 這桌有第1到第{ $last }局。
        }
err-replay-running = { table-name }的第{ $deal }局還沒打完。
    .note = 打完後大家都能重播。
err-replay-damaged = { table-name }的第{ $deal }局不能重播：存下來的資料壞了。
    .note = 每個人的分數在 /記分簿 查看。
