game = Big Two

kind =
    { $kind ->
        [pair] Paar
        [triple] Drilling
        [quads] Vierer allein
        [two_pair] zwei Paare
        [two_pair_kicker] zwei Paare plus eine
        [straight] Straight
        [flush] Flush
        [full_house] Full House
        [four_plus_one] Vierer
        [straight_flush] Straight Flush
        [straight_flush_7] Straight Flush mit zwei weiteren
        [royal_flush] Straight Flush 10-J-Q-K-A
       *[single] Einzelkarte
    }
kind-title =
    { $kind ->
        [pair] Paar
        [triple] Drilling
        [quads] Vierer allein
        [two_pair] Zwei Paare
        [two_pair_kicker] Zwei Paare plus eine
        [straight] Straight
        [flush] Flush
        [full_house] Full House
        [four_plus_one] Vierer
        [straight_flush] Straight Flush
        [straight_flush_7] Straight Flush mit zwei weiteren
       *[single] Einzelkarte
    }
kind-meant =
    { $kind ->
        [pair] zwei von einem Wert
        [triple] drei von einem Wert
        [quads] vier von einem Wert
        [two_pair] zwei von einem Wert, zwei von einem anderen
        [two_pair_kicker] zwei von einem Wert, zwei von einem anderen, dazu eine beliebige
        [straight] fünf Werte in Folge
        [flush] fünf von einer { suit-word }
        [full_house] drei von einem Wert, zwei von einem anderen
        [four_plus_one] vier von einem Wert, dazu eine beliebige
        [straight_flush] fünf in Folge von einer { suit-word }
        [straight_flush_7] fünf in Folge von einer { suit-word }, dazu zwei beliebige
       *[single]
            { $deck ->
                [lectio] ein Stein
               *[std52] eine Karte
            }
    }
kind-plural =
    { $kind ->
        [pair] Paare
        [triple] Drillinge
        [quads] Vierer allein
        [two_pair] zwei Paare zusammen
        [two_pair_kicker] zwei Paare mit fünfter
        [straight] Straights
        [flush] Flushes
        [full_house] Full Houses
        [four_plus_one] Vierer
        [straight_flush] Straight Flushes
        [straight_flush_7] Straight Flushes mit zwei weiteren
       *[single] Einzelkarten
    }
a-kind =
    { $kind ->
        [pair] ein Paar
        [triple] ein Drilling
        [quads] ein Vierer allein
        [two_pair] zwei Paare
        [two_pair_kicker] zwei Paare plus eine
        [straight] ein Straight
        [flush] ein Flush
        [full_house] ein Full House
        [four_plus_one] ein Vierer
        [straight_flush] ein Straight Flush
        [straight_flush_7] ein Straight Flush mit zwei weiteren
        [royal_flush] der Straight Flush 10-J-Q-K-A
       *[single] eine Einzelkarte
    }
# Im Akkusativ: Schlag den Straight.
the-kind =
    { $kind ->
        [pair] das Paar
        [triple] den Drilling
        [quads] den Vierer allein
        [two_pair] die zwei Paare
        [two_pair_kicker] die zwei Paare plus eine
        [straight] den Straight
        [flush] den Flush
        [full_house] das Full House
        [four_plus_one] den Vierer
        [straight_flush] den Straight Flush
        [straight_flush_7] den Straight Flush mit zwei weiteren
        [royal_flush] den Straight Flush 10-J-Q-K-A
       *[single] die Einzelkarte
    }
low-kind =
    { $kind ->
        [pair] Niedriges Paar
        [triple] Niedriger Drilling
        [quads] Niedriger Vierer allein
        [two_pair] Zwei niedrige Paare
        [two_pair_kicker] Zwei niedrige Paare plus eine
        [straight] Niedriger Straight
        [flush] Niedriger Flush
        [full_house] Niedriges Full House
        [four_plus_one] Niedriger Vierer
        [straight_flush] Niedriger Straight Flush
        [straight_flush_7] Niedriger Straight Flush mit zwei weiteren
        [royal_flush] Niedriger Straight Flush 10-J-Q-K-A
       *[single] Niedrige Einzelkarte
    }
