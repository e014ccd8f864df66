command-tables = Mejamu di sini, dan di mana giliranmu

own-tables =
    { $n ->
        [1] { $asked ->
            [0] Mejamu di sini
           *[other] Mejamu di sini menunggumu
        }
       *[other] { $asked ->
            [0] Mejamu di sini: { $n }
           *[other] Mejamu di sini: { $n } · { $asked } menunggumu
        }
    }
own-tables-none = Kamu tidak duduk di meja mana pun di sini.
    .note = /meja baru membuka satu, dan Gabung mengambil kursi di meja lain.
own-table-asks =
    { $way ->
        [next]
            { $clock ->
                [slow] **{ $table }** · { game } · tekan Ronde berikut sampai { $date }, { $time }
                [running] **{ $table }** · { game } · tekan Ronde berikut · waktu habis { $time }
               *[none] **{ $table }** · { game } · tekan Ronde berikut
            }
       *[turn]
            { $clock ->
                [slow] **{ $table }** · { game } · giliranmu sampai { $date }, { $time }
                [running] **{ $table }** · { game } · giliranmu · waktu habis { $time }
               *[none] **{ $table }** · { game } · giliranmu
            }
    }
own-table-waits =
    { $way ->
        [lobby] { $table } · { game } · belum mulai
        [away] { $table } · { game } · komputer bermain untukmu
        [going] { $table } · { game } · sedang berjalan
        [over] { $table } · { game } · permainan selesai
        [between] { $table } · { game } · menunggu { $names } menekan Ronde berikut
       *[deal] { $table } · { game } · giliran { $names }
    }
button-go-to-table = Ke { $table }
