command-tables = 你在这里的牌桌，哪里轮到你
own-tables =
    { $asked ->
        [0] 你在这里有{ $n }张桌
       *[other] 你在这里有{ $n }张桌 · { $asked }张在等你
    }
own-tables-none = 你在这里没有坐哪张桌。
    .note = 用 /牌桌 开桌 开一张，或者按“入座”坐别的桌。
own-table-asks =
    { $way ->
        [next]
            { $clock ->
                [slow] **{ $table }** · { game } · { $date }之前按“下一局”，{ $time }
                [running] **{ $table }** · { game } · 请按“下一局” · { $time }到时
               *[none] **{ $table }** · { game } · 请按“下一局”
            }
       *[turn]
            { $clock ->
                [slow] **{ $table }** · { game } · 轮到你，{ $date }为止，{ $time }
                [running] **{ $table }** · { game } · 轮到你 · { $time }到时
               *[none] **{ $table }** · { game } · 轮到你
            }
    }
own-table-waits =
    { $way ->
        [lobby] { $table } · { game } · 还没开始
        [away] { $table } · { game } · 电脑在替你打
        [going] { $table } · { game } · 牌局进行中
        [over] { $table } · { game } · 这一场结束了
        [between] { $table } · { game } · 等{ $names }按“下一局”
       *[deal] { $table } · { game } · 轮到{ $names }
    }
button-go-to-table = 去{ $table }
