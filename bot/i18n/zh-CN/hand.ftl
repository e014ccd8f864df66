hand-at = { $channel }的{ table-name }
hand-turn =
    { $clock ->
        [slow] **轮到你** · { $date }为止，{ $time }
        [running] **轮到你** · { $time }到时
       *[none] **轮到你**
    }
hand-over = **这一局结束了。**
hand-counts-for =
    { $yet ->
        [yes] { own-counted-for }电脑第一次行动之前回来，这局就算你的。
       *[no] { own-counted-for }下一局算你的。
    }
hand-away = **电脑在替你打。**按“{ button-to-return }”，座位就还给你。
button-to-return =
    { $press ->
        [rematch] { button-rematch }
        [ready] { button-next-deal }
       *[back] { button-back }
    }
hand-missed =
    { $verb ->
        [pass] 你超时了，算过牌。
        [play] 你超时了，替你出了最小的：{ $cards }。
       *[other] 你超时了，机器人替你选了。
    }
hand-stale = 那个按钮是之前的，没有起作用。这是你现在的手牌。
event-hold-dropped =
    { $verb ->
        [pass] 现在不能过牌，请重新选。
       *[play] { $cards }现在不能出了，请重新选。
    }
hand-beat = 压{ $name }的{ kind }：**{ $cards }**
hand-lead = 你先出，出什么都行。
hand-nothing-beats = 你压不住，请过牌。
hand-passed-for = 你压不住，牌桌替你过牌。
hand-nothing-leads = 这张牌你现在不能出，请过牌。
hand-other =
    { $noted ->
        [yes]
            { $n ->
                [0] { $name } { $note }
               *[other] { $name } { $n }张，{ $note }
            }
       *[no] { $name } { $n }张
    }
hand-other-turn = { hand-other }，该出牌
hand-line =
    { $n ->
        [0] 你手里没有{ cards-word }了。
       *[other] 你有{ cards }：{ $hand }
    }
hand-none-chosen = 还没选{ cards-word }
hand-chosen =
    { $case ->
        [beats] 已选：**{ a-kind }** { $cards }，压{ $table }
        [leads] 已选：**{ a-kind }** { $cards }
       *[none] 已选：{ $cards }，不成牌型
    }
hand-chosen-not = 已选：{ $cards } · { $reason }
hint-none = 现在没什么要做的，等一等。
hand-hint =
    { $explained ->
        [yes] 建议：**{ $what }**。{ $why }
       *[no] 建议：**{ $what }**
    }
button-hold = 这轮都过
button-redeal = 重发
button-give = 给牌
