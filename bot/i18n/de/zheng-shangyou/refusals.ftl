refusal-wrong_phase =
    { $phase ->
        [play]
            { $action ->
                [give] Jetzt gibt niemand Karten.
               *[choose] Jetzt gibt es nichts zu wählen.
            }
        [over] Das Spiel ist zu Ende.
       *[other] Es werden noch Karten getauscht.
    }
    .rule =
        { $phase ->
            [play] Jetzt spielst du oder setzt aus. (ZS‑9.5)
            [over] Das nächste Spiel bringt neue Karten. (ZS‑9.5)
            [give-up] Zuerst gibt jeder der letzten Plätze eine Karte ab. (ZS‑6.2)
            [give-back] Zuerst gibt jeder der ersten Plätze eine Karte zurück. (ZS‑6.2)
           *[other] Zuerst kommt die Wahl zwischen den zwei Karten. (ZS‑6.2)
        }
refusal-passed_this_trick = Du hast ausgesetzt, und das gilt hier für den ganzen Stich.
    .rule = Du spielst wieder, wenn neu ausgespielt wird. (ZS‑5.3)
refusal-not_your_turn =
    { $phase ->
        [play] Du bist nicht dran: Jetzt spielt { $names }.
       *[other] Du hast jetzt nichts zu tun. Der Tisch wartet auf { $names }.
    }
    .rule =
        { $phase ->
            [play] Du kannst inzwischen Karten wählen. (ZS‑5.3)
           *[other] Du kannst inzwischen deine Karten ansehen. (ZS‑6.2)
        }
refusal-not_held = Du hast { $cards } nicht, oder nicht so oft.
    .rule = Nenn jede Karte so oft, wie du sie hast. (ZS‑9.5)

refusal-not_a_combination =
    { $why ->
        [nothing] Du hast keine Karten genannt.
        [jokers] { $cards } passen nicht zusammen, denn Joker sind hier keine Platzhalter.
        [wild] { $cards } passen nicht zusammen: { a-two } gehört in keinen Straight.
        [outside] { $cards } passen nicht zusammen: Nicht alle diese Werte bilden Straights.
        [gap] { $cards } passen nicht zusammen: Dazwischen fehlt ein Wert.
        [short] { $cards } ist zu kurz für einen Straight.
        [few] { $cards } ist eine zu kurze Folge.
        [long] { $cards } ist länger als jeder Straight.
       *[uneven] { $cards } passen nicht zusammen.
    }
    .rule =
        { $why ->
            [short] Ein Straight hat mindestens { $n } Karten. { legal } (ZS‑3.4)
            [few] Es braucht mindestens { $n } Werte in Folge. { legal } (ZS‑3.5)
           *[other] Spiel Karten von einem Wert oder Werte in Folge. { legal } (ZS‑3.1)
        }
refusal-reading_not_offered = { $cards } kann das nicht sein.
    .rule = Spielen kannst du es so: { $readings }. (ZS‑4.2)
refusal-wrong_size =
    { $what ->
        [gift]
            { $n ->
                [0] Du hast keine Karte genannt.
               *[other] Du gibst eine Karte, und du hast { $n } genannt.
            }
       *[play]
            { $n ->
                [one] Eine Karte kann nicht auf { $need } antworten.
               *[other] { $n } Karten können nicht auf { $need } antworten.
            }
    }
    .rule =
        { $what ->
            [gift] Nenn eine Karte. (ZS‑6.2)
           *[play]
                { $bombs ->
                    [yes] Spiel ebenso viele Karten, wie zu schlagen sind, oder eine Bombe. { legal } (ZS‑3.8)
                   *[no] Spiel ebenso viele Karten, wie zu schlagen sind. { legal } (ZS‑3.8)
                }
        }
refusal-wrong_kind = Auf { a-kind } kannst du nicht mit einer anderen Art antworten.
    .rule = Spiel dieselbe Art, nur höher. { legal } (ZS‑3.8)
refusal-does_not_beat =
    { $why ->
        [smaller] Diese Bombe hat weniger Karten.
        [mixed] Gemischte Farben schlagen keinen Straight in einer Farbe.
        [impure] Bei gleichem Wert schlägt ein Zug mit Platzhaltern keinen ohne.
        [equal] Das ist nur so hoch wie { $table }.
       *[lower] Das ist niedriger als { $table }.
    }
    .rule =
        { $why ->
            [mixed] Spiel einen höheren Straight in einer Farbe. { legal } (ZS‑3.8)
           *[other] Nötig ist dieselbe Art, nur höher. { legal } (ZS‑3.8)
        }
refusal-leader_must_play = Du spielst aus, also kannst du nicht aussetzen.
    .rule = { legal } (ZS‑5.3)

refusal-not_highest = Du gibst eine Karte deines höchsten Werts ab.
    .rule = Du kannst { $cards } geben. (ZS‑6.2)
refusal-no_such_choice = Zur Wahl stehen zwei Karten.
    .rule = Wähl die erste oder die zweite. (ZS‑6.2)
