button-replay = 重看
button-replay-start = 开头
button-replay-trick-back = 上一轮
button-replay-back = 上一步
button-replay-on = 下一步
button-replay-trick-on = 下一轮
button-replay-end = 结尾
button-replay-play = 自动播放
button-replay-stop = 停
button-replay-share = 分享
button-replay-advice = 问电脑
replay-ask-advice = 换成电脑，这里会怎么出？
replay-heading = 重看 · { table-name }，第{ $deal }局
replay-place =
    { $trick ->
        [0] { game } · 第{ $step }步，共{ $last }步
       *[other] { game } · 第{ $step }步，共{ $last }步 · 第{ $trick }轮
    }
replay-dealt = 牌发好了。
replay-by-itself = 牌局继续。
replay-act =
    { $n ->
        [0] **{ $name }**：{ $what }
       *[other] **{ $name }**：{ $cards } · { $what }
    }
replay-advice =
    { $n ->
        [0] 电脑会建议{ $name }：**{ $what }**。
       *[other] 电脑会建议{ $name }：**{ $cards }**，{ $what }。
    }
replay-advice-why = { replay-advice }{ $why }
replay-no-advice = 这里没有人要出牌。
replay-busy = 现在自动播放的太多了。请按“{ button-replay-on }”，或者稍后再试。
replay-shared = { $name }分享了{ table-name }第{ $deal }局。
replay-hand = { $name }：{ $cards }
replay-hand-empty = { $name }：没有{ cards-word }
replay-choice = { $table }.{ $deal } · { game }，{ NUMBER($table, useGrouping: 0) }号桌，第{ $deal }局
err-replay-none = 最近没有打完的局。
    .note = 加上 局:，写牌桌和局数，例如3.2。
err-replay-name = “{ $text }”不是哪一局。
    .note = 写牌桌和局数，例如3.2。
err-replay-table = 本服务器从来没有{ NUMBER($table, useGrouping: 0) }号桌。
    .note = 写牌桌和局数，例如3.2；列表里是最近的。
err-replay-deal = { table-name }没有第{ $deal }局。
    .note =
        { $last ->
            [0] 那张桌还没打完一局。
            [1] 那张桌只打完了第1局。
           *[other] 那张桌有第1到第{ $last }局。
        }
err-replay-running = { table-name }第{ $deal }局还没打完。
    .note = 打完以后，大家都能重看。
err-replay-damaged = { table-name }第{ $deal }局不能重看：存下的记录坏了。
    .note = /记分簿 查看 有各人的分。
