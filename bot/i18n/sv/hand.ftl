hand-at = { table-name } i { $channel }
hand-turn =
    { $clock ->
        [slow] **Din tur** · du har till { $date }, { $time }
        [running] **Din tur** · tiden går ut { $time }
       *[none] **Din tur**
    }
hand-over = **Given är slut.**
hand-counts-for =
    { $yet ->
        [yes] { own-counted-for } Kom tillbaka innan datorn gör sitt första drag, så räknas given för dig.
       *[no] { own-counted-for } Nästa räknas för dig.
    }
hand-away = **En dator spelar för dig.** Tryck på { button-to-return } för att ta din plats igen.
button-to-return =
    { $press ->
        [rematch] { button-rematch }
        [ready] { button-next-deal }
       *[back] { button-back }
    }
hand-missed =
    { $verb ->
        [pass] Din tid gick ut och du passade.
        [play] Din tid gick ut, så det lägsta lades åt dig: { $cards }.
       *[other] Din tid gick ut, så boten svarade åt dig.
    }
hand-stale = Det var från en tidigare tur och gjorde ingenting. Här är din hand nu.
event-hold-dropped =
    { $verb ->
        [pass] Du kan inte passa nu. Välj igen.
       *[play] Du kan inte lägga { $cards } längre. Välj igen.
    }
hand-beat = Stick över **{ $cards }** ({ kind }) från { $name }
hand-lead = Spela ut vad du vill.
hand-nothing-beats = Du kan inte sticka över det här. Passa.
hand-passed-for = Du kan inte sticka över det här. Bordet passar åt dig.
hand-nothing-leads = Du kan inte lägga det här kortet nu. Passa.
hand-other =
    { $noted ->
        [yes]
            { $n ->
                [0] { $name } { $note }
               *[other] { $name } { $n }, { $note }
            }
       *[no] { $name } { $n }
    }
hand-other-turn = { hand-other }, på tur
hand-line =
    { $n ->
        [0] Du har inga { cards-word } kvar.
       *[other] Din hand, { cards }: { $hand }
    }
hand-none-chosen = Inga { cards-word } valda
hand-chosen =
    { $case ->
        [beats] Valt: **{ a-kind }** { $cards }, sticker över { $table }
        [leads] Valt: **{ a-kind }** { $cards }
       *[none] Valt: { $cards }, ingen kombination
    }
hand-chosen-not = Valt: { $cards } · { $reason }
hint-none = Inget att göra just nu. Vänta.
hand-hint =
    { $explained ->
        [yes] Förslag: **{ $what }**. { $why }
       *[no] Förslag: **{ $what }**
    }
button-hold = Passa hela sticket
button-redeal = Omgiv
button-give = Ge
