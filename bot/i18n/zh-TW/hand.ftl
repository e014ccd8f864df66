hand-at = { $channel }的{ table-name }
hand-turn =
    { $clock ->
        [slow] **輪到你** · 期限{ $date }，{ $time }
        [running] **輪到你** · { $time }時間到
       *[none] **輪到你**
    }
hand-over = **這局結束了。**
hand-counts-for =
    { $yet ->
        [yes] { own-counted-for }在電腦替你出手之前回來，這局就算你的。
       *[no] { own-counted-for }下一局就算你的。
    }
hand-away = **電腦正在替你打。**按「{ button-to-return }」就換回你。
button-to-return =
    { $press ->
        [rematch] { button-rematch }
        [ready] { button-next-deal }
       *[back] { button-back }
    }
hand-missed =
    { $verb ->
        [pass] 時間到，替你過了。
        [play] 時間到，替你出了最小的一手：{ $cards }。
       *[other] 時間到，機器人替你選了。
    }
hand-stale = 那是前一手的按鈕，沒有作用。這是你現在的手牌。
event-hold-dropped =
    { $verb ->
        [pass] 你現在不能過。請重新選。
       *[play] 你現在不能出{ $cards }了。請重新選。
    }

hand-beat = 壓過{ $name }的{ kind }：**{ $cards }**
hand-lead = 你先出，什麼牌型都可以。
hand-nothing-beats = 你壓不過，只能過。
hand-passed-for = 你壓不過。牌桌替你過。
hand-nothing-leads = 你現在不能出這張牌，只能過。

hand-other =
    { $noted ->
        [yes]
            { $n ->
                [0] { $name } { $note }
               *[other] { $name } { $n }張，{ $note }
            }
       *[no] { $name } { $n }張
    }
hand-other-turn = { hand-other }，輪到出牌

hand-line =
    { $n ->
        [0] 你的{ cards-word }出完了。
       *[other] 你的手牌，{ cards }：{ $hand }
    }
hand-none-chosen = 還沒選{ cards-word }
hand-chosen =
    { $case ->
        [beats] 已選：**{ a-kind }** { $cards }，壓得過{ $table }
        [leads] 已選：**{ a-kind }** { $cards }
       *[none] 已選：{ $cards }，不成牌型
    }
hand-chosen-not = 已選：{ $cards } · { $reason }

hint-none = 現在不用做什麼，等一下。
hand-hint =
    { $explained ->
        [yes] 建議：**{ $what }**。{ $why }
       *[no] 建議：**{ $what }**
    }

button-hold = 這輪先過
button-redeal = 重新發牌
button-give = 給牌
