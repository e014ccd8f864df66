table-heading = { game } · 第{ $deal }局
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = 重启之后，机器人没能读全这张桌的记录。牌局照常进行，记下的分不变。
table-turn =
    { $clock ->
        [slow] **轮到{ $name }，{ $date }为止** · { $time }
        [running] **轮到{ $name }** · { $time }到时
       *[none] **轮到{ $name }**
    }
table-to-beat = 要压：{ $name }的{ kind }**{ $cards }**
table-lead-free = { $name }先出，出什么都行。
table-trick = 本轮：{ $plays }
table-last-trick = 上一轮：{ $plays }
trick-taken =
    { $p ->
        [0] { $name }赢了这轮。
       *[other] { $name }赢了这轮，得{ $p }分。
    }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name }过牌
table-status = { game }，第{ $deal }局：轮到{ $name }。
table-status-seat = - { $name }：{ $parts }
table-side = { $names }：{ $side }
table-status-title =
    { $clock ->
        [slow] **{ table-name }的状态** · { $from } · { clock } · { $date }到时，{ $time }
        [running] **{ table-name }的状态** · { $from } · { clock } · { $time }到时
       *[none] **{ table-name }的状态** · { $from } · { clock }
    }
table-status-lobby = { game }：{ $seats }个座位，已坐{ $taken }个。
trick-none = 这一轮还没有人出牌。
played-cards = 已经出过的牌：{ $cards }
played-cards-none = 还没有人出过{ card-word }。
table-lapsed = { $name }超时了，下次只有{ time-span }。
time-span =
    { $unit ->
        [d] { $n }天
        [h] { $n }小时
        [min] { $n }分钟
       *[s] { $n }秒
    }
table-away =
    { $press ->
        [back] { $name }回来之前，由电脑代打。
       *[other] { $name }按“{ button-to-return }”之前，由电脑代打。
    }
table-stands-in = { $name }回来之前，由电脑代打。排行榜上，这一局算{ $computer }的，不算{ $name }的。在本场里，分数算给座位。
away-ping = { $mention } { $table }有电脑在替你打。按“{ button-back }”接着打。
fades =
    { $why ->
        [last] { $mention } 本服务器要给别的牌桌腾地方。{ $table }打完这局就散，{ $time }由电脑打完。
        [room] { $mention } 本服务器要给别的牌桌腾地方。你们不接着打，{ $table }{ $time }就散。
       *[quiet] { $mention } { $table }很久没有人出牌了。你们不接着打，{ $time }就散。
    }
pictures-chosen =
    { $which ->
        [tables] { $theme ->
            [light] 这里的牌桌从下次变动起用浅色。
           *[dark] 这里的牌桌从下次变动起用深色。
        }
       *[hands] { $theme ->
            [light] 你的手牌现在用浅色。
           *[dark] 你的手牌现在用深色。
        }
    }
button-back = 我回来了
table-overdue = 全桌等{ $name }已经两分钟了。在座的人都可以让电脑代打。
button-stand-in = 电脑替{ $name }打
table-left = { $name }中途离开。电脑{ $other }接着打，这一局算{ $name }的。
table-kicked =
    { $counts ->
        [yes] { table-kicked-by }这一局算{ $name }的。
       *[no] { table-kicked-by }
    }
table-kicked-by =
    { $voted ->
        [yes] 其他人把{ $name }的座位换成了电脑。
       *[no] { $other }把{ $name }的座位换成了电脑。
    }
table-kicked-back = { $name }打到这局结束，然后座位归电脑。
must-agree = 还要{ $waiting }同意。
table-kick-asked = { $names }想把{ $name }的座位换成电脑。{ must-agree }
table-took-over = { $name }接过了{ $computer }的手牌。这一局不算{ $name }的。
table-next-up = 打完这局，{ $name }坐{ $computer }的座位。
table-closing = 打完这局就散桌。
table-end-asked = { $names }想现在散桌。{ end-would-cost }{ must-agree }
end-would-cost = 这一局大家都不记分。
hand-end-asked = { $names }想现在散桌，问你同不同意。{ end-would-cost }
table-plays-on = { $names }想接着打。
table-undo-asked =
    { $shown ->
        [yes] { $name }想收回{ $cards }。{ must-agree }
       *[no] { $name }想悔牌：{ $deed }。{ must-agree }
    }
hand-undo-kept = { $other }不同意，你出的牌算数。
hand-undo-asked =
    { $shown ->
        [yes] { $name }问你：能不能收回{ $cards }？
       *[no] { $name }问你：能不能悔牌（{ $deed }）？
    }
table-undo-kept =
    { $own ->
        [yes] { $name }不悔牌了。
       *[no] { $other }不同意，{ $name }出的牌算数。
    }
table-undone =
    { $shown ->
        [yes] { $name }收回了{ $cards }。
       *[no] { $name }悔牌了：{ $deed }。
    }
did-undo =
    { $done ->
        [yes]
            { $shown ->
                [yes] 你收回了{ $cards }。
               *[no] 你悔牌了：{ $deed }。
            }
       *[no]
            { $shown ->
                [yes] 你想收回{ $cards }。{ must-agree }
               *[no] 你想悔牌：{ $deed }。{ must-agree }
            }
    }
button-undo = 悔牌
button-undo-agree = 同意
button-undo-refuse = 不同意
undo-does =
    { $alone ->
        [yes] 收回你刚出的牌，电脑之后出的也一起收回。
       *[no] 问全桌的人，能不能收回你刚出的牌。
    }
ping =
    { $clock ->
        [slow] { $mention } { $table }轮到你了 · { $date }为止，{ $time }
        [running] { $mention } { $table }轮到你了 · { $time }到时
       *[none] { $mention } { $table }轮到你了
    }
places-so-far = 已出完，依次是：{ $names }。
