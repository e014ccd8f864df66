event-two-cards = { $name }: noch zwei { cards-word }.
event-finished = { $name } ist fertig, auf Platz { $place }.
event-frozen =
    { $deck ->
        [lectio] { $name } hat vor diesem Zug nicht angesagt und kann den letzten Stein nicht spielen. Der Zug verfällt, und der Stein gilt ab jetzt als angesagt.
       *[std52] { $name } hat vor diesem Zug nicht angesagt und kann die letzte Karte nicht spielen. Der Zug verfällt, und die Karte gilt ab jetzt als angesagt.
    }
event-called =
    { $true ->
        [yes] { $caller } meldet: { $name } hat noch { cards } und hat es nicht angesagt.
       *[no] { $caller } meldet: { $name } hat noch { cards } und nichts anzusagen. { $caller } kann in diesem Spiel nicht mehr melden.
    }

event-drew = { $name } setzt aus und zieht { cards }. Im Stapel bleiben { $stock }.
event-drew-cards = Du ziehst { $cards }.
event-recycled = Die gespielten Stiche werden der neue Stapel: { cards }.

event-rest-given =
    { $shown ->
        [yes] { $name } hat { $anchor } und bekommt, was übrig ist: { $cards }.
       *[no] { $name } hat { $anchor } und bekommt verdeckt, was übrig ist.
    }
event-rest-given-cards = Du bekommst, was übrig ist: { $cards }.
event-rest-taken = { $name } nimmt, was übrig ist.
event-rest-taken-cards = Du nimmst { $cards }.
event-rest-declined = { $name } lehnt ab, was übrig ist.
event-rest-swapped = { $name } tauscht { $low } gegen das, was übrig ist.
event-rest-swapped-cards = Du bekommst { $cards }.
event-rest-kept = { $name } behält { $low }.

event-redealt = { $name } lässt neu geben. Niemand bekommt Punkte. Drückt „Nächstes Spiel“ für neue Karten.
event-dragon = { $name } hat von jedem Wert eine Karte, einen Drachen, und gewinnt sofort.
event-four-twos = { $name } hat vier 2er und gewinnt sofort.

event-ranks =
    { $n ->
        [3] König { $king }, Bürger { $commoner }, Diener { $slave }.
       *[other] König { $king }, Fürst { $lord }, Bürger { $commoner }, Diener { $slave }.
    }
event-demanded = { $name } fordert und bekommt { $card } von { $other }.
event-demanded-cards = Du gibst { $name } { $card }, wie gefordert.
event-demand-lost =
    { $deck ->
        [lectio] { $name } fordert { $card } von { $other }. Kein solcher Stein: { $name } bekommt nichts.
       *[std52] { $name } fordert { $card } von { $other }. Keine solche Karte: { $name } bekommt nichts.
    }
event-waived = { $name } fordert nichts von { $other }.
event-waived-rest = { $name } fordert nichts mehr.
event-tribute =
    { $tie ->
        [none] { tribute-given }
       *[turn] { tribute-given } { tribute-tie }
    }
tribute-given =
    { $place ->
        [0]
            { $n ->
                [one] { $name } gibt { $other } { best-card }.
               *[other] { $name } gibt { $other } die { $n } besten { cards-word }.
            }
       *[1]
            { $n ->
                [one] { $name } ({ tribute-place }) gibt { $other } ({ tribute-to }) { best-card }.
               *[other] { $name } ({ tribute-place }) gibt { $other } ({ tribute-to }) die { $n } besten { cards-word }.
            }
    }
# Im Akkusativ.
best-card =
    { $deck ->
        [lectio] den besten Stein
       *[std52] die beste Karte
    }
tribute-place =
    { $place ->
        [2] 2. Platz
        [3] 3. Platz
       *[other] { $place }. Platz
    }
tribute-to =
    { $to ->
        [1] 1. Platz
        [2] 2. Platz
       *[other] 3. Platz
    }
tribute-tie =
    { $tie ->
        [cards] { $above } und { $below } hatten gleich viele Punkte; { $above } hatte weniger { cards-word } übrig.
        [highest] { $above } und { $below } hatten gleich viele Punkte; das Höchste hatte { $below } übrig.
       *[turn] { $above } und { $below } hatten gleich viele Punkte; { $above } sitzt nach dem Siegplatz zuerst.
    }
event-tribute-cards =
    { $reader ->
        [giver] Du gibst { $other } dein Bestes: { $cards }.
       *[receiver] { $name } gibt dir { $cards }.
    }
event-returned =
    { $exchange-kind ->
        [class_pool] { $other } bekommt { cards } aus der Auslage von { $name }.
       *[other] { $name } gibt { $other } { cards } zurück.
    }
event-returned-cards =
    { $exchange-kind ->
        [class_pool]
            { $reader ->
                [giver] { $other } bekommt { $cards } aus deiner Auslage.
               *[receiver] Du bekommst { $cards } aus der Auslage von { $name }.
            }
       *[other]
            { $reader ->
                [giver] Du gibst { $other } { $cards } zurück.
               *[receiver] { $name } gibt dir { $cards } zurück.
            }
    }
event-put-out = { $name } legt { cards } verdeckt aus.
event-put-out-cards = Du legst in dieser Reihenfolge aus: { $cards }.
event-picked =
    { $n ->
        [4] { $name } (1. Platz) wählt Blatt { $number } von { $n }.
        [3] { $name } (2. Platz) wählt Blatt { $number } von { $n }.
       *[other] { $name } (3. Platz) wählt Blatt { $number } von { $n }.
    }
event-kept = { $name } legt { cards } weg.
event-drawn = { $other } zieht verdeckt { cards } von { $name }.
event-drawn-cards =
    { $reader ->
        [giver] { $other } zieht { $cards } von dir.
       *[receiver] Du ziehst { $cards } von { $name }.
    }

event-full-payer =
    { $summed ->
        [yes] { full-payer-why } { $name } trägt die Verluste aller: { $terms } = { $p }.
       *[no] { full-payer-why } { $name } trägt die Verluste aller: { $p }.
    }
full-payer-why =
    { $case ->
        [follow] { $name } hat die letzte Karte von { $other } durchgelassen. Verlangt war { $better }.
        [lead] { $name } hat die letzte Karte von { $other } durchgelassen. Verlangt war { $better } oder eine Kombination.
       *[combination] { $name } hat die letzte Karte von { $other } durchgelassen. Verlangt war eine Kombination, etwa { $better }.
    }
