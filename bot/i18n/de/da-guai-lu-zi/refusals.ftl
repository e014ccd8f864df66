refusal-wrong_phase =
    { $phase ->
        [over] Das Spiel ist zu Ende.
        [play]
            { $action ->
                [choose] Jetzt liegt nichts für dich aus.
               *[give] Während gespielt wird, gibt niemand Karten.
            }
        [return] Es werden noch Karten zurückgegeben.
       *[tribute] Es wird noch Tribut gezahlt.
    }
    .rule =
        { $phase ->
            [over] Warte auf das nächste Spiel. (DG‑5.8)
            [play] Spiel, oder setz aus. (DG‑5.5)
            [return] Gespielt wird, wenn alle eine Karte zurückgegeben haben. (DG‑7.6)
           *[tribute] Gespielt wird, wenn Tribut gezahlt ist und Karten zurück sind. (DG‑7.3)
        }
refusal-not_your_turn =
    { $n ->
        [0] Zuerst entscheidet der Zufall.
        [one] Du bist nicht dran, sondern { $names }.
       *[other] Du hast jetzt nichts zu tun. Der Tisch wartet auf { $names }.
    }
    .rule = Du kannst inzwischen deine Karten ansehen. (DG‑5.5)
refusal-not_held = Du hast { $cards } nicht, oder nicht so oft.
    .rule = Nenn jede Karte so oft, wie du sie hast. (DG‑3.1)

refusal-not_a_combination =
    { $why ->
        [size]
            { $n ->
                [4] Vier Karten sind kein Zug.
               *[other] { $n } Karten sind kein Zug.
            }
        [ranks] { $cards } sind nicht von einem Wert.
        [jokers] { $cards } ergeben nichts, was auch immer die Joker sind.
        [second] { $cards } sind kein Zug zum Schlagen.
       *[five] { $cards } ergeben keinen Zug mit fünf Karten.
    }
    .rule =
        { $why ->
            [size] Spiel eine, zwei, drei oder fünf Karten. (DG‑3.1)
            [ranks] Zwei oder drei Karten müssen von einem Wert sein. (DG‑3.1)
            [second] Nenn dort einen Zug. (DG‑3.1)
           *[five] Spiel einen Straight, einen Flush, ein Full House oder Höheres. (DG‑3.1)
        }
refusal-reading_not_offered =
    { $bound ->
        [yes] Als letzter Zug gelten diese Karten so: { a-kind }.
       *[no] Was du genannt hast, können diese Karten nicht sein.
    }
    .rule = Spiel sie, ohne etwas zu nennen: { a-kind }. (DG‑4.7)
refusal-wrong_size =
    { $what ->
        [tribute] Tribut ist eine Karte.
        [return]
            { $need ->
                [0] Du gibst keine Karte zurück.
                [one] Du gibst eine Karte zurück.
               *[other] Leg { $need } Karten zur Wahl aus.
            }
       *[play]
            { $need ->
                [one] Eine Karte ist gespielt, also antworte mit einer.
               *[other] { $need } Karten sind gespielt, also antworte mit { $need }.
            }
    }
    .rule =
        { $what ->
            [tribute] Gib eine deiner höchsten Karten. (DG‑7.3)
            [return]
                { $need ->
                    [0] Nimm eine der Karten, die für dich ausliegen. (DG‑7.6)
                   *[other]
                        { $n ->
                            [one] Du hast eine genannt. (DG‑7.6)
                           *[other] Du hast { $n } genannt. (DG‑7.6)
                        }
                }
           *[play]
                { $n ->
                    [one] Du hast eine gewählt. { legal } (DG‑3.5)
                   *[other] Du hast { $n } gewählt. { legal } (DG‑3.5)
                }
        }
refusal-does_not_beat =
    { $tie ->
        [yes] Das ist nur so hoch wie { a-kind }.
       *[no] Das schlägt { the-kind } nicht.
    }
    .rule = { legal } (DG‑3.5)
refusal-leader_must_play = Du spielst aus, also musst du spielen.
    .rule = Spiel aus, was du willst. (DG‑5.5)

refusal-not_highest = Dein Tribut muss eine deiner höchsten Karten sein.
    .rule = Du kannst { $cards } geben. (DG‑7.3)
refusal-same_rank = Was du auslegst, muss verschiedene Werte haben.
    .rule =
        { $need ->
            [2] Leg zwei Karten mit zwei Werten aus. (DG‑7.6)
           *[3] Leg drei Karten mit drei Werten aus. (DG‑7.6)
        }
refusal-no_such_choice =
    { $n ->
        [0] Für dich liegt nichts aus.
       *[other] Für dich liegen { $n } Karten aus.
    }
    .rule =
        { $n ->
            [0] Du gibst selbst eine Karte zurück. (DG‑7.6)
           *[other] Wähl eine davon nach ihrer Nummer, ab 1. (DG‑7.6)
        }
