command-tables = Dina bord här, och var det är din tur
own-tables =
    { $n ->
        [one] { $asked ->
            [0] Ditt bord här
           *[other] Ditt bord här väntar på dig
        }
       *[other] { $asked ->
            [0] Dina { $n } bord här
            [one] Dina { $n } bord här · 1 väntar på dig
           *[other] Dina { $n } bord här · { $asked } väntar på dig
        }
    }
own-tables-none = Du sitter inte vid något bord här.
    .note = /bord nytt startar ett, och Gå med tar en plats vid ett annat.
own-table-asks =
    { $way ->
        [next]
            { $clock ->
                [slow] **{ $table }** · { game } · tryck på Nästa giv senast { $date }, { $time }
                [running] **{ $table }** · { game } · tryck på Nästa giv · tiden går ut { $time }
               *[none] **{ $table }** · { game } · tryck på Nästa giv
            }
       *[turn]
            { $clock ->
                [slow] **{ $table }** · { game } · din tur till { $date }, { $time }
                [running] **{ $table }** · { game } · din tur · tiden går ut { $time }
               *[none] **{ $table }** · { game } · din tur
            }
    }
own-table-waits =
    { $way ->
        [lobby] { $table } · { game } · inte startat än
        [away] { $table } · { game } · en dator spelar för dig
        [going] { $table } · { game } · spelet pågår
        [over] { $table } · { game } · matchen är slut
        [between] { $table } · { game } · väntar på att { $names } ska trycka på Nästa giv
       *[deal] { $table } · { game } · { $names } står på tur
    }
button-go-to-table = Gå till { $table }