high-kind =
    { $kind ->
        [pair] Hohes Paar
        [triple] Hoher Drilling
        [quads] Hoher Vierer allein
        [two_pair] Zwei hohe Paare
        [two_pair_kicker] Zwei hohe Paare plus eine
        [straight] Hoher Straight
        [flush] Hoher Flush
        [full_house] Hohes Full House
        [four_plus_one] Hoher Vierer
        [straight_flush] Hoher Straight Flush
        [straight_flush_7] Hoher Straight Flush mit zwei weiteren
        [royal_flush] Hoher Straight Flush 10-J-Q-K-A
       *[single] Hohe Einzelkarte
    }
# Was im Blatt ganz bleibt.
whole-kept =
    { $keeps ->
        [pair] dein Paar bleibt
        [triple] dein Drilling bleibt
        [quads] dein Vierer allein bleibt
        [two_pair] deine zwei Paare bleiben
        [two_pair_kicker] deine zwei Paare plus eine bleiben
        [straight] dein Straight bleibt
        [flush] dein Flush bleibt
        [full_house] dein Full House bleibt
        [four_plus_one] dein Vierer bleibt
        [straight_flush] dein Straight Flush bleibt
        [straight_flush_7] dein Straight Flush mit zwei weiteren bleibt
       *[single] deine Einzelkarte bleibt
    }
# Dasselbe im Akkusativ.
own-kept =
    { $keeps ->
        [pair] dein Paar
        [triple] deinen Drilling
        [quads] deinen Vierer allein
        [two_pair] deine zwei Paare
        [two_pair_kicker] deine zwei Paare plus eine
        [straight] deinen Straight
        [flush] deinen Flush
        [full_house] dein Full House
        [four_plus_one] deinen Vierer
        [straight_flush] deinen Straight Flush
        [straight_flush_7] deinen Straight Flush mit zwei weiteren
       *[single] deine Einzelkarte
    }
# Was höher sein muss, im Nominativ: Nötig ist ein höheres Paar.
higher-kind =
    { $kind ->
        [pair] ein höheres Paar
        [triple] ein höherer Drilling
        [quads] ein höherer Vierer allein
        [two_pair] zwei höhere Paare
        [two_pair_kicker] zwei höhere Paare plus eine
        [straight] ein höherer Straight
        [flush] ein höherer Flush
        [full_house] ein höheres Full House
        [four_plus_one] ein höherer Vierer
        [straight_flush] ein höherer Straight Flush
        [straight_flush_7] ein höherer Straight Flush mit zwei weiteren
        [royal_flush] ein höherer Straight Flush
       *[single] eine höhere Einzelkarte
    }
kind-typed =
    { $kind ->
        [pair] paar paare pair pairs von zwei
        [triple] drilling drillinge dreier triple trips drei
        [quads] vierer vierling vier quads
        [two_pair] zwei paare two pairs
        [two_pair_kicker] zwei paare plus eine two pairs
        [straight] straight straights straße strasse bis von folge
        [flush] flush flushes farbe
        [full_house] full house houses fullhouse fulls über mit
        [four_plus_one] vierer vierling vier plus eine mit quads bombe poker
        [straight_flush] straight flush straights flushes bis von sf straightflush
        [straight_flush_7] straight flush straights flushes bis von sf straightflush sieben
        [single] einzelkarte einzelkarten einzeln single eine karte
       *[none] karten
    }

# Die niedrigste Karte; im Akkusativ steht die zweite.
lowest-card =
    { $deck ->
        [lectio] der niedrigste Stein
       *[std52] die niedrigste Karte
    }
lowest-card-accusative =
    { $deck ->
        [lectio] den niedrigsten Stein
       *[std52] die niedrigste Karte
    }
lowest-card-dative =
    { $deck ->
        [lectio] dem niedrigsten Stein
       *[std52] der niedrigsten Karte
    }
