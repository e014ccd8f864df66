rule-dg-players = Sechs spielen in zwei Teams zu dritt. Wer neben dir sitzt, ist nie in deinem Team (DG‑0.3).
    .title = Wer mitspielt
    .word = { $dg-players }
rule-dg-packs = Gespielt wird mit { $dg-packs } Kartenspielen mit Jokern: je { $hand } Karten (DG‑2.1).
    .title = Kartenspiele
    .word = { $dg-packs }
rule-dg-direction =
    { $dg-direction ->
        [cw] Gespielt wird im Uhrzeigersinn (DG‑0.2).
       *[ccw] Gespielt wird gegen den Uhrzeigersinn (DG‑0.2).
    }
    .title = Spielrichtung
    .word =
        { $dg-direction ->
            [cw] im Uhrzeigersinn
           *[ccw] gegen den Uhrzeigersinn
        }
rule-dg-trump =
    { $dg-trump ->
        [level]
            { $dg-score ->
                [levels] Die Stufe des führenden Teams ist der Trumpfwert. Seine Karten stehen zwischen Ass und Jokern (DG‑2.4).
               *[caught_points] Ein Wert ist in jedem Spiel Trumpf. Seine Karten stehen zwischen Ass und Jokern (DG‑2.4).
            }
       *[none] Von niedrig bis hoch: 2 bis 10, J, Q, K, A, kleiner Joker, großer Joker. Kein Wert ist Trumpf (DG‑2.2).
    }
    .title = Trumpfwert
    .off = ein Trumpfwert über dem Ass
    .word =
        { $dg-trump ->
            [level] nach Stufe
           *[none] keiner
        }
rule-dg-level_start =
    { $dg-score ->
        [levels] Beide Teams beginnen auf Stufe { $dg-level_start } (DG‑6.4).
       *[caught_points] Der Trumpfwert ist { $dg-level_start } (DG‑9.1).
    }
    .title = Erste Stufe
    .word = { $dg-level_start }

rule-dg-flush_over_straight =
    { $dg-flush_over_straight ->
        [yes] Ein Flush schlägt einen Straight (DG‑3.2).
       *[no] Ein Straight schlägt einen Flush (DG‑3.2).
    }
    .title = Flush und Straight
    .word =
        { $dg-flush_over_straight ->
            [yes] Flush höher
           *[no] Straight höher
        }
rule-dg-flush_tie =
    { $dg-flush_tie ->
        [all_ranks] Haben zwei Flushes denselben höchsten Wert, entscheiden die nächsten (DG‑3.6).
       *[top_only] Flushes mit demselben höchsten Wert sind gleich (DG‑3.6).
    }
    .title = Gleiche Flushes
    .word =
        { $dg-flush_tie ->
            [all_ranks] die nächsten Werte entscheiden
           *[top_only] gleich
        }
rule-dg-small_pair =
    { $dg-small_pair ->
        [beats] Zwei kleine Joker schlagen einen kleinen mit einem großen (DG‑4.3).
       *[tie] Zwei kleine Joker sind so hoch wie ein kleiner mit einem großen (DG‑4.3).
    }
    .title = Paar kleine Joker
    .off = zwei kleine Joker über einem gemischten Paar
    .word =
        { $dg-small_pair ->
            [beats] schlägt ein gemischtes Paar
           *[tie] wie ein gemischtes Paar
        }

rule-dg-reading =
    { $dg-reading ->
        [named] Du darfst sagen, was deine Joker ergeben: jede Art und jeden Wert, den die Karten erlauben (DG‑4.7).
       *[fixed] Joker ergeben die stärkste Art, die die Karten erlauben (DG‑4.5).
    }
    .title = Eine Deutung nennen
    .off = nennen, was Joker ergeben
    .word =
        { $dg-reading ->
            [named] frei
           *[fixed] nach den Regeln
        }
rule-dg-wild_rank =
    { $dg-wild_rank ->
        [weakest] In der stärksten Art ergeben Joker den niedrigsten Wert (DG‑4.5).
       *[strongest] In der stärksten Art ergeben Joker den höchsten Wert (DG‑4.5).
    }
    .title = Wert innerhalb einer Art
    .word =
        { $dg-wild_rank ->
            [weakest] der niedrigste
           *[strongest] der höchste
        }
rule-dg-wild_finish =
    { $dg-wild_finish ->
        [weakest] Fünf Karten mit Jokern, die ein Blatt leeren, gelten so schwach wie möglich (DG‑4.6).
       *[normal] Ein letzter Zug mit Jokern gilt wie jeder andere (DG‑4.6).
    }
    .title = Letzter Zug mit Jokern
    .off = schwache letzte Züge mit Jokern
    .word =
        { $dg-wild_finish ->
            [weakest] so schwach wie möglich
           *[normal] wie jeder andere
        }

rule-dg-first_lead =
    { $dg-first_lead ->
        [random] Der Zufall bestimmt, wer im ersten Spiel ausspielt (DG‑5.3).
       *[draw] Alle ziehen eine Karte. Wer die höchste zieht, spielt im ersten Spiel aus (DG‑5.3).
    }
    .title = Wer zuerst ausspielt
    .word =
        { $dg-first_lead ->
            [random] nach Zufall
           *[draw] wer die höchste Karte zieht
        }
rule-dg-later_lead =
    { $dg-later_lead ->
        [highest_tribute] Nach dem Tribut spielt aus, wer die höchste Karte gab. Sonst, wer zuerst fertig wurde (DG‑5.4).
       *[first_finisher] Es spielt aus, wer im Spiel davor zuerst fertig wurde (DG‑5.4).
    }
    .title = Wer später ausspielt
    .word =
        { $dg-later_lead ->
            [highest_tribute] wer den höchsten Tribut zahlt
           *[first_finisher] wer zuerst fertig wurde
        }

