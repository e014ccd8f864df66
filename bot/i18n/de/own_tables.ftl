command-tables = Deine Tische hier, und wo du dran bist

own-tables =
    { $n ->
        [one] { $asked ->
            [0] Dein Tisch hier
           *[other] Dein Tisch hier wartet auf dich
        }
       *[other] { $asked ->
            [0] Deine { $n } Tische hier
            [one] Deine { $n } Tische hier · 1 wartet auf dich
           *[other] Deine { $n } Tische hier · { $asked } warten auf dich
        }
    }
own-tables-none = Du sitzt hier an keinem Tisch.
    .note = /tisch neu eröffnet einen, und „Mitspielen“ nimmt einen Platz an einem anderen.
own-table-asks =
    { $way ->
        [next]
            { $clock ->
                [slow] **{ $table }** · { game } · drück „Nächstes Spiel“ bis { $date }, { $time }
                [running] **{ $table }** · { game } · drück „Nächstes Spiel“ · Zeit läuft { $time } ab
               *[none] **{ $table }** · { game } · drück „Nächstes Spiel“
            }
       *[turn]
            { $clock ->
                [slow] **{ $table }** · { game } · du bist dran bis { $date }, { $time }
                [running] **{ $table }** · { game } · du bist dran · Zeit läuft { $time } ab
               *[none] **{ $table }** · { game } · du bist dran
            }
    }
own-table-waits =
    { $way ->
        [lobby] { $table } · { game } · noch nicht gestartet
        [away] { $table } · { game } · ein Computer spielt für dich
        [going] { $table } · { game } · es geht weiter
        [over] { $table } · { game } · die Partie ist zu Ende
        [between] { $table } · { game } · „Nächstes Spiel“ fehlt noch von { $names }
       *[deal] { $table } · { game } · am Zug: { $names }
    }
button-go-to-table = Zu { $table }
