rule-decks =
    { $decks ->
        [one] Gespielt wird mit einem Kartenspiel und zwei Jokern: je { $hand } Karten.
       *[other] Gespielt wird mit { $decks } Kartenspielen mit Jokern: je { $hand } Karten.
    } Insgesamt gibt es { $points } Punkte: 5 für eine 5, 10 für eine 10 oder einen K (SJ‑1.2).
    .title = Kartenspiele
    .word = { $decks }
rule-kitty_size = { $kitty } Karten bleiben für den Talon. Wer gibt, nimmt sie und drückt ebenso viele (SJ‑4.1).
    .title = Größe des Talons
    .word = { $kitty } Karten
rule-direction =
    { $direction ->
        [clockwise] Gespielt wird im Uhrzeigersinn (SJ‑1.1).
       *[anticlockwise] Gespielt wird gegen den Uhrzeigersinn (SJ‑1.1).
    }
    .title = Spielrichtung
    .word =
        { $direction ->
            [clockwise] im Uhrzeigersinn
           *[anticlockwise] gegen den Uhrzeigersinn
        }
rule-level_gap =
    { $level_gap ->
        [open] Die Werte um die Stufe sind nicht benachbart, also geht kein Traktor darüber (SJ‑2.7).
       *[closed] Die Stufe verlässt ihre Farbe, und die Werte darum sind benachbart. Auf Stufe 10 ist 9 9 J J ein Traktor (SJ‑2.7).
    }
    .title = Traktoren über die Stufe hinweg
    .word =
        { $level_gap ->
            [open] nicht möglich
           *[closed] möglich
        }
rule-constant_two =
    { $constant_two ->
        [yes] Alle 2er sind Trumpf, gleich unter den Stufenkarten (SJ‑2.8).
       *[no] Eine 2 ist nur in der Trumpffarbe oder auf Stufe 2 Trumpf (SJ‑2.8).
    }
    .title = 2er als Trumpf
    .off = 2er, die immer Trumpf sind
    .word =
        { $constant_two ->
            [yes] immer
           *[no] nur auf Stufe 2
        }
rule-min_run =
    { $min_run ->
        [decks] Ein Traktor oder Bulldozer hat mindestens so viele Teile, wie es Kartenspiele gibt (SJ‑5.2).
       *[two] Ein Traktor sind mindestens zwei Paare in Folge, ein Bulldozer mindestens zwei Drillinge (SJ‑5.2).
    }
    .title = Kürzester Traktor
    .word =
        { $min_run ->
            [decks] so viele Teile wie Kartenspiele
           *[two] zwei Teile
        }

rule-close_window = Nach der letzten Karte hast du { $close_window } Sekunden, um Trumpf zu zeigen. Jedes Zeigen beginnt sie neu (SJ‑3.2).
    .title = Zeit zum Zeigen
    .word =
        { $close_window ->
            [one] 1 Sekunde
           *[other] { $close_window } Sekunden
        }
rule-suit_breaks_tie =
    { $suit_breaks_tie ->
        [yes] Bei gleich vielen Stufenkarten, ab zwei, entscheidet die Farbe: ♦ ♣ ♥ ♠, Pik am höchsten (SJ‑3.3).
       *[no] Zum Überbieten zeig mehr gleiche Karten, oder ebenso viele Joker (SJ‑3.3).
    }
    .title = Gleich starkes Zeigen
    .word =
        { $suit_breaks_tie ->
            [yes] die Farbe entscheidet
           *[no] das erste bleibt
        }
rule-self_overturn =
    { $self_overturn ->
        [yes] Du darfst dich selbst in einer anderen Farbe überbieten (SJ‑3.4).
       *[no] Du darfst mit gleichen Karten verstärken, dich aber nicht selbst überbieten (SJ‑3.4).
    }
    .title = Sich selbst überbieten
    .word =
        { $self_overturn ->
            [yes] in einer anderen Farbe
           *[no] nicht möglich
        }
rule-no_trump =
    { $no_trump ->
        [off] Joker zeigen keinen Trumpf, also gibt es immer eine Trumpffarbe (SJ‑3.5).
        [full] Alle Joker einer Art zusammen bedeuten: keine Trumpffarbe (SJ‑3.5).
       *[jokers] Zwei oder mehr gleiche Joker bedeuten: keine Trumpffarbe (SJ‑3.5).
    }
    .title = Ohne Trumpffarbe spielen
    .off = Spielen ohne Trumpffarbe
    .word =
        { $no_trump ->
            [off] nicht möglich
            [full] mit allen gleichen Jokern
           *[jokers] mit zwei gleichen Jokern
        }