rule-dg-tribute =
    { $dg-tribute ->
        [yes] Wer gefangen ist, gibt vor dem nächsten Spiel eine höchste Karte. Eine Karte kommt zurück (DG‑7.1).
       *[no] Wer gefangen ist, zahlt nichts (DG‑7.1).
    }
    .title = Zahlen von Tribut
    .off = Tribut von Gefangenen
    .word =
        { $dg-tribute ->
            [yes] wird gezahlt
           *[no] keiner
        }
rule-dg-tribute_pick =
    { $dg-tribute_pick ->
        [random] Unter gleich hohen Karten wählt der Zufall (DG‑7.3).
       *[giver] Unter gleich hohen Karten wählt, wer gibt (DG‑7.3).
    }
    .title = Gleich hoher Tribut
    .word =
        { $dg-tribute_pick ->
            [random] der Zufall wählt
           *[giver] wer gibt, wählt
        }
rule-dg-pairing =
    { $dg-pairing ->
        [adjacent_first] Tribut geht an den Siegplatz gleich davor. Die übrigen folgen reihum (DG‑7.5).
       *[rank_order] Der höchste Tribut geht an den ersten Platz, und so weiter (DG‑7.5).
    }
    .title = Wer wem zahlt
    .word =
        { $dg-pairing ->
            [adjacent_first] Nachbarplätze zuerst
           *[rank_order] nach Wert und Platz
        }
rule-dg-return =
    { $dg-return ->
        [candidates] Für einen Joker liegen zwei oder drei Karten aus, und wer gab, nimmt eine (DG‑7.6).
       *[recipient] Wer Tribut bekommt, gibt eine beliebige Karte zurück (DG‑7.6).
    }
    .title = Karte zurück
    .word =
        { $dg-return ->
            [candidates] wer gab, nimmt eine von mehreren
           *[recipient] wer bekommt, wählt
        }
rule-dg-resist =
    { $dg-resist ->
        [0] Niemand ist von Tribut befreit (DG‑7.2).
        [one] Wer einen Joker hat, zahlt keinen Tribut (DG‑7.2).
       *[other] Wer mindestens { $dg-resist } Joker hat, zahlt keinen Tribut (DG‑7.2).
    }
    .title = Joker, die von Tribut befreien
    .word =
        { $dg-resist ->
            [0] keine
           *[other] { $dg-resist }
        }

rule-dg-score =
    { $dg-score ->
        [levels] Das Team mit dem ersten Platz gewinnt, wenn es auch zuerst ganz fertig ist. Ein Sieg hebt nur das führende Team (DG‑6.4).
       *[caught_points] Das Team mit dem ersten Platz gewinnt, wenn es auch zuerst ganz fertig ist. Jeder gefangene Platz ist ein Punkt für alle im Team (DG‑6.3).
    }
    .title = Wertung des Spiels
    .word =
        { $dg-score ->
            [levels] Stufen
           *[caught_points] ein Punkt für jeden gefangenen Platz
        }
rule-dg-level_step =
    { $dg-level_step ->
        [caught] Ein Sieg hebt das führende Team um eine Stufe für jeden gefangenen Platz (DG‑6.4).
       *[one] Ein Sieg hebt das führende Team um eine Stufe (DG‑6.4).
    }
    .title = Stufen pro Sieg
    .word =
        { $dg-level_step ->
            [caught] so viele, wie gefangen sind
           *[one] eine
        }
rule-dg-level_end = Stufe { $dg-level_end } ist die letzte (DG‑6.4).
    .title = Letzte Stufe
    .word = { $dg-level_end }
rule-dg-fail_limit =
    { $dg-fail_limit ->
        [0] Auf der letzten Stufe darf ein Team beliebig oft scheitern (DG‑8.2).
        [one] Scheitert ein Team auf der letzten Stufe, verliert es die Partie (DG‑8.2).
       *[other] Scheitert ein Team { $dg-fail_limit }-mal auf der letzten Stufe, verliert es die Partie (DG‑8.2).
    }
    .title = Fehlversuche bis zur Niederlage
    .word =
        { $dg-fail_limit ->
            [0] ohne Grenze
           *[other] { $dg-fail_limit }
        }
rule-dg-match_end =
    { $dg-match_end ->
        [points]
            { $dg-score ->
                [levels] Die Partie geht bis zu einer Punktzahl. Eine gewonnene Stufe ist ein Punkt (DG‑8.2).
               *[caught_points] Die Partie geht bis zu einer Punktzahl (DG‑8.2).
            }
        [deals] Die Partie hat eine feste Zahl von Spielen (DG‑8.2).
        [level] Das führende Team gewinnt die Partie mit einem Sieg auf der letzten Stufe (DG‑8.2).
       *[open] Die Partie geht weiter, bis die Tischleitung aufhört (DG‑8.2).
    }
    .title = Ende der Partie
    .word =
        { $dg-match_end ->
            [points] bei einer Punktzahl
            [deals] nach einigen Spielen
            [level] mit einem Sieg auf der letzten Stufe
           *[open] wenn die Tischleitung aufhört
        }
rule-dg-target =
    { $dg-target ->
        [one] Ein Punkt gewinnt die Partie (DG‑8.2).
       *[other] { $dg-target } Punkte gewinnen die Partie (DG‑8.2).
    }
    .title = Punkte zum Sieg
    .word = { $dg-target }
rule-dg-deals =
    { $dg-deals ->
        [one] Die Partie hat nur ein Spiel (DG‑8.2).
       *[other] Die Partie hat { $dg-deals } Spiele (DG‑8.2).
    }
    .title = Zahl der Spiele
    .word = { $dg-deals }