own-last-card =
    { $deck ->
        [lectio] deinen letzten Stein
       *[std52] deine letzte Karte
    }
# Im Nominativ: Zum Vierer gehört eine Karte.
a-card-nominative =
    { $deck ->
        [lectio] ein Stein
       *[std52] eine Karte
    }
any-card =
    { $deck ->
        [lectio] irgendein Stein
       *[std52] irgendeine Karte
    }
any-card-accusative =
    { $deck ->
        [lectio] irgendeinen Stein
       *[std52] irgendeine Karte
    }
a-card-dative =
    { $deck ->
        [lectio] einem Stein
       *[std52] einer Karte
    }

preset =
    { $preset ->
        [pagat-basic] Grundspiel
        [chudadi-standard] Chudadi, Standard
        [chudadi-hongkong] Chudadi, Punkte nach Hongkong
        [hong-kong] Hongkong, nach Ivan Ip
        [hong-kong-boehnker] Hongkong, nach Karl Boehnker
        [japanese-wikipedia-official] Offiziell, nach dem japanischen Artikel
        [hong-kong-wikipedia] Hongkong, nach dem japanischen Artikel
        [mainland] Festlandchina
        [malaysia] Malaysia, zu dritt
        [taiwan] Taiwan, mit Abzug
        [taiwan-plus-minus] Taiwan, plus und minus
        [taiwan-latta] Taiwan, nach Todd Latta
        [lukang] Lukang
        [taiwan-fixed] Taiwan, nur eine Person verliert
        [singapore] Singapur
        [indonesia] Indonesien
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] Da Lao Er, GameSky
        [three-player-17] Zu dritt, 17 Karten
        [three-player-13-draw] Zu dritt, mit Ziehen
        [two-player-13] Zu zweit, 13 Karten
        [two-player-17] Zu zweit, 17 Karten
        [two-player-21] Zu zweit, 21 Karten
        [two-player-26] Zu zweit, alle Karten
        [class-struggle-1] Klassenkampf, Karte um Karte
        [class-struggle-2] Klassenkampf, mit Auslage
        [tribute-hk-1] Tribut, Blätter zur Wahl
        [tribute-hk-2] Tribut, eine Karte
        [tribute-hk-3] Tribut, zwei Karten und eine
        [tribute-hk-4] Tribut, drei Karten weitergereicht
        [lectio] Lectio, Steine zu fünft
       *[other] Hausregeln
    }
preset-short =
    { $preset ->
        [pagat-basic] Grundspiel
        [chudadi-standard] Chudadi
        [chudadi-hongkong] Chudadi Hongkong
        [hong-kong] Hongkong (Ip)
        [hong-kong-boehnker] Hongkong (Boehnker)
        [japanese-wikipedia-official] Offiziell
        [hong-kong-wikipedia] Hongkong (Artikel)
        [mainland] Festland
        [malaysia] Malaysia
        [taiwan] Taiwan
        [taiwan-plus-minus] Taiwan plus-minus
        [taiwan-latta] Taiwan (Latta)
        [lukang] Lukang
        [taiwan-fixed] Taiwan, eine Person verliert
        [singapore] Singapur
        [indonesia] Indonesien
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] Da Lao Er
        [three-player-17] Zu dritt
        [three-player-13-draw] Zu dritt mit Ziehen
        [two-player-13] Zu zweit mit 13
        [two-player-17] Zu zweit mit 17
        [two-player-21] Zu zweit mit 21
        [two-player-26] Zu zweit mit 26
        [class-struggle-1] Klassenkampf
        [class-struggle-2] Klassenkampf, Auslage
        [tribute-hk-1] Tribut, Blätter
        [tribute-hk-2] Tribut, eine
        [tribute-hk-3] Tribut, zwei
        [tribute-hk-4] Tribut, drei
        [lectio] Lectio
       *[other] Hausregeln
    }