rule-first_dealer =
    { $first_dealer ->
        [first_declarer] Im ersten Spiel gibt, wer zuerst Trumpf zeigt (SJ‑3.6).
       *[final_declarer] Im ersten Spiel gibt, wer zuletzt Trumpf zeigt (SJ‑3.6).
    }
    .title = Wer zuerst gibt
    .word =
        { $first_dealer ->
            [first_declarer] wer zuerst zeigt
           *[final_declarer] wer zuletzt zeigt
        }
rule-no_declaration =
    Zeigt niemand Trumpf, wird das erste Spiel neu gegeben. { $no_declaration ->
        [no_trump] Spätere haben keine Trumpffarbe (SJ‑3.7).
        [partner] Später nennt das Gegenüber des Gebers den Trumpf (SJ‑3.7).
       *[turn_up] Später bestimmt eine Karte des Talons den Trumpf (SJ‑3.7).
    }
    .title = Wenn niemand Trumpf zeigt
    .word =
        { $no_declaration ->
            [no_trump] keine Trumpffarbe
            [partner] das Gegenüber des Gebers nennt sie
           *[turn_up] der Talon zeigt sie
        }
rule-duplicate_mode =
    { $duplicate_mode ->
        [declare] Wer gibt, steht fest. Das Gegenüber des Gebers zeigt zuerst, dann die übrigen reihum (SJ‑3.8).
        [given] Wer gibt und was Trumpf ist, steht fest; niemand zeigt (SJ‑3.8).
       *[off] Wer eine Stufenkarte zieht, darf sofort Trumpf zeigen (SJ‑3.8).
    }
    .title = Was feststeht
    .word =
        { $duplicate_mode ->
            [declare] wer gibt
            [given] wer gibt und der Trumpf
           *[off] nichts
        }
rule-overturn_after_kitty =
    { $overturn_after_kitty ->
        [yes] Nach dem Drücken darfst du überbieten, den Talon nehmen und neu drücken (SJ‑3.9).
       *[no] Nach dem Drücken überbietet niemand (SJ‑3.9).
    }
    .title = Überbieten nach dem Drücken
    .off = Überbieten nach dem Drücken
    .word =
        { $overturn_after_kitty ->
            [yes] möglich
           *[no] nicht möglich
        }
rule-redeal_claims =
    { $redeal_claims ->
        [points_15] Mit höchstens 15 Punkten im Blatt darfst du neu geben lassen (SJ‑3.10).
        [trumps_3] Mit höchstens drei Trümpfen darfst du neu geben lassen (SJ‑3.10).
        [either] Mit höchstens 15 Punkten oder höchstens drei Trümpfen darfst du neu geben lassen (SJ‑3.10).
       *[off] Niemand kann neu geben lassen (SJ‑3.10).
    }
    .title = Neu geben lassen
    .word =
        { $redeal_claims ->
            [points_15] mit höchstens 15 Punkten
            [trumps_3] mit höchstens drei Trümpfen
            [either] mit wenigen Punkten oder Trümpfen
           *[off] nie
        }

rule-failed_choice =
    Ein Wurf steht, wenn niemand einen Teil davon schlagen kann. { $failed_choice ->
        [smallest] Sonst wird nur der kleinste schlagbare Teil ausgespielt (SJ‑6.2).
        [lowest_rank] Sonst wird nur der niedrigste schlagbare Teil ausgespielt (SJ‑6.2).
        [lowest_unit_of_throw] Sonst wird nur der niedrigste Teil ausgespielt (SJ‑6.2).
       *[next_player] Sonst nennt die nächste Person den Teil, der ausgespielt wird (SJ‑6.2).
    }
    .title = Ein Wurf, der nicht steht
    .word =
        { $failed_choice ->
            [smallest] sein kleinster schlagbarer Teil
            [lowest_rank] sein niedrigster schlagbarer Teil
            [lowest_unit_of_throw] sein niedrigster Teil
           *[next_player] ein Teil, den die nächste Person nennt
        }
rule-throw_penalty =
    { $penalty ->
        [attempt] Ein Wurf, der nicht steht, kostet 10 Punkte (SJ‑6.3).
        [card] Ein Wurf, der nicht steht, kostet 10 Punkte für jede zurückgenommene Karte (SJ‑6.3).
       *[nothing] Ein Wurf, der nicht steht, kostet keine Punkte (SJ‑6.3).
    }
    .title = Was ein Wurf kostet, der nicht steht
    .word =
        { $penalty ->
            [attempt] 10 Punkte
            [card] 10 Punkte pro Karte
           *[nothing] nichts
        }
