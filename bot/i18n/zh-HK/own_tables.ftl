command-tables = 你在這裏的枱，哪枱輪到你
own-tables =
    { $n ->
        [1] { $asked ->
            [0] 你在這裏的枱
           *[other] 你在這裏的枱在等你
        }
       *[other] { $asked ->
            [0] 你在這裏的{ $n }枱
           *[other] 你在這裏的{ $n }枱 · { $asked }枱在等你
        }
    }
own-tables-none = 你在這裏沒有坐枱。
    .note = 用 /table open 開枱，或者在別的枱按「入座」。
own-table-asks =
    { $way ->
        [next]
            { $clock ->
                [slow] **{ $table }** · { game } · { $date }前按「下一局」，{ $time }
                [running] **{ $table }** · { game } · 按「下一局」 · { $time }夠鐘
               *[none] **{ $table }** · { game } · 按「下一局」
            }
       *[turn]
            { $clock ->
                [slow] **{ $table }** · { game } · 輪到你 · { $date }前，{ $time }
                [running] **{ $table }** · { game } · 輪到你 · { $time }夠鐘
               *[none] **{ $table }** · { game } · 輪到你
            }
    }
own-table-waits =
    { $way ->
        [lobby] { $table } · { game } · 還沒有開始
        [away] { $table } · { game } · 電腦正代你打
        [going] { $table } · { game } · 正在打
        [over] { $table } · { game } · 這場打完了
        [between] { $table } · { game } · 等{ $names }按「下一局」
       *[deal] { $table } · { game } · 輪到{ $names }
    }
button-go-to-table = 去{ $table }
