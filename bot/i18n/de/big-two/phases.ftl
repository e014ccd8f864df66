phase-heading =
    { $phase ->
        [leftover] Übrige { cards-word }
        [exchange] Tausch
        [redeal] Neu geben?
        [play] Spielen
       *[over] Das Spiel ist zu Ende
    }
rank =
    { $rank ->
        [king] König
        [lord] Fürst
        [commoner] Bürger
       *[slave] Diener
    }

prompt-take =
    { $shown ->
        [yes] Übrig: { $cards }. Nimm alles, oder lehn ab.
       *[no] Nimm alles, was übrig ist, verdeckt, oder lehn ab.
    }
prompt-swap = Tausch { $card } gegen das, was übrig ist, verdeckt, oder lehn ab.
prompt-redeal =
    { $clock ->
        [running] Behalt dein Blatt, oder lass neu geben. Das geht bis { $time }. { $redeals }
       *[none] Behalt dein Blatt, oder lass neu geben. { $redeals }
    }
prompt-redeal-own =
    { $clock ->
        [running] Drück „Behalten“, um es zu spielen. Das Angebot endet { $time }.
       *[none] Drück „Behalten“, um es zu spielen.
    }
hand-worth =
    { $may ->
        [yes]
            { $why ->
                [points_below] Dein Blatt ist { $worth } wert, schwach genug, um neu geben zu lassen ({ $limit } oder weniger).
                [ten_high]
                    { $deck ->
                        [lectio] Du hast keinen Stein über 10, also kannst du neu geben lassen.
                       *[std52] Du hast keine Karte über 10, also kannst du neu geben lassen.
                    }
                [two_courts] Du hast kein A, keine 2 und wenige J Q K. Du kannst neu geben lassen.
               *[four_twos] Du hast alle vier 2er, also kannst du neu geben lassen.
            }
       *[no]
            { $why ->
                [points_below] Dein Blatt ist { $worth } wert, zu stark, um neu geben zu lassen ({ $limit } oder weniger).
               *[none] Mit diesem Blatt kannst du nicht neu geben lassen.
            }
    }
prompt-demand = Fordere { a-card } von { $name }, oder drück „Verzichten“.
prompt-demand-pool = Fordere je { a-card } von { $names }, oder drück „Verzichten“ zum Aufhören.
prompt-return =
    { $n ->
        [one]
            { $deck ->
                [lectio] Gib { $name } einen Stein, den du nicht willst.
               *[std52] Gib { $name } eine Karte, die du nicht willst.
            }
       *[other] Gib { $name } { $n } { cards-word }, die du nicht willst.
    }
prompt-put-out =
    { $n ->
        [one]
            { $deck ->
                [lectio] Leg für { $names } einen Stein aus, den du nicht willst.
               *[std52] Leg für { $names } eine Karte aus, die du nicht willst.
            }
       *[other] Leg { $n } { cards-word } aus, die du nicht willst. Der Reihe nach wählen: { $names }.
    }
prompt-choose =
    { $deck ->
        [lectio] Wähl einen von { $n } verdeckten Steinen.
       *[std52] Wähl eine von { $n } verdeckten Karten.
    }
prompt-choose-hand = Wähl eins von { $n } verdeckten Blättern.
prompt-keep = Leg { cards } weg. { $name } zieht { $m } von den anderen.
prompt-protected = { $low } und die 2er bleiben, wo sie sind.
prompt-chosen = Gewählt: { $cards }, { $n } von { $need }.
prompt-wanted =
    { $known ->
        [yes] Gewählt: { $card }, von { $name }
       *[no] Gewählt: { $card }
    }

wait-take =
    { $shown ->
        [yes] { $name } darf { $cards } nehmen.
       *[no] { $name } darf nehmen, was übrig ist.
    }
wait-swap = { $name } darf { $low } tauschen.
wait-redeal = „Behalten“ muss noch drücken: { $missing }.
wait-demand = { $name } darf { a-card } von { $other } fordern.
wait-demand-pool = { $name } darf { cards-word } fordern.
wait-return =
    { $n ->
        [one] { $name } gibt { $other } { a-card } zurück.
       *[other] { $name } gibt { $other } { $n } { cards-word } zurück.
    }
wait-put-out = { $name } legt { cards-word } aus.
wait-choose =
    { $deck ->
        [lectio] { $name } wählt einen verdeckten Stein.
       *[std52] { $name } wählt eine verdeckte Karte.
    }
wait-choose-hand = { $name } wählt ein verdecktes Blatt.
wait-keep = { $name } legt { cards-word } weg.

button-take = Nehmen
button-decline = Ablehnen
button-swap = Tauschen
button-waive = Verzichten
button-demand = Fordern
button-choose = Wählen
button-put-out = Auslegen
button-set-aside = Weglegen
closed-place =
    { $hands ->
        [yes] Blatt { $number }
       *[no] Karte { $number }
    }

select-demand = Karte zum Fordern wählen
select-demand-from = Von wem
select-rank = Wert wählen
select-rank-first = Wähl zuerst einen Wert

picture-asked =
    { $kind ->
        [return] gib { $n }
        [put-out] leg { $n } aus
        [keep] leg { $n } weg
        [demand] fordere eine
        [demand-pool] fordere eine
        [take] übrig
        [swap] tauschen?
       *[choose] wähl eine
    }

did-give =
    { $exchange-kind ->
        [class_pool] Du hast { $cards } ausgelegt.
       *[other] Du hast { $cards } gegeben.
    }
did-keep =
    { $n ->
        [0] Du behältst dein Blatt.
       *[other] Du hast { $cards } weggelegt.
    }
did-demand = Du hast { $card } von { $name } gefordert.
did-waive = Du hast verzichtet.
did-choose = Du hast Nummer { $place } gewählt.
did-take = Du hast genommen, was übrig war.
did-decline = Du hast abgelehnt, was übrig war.
did-swap = Du hast { $low } getauscht.
did-redeal = Du lässt neu geben, also zählt dieses Spiel nicht. Drück „Nächstes Spiel“ für neue Karten.