rule-bulldozer_ladder =
    { $bulldozer_ladder ->
        [tractor_before_mixed] Ein ausgespielter Bulldozer verlangt zuerst zwei Drillinge. Dann einen Traktor, dann Drilling und Paar (SJ‑7.6).
        [tractor_before_pungs] Ein ausgespielter Bulldozer verlangt einen Traktor vor zwei Drillingen (SJ‑7.6).
       *[pung_first] Ein ausgespielter Bulldozer verlangt zuerst Drillinge, dann ein Paar, dann einen Traktor (SJ‑7.6).
    }
    .title = Einen Bulldozer bedienen
    .word =
        { $bulldozer_ladder ->
            [tractor_before_mixed] Traktor vor Drilling und Paar
            [tractor_before_pungs] Traktor vor zwei Drillingen
           *[pung_first] Drillinge zuerst
        }
rule-partial_run_follow =
    { $partial_run_follow ->
        [yes] Ein ausgespielter Traktor verlangt auch einen kürzeren (SJ‑7.5).
       *[no] Ein ausgespielter Traktor verlangt einen gleich langen, sonst Paare (SJ‑7.5).
    }
    .title = Kürzere Traktoren
    .word =
        { $partial_run_follow ->
            [yes] verlangt
           *[no] nicht verlangt
        }
rule-follow_duty =
    { $follow_duty ->
        [longer_tuples_protected] Du bedienst Farbe, Paare und Traktoren, zerreißt aber keinen Drilling für ein Paar (SJ‑7.7).
        [none] Du bedienst die Farbe; Paare und Traktoren sind nicht verlangt (SJ‑7.7).
       *[full] Du bedienst Farbe, Paare, Drillinge und Traktoren, so gut du kannst (SJ‑7.7).
    }
    .title = Was Bedienen verlangt
    .word =
        { $follow_duty ->
            [longer_tuples_protected] Farbe und Form, ohne Drillinge zu zerreißen
            [none] die Farbe
           *[full] Farbe und Form
        }
rule-ruff_structure =
    { $ruff_structure ->
        [exact] Wer sticht, braucht genau die ausgespielte Form (SJ‑8.2).
       *[at_least] Wer sticht, braucht mindestens die ausgespielte Form. Ein Paar gilt für zwei Einzelkarten (SJ‑8.2).
    }
    .title = Form beim Stechen
    .word =
        { $ruff_structure ->
            [exact] genau wie ausgespielt
           *[at_least] mindestens wie ausgespielt
        }
rule-over_ruff =
    { $over_ruff ->
        [all_units] Wer später sticht, gewinnt, wenn jeder Teil höher ist (SJ‑8.4).
        [highest_card] Wer später sticht, gewinnt, wenn die höchste Karte höher ist (SJ‑8.4).
       *[key_unit] Wer später sticht, gewinnt, wenn der größte Teil höher ist (SJ‑8.4).
    }
    .title = Höher stechen
    .word =
        { $over_ruff ->
            [all_units] in jedem Teil
            [highest_card] mit der höchsten Karte
           *[key_unit] im größten Teil
        }
rule-hide_stopper =
    { $hide_stopper ->
        [yes] Niemand erfährt, wer einen Wurf schlagen könnte (SJ‑11.3).
       *[no] Alle sehen, wer einen Wurf schlagen könnte (SJ‑11.3).
    }
    .title = Wer einen Wurf stoppt
    .word =
        { $hide_stopper ->
            [yes] verborgen
           *[no] sichtbar
        }

rule-start_level = Beide Seiten beginnen auf Stufe { rule-start_level.word } (SJ‑1.4).
    .title = Erste Stufe
    .word =
        { $start_level ->
            [T] 10
           *[2] { $start_level }
        }
rule-kitty_multiplier =
    Holt der Angriff den letzten Stich, bekommt er den Talon. { $kitty_multiplier ->
        [times_unit] Er zählt ×2 für jede Karte des größten ausgespielten Teils: ×4 bei einem Paar (SJ‑9.2).
        [power_unit] Er verdoppelt sich mit jeder Karte des größten ausgespielten Teils: ×4 bei einem Paar (SJ‑9.2).
        [times_cards] Er zählt ×2 für jede ausgespielte Karte (SJ‑9.2).
        [side_half] Er verdoppelt sich mit jeder Karte des größten ausgespielten Teils; ohne Trumpf die Hälfte (SJ‑9.2).
       *[flat2] Seine Punkte zählen doppelt (SJ‑9.2).
    }
    .title = Was der Talon zählt
    .word =
        { $kitty_multiplier ->
            [times_unit] ×2 bei einer Karte, ×4 bei Paar, ×8 bei Traktor aus zwei Paaren
            [power_unit] ×2 bei einer Karte, ×4 bei Paar, ×16 bei Traktor aus zwei Paaren
            [times_cards] ×2 für jede zuletzt ausgespielte Karte
            [side_half] doppelt pro Karte, ohne Trumpf die Hälfte
           *[flat2] doppelt
        }
