button-replay = 重看
button-replay-start = 開頭
button-replay-trick-back = 退一輪
button-replay-back = 上一步
button-replay-on = 下一步
button-replay-trick-on = 下一輪
button-replay-end = 結尾
button-replay-play = 自動播放
button-replay-stop = 停
button-replay-share = 分享
button-replay-advice = 問電腦
replay-ask-advice = 換了電腦，這裏會出甚麼？
replay-heading = 重看 · { table-name }第{ $deal }局
replay-place =
    { $trick ->
        [0] { game } · 第{ $step }步，共{ $last }步
       *[other] { game } · 第{ $step }步，共{ $last }步 · 第{ $trick }輪
    }
replay-dealt = 派完牌了。
replay-by-itself = 牌局繼續。
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
replay-no-advice = 這裏沒有人要出牌。
replay-busy = 現在太多人在自動播放。按「{ button-replay-on }」，或者遲些再試。
replay-shared = { $name }給大家看{ table-name }第{ $deal }局。
replay-hand = { $name }：{ $cards }
replay-hand-empty = { $name }：沒有{ cards-word }
replay-choice = { $table }.{ $deal } · { game }，{ NUMBER($table, useGrouping: 0) }號枱第{ $deal }局
err-replay-none = 這裏最近沒有打完的牌局。
    .note = 加 deal: 和枱號、局號，例如3.2。
err-replay-name = 「{ $text }」不是一局。
    .note = 寫枱號和局號，例如3.2。
err-replay-table = 這個伺服器從來沒有{ NUMBER($table, useGrouping: 0) }號枱。
    .note = 寫枱號和局號，例如3.2；清單有最近的。
err-replay-deal = { table-name }沒有第{ $deal }局。
    .note =
        { $last ->
            [0] 那枱還沒有打完一局。
            [1] 只打完了第1局。
           *[other] 有第1至第{ $last }局。
        }
err-replay-running = { table-name }第{ $deal }局還沒有打完。
    .note = 打完之後，大家都可以重看。
err-replay-damaged = { table-name }第{ $deal }局不可以重看：儲存的資料損壞了。
    .note = /ledger show 有各人的分。
