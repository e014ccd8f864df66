lobby-heading = { game } · { $taken } av { $seats } platser tagna
lobby-terms = { table-name } · { rules-short } · { rules-dealt } · { match-goal } · { clock } · värd { $host }
lobby-differs = Annorlunda än regelpaketet: { $changes }.
lobby-seat =
    { $role ->
        [host] { $seat }. **{ $name }** · värd
        [computer]
            { $reserved ->
                [yes] { $seat }. **{ $name }** · dator tills { $guest } kommer
               *[no]
                    { $level ->
                        [gentle] { $seat }. **{ $name }** · snäll dator
                        [sharp] { $seat }. **{ $name }** · vass dator
                       *[casual] { $seat }. **{ $name }** · dator
                    }
            }
       *[player] { $seat }. **{ $name }**
    }
lobby-partners =
    { $change ->
        [yes] Partner: { $sides }. Välj en annan plats för att byta partner.
       *[no] Partner: { $sides }.
    }
lobby-side = plats { $seats }
lobby-seat-free =
    { $reserved ->
        [yes] { $seat }. reserverad för { $guest }
       *[no] { $seat }. ledig
    }
lobby-seal = Blandningen är förseglad: `{ $commitment }`. Tryck på Kupera för att blanda in några egna ord.
cut-title = Kupera blandningen
cut-label = Din kupering
cut-about = Upp till 64 tecken som blandas in. Alla kan se dem, för alltid.
lobby-auto-pass = Bordet passar åt den som inte kan sticka över, så alla får veta vem som inte kan.
lobby-rated = Rankat: bara människor, inga tips, och varje giv ändrar deras rating (/hjälp).
lobby-cut = { $name } kuperar med ”{ $cut }”.
joined = { $name } tar plats { $seat }.
seat-taken-over = Du tar plats { $seat } och fortsätter från dess poäng: { SIGNED($total) }. Tryck på Nästa giv när du är redo.
next-up = Du får platsen efter { $computer } när den här given är slut.
waits-no-more = Du väntar inte längre på en plats.
select-seat = Välj en plats
select-level = Lägg till en dator efter nivå
computer-level =
    { $level ->
        [gentle] Lägg till en snäll dator
        [sharp] Lägg till en vass dator
       *[casual] Lägg till en vanlig dator
    }
    .note =
        { $level ->
            [gentle] Gör misstag
            [sharp] Spelar på poäng
           *[casual] Det vanliga valet
        }
seat-option =
    { $free ->
        [yes] Plats { $seat } · ledig
       *[no] Plats { $seat } · { $name }, dator
    }
lets-in =
    { $way ->
        [now] Sena gäster kan ta över en dators plats direkt.
        [next] Från nästa giv kan sena gäster ta över en dators plats direkt.
       *[later] Sena gäster sätter sig när en giv är slut.
    }
menu-watching = Du tittar på.
host-now = { $name } är värd nu.
computer = { $name } (dator)
table-name = Bord { NUMBER($table, useGrouping: 0) }
leave-does =
    { $way ->
        [waits] Tar bort dig från kön till en plats.
        [last] Avslutar bordet.
        [lobby] Gör din plats ledig.
        [deal] Ger din hand till en dator.
       *[between] Ger din plats till en dator.
    }
let-in-does =
    { $now ->
        [yes] Låter sena gäster vänta tills given är slut.
       *[no] Släpper in sena gäster mitt i en giv.
    }
close-does = Gör den här given till den sista.
new-match-does = Nollställer alla summor.
end-does =
    { $void ->
        [yes] Avslutar bordet; den här given blir ogiltig.
       *[no] Avslutar bordet direkt.
    }
button-join = Gå med
button-leave = Lämna
button-add-computer = Lägg till dator
button-fill = Fyll med datorer
button-remove-computer = Ta bort dator
button-let-in = Släpp in folk
button-let-in-later = Släpp in senare
button-end-agree = Gå med på avslut
button-play-on = Spela vidare
button-kick = Ge till dator
button-kick-agree = Ersätt { $name }
button-end-ask = Be om avslut
button-start = Starta
button-close = Stäng
button-cut = Kupera
button-rules = Regler
button-menu = Meny
button-my-hand = Min hand
button-play = Lägg
button-pass = Pass
button-sort = Sortera
button-hint = Tips
button-next-deal = Nästa giv
button-rematch = Returmatch
button-new-match = Ny match
button-status = Status
button-end = Avsluta
button-stay = Stanna kvar
button-last-trick = Senaste sticket
button-full-result = Hela resultatet
button-played-cards =
    { $deck ->
        [lectio] Lagda brickor
       *[std52] Lagda kort
    }
button-earlier = Tidigare
button-later = Senare
select-cards = Välj { cards-word }
select-ready = Färdiga drag: { $n }
select-ready-none = Färdiga drag: inga
select-kind = Välj en sort: { $n }
select-all-kinds = Alla sorter
select-more-ready = Fler: { $n }
select-kind-option =
    { $n ->
        [one] 1 drag: { kind-meant }
       *[other] { $n } drag: { kind-meant }
    }
select-cards-group =
    { $named ->
        [yes] { $name }: { $first } till { $last }
       *[no] Välj { cards-word }: { $first } till { $last }
    }
button-card-chosen = ✓ { $card }