preset-about =
    { $preset ->
        [pagat-basic] Das Grundspiel: Punkte sammeln sich, bis die Tischleitung aufhört
        [chudadi-standard] Du sagst deine letzte Karte an. Die Partie geht bis 200 Punkte
        [chudadi-hongkong] Du sagst deine letzte Karte an. Mildere Punkte, Partie bis 100
        [hong-kong] Ein Drache gewinnt sofort. Die höchste Karte allein darf nicht die letzte sein
        [hong-kong-boehnker] Straights und Flushes wie in Hongkong, sonst wie im Grundspiel
        [japanese-wikipedia-official] Wer gewann, spielt aus. Neu geben bei schwachem Blatt. Eigene Karten kosten Punkte
        [hong-kong-wikipedia] Wie die offiziellen Regeln, und eine nicht angesagte letzte Karte verliert
        [mainland] Wie die offiziellen Regeln, mit höheren Faktoren
        [malaysia] Die niedrigste Karte darf gegen die verdeckte getauscht werden
        [taiwan] Keine Drillinge, keine Flushes. Fünf schlägt nur dieselbe Art, Bomben schlagen alles
        [taiwan-plus-minus] Wie Taiwan, mit 2ern, die verdoppeln, und einem Punkt für den Sieg
        [taiwan-latta] Keine Drillinge, keine Flushes. Straight Flushes aus sieben Karten sind Bomben
        [lukang] Das Grundspiel mit Bomben, die alles schlagen
        [taiwan-fixed] Bomben schlagen alles, und eine Person zahlt für den Sieg
        [singapore] Das Grundspiel ohne Drillinge und Flushes
        [indonesia] Aussetzen gilt für den Stich. Besondere Züge bringen Punkte. Neubeginn nach zehn Spielen
        [philippines-pusoy-dos] Karo ist am höchsten, und nur der Sieg bringt Punkte
        [da-lao-er-gamesky] Keine Flushes, und Bomben schlagen alles
        [three-player-17] Das Grundspiel zu dritt, eine Karte bleibt übrig
        [three-player-13-draw] Das Grundspiel zu dritt; wer aussetzt, zieht vom Stapel
        [two-player-13] Das Grundspiel zu zweit mit den halben Karten
        [two-player-17] Das Grundspiel zu zweit mit je 17 Karten
        [two-player-21] Das Grundspiel zu zweit mit je 21 Karten
        [two-player-26] Das Grundspiel zu zweit mit allen Karten
        [class-struggle-1] König, Fürst, Bürger und Diener tauschen vor jedem Spiel Karte um Karte
        [class-struggle-2] König, Fürst und Bürger fordern Karten und legen andere zur Wahl aus
        [tribute-hk-1] Ihr wählt unter verdeckten Blättern, der erste Platz zuerst
        [tribute-hk-2] Der letzte Platz gibt dem ersten die beste Karte
        [tribute-hk-3] Der letzte Platz gibt dem ersten zwei Karten, der dritte dem zweiten eine
        [tribute-hk-4] Die drei besten Karten gehen an den ersten Platz, und Karten wandern weiter
        [lectio] Steine 1 bis 15 in vier Farben, mit je 149 Punkten
       *[other] Regeln dieses Servers
    }

rules-dealt =
    { $deck-kind ->
        [lectio]
            { $left ->
                [0] Steine bis { $tiles }, je { $size }
               *[other] Steine bis { $tiles }, je { $size }, { $left } übrig
            }
       *[std52]
            { $left ->
                [0] { packs }, je { $size } Karten
               *[other]
                    { $rest-use ->
                        [stock] { packs }, je { $size } Karten, { $left } zum Ziehen
                        [discard] { packs }, je { $size } Karten, { $left } bleiben weg
                       *[give] { packs }, je { $size } Karten, { $left } übrig
                    }
            }
    }
match-goal =
    { $match-end ->
        [target] bis { $match-target } Punkte
        [deals] { deals }
        [deals_or_chips] { deals }, oder bis jemand keine Punkte mehr hat
       *[open] bis die Tischleitung aufhört
    }
