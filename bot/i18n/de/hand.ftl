hand-at = { table-name } in { $channel }
hand-turn =
    { $clock ->
        [slow] **Du bist dran** · du hast Zeit bis { $date }, { $time }
        [running] **Du bist dran** · Zeit läuft { $time } ab
       *[none] **Du bist dran**
    }
hand-over = **Das Spiel ist zu Ende.**
hand-counts-for =
    { $yet ->
        [yes] { own-counted-for } Komm zurück, bevor der Computer etwas tut, dann zählt es für dich.
       *[no] { own-counted-for } Das nächste zählt für dich.
    }
hand-away = **Ein Computer spielt für dich.** Drück „{ button-to-return }“, um deinen Platz wieder zu nehmen.
button-to-return =
    { $press ->
        [rematch] { button-rematch }
        [ready] { button-next-deal }
       *[back] { button-back }
    }
hand-missed =
    { $verb ->
        [pass] Deine Zeit war um. Du hast ausgesetzt.
        [play] Deine Zeit war um. Für dich wurde das Niedrigste gespielt: { $cards }.
       *[other] Deine Zeit war um. Der Bot hat für dich geantwortet.
    }
hand-stale = Der Knopf war von einem früheren Zug und hat nichts bewirkt. Hier ist dein jetziges Blatt.
event-hold-dropped =
    { $verb ->
        [pass] Du kannst jetzt nicht aussetzen. Wähl neu.
       *[play] Du kannst { $cards } nicht mehr spielen. Wähl neu.
    }

hand-beat = Schlag { the-kind } von { $name }: **{ $cards }**
hand-lead = Spiel aus, was du willst.
hand-nothing-beats = Das kannst du nicht schlagen. Setz aus.
hand-passed-for = Das kannst du nicht schlagen. Der Tisch setzt für dich aus.
hand-nothing-leads = Diese Karte kannst du jetzt nicht spielen. Setz aus.

hand-other =
    { $noted ->
        [yes]
            { $n ->
                [0] { $name } { $note }
               *[other] { $name } { $n }, { $note }
            }
       *[no] { $name } { $n }
    }
hand-other-turn = { hand-other }, am Zug

hand-line =
    { $n ->
        [0] Du hast keine { cards-word } mehr.
       *[other] Dein Blatt, { cards }: { $hand }
    }
hand-none-chosen = Keine { cards-word } gewählt
hand-chosen =
    { $case ->
        [beats] Gewählt: **{ a-kind }** { $cards }, schlägt { $table }
        [leads] Gewählt: **{ a-kind }** { $cards }
       *[none] Gewählt: { $cards }, keine Kombination
    }
hand-chosen-not = Gewählt: { $cards } · { $reason }

hint-none = Gerade gibt es nichts zu tun. Warte.
hand-hint =
    { $explained ->
        [yes] Vorschlag: **{ $what }**. { $why }
       *[no] Vorschlag: **{ $what }**
    }

button-hold = Bis Stichende passen
button-redeal = Neu geben
button-give = Geben
