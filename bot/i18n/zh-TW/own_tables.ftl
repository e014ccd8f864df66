command-tables = 你在這裡的牌桌，以及哪桌輪到你

own-tables =
    { $asked ->
        [0] 你在這裡的{ $n }桌
       *[other] 你在這裡的{ $n }桌 · { $asked }桌在等你
    }
own-tables-none = 你在這裡沒有坐任何一桌。
    .note = 用 /牌桌 開桌 開一桌；「入座」可以坐別人的桌。
own-table-asks =
    { $way ->
        [next]
            { $clock ->
                [slow] **{ $table }** · { game } · 請按「下一局」，期限{ $date }，{ $time }
                [running] **{ $table }** · { game } · 請按「下一局」 · { $time }時間到
               *[none] **{ $table }** · { game } · 請按「下一局」
            }
       *[turn]
            { $clock ->
                [slow] **{ $table }** · { game } · 輪到你，期限{ $date }，{ $time }
                [running] **{ $table }** · { game } · 輪到你 · { $time }時間到
               *[none] **{ $table }** · { game } · 輪到你
            }
    }
own-table-waits =
    { $way ->
        [lobby] { $table } · { game } · 還沒開始
        [away] { $table } · { game } · 電腦替你打
        [going] { $table } · { game } · 進行中
        [over] { $table } · { game } · 這一場結束了
        [between] { $table } · { game } · 等{ $names }按「下一局」
       *[deal] { $table } · { game } · 輪到{ $names }
    }
button-go-to-table = 到{ $table }
