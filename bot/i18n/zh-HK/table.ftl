table-heading = { game } · 第{ $deal }局
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = 重新啟動後，這枱的資料未能全部讀到。牌局照打，已記的分不變。
table-turn =
    { $clock ->
        [slow] **輪到{ $name }** · { $date }前，{ $time }
        [running] **輪到{ $name }** · { $time }夠鐘
       *[none] **輪到{ $name }**
    }
table-to-beat = 要大過：{ $name }的{ kind } **{ $cards }**
table-lead-free = { $name }先出，任出。
table-trick = 這一輪：{ $plays }
table-last-trick = 上一輪：{ $plays }
trick-taken =
    { $p ->
        [0] { $name }贏了這輪。
       *[other] { $name }贏了這輪，得{ $p }分。
    }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name }過
table-status = { game }，第{ $deal }局：輪到{ $name }。
table-status-seat = - { $name }：{ $parts }
table-side = { $names }：{ $side }
table-status-title =
    { $clock ->
        [slow] **{ table-name }的狀況** · { $from } · { clock } · { $date }前，{ $time }
        [running] **{ table-name }的狀況** · { $from } · { clock } · { $time }夠鐘
       *[none] **{ table-name }的狀況** · { $from } · { clock }
    }
table-status-lobby = { game }：{ $seats }個座位，已坐{ $taken }個。
trick-none = 這一輪還沒有人出牌。
played-cards = 出過的牌：{ $cards }
played-cards-none = 還沒有人出過{ card-word }。
table-lapsed = { $name }夠鐘還未出牌。下一手時間縮短：{ time-span }。
time-span =
    { $unit ->
        [d] { $n }日
        [h] { $n }小時
        [min] { $n }分鐘
       *[s] { $n }秒
    }
table-away =
    { $press ->
        [back] { $name }回來之前，電腦先代打。
       *[other] { $name }按「{ button-to-return }」之前，電腦先代打。
    }
table-stands-in = { $name }回來之前，電腦先代打。這局在排行榜上算{ $computer }的，不算{ $name }的。這場的分照算那個座位。
away-ping = { $mention } 電腦正代你在{ $table }打牌。按「{ button-back }」就可以接手。
fades =
    { $why ->
        [last] { $mention } 這個伺服器要騰位給另一枱。{ $table }打完這局就散。電腦會在{ $time }打完它。
        [room] { $mention } 這個伺服器要騰位給另一枱。再沒有人打，{ $table }會在{ $time }散枱。
       *[quiet] { $mention } { $table }很久沒有人打牌。再沒有人打，會在{ $time }散枱。
    }
pictures-chosen =
    { $which ->
        [tables] { $theme ->
            [light] 這裏的牌枱由下一次更新起用淺色圖。
           *[dark] 這裏的牌枱由下一次更新起用深色圖。
        }
       *[hands] { $theme ->
            [light] 你的手牌現在用淺色圖。
           *[dark] 你的手牌現在用深色圖。
        }
    }
button-back = 我回來了
table-overdue = 大家已等{ $name }兩分鐘。在座的人都可以叫電腦先代打。
button-stand-in = 電腦代{ $name }
table-left = { $name }打到一半離枱。電腦{ $other }接手，這局照算{ $name }的。
table-kicked =
    { $counts ->
        [yes] { table-kicked-by }這局照算{ $name }的。
       *[no] { table-kicked-by }
    }
table-kicked-by =
    { $voted ->
        [yes] 其他人把{ $name }的座位交給電腦。
       *[no] { $other }把{ $name }的座位交給電腦。
    }
table-kicked-back = { $name }打到這局完。之後座位歸電腦。
must-agree = 還要{ $waiting }同意。
table-kick-asked = { $names }想由電腦坐{ $name }的座位。{ must-agree }
table-took-over = { $name }接打{ $computer }的手牌。這局不算{ $name }的。
table-next-up = 這局打完，{ $name }坐{ $computer }的座位。
table-closing = 這局打完就散枱。
table-end-asked = { $names }想即時散枱。{ end-would-cost }{ must-agree }
end-would-cost = 這局就沒有人得分。
hand-end-asked = { $names }問你可否即時散枱。{ end-would-cost }
table-plays-on = { $names }想繼續打。
table-undo-asked =
    { $shown ->
        [yes] { $name }想收回{ $cards }。{ must-agree }
       *[no] { $name }想收回一手：{ $deed }。{ must-agree }
    }
hand-undo-kept = { $other }不同意，你那一手照算。
hand-undo-asked =
    { $shown ->
        [yes] { $name }問你：可否收回{ $cards }？
       *[no] { $name }問你：可否收回一手（{ $deed }）？
    }
table-undo-kept =
    { $own ->
        [yes] { $name }不收回了。
       *[no] { $other }不同意，{ $name }那一手照算。
    }
table-undone =
    { $shown ->
        [yes] { $name }收回{ $cards }。
       *[no] { $name }收回一手：{ $deed }。
    }
did-undo =
    { $done ->
        [yes]
            { $shown ->
                [yes] 你收回了{ $cards }。
               *[no] 你收回了一手：{ $deed }。
            }
       *[no]
            { $shown ->
                [yes] 你想收回{ $cards }。{ must-agree }
               *[no] 你想收回一手：{ $deed }。{ must-agree }
            }
    }
button-undo = 收回
button-undo-agree = 同意
button-undo-refuse = 不同意
undo-does =
    { $alone ->
        [yes] 收回你上一手，和電腦之後出的牌。
       *[no] 問大家可否讓你收回上一手。
    }
ping =
    { $clock ->
        [slow] { $mention } { $table }輪到你 · { $date }前，{ $time }
        [running] { $mention } { $table }輪到你 · { $time }夠鐘
       *[none] { $mention } { $table }輪到你
    }
places-so-far = 已出完，順序：{ $names }。