rule-dead_zone =
    { $dead_zone ->
        [yes] Mit { $threshold } Punkten übernimmt der Angriff das Geben. Je { $step } mehr bringen eine Stufe (SJ‑10.1).
       *[no] Mit { $threshold } Punkten übernimmt der Angriff und steigt eine Stufe. Je { $step } mehr bringen noch eine (SJ‑10.1).
    }
    .title = Stufen des Angriffs
    .word =
        { $dead_zone ->
            [yes] ab { $step } Punkten über { $threshold }
           *[no] ab { $threshold } Punkten
        }
rule-level_table =
    { $level_table ->
        [quarters] Die Geberseite steigt 4 Stufen bei 0 Punkten, dann 3, 2 und 1, alle 25 Punkte (SJ‑10.6).
       *[standard] Die Geberseite steigt 3 Stufen bei 0 Punkten, 2 unter { $step }, sonst 1 (SJ‑10.1).
    }
    .title = Stufen der Geberseite
    .off = eine Stufe für je 25 Punkte
    .word =
        { $level_table ->
            [quarters] eine für je 25 Punkte
           *[standard] drei, zwei oder eine
        }
rule-attacker_cap =
    { $attacker_cap ->
        [0] Der Angriff darf in einem Spiel beliebig viele Stufen steigen (SJ‑10.1).
        [one] Der Angriff steigt in einem Spiel höchstens eine Stufe (SJ‑10.1).
       *[other] Der Angriff steigt in einem Spiel höchstens { $attacker_cap } Stufen (SJ‑10.1).
    }
    .title = Meiste Stufen des Angriffs
    .word =
        { $attacker_cap ->
            [0] ohne Grenze
           *[other] { $attacker_cap }
        }
rule-must_play =
    { $must_n ->
        [0] Eine Seite darf jede Stufe überspringen (SJ‑10.3).
        [one] Niemand überspringt Stufe { $must }: Die Geberseite muss sie halten (SJ‑10.3).
       *[other] Niemand überspringt die Stufen { $must }: Die Geberseite muss jede halten (SJ‑10.3).
    }
    .title = Stufen, die gehalten werden müssen
    .allowed = eine Liste von Stufen, auch eine leere, zum Beispiel { $example }
    .word =
        { $must_n ->
            [0] keine
           *[other] { $must }
        }
rule-ladder =
    { $ladder ->
        [speed] Gespielt werden nur die Stufen 2, 5, 10, K und A, ein Schritt pro Sieg (SJ‑10.6).
       *[all] Gespielt werden alle Stufen: 2 bis 10, J, Q, K und A (SJ‑10.6).
    }
    .title = Welche Stufen gespielt werden
    .word =
        { $ladder ->
            [speed] 2, 5, 10, K und A
           *[all] alle
        }
rule-max_level =
    { $max_level ->
        [NT] Wer das Spiel ohne Trumpf hält, nach Stufe A, gewinnt die Partie (SJ‑10.4).
       *[A] Wer das Spiel auf Stufe A hält, gewinnt die Partie (SJ‑10.4).
    }
    .title = Letzte Stufe
    .word =
        { $max_level ->
            [NT] ohne Trumpf
           *[A] A
        }
rule-jack_hook =
    { $jack_hook ->
        [single] Auf Stufe J kann der Angriff den letzten Stich mit einem einzelnen J holen. Dann fällt die Geberseite auf 2 (SJ‑10.5).
        [graded] Auf Stufe J kann der Angriff den letzten Stich mit einem einzelnen J holen. Mit genug Punkten fällt die Geberseite: auf 2 bei einem Trumpf, sonst auf 8 (SJ‑10.5).
       *[off] Ein J im letzten Stich ändert keine Stufe (SJ‑10.5).
    }
    .title = Ein J im letzten Stich
    .off = Zurückfallen durch ein J
    .word =
        { $jack_hook ->
            [single] zurück auf 2
            [graded] zurück auf 2 oder 8
           *[off] ändert nichts
        }
rule-book_level =
    { $book_level ->
        [0] Stufen bringen keine Punkte im Punktebuch (SJ‑11.7).
        [one] Jede Stufe bringt allen dieser Seite 1 Punkt und kostet die anderen 1 (SJ‑11.7).
       *[other] Jede Stufe bringt allen dieser Seite { $book_level } Punkte und kostet die anderen ebenso viele (SJ‑11.7).
    }
    .title = Gebuchte Punkte für eine Stufe
    .word = { $book_level }
rule-book_match =
    { $book_match ->
        [0] Der Sieg in der Partie bringt keine weiteren Punkte im Punktebuch (SJ‑11.7).
        [one] Der Sieg in der Partie bringt 1 Punkt mehr und kostet die anderen 1 (SJ‑11.7).
       *[other] Der Sieg in der Partie bringt { $book_match } Punkte mehr und kostet die anderen ebenso viele (SJ‑11.7).
    }
    .title = Gebuchte Punkte für die Partie
    .word = { $book_match }
