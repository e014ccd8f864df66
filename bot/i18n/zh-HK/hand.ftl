hand-at = { $channel }的{ table-name }
hand-turn =
    { $clock ->
        [slow] **輪到你** · { $date }前，{ $time }
        [running] **輪到你** · { $time }夠鐘
       *[none] **輪到你**
    }
hand-over = **這局打完了。**
hand-counts-for =
    { $yet ->
        [yes] { own-counted-for }在電腦出手之前回來，這局就算你的。
       *[no] { own-counted-for }下一局起算你的。
    }
hand-away = **電腦正代你打。**按「{ button-to-return }」拿回座位。
button-to-return =
    { $press ->
        [rematch] { button-rematch }
        [ready] { button-next-deal }
       *[back] { button-back }
    }
hand-missed =
    { $verb ->
        [pass] 夠鐘了，自動替你過。
        [play] 夠鐘了，自動替你出了最細的牌：{ $cards }。
       *[other] 夠鐘了，自動替你作了決定。
    }
hand-stale = 那是之前一手的按鈕，沒有作用。這是你現在的手牌。
event-hold-dropped =
    { $verb ->
        [pass] 現在不可以過。請再揀。
       *[play] 現在不可以出{ $cards }了。請再揀。
    }
hand-beat = 要大過{ $name }的{ kind }：**{ $cards }**
hand-lead = 你先出，任出。
hand-nothing-beats = 你沒有牌大得過，過吧。
hand-passed-for = 你沒有牌大得過，會自動過。
hand-nothing-leads = 這張牌現在不可以出，過吧。
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
hand-none-chosen = 還沒有揀{ cards-word }
hand-chosen =
    { $case ->
        [beats] 已揀：**{ a-kind }** { $cards }，大過{ $table }
        [leads] 已揀：**{ a-kind }** { $cards }
       *[none] 已揀：{ $cards }，不成牌型
    }
hand-chosen-not = 已揀：{ $cards } · { $reason }
hint-none = 現在沒有事要做，等一等。
hand-hint =
    { $explained ->
        [yes] 建議：**{ $what }**。{ $why }
       *[no] 建議：**{ $what }**
    }
button-hold = 這輪過
button-redeal = 重新派牌
button-give = 交牌
