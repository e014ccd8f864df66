table-heading = { game } · 第{ $deal }局
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = 機器人重開後，這桌有些資料讀不到。牌局照打，已記的分數不變。
table-turn =
    { $clock ->
        [slow] **輪到{ $name }，期限{ $date }** · { $time }
        [running] **輪到{ $name }** · { $time }時間到
       *[none] **輪到{ $name }**
    }
table-to-beat = 要壓過：{ $name }的{ kind } **{ $cards }**
table-lead-free = { $name }先出，什麼牌型都可以。
table-trick = 這一輪：{ $plays }
table-last-trick = 上一輪：{ $plays }
trick-taken =
    { $p ->
        [0] { $name }贏了這輪。
       *[other] { $name }贏了這輪，裡面有{ $p }分。
    }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name }過

table-status = { game }，第{ $deal }局：輪到{ $name }。
table-status-seat = - { $name }：{ $parts }
table-side = { $names }：{ $side }
table-status-title =
    { $clock ->
        [slow] **{ table-name }的狀況** · { $from } · { clock } · 期限{ $date }，{ $time }
        [running] **{ table-name }的狀況** · { $from } · { clock } · { $time }時間到
       *[none] **{ table-name }的狀況** · { $from } · { clock }
    }
table-status-lobby = { game }：{ $seats }個座位坐了{ $taken }個。

trick-none = 這一輪還沒有人出牌。
played-cards = 出過的牌：{ $cards }
played-cards-none = 還沒有人出過{ card-word }。

table-lapsed = { $name }的時間到了。下次輪到時只有{ time-span }。
time-span =
    { $unit ->
        [d] { $n }天
        [h] { $n }小時
        [min] { $n }分鐘
       *[s] { $n }秒
    }
table-away =
    { $press ->
        [back] 電腦先替{ $name }打，等人回來。
       *[other] 電腦先替{ $name }打，等本人按「{ button-to-return }」。
    }
table-stands-in = 電腦先替{ $name }打，等人回來。排行榜上這局算{ $computer }的，不算{ $name }的。這一場的分數仍算在座位上。
away-ping = { $mention } 電腦正在{ $table }替你打。按「{ button-back }」就換你打。
fades =
    { $why ->
        [last] { $mention } 這個伺服器要空出位置給別桌。{ $table }打完這局就收桌。電腦會在{ $time }打完。
        [room] { $mention } 這個伺服器要空出位置給別桌。你們不繼續打的話，{ $table }會在{ $time }收桌。
       *[quiet] { $mention } { $table }很久沒有人動作了。你們不繼續打的話，會在{ $time }收桌。
    }
pictures-chosen =
    { $which ->
        [tables] { $theme ->
            [light] 這裡的牌桌從下次更新起改用淺色。
           *[dark] 這裡的牌桌從下次更新起改用深色。
        }
       *[hands] { $theme ->
            [light] 你的手牌現在用淺色。
           *[dark] 你的手牌現在用深色。
        }
    }
button-back = 我回來了
table-overdue = 這桌等{ $name }已經兩分鐘了。在座的人都可以請電腦替打。
button-stand-in = 電腦替{ $name }打

table-left = { $name }中途離開。由電腦{ $other }接著打，這局算{ $name }的。
table-kicked =
    { $counts ->
        [yes] { table-kicked-by }這局算{ $name }的。
       *[no] { table-kicked-by }
    }
table-kicked-by =
    { $voted ->
        [yes] 其他人把{ $name }的座位交給了電腦。
       *[no] { $other }把{ $name }的座位交給了電腦。
    }
table-kicked-back = { $name }打到這局結束。之後座位歸電腦。
must-agree = 還要{ $waiting }同意。
table-kick-asked = { $names }想讓電腦坐{ $name }的座位。{ must-agree }
table-took-over = { $name }接了{ $computer }的手牌。這局不算{ $name }的。
table-next-up = 這局結束後，{ $name }接{ $computer }的座位。
table-closing = 打完這局就收桌。
table-end-asked = { $names }想馬上收桌。{ end-would-cost }{ must-agree }
end-would-cost = 這局誰都不得分。
hand-end-asked = { $names }問你要不要馬上收桌。{ end-would-cost }
table-plays-on = { $names }想繼續打。

table-undo-asked =
    { $shown ->
        [yes] { $name }想收回{ $cards }。{ must-agree }
       *[no] { $name }想收回剛才的動作：{ $deed }。{ must-agree }
    }
hand-undo-kept = { $other }不同意，所以你出的牌不能收回。
hand-undo-asked =
    { $shown ->
        [yes] { $name }問你：可以收回{ $cards }嗎？
       *[no] { $name }問你：可以收回剛才的動作（{ $deed }）嗎？
    }
table-undo-kept =
    { $own ->
        [yes] { $name }不收回了。
       *[no] { $other }不同意，所以{ $name }出的牌不能收回。
    }
table-undone =
    { $shown ->
        [yes] { $name }收回了{ $cards }。
       *[no] { $name }收回了剛才的動作：{ $deed }。
    }
did-undo =
    { $done ->
        [yes]
            { $shown ->
                [yes] 你收回了{ $cards }。
               *[no] 你收回了剛才的動作：{ $deed }。
            }
       *[no]
            { $shown ->
                [yes] 你想收回{ $cards }。{ must-agree }
               *[no] 你想收回剛才的動作：{ $deed }。{ must-agree }
            }
    }
button-undo = 收回
button-undo-agree = 同意
button-undo-refuse = 不同意
undo-does =
    { $alone ->
        [yes] 收回你上一手，之後電腦出的也一起收回。
       *[no] 問這桌的人能不能讓你收回上一手。
    }

ping =
    { $clock ->
        [slow] { $mention } { $table }輪到你了 · 期限{ $date }，{ $time }
        [running] { $mention } { $table }輪到你了 · { $time }時間到
       *[none] { $mention } { $table }輪到你了
    }

places-so-far = 出完的順序：{ $names }。
