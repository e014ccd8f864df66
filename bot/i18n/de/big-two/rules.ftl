rule-deck-kind =
    { $deck-kind ->
        [lectio] Gespielt wird mit Steinen 1 bis { $tiles } in vier Farben. Von niedrig bis hoch: 3 bis { $tiles }, dann 1, dann 2. Tipp { $tiles }r für { $tiles } Sonne; b ist Wolke, y Stern, g Mond (BT‑1.6).
       *[std52] Gespielt wird mit einem Kartenspiel von 52 Karten, ohne Joker. Von niedrig bis hoch: 3 4 5 6 7 8 9 10 J Q K A 2 (BT‑1.1).
    }
    .title = Das Kartenspiel
    .word =
        { $deck-kind ->
            [lectio] Steine in vier Farben
           *[std52] 52 Karten
        }
rule-deck-suits =
    { $deck-suits ->
        [bygr] Bei gleicher Zahl entscheidet die Farbe. { suits-ordered } (BT‑1.6).
        [cdhs] Bei gleichem Wert entscheidet die Farbe. { suits-ordered } (BT‑1.4).
        [cshd] Bei gleichem Wert entscheidet die Farbe. { suits-ordered } (BT‑1.5).
       *[dchs] Bei gleichem Wert entscheidet die Farbe. { suits-ordered } (BT‑1.3).
    }
    .title = Reihenfolge der Farben
    .word = { $suits }, die höchste zuerst
suits-ordered =
    { $deck ->
        [lectio] Von hoch bis niedrig: { $suits }. { $high } ist der höchste Stein, { $low } der niedrigste
       *[std52] Von hoch bis niedrig: { $suits }. { $high } ist die höchste Karte, { $low } die niedrigste
    }
rule-deck-tile_max = Der höchste Stein ist { $tile_rows } (BT‑17.2).
    .title = Höchster Stein
    .allowed = 5 bis 15 bei 3, 4 oder 5 Plätzen, zum Beispiel { $example }
    .word = { $tile_rows }
tile-row = { $top } bei { $seats } Plätzen
rule-seats-count = { $seats-count } Leute spielen, alle für sich (BT‑2.1).
    .title = Anzahl der Plätze
    .word = { $seats-count }
rule-seats-direction =
    { $seats-direction ->
        [cw] Gespielt wird im Uhrzeigersinn (BT‑0.3).
       *[ccw] Gespielt wird gegen den Uhrzeigersinn (BT‑0.3).
    }
    .title = Spielrichtung
    .word =
        { $seats-direction ->
            [cw] im Uhrzeigersinn
           *[ccw] gegen den Uhrzeigersinn
        }
rule-seats-alternate =
    { $seats-alternate ->
        [yes] Die Richtung wechselt nach jedem Spiel (BT‑2.2).
       *[no] Die Richtung bleibt in jedem Spiel gleich (BT‑2.2).
    }
    .title = Richtungswechsel
    .off = ein Richtungswechsel
    .word =
        { $seats-alternate ->
            [yes] nach jedem Spiel
           *[no] nie
        }

rule-deal-first_dealer = Der Zufall bestimmt, wer zuerst gibt (BT‑3).
    .title = Wer zuerst gibt
    .word = bestimmt der Zufall
rule-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] { chance-first } Danach gibt der Platz vor dem Siegplatz (BT‑3).
        [loser] { chance-first } Danach gibt, wer am meisten { cards-word } übrig hatte (BT‑5.4).
       *[winner] { chance-first } Danach gibt, wer gewonnen hat (BT‑3).
    }
    .title = Wer später gibt
    .word =
        { $deal-next_dealer ->
            [before_winner] der Platz vor dem Siegplatz
            [loser] wer am meisten { cards-word } übrig hat
           *[winner] wer gewonnen hat
        }
chance-first = Der Zufall bestimmt, wer zuerst gibt.
rule-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] Der Bot mischt; mit echten { cards-word-dative } der letzte oder vorletzte Platz (BT‑3.5).
       *[dealer] Der Bot mischt; mit echten { cards-word-dative }, wer gibt (BT‑3.5).
    }
    .title = Wer mischt
    .word =
        { $deal-shuffler ->
            [last_or_second_last] der letzte oder vorletzte Platz
           *[dealer] wer gibt
        }
rule-deal-cutter =
    { $deal-cutter ->
        [first_ranked] Abheben dürfen alle; mit echten { cards-word-dative } der erste Platz (BT‑3.5).
        [none] Abheben dürfen alle; mit echten { cards-word-dative } niemand (BT‑3.5).
       *[right_of_dealer] Abheben dürfen alle; mit echten { cards-word-dative }, wer rechts vom Geber sitzt (BT‑3.5).
    }
    .title = Wer abhebt
    .word =
        { $deal-cutter ->
            [first_ranked] der erste Platz
            [none] niemand
           *[right_of_dealer] wer rechts vom Geber sitzt
        }
rule-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn]
            { $deck ->
                [lectio] Den ersten Stein bekommt, wer nach dem Geber sitzt (BT‑3.3).
               *[std52] Die erste Karte bekommt, wer nach dem Geber sitzt (BT‑3.3).
            }
       *[cut_card]
            { $deck ->
                [lectio] Ein gezeigter Stein bestimmt, wer den ersten bekommt (BT‑3.2).
               *[std52] Eine gezeigte Karte bestimmt, wer die erste bekommt (BT‑3.2).
            }
    }
    .title = Wer die erste Karte bekommt
    .word =
        { $deal-first_receiver ->
            [next_in_turn] wer nach dem Geber sitzt
           *[cut_card]
                { $deck ->
                    [lectio] abgezählt von einem gezeigten Stein
                   *[std52] abgezählt von einer gezeigten Karte
                }
        }
rule-deal-hand_size =
    { $deal-hand_size ->
        [equal] Alles wird gleichmäßig ausgegeben, je { $size } (BT‑3.1).
       *[other] Alle bekommen { $size }, einzeln gegeben (BT‑3.1).
    }
    .title = Karten pro Platz
    .allowed = { $example } (alles wird ausgegeben) oder 1 bis 26
    .word =
        { $deal-hand_size ->
            [equal] alles, je { $size }
           *[other] je { $deal-hand_size }
        }
page-left =
    { $left ->
        [0] Nichts bleibt übrig (BT‑3.6).
        [one] 1 { card-word } bleibt übrig (BT‑3.6).
       *[other] { $left } { cards-word } bleiben übrig (BT‑3.6).
    }
rule-rest-use =
    { $rest-use ->
        [may_take] Wer { lowest-card-accusative } bekam, darf die übrigen { cards-word } nehmen oder ablehnen (BT‑4.4).
        [swap]
            { $deck ->
                [lectio] Wer { $low } hat, darf ihn gegen den ersten übrigen Stein tauschen und danach mit jedem Zug eröffnen (BT‑4.5).
               *[std52] Wer { $low } hat, darf sie gegen die erste übrige Karte tauschen und danach mit jedem Zug eröffnen (BT‑4.5).
            }
        [discard] Übrige { cards-word } sind aus dem Spiel, und niemand sieht sie (BT‑4.6).
        [stock] Übrige { cards-word } bilden verdeckt einen Stapel (BT‑4.7).
       *[give] Wer { lowest-card-accusative } bekam, nimmt alle übrigen { cards-word } (BT‑4.2).
    }
    .title = Übrige Karten
    .word =
        { $rest-use ->
            [may_take] wer { lowest-card-accusative } hat, darf sie nehmen
            [swap] gegen { lowest-card-accusative } zu tauschen
            [discard] nicht im Spiel
            [stock] ein Stapel zum Ziehen
           *[give] wer { lowest-card-accusative } hat, nimmt sie
        }
rule-rest-face =
    { $rest-face ->
        [down] Übrige { cards-word } sind verdeckt. Nur wer sie nimmt, sieht sie (BT‑4.3).
       *[up] Alle sehen die übrigen { cards-word } zuerst (BT‑4.3).
    }
    .title = Übrige Karten offen oder verdeckt
    .word =
        { $rest-face ->
            [down] verdeckt
           *[up] offen
        }
rule-stock-draw =
    { $stock-draw ->
        [one] Wenn du aussetzt, ziehst du { a-card } vom Stapel (BT‑4.7).
        [combo_size] Wenn du aussetzt, ziehst du so viele { cards-word }, wie zu schlagen sind (BT‑4.7).
       *[none] Wenn du aussetzt, ziehst du nichts (BT‑4.7).
    }
    .title = Ziehen beim Aussetzen
    .word =
        { $stock-draw ->
            [one] { a-card }
            [combo_size] so viele, wie zu schlagen sind
           *[none] nichts
        }
rule-stock-recycle =
    { $stock-recycle ->
        [yes] Ist der Stapel leer, werden die gespielten Stiche ein neuer. Das geht höchstens viermal im Spiel (BT‑4.7).
       *[no] Ist der Stapel leer, zieht niemand mehr (BT‑4.7).
    }
    .title = Ein neuer Stapel
    .word =
        { $stock-recycle ->
            [yes] aus gespielten Stichen
           *[no] keiner
        }

rule-start-first = Wer { lowest-card-accusative } hat, eröffnet das erste Spiel (BT‑5.1).
    .title = Wer das erste Spiel eröffnet
    .word = wer { lowest-card-accusative } hat
rule-start-later =
    { $start-later ->
        [winner] { lowest-first } Danach spielt aus, wer zuletzt gewonnen hat (BT‑5.3).
        [last_loser] { lowest-first } Danach spielt aus, wer am meisten { cards-word } übrig hatte. Bei Gleichstand die kleinere beste Kombination (BT‑5.4).
        [last_ranked] { lowest-first } Danach spielt aus, wer auf den letzten Platz kam (BT‑5.5).
       *[lowest_dealt] Wer { lowest-card-accusative } hat, eröffnet jedes Spiel (BT‑5.1).
    }
    .title = Wer spätere Spiele eröffnet
    .word =
        { $start-later ->
            [winner] wer zuletzt gewonnen hat
            [last_loser] wer am meisten { cards-word } übrig hatte
            [last_ranked] der letzte Platz
           *[lowest_dealt] wer { lowest-card-accusative } hat
        }
# Sie, die Karte, im Akkusativ.
it =
    { $deck ->
        [lectio] ihn
       *[std52] sie
    }
lowest-first = Wer { lowest-card-accusative } hat, eröffnet das erste Spiel.
rule-start-low_card =
    { $start-low_card ->
        [include] Wer mit { lowest-card-dative } eröffnet, spielt { it } allein oder in einer Kombination (BT‑5.2).
        [alone] Wer mit { lowest-card-dative } eröffnet, spielt { it } allein (BT‑5.2).
       *[free] Wer { lowest-card-accusative } hat, darf mit allem eröffnen (BT‑5.2).
    }
    .title = Erster Zug eines Spiels
    .word =
        { $start-low_card ->
            [include] mit { lowest-card-dative } darin
            [alone] { lowest-card } allein
           *[free] beliebig
        }
rule-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal]
            { $start-round_len ->
                [0] Nur im ersten Spiel muss { lowest-card } zuerst gespielt werden (BT‑5.2).
               *[other] Nur in Spielen mit Neubeginn muss { lowest-card } zuerst gespielt werden (BT‑5.2).
            }
       *[every_lowest_start] In jedem Spiel, das damit eröffnet wird, muss { lowest-card } zuerst gespielt werden (BT‑5.2).
    }
    .title = Wo der erste Zug gebunden ist
    .word =
        { $start-low_card_scope ->
            [first_deal] im ersten Spiel
           *[every_lowest_start] immer, wenn { lowest-card } eröffnet
        }
rule-start-round_len =
    { $start-round_len ->
        [0] Nach dem ersten gibt es in der Partie kein Spiel mit Neubeginn (BT‑5.6).
        [one] Jedes Spiel ist ein Neubeginn, und der Zufall bestimmt, wer gibt (BT‑5.6).
       *[other] Nach je { $start-round_len } Spielen kommt ein Neubeginn, und der Zufall bestimmt, wer gibt (BT‑5.6).
    }
    .title = Spiele bis zum Neubeginn
    .off = ein Neubeginn nach einigen Spielen
    .word =
        { $start-round_len ->
            [0] ohne Grenze
           *[other] { $start-round_len }
        }

page-kinds = Du kannst { $kinds } spielen (BT‑6.1).
page-unplayed = Nicht spielen kannst du { $unplayed } (BT‑6.1).
rule-combo-triple =
    { $combo-triple ->
        [yes]
            { $deck ->
                [lectio] Du kannst Drillinge spielen: drei von einem Wert und keinen weiteren Stein (BT‑6.1).
               *[std52] Du kannst Drillinge spielen: drei von einem Wert und keine weitere Karte (BT‑6.1).
            }
       *[no] Du kannst keinen Drilling allein spielen (BT‑6.1).
    }
    .title = Drillinge
    .word =
        { $combo-triple ->
            [yes] ja
           *[no] nein
        }
rule-combo-flush =
    { $combo-flush ->
        [yes] Du kannst Flushes spielen: fünf von einer { suit-word }, die kein Straight sind (BT‑6.3).
       *[no] Du kannst keine Flushes spielen (BT‑6.3).
    }
    .title = Flushes (fünf einer Farbe)
    .word =
        { $combo-flush ->
            [yes] ja
           *[no] nein
        }
rule-combo-four =
    { $combo-four ->
        [quads]
            { $answer-monsters ->
                [any_time] Du kannst Vierer auch allein spielen, nur vier { cards-word }. Höhere Vierer und Bomben schlagen sie (BT‑6.7).
               *[off] Du kannst Vierer auch allein spielen, nur vier { cards-word }. Nur höhere Vierer schlagen sie (BT‑6.7).
            }
        [two_pair] Vier { cards-word } kannst du nur als zwei Paare spielen (BT‑6.8).
       *[none] Zum Vierer gehört { any-card } dazu (BT‑6.5).
    }
    .title = Züge mit vier Karten
    .word =
        { $combo-four ->
            [quads] Vierer
            [two_pair] zwei Paare
           *[none] keine
        }
rule-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] Du kannst zwei Paare und { any-card-accusative } dazu spielen. Sie stehen unter den Straights (BT‑6.8).
       *[no] Du kannst zwei Paare nicht mit fünf { cards-word-dative } spielen (BT‑6.8).
    }
    .title = Zwei Paare mit fünfter Karte
    .word =
        { $combo-two_pair_kicker ->
            [yes] ja
           *[no] nein
        }
rule-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] Zum Straight Flush kommen zwei beliebige { cards-word } dazu, sieben insgesamt. Fünf allein sind ein gewöhnlicher Straight (BT‑6.6).
       *[0] Ein Straight Flush sind fünf { cards-word } (BT‑6.6).
    }
    .title = Was zum Straight Flush dazukommt
    .word =
        { $combo-sf_kickers ->
            [2] zwei
           *[0] nichts
        }
rule-combo-straight_order =
    { $combo-straight_order ->
        [so-indonesia] Straights, von hoch bis niedrig: { $straights }. Ist eine 2 dabei, entscheidet ihre Farbe (BT‑8.1). Keine Straights: { $gaps }.
        [so-lectio] Straights, von hoch bis niedrig: { $straights } (BT‑8). Keine Straights: { $gaps }.
       *[other] Straights, von hoch bis niedrig: { $straights } (BT‑8.1). Keine Straights: { $gaps }.
    }
    .title = Straights und ihre Reihenfolge
    .word =
        { $combo-straight_order ->
            [so-a5-high] A-2-3-4-5 am höchsten, 2-3-4-5-6 am niedrigsten
            [so-26-then-a5] 2-3-4-5-6 am höchsten, dann A-2-3-4-5
            [so-26-high-a5-low] 2-3-4-5-6 am höchsten, A-2-3-4-5 am niedrigsten
            [so-no-a5] 10-J-Q-K-A am höchsten, 2-3-4-5-6 am niedrigsten
            [so-2high-26low] J-Q-K-A-2 am höchsten, 2-3-4-5-6 am niedrigsten
            [so-2high-26second] J-Q-K-A-2 am höchsten, dann 2-3-4-5-6
            [so-natural] J-Q-K-A-2 am höchsten, 3-4-5-6-7 am niedrigsten
            [so-indonesia] A-2-3-4-5 und 2-3-4-5-6 am höchsten, gleich
            [so-hk] A-2-3-4-5 am höchsten, dann 2-3-4-5-6
            [so-a5-second] 10-J-Q-K-A am höchsten, dann A-2-3-4-5
            [so-lectio] 1-2-3-4-5 am höchsten, dann 2-3-4-5-6
           *[so-pagat] 10-J-Q-K-A am höchsten, A-2-3-4-5 am niedrigsten
        }

page-pair =
    { $combo-triple ->
        [yes] Bei Paaren und Drillingen gewinnt der höhere Wert. Bei gleichen Paaren gewinnt die höhere { suit-word } (BT‑7.1).
       *[no] Bei Paaren gewinnt der höhere Wert. Bei gleichen gewinnt die höhere { suit-word } (BT‑7.1).
    }
rule-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top]
            { $deck ->
                [lectio] Bei gleichen Straights entscheidet die Farbe des letzten Steins, wie man sie schreibt (BT‑7.2).
               *[std52] Bei gleichen Straights entscheidet die Farbe der letzten Karte, wie man sie schreibt (BT‑7.2).
            }
       *[game_top] Bei gleichen Straights entscheidet die { suit-word } des höchsten Werts: der 2, wenn eine dabei ist (BT‑7.2).
    }
    .title = Gleiche Straights
    .word =
        { $cmp-straight_tie ->
            [sequence_top]
                { $deck ->
                    [lectio] Farbe des letzten Steins der Reihe
                   *[std52] Farbe der letzten Karte der Reihe
                }
           *[game_top] { suit-word } des höchsten Werts
        }
rule-cmp-flush =
    { $cmp-flush ->
        [suit_first] Bei Flushes entscheidet die { suit-word }, dann { highest-card } (BT‑7.3).
        [top_then_suit] Bei Flushes entscheidet { highest-card }, dann die { suit-word } davon (BT‑7.3).
       *[all_ranks_then_suit] Bei Flushes entscheiden die Werte von oben nach unten, dann die { suit-word } (BT‑7.3).
    }
    .title = Reihenfolge der Flushes
    .word =
        { $cmp-flush ->
            [suit_first] erst die { suit-word }, dann { highest-card }
            [top_then_suit] { highest-card }, dann die { suit-word } davon
           *[all_ranks_then_suit] Werte von oben nach unten, dann die { suit-word }
        }
highest-card =
    { $deck ->
        [lectio] der höchste Stein
       *[std52] die höchste Karte
    }
rule-cmp-full_house =
    { $cmp-full_house ->
        [best_card]
            { $deck ->
                [lectio] Bei Full Houses gewinnt das mit dem besten Stein (BT‑7.1).
               *[std52] Bei Full Houses gewinnt das mit der besten Karte (BT‑7.1).
            }
       *[triple_rank] Bei Full Houses gewinnt der höhere Drilling, bei Vierern der höhere Vierer (BT‑7.1).
    }
    .title = Reihenfolge der Full Houses
    .word =
        { $cmp-full_house ->
            [best_card]
                { $deck ->
                    [lectio] nach dem besten Stein
                   *[std52] nach der besten Karte
                }
           *[triple_rank] nach dem Drilling
        }
rule-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] Nur der Straight Flush 10-J-Q-K-A schlägt Vierer. Die anderen stehen gleich darunter (BT‑7.6).
       *[sf_over_quads] Jeder Straight Flush schlägt Vierer (BT‑7.5).
    }
    .title = Vierer und Straight Flush
    .word =
        { $cmp-quads_vs_sf ->
            [only_royal_over_quads] nur 10-J-Q-K-A schlägt Vierer
           *[sf_over_quads] jeder Straight Flush schlägt Vierer
        }
rule-answer-five =
    { $answer-five ->
        [any_stronger_type] Fünf { cards-word } schlägst du mit derselben Art, höher, oder mit einer stärkeren Art. Von niedrig bis hoch: { $ladder } (BT‑9.1).
       *[same_type] Auf fünf { cards-word } antwortest du mit derselben Art, höher: auf einen Straight mit einem Straight (BT‑9.2).
    }
    .title = Was fünf Karten schlägt
    .word =
        { $answer-five ->
            [any_stronger_type] dieselbe Art höher, oder eine stärkere Art
           *[same_type] nur dieselbe Art
        }
rule-answer-monsters =
    { $answer-monsters ->
        [any_time] Vierer und Straight Flush sind Bomben: Sie schlagen jeden Zug jeder Größe. Nur eine stärkere Bombe schlägt eine Bombe (BT‑9.3).
       *[off] Du antwortest mit ebenso vielen { cards-word-dative }, wie gespielt wurden (BT‑9.1).
    }
    .title = Bomben
    .word =
        { $answer-monsters ->
            [any_time] Vierer und Straight Flush schlagen alles
           *[off] keine
        }
page-size = Jede andere Antwort hat ebenso viele { cards-word }, wie gespielt wurden (BT‑9.1).

page-trick = Haben alle anderen ausgesetzt, darf beliebig ausspielen, wer zuletzt gespielt hat (BT‑10.2).
rule-pass-lock =
    { $pass-lock ->
        [trick] Wenn du aussetzt, bist du bis zum Ende des Stichs draußen (BT‑10.3).
       *[off] Wenn du aussetzt, kannst du im selben Stich später doch spielen (BT‑10.3).
    }
    .title = Was Aussetzen heißt
    .word =
        { $pass-lock ->
            [trick] draußen bis zum Ende des Stichs
           *[off] nur diesmal
        }
rule-pass-self_extend =
    { $pass-self_extend ->
        [yes] Haben alle anderen ausgesetzt, darfst du deinen eigenen Zug weiter schlagen. Niemand kann antworten (BT‑10.4).
       *[no] Haben alle anderen ausgesetzt, spielst du neu aus (BT‑10.4).
    }
    .title = Den eigenen Zug schlagen
    .off = den eigenen Zug schlagen
    .word =
        { $pass-self_extend ->
            [yes] erlaubt, wenn alle anderen ausgesetzt haben
           *[no] nein
        }
rule-pass-echo =
    { $pass-echo ->
        [yes] Haben alle bei deinem Zug ausgesetzt und du spielst danach Höheres aus, kann niemand antworten (BT‑10.5).
       *[no] Auf alles Ausgespielte kann man antworten, egal, wobei vorher ausgesetzt wurde (BT‑10.5).
    }
    .title = Höher, als alle ausgesetzt haben
    .off = Ausspielen, auf das niemand antworten kann
    .word =
        { $pass-echo ->
            [yes] nicht zu schlagen
           *[no] zu schlagen
        }
rule-last-declare =
    { $last-declare ->
        [one] Hast du noch eine Karte, musst du es ansagen: Letzte Karte! (BT‑11.1).
        [two] Hast du noch zwei { cards-word }, musst du es ansagen (BT‑11.1).
        [both] Hast du noch zwei { cards-word }, musst du es ansagen, und noch einmal bei der letzten (BT‑11.1).
       *[none] Niemand muss ansagen, wie wenige { cards-word } noch da sind (BT‑11.1).
    }
    .title = Die letzte Karte ansagen
    .word =
        { $last-declare ->
            [one] mit { a-card-dative }
            [two] mit zwei { cards-word-dative }
            [both] mit zwei { cards-word-dative } und mit { a-card-dative }
           *[none] nie
        }
rule-last-undeclared =
    { $last-undeclared ->
        [card_frozen] Sagst du { own-last-card } nicht an, kannst du { it } im nächsten Zug nicht spielen (BT‑11.2).
        [loses] Spielst du { own-last-card } ohne Ansage, verlierst du und trägst die Verluste aller (BT‑11.2).
       *[nothing] Es geschieht nichts, wenn du nicht ansagst (BT‑11.2).
    }
    .title = Letzte Karte nicht angesagt
    .word =
        { $last-undeclared ->
            [card_frozen] im nächsten Zug nicht spielbar
            [loses] damit fertig zu werden verliert das Spiel
           *[nothing] nichts geschieht
        }
page-top-none = Hat der Platz nach dir noch { a-card }, kannst du alles spielen (BT‑11.4).
rule-top-follow =
    { $top-follow ->
        [highest]
            { $answer-monsters ->
                [any_time] Hat der Platz nach dir noch { a-card }, schlägst du eine Einzelkarte mit deiner höchsten. Auch Bombe und Aussetzen gehen (BT‑11.3).
               *[off] Hat der Platz nach dir noch { a-card }, schlägst du eine Einzelkarte mit deiner höchsten oder setzt aus (BT‑11.3).
            }
       *[free] Hat der Platz nach dir noch { a-card }, schlägst du eine Einzelkarte mit jeder höheren (BT‑11.3).
    }
    .title = Antworten vor einer letzten Karte
    .word =
        { $top-follow ->
            [highest] die höchste Einzelkarte, oder aussetzen
           *[free] beliebig
        }
rule-top-lead =
    { $top-lead ->
        [highest_single_or_combo] Hat der Platz nach dir noch { a-card }, spielst du eine Kombination aus oder deine höchste Einzelkarte (BT‑11.3).
        [combo_first] Hat der Platz nach dir noch { a-card }, spielst du eine Kombination aus. Hast du keine, dann deine höchste Einzelkarte (BT‑11.3).
       *[free] Hat der Platz nach dir noch { a-card }, kannst du alles ausspielen (BT‑11.3).
    }
    .title = Ausspielen vor einer letzten Karte
    .word =
        { $top-lead ->
            [highest_single_or_combo] eine Kombination oder die höchste Einzelkarte
            [combo_first] eine Kombination; ohne eine die höchste Einzelkarte
           *[free] beliebig
        }
rule-top-enforce =
    { $top-enforce ->
        [legal] Hat der Platz nach dir noch { a-card }, kannst du nichts anderes spielen (BT‑11.4).
        [liability]
            { $score-settle ->
                [fixed_loser] Spielst du anders und der Platz nach dir wird mit { a-card-dative } gleich fertig, zahlst du allein (BT‑11.4).
               *[other] Spielst du anders und der Platz nach dir wird mit { a-card-dative } gleich fertig, trägst du die Verluste aller (BT‑11.4).
            }
       *[off] { page-top-none }
    }
    .title = Pflicht vor einer letzten Karte
    .word =
        { $top-enforce ->
            [legal] anderes ist nicht spielbar
            [liability] anderes kann die Verluste aller kosten
           *[off] keine
        }

rule-instant-dragon =
    { $instant-dragon ->
        [yes] Ein Drache, eine Karte von jedem Wert, gewinnt sofort (BT‑12.1).
       *[no] Eine Karte von jedem Wert gewinnt nicht sofort (BT‑12.1).
    }
    .title = Der Drache
    .word =
        { $instant-dragon ->
            [yes] gewinnt sofort
           *[no] gewinnt nicht sofort
        }
rule-instant-four_twos =
    { $instant-four_twos ->
        [yes] Vier 2er in einem Blatt gewinnen sofort (BT‑12.1).
       *[no] Vier 2er gewinnen nicht sofort (BT‑12.1).
    }
    .title = Vier 2er gewinnen
    .word =
        { $instant-four_twos ->
            [yes] sofort
           *[no] nicht sofort
        }
rule-redeal-points_below =
    { $redeal-points_below ->
        [0] Du spielst ein Blatt, so wenig es auch wert ist (BT‑12.3).
       *[other] Ist ein Blatt weniger als { $redeal-points_below } wert, darf neu gegeben werden. J zählt 1, Q 2, K 3, A 4, die 2 5 (BT‑12.2).
    }
    .title = Neu geben bei schwachem Blatt
    .word =
        { $redeal-points_below ->
            [0] nein
           *[other] bei einem Blatt unter { $redeal-points_below }
        }
rule-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] Ohne Karte über 10 kannst du neu geben lassen (BT‑12.3).
       *[no] Ein Blatt ohne Karte über 10 spielst du, wie es ist (BT‑12.3).
    }
    .title = Neu geben ohne Karte über 10
    .word =
        { $redeal-ten_high ->
            [yes] ja
           *[no] nein
        }
rule-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] Mit höchstens zwei von J Q K kannst du neu geben lassen. Ein A oder eine 2 schließt das aus (BT‑12.3).
       *[no] Ein Blatt mit höchstens zwei von J Q K spielst du, wie es ist (BT‑12.3).
    }
    .title = Neu geben mit höchstens zwei von J Q K
    .word =
        { $redeal-two_courts ->
            [yes] ja
           *[no] nein
        }
rule-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] Mit vier 2ern kannst du neu geben lassen (BT‑12.3).
       *[no] Ein Blatt mit vier 2ern spielst du, wie es ist (BT‑12.3).
    }
    .title = Neu geben mit vier 2ern
    .word =
        { $redeal-four_twos ->
            [yes] ja
           *[no] nein
        }
rule-end-mode =
    { $end-mode ->
        [play_on] Die anderen spielen weiter, bis nur noch ein Platz { cards-word } hat. Den letzten Zug von jemandem, der fertig ist, kannst du noch schlagen (BT‑13.2).
       *[first_out] Wer zuerst keine { cards-word } mehr hat, gewinnt, und das Spiel endet (BT‑13.1).
    }
    .title = Ende eines Spiels
    .word =
        { $end-mode ->
            [play_on] wenn nur noch ein Platz übrig ist
           *[first_out] wenn jemand fertig ist
        }
rule-end-top_two =
    { $end-top_two ->
        [barred] Mit { $high } allein darfst du nicht fertig werden. Hast du nichts anderes, setzt du aus, auch beim Ausspielen (BT‑13.3).
        [no_win] Wirst du mit { $high } allein fertig, kommst du auf den letzten Platz. Die anderen spielen weiter (BT‑13.3).
       *[ok] Mit { $high } allein darfst du fertig werden (BT‑13.3).
    }
    .title = Fertig mit der höchsten Karte
    .off = ein Verbot, mit { $high } allein fertig zu werden
    .word =
        { $end-top_two ->
            [barred] nicht erlaubt
            [no_win] gewinnt nicht
           *[ok] erlaubt
        }

rule-score-base =
    { $score-base ->
        [values_a] Jede übrige Karte zählt: 3 bis 10 je 1, J Q K je 2, A 3, die 2 4 (BT‑14.3).
        [values_b] Jede übrige Karte zählt: die 3 1, die 4 2 und so weiter bis A 12, die 2 13 (BT‑14.3).
        [values_c] Jede übrige Karte zählt: J 11, Q 12, K 13, A 14, die 2 15, andere ihre Zahl (BT‑14.3).
        [indonesia] Jede übrige Karte zählt 1, jede übrige 2 zählt 5. Fertig zu werden bringt 5, oder 10 für jede 2 in diesem Zug. Ein besonderer Zug, den niemand schlägt, bringt Punkte: ein Vierer 20, ein Straight Flush 40, vier 2er 80. Beendet er das Spiel, zählen sie doppelt (BT‑14.15).
        [tw_deduct] Jede übrige Karte zählt: J Q K 20, A 30, die 2 40, andere ihre Zahl (BT‑14.16).
        [tw_plus_minus] Jede übrige Karte zählt: 3 bis 9 je 1, 10 bis A je 2. Jede 2 verdoppelt die Summe (BT‑14.17).
        [none] Übrige Karten zählen nicht (BT‑14).
       *[cards]
            { $deck-kind ->
                [lectio] Jeder übrige Stein zählt 1 (BT‑14.19).
               *[std52] Jede übrige Karte zählt 1 (BT‑14.1).
            }
    }
    .title = Was übrige Karten zählen
    .word =
        { $score-base ->
            [values_a] 3 bis 10 je 1, J Q K 2, A 3, die 2 4
            [values_b] die 3 1, die 4 2, bis A 12, die 2 13
            [values_c] ihre Zahl; J 11 bis A 14, die 2 15
            [indonesia] je 1, 2er 5; Punkte für besondere Züge
            [tw_deduct] ihre Zahl; J Q K 20, A 30, die 2 40
            [tw_plus_minus] 3 bis 9 je 1, 10 bis A 2; 2er verdoppeln
            [none] nichts
           *[cards] je 1
        }
rule-score-tiers =
    { $tier_shape ->
        [flat] Es ist egal, wie viele { cards-word } du übrig hast (BT‑14.2).
        [one] Alles wird vervielfacht: × { $factor } (BT‑14.2).
       *[rows] Die Summe wird vervielfacht: { $tier_rows } (BT‑14.2).
    }
    .title = Faktoren nach übrigen Karten
    .allowed = Paare aus Kartenzahl und Faktor, aufsteigend ab 1 Karte, zum Beispiel { $example }
    .word =
        { $tier_shape ->
            [flat] keine
            [one] immer × { $factor }
           *[rows] { $tier_rows }
        }
tier =
    { $place ->
        [first] × { $factor } bis { $to }
        [only] × { $factor } mit { $from }
       *[from] × { $factor } ab { $from }
    }
rule-score-tiers_on =
    { $score-tiers_on ->
        [difference]
            { $score-settle ->
                [pairwise] Je zwei rechnen ab: Den Unterschied zahlt, wer mehr { cards-word } hat. Der Unterschied bestimmt den Faktor (BT‑14.10).
               *[other] Es zählt der Unterschied an { cards-word-dative } zum Siegplatz. Der Unterschied bestimmt den Faktor (BT‑14.10).
            }
       *[hand] Die Zahl der { cards-word } in deinem Blatt bestimmt den Faktor (BT‑14.1).
    }
    .title = Wonach Faktoren gehen
    .off = Faktoren nach dem Unterschied
    .word =
        { $score-tiers_on ->
            [difference] der Unterschied an { cards-word-dative }
           *[hand] die { cards-word } im Blatt
        }
rule-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] Nur die Summe des eröffnenden Platzes wird vervielfacht (BT‑14.8).
       *[all] Die Summen aller werden vervielfacht (BT‑14.8).
    }
    .title = Für wen Faktoren gelten
    .off = Faktoren nur für den eröffnenden Platz
    .word =
        { $score-tiers_apply ->
            [opener_only] nur für den eröffnenden Platz
           *[all] für alle
        }
rule-score-no_play_mult =
    { $score-no_play_mult ->
        [0] Es ist egal, ob du etwas gespielt hast (BT‑14.1).
       *[other] Hast du nichts gespielt, zählst du × { $score-no_play_mult }, egal, wie viel übrig ist (BT‑14.1).
    }
    .title = Faktor ohne Zug
    .off = ein Faktor ohne Zug
    .word =
        { $score-no_play_mult ->
            [0] keiner
           *[other] × { $score-no_play_mult }
        }
rule-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] Jede 2, die du übrig hast, verdoppelt deine Summe (BT‑14.9).
       *[1] Eine 2, die du übrig hast, verdoppelt nichts (BT‑14.9).
    }
    .title = 2er im Blatt
    .word =
        { $score-twos_in_hand ->
            [2] jede verdoppelt die Summe
           *[1] nichts Besonderes
        }
rule-score-twos_finish =
    { $score-twos_finish ->
        [2] Nur mit 2ern fertig zu werden verdoppelt alle Summen (BT‑14.9).
       *[1] Nur mit 2ern fertig zu werden verdoppelt nichts (BT‑14.9).
    }
    .title = Fertig mit 2ern
    .word =
        { $score-twos_finish ->
            [2] verdoppelt alle Summen
           *[1] nichts Besonderes
        }
rule-score-settle =
    { $score-settle ->
        [winner_takes] Alle zahlen ihre Summe an den Siegplatz (BT‑14.6).
        [ledger]
            { $score-base ->
                [indonesia] Alle buchen ihre Punkte. Niemand zahlt an jemand anderen (BT‑14.15).
               *[other] Alle verlieren Punkte für ihre eigenen { cards-word }. Der Siegplatz bucht 0 (BT‑14.7).
            }
        [fixed_loser] Wer den höchsten Vierer oder Straight Flush hat, zahlt allein für den Sieg. Ohne solche entscheidet die höchste 2, dann das höchste A, dann die meisten { cards-word } (BT‑14.11).
        [pusoy] Nur der Sieg bringt etwas: 1 Punkt, verdoppelt für jede 2 im letzten Zug (BT‑14.13).
        [places] Die Plätze bringen { $places }. Der letzte Platz bringt 0 (BT‑14.14).
       *[pairwise] Je zwei rechnen ab: Den Unterschied zahlt, wer die höhere Summe hat (BT‑14.5).
    }
    .title = Wer wem zahlt
    .word =
        { $score-settle ->
            [winner_takes] alle zahlen an den Siegplatz
            [ledger]
                { $score-base ->
                    [indonesia] alle buchen ihre Punkte
                   *[other] alle verlieren ihre Summe
                }
            [fixed_loser] eine Person zahlt für den Sieg
            [pusoy] nur der Sieg bringt Punkte
            [places] Punkte nach Platz
           *[pairwise] je zwei rechnen den Unterschied ab
        }
page-lost =
    { $deck ->
        [lectio] Was übrig ist, zählt nur, wenn ein nicht angesagter letzter Stein das Spiel verliert (BT‑11.2).
       *[std52] Was übrig ist, zählt nur, wenn eine nicht angesagte letzte Karte das Spiel verliert (BT‑11.2).
    }
page-play-on = Es zählen die { cards-word } ganz am Ende, also verliert nur der letzte Platz Punkte (BT‑13.2).
rule-score-winner_bonus =
    { $score-winner_bonus ->
        [0] Der Sieg bringt keine Zugabe (BT‑14.7).
       *[other] Der Siegplatz bucht { SIGNED($score-winner_bonus) } als Zugabe (BT‑14.7).
    }
    .title = Zugabe für den Sieg
    .off = eine Zugabe für den Sieg
    .word =
        { $score-winner_bonus ->
            [0] keine
           *[other] { SIGNED($score-winner_bonus) }
        }
rule-score-fixed =
    { $score-fixed ->
        [one] Wer allein verliert, zahlt 1 Punkt (BT‑14.11).
       *[other] Wer allein verliert, zahlt { $score-fixed } Punkte (BT‑14.11).
    }
    .title = Was zahlt, wer allein verliert
    .word =
        { $score-fixed ->
            [one] 1 Punkt
           *[other] { $score-fixed } Punkte
        }
rule-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] A♠ zählt 40 (BT‑14.16).
       *[no] A♠ zählt wie die anderen Asse (BT‑14.16).
    }
    .title = Das Pik-Ass
    .off = ein Pik-Ass, das 40 zählt
    .word =
        { $score-spade_ace_40 ->
            [yes] zählt 40
           *[no] wie die anderen Asse
        }
rule-score-unit =
    { $score-unit ->
        [one] Punkte werden gebucht, wie sie gezählt sind (BT‑0.5).
       *[other] Alle Punkte werden vervielfacht: × { $score-unit } (BT‑0.5).
    }
    .title = Maßstab der Punkte
    .off = ein Maßstab für die Punkte
    .word = × { $score-unit }

rule-match-end =
    { $match-end ->
        [deals] Die Partie endet nach { deals-after }. Der höchste Stand gewinnt (BT‑15.1).
        [target] Die Partie endet, wenn nach einem Spiel ein Stand { $match-target } erreicht. Der höchste Stand gewinnt (BT‑15.1).
        [deals_or_chips] Alle beginnen mit { $match-chips } Punkten. Die Partie endet nach { deals-after }, oder wenn jemand keine mehr hat. Der höchste Stand gewinnt (BT‑15.1).
       *[open] Punkte sammeln sich von Spiel zu Spiel, bis die Tischleitung aufhört (BT‑15.1).
    }
    .title = Ende einer Partie
    .word =
        { $match-end ->
            [deals] nach { deals-after }
            [target] bei { $match-target } Punkten
            [deals_or_chips] nach { deals-after }, oder wenn jemand keine Punkte mehr hat
           *[open] wenn die Tischleitung sie beendet
        }
rule-match-deals =
    { $match-deals ->
        [0] Eine Zahl von Spielen ist nicht festgelegt (BT‑15.1).
        [one] Die Partie hat höchstens 1 Spiel (BT‑15.1).
       *[other] Die Partie hat höchstens { $match-deals } Spiele (BT‑15.1).
    }
    .title = Spiele einer Partie
    .word =
        { $match-deals ->
            [0] ohne Grenze
           *[other] { $match-deals }
        }
rule-match-target =
    { $match-target ->
        [0] Ein Ziel ist nicht festgelegt (BT‑15.1).
        [one] Das Ziel ist 1 Punkt (BT‑15.1).
       *[other] Das Ziel sind { $match-target } Punkte (BT‑15.1).
    }
    .title = Ziel einer Partie
    .word =
        { $match-target ->
            [0] keins
            [one] 1 Punkt
           *[other] { $match-target } Punkte
        }
rule-match-chips =
    { $match-chips ->
        [0] Niemand beginnt mit Punkten, die zu verlieren sind (BT‑15.1).
        [one] Alle beginnen mit 1 Punkt, der zu verlieren ist (BT‑15.1).
       *[other] Alle beginnen mit { $match-chips } Punkten, die zu verlieren sind (BT‑15.1).
    }
    .title = Punkte zum Anfang
    .word =
        { $match-chips ->
            [0] keine
           *[other] { $match-chips }
        }
rule-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] Ab Spiel 2 gibt, wer zuletzt verlor, { highest-card-accusative } an den Siegplatz. Etwas Beliebiges kommt zurück (BT‑16.1).
        [class_one_by_one] { places-are-ranks } Jeder Rang darf von jedem niedrigeren { a-card } fordern und gibt dafür { a-card } zurück (BT‑16.3).
        [class_pool] { places-are-ranks } Jeder Rang darf von jedem niedrigeren { a-card } fordern und legt dann ebenso viele aus. Wer gab, wählt, der Diener zuerst (BT‑16.4).
        [tribute_pick] Ab Spiel 2 liegen Blätter verdeckt, und ihr wählt je eins. Der erste Platz wählt zuerst, der letzte zuletzt (BT‑16.7).
        [tribute_1] Ab Spiel 2 gibt der letzte Platz dem ersten { highest-card-accusative }. Etwas Beliebiges kommt zurück (BT‑16.7).
        [tribute_2_1] Ab Spiel 2 gibt der letzte Platz dem ersten die zwei besten { cards-word }. Der dritte gibt dem zweiten das Beste. Ebenso viele kommen zurück (BT‑16.7).
        [tribute_3_chain] Ab Spiel 2 gibt der letzte Platz dem ersten die drei besten { cards-word }. Die ersten drei Plätze legen { cards-word } weg. Der jeweils nächste zieht verdeckt 3 vom Rest (BT‑16.7).
       *[none] Zwischen Spielen tauscht niemand { cards-word } (BT‑16).
    }
    .title = Tausch zwischen Spielen
    .off = ein Tausch zwischen Spielen
    .word =
        { $exchange-kind ->
            [loser_winner_3p] wer verlor, gibt { highest-card-accusative }; Beliebiges zurück
            [class_one_by_one] König, Fürst, Diener: { card-word } um { card-word }
            [class_pool] König, Fürst, Diener: { cards-word } zur Auslage
            [tribute_pick] die Plätze wählen verdeckte Blätter
            [tribute_1] der letzte Platz gibt { a-card }
            [tribute_2_1] der letzte Platz gibt zwei, der dritte gibt auch
            [tribute_3_chain] der letzte Platz gibt drei, sie wandern weiter
           *[none] keiner
        }
highest-card-accusative =
    { $deck ->
        [lectio] den höchsten Stein
       *[std52] die höchste Karte
    }
places-are-ranks =
    { $seats-count ->
        [3] Ab Spiel 2 sind Plätze Ränge: König, Bürger, Diener.
       *[other] Ab Spiel 2 sind Plätze Ränge: König, Fürst, Bürger, Diener.
    }
rule-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] Niemand darf { $low } und die 2er fordern oder geben (BT‑16.5).
       *[none]
            { $deck ->
                [lectio] Du darfst jeden Stein fordern oder geben (BT‑16.5).
               *[std52] Du darfst jede Karte fordern oder geben (BT‑16.5).
            }
    }
    .title = Vom Tausch ausgenommen
    .off = Karten, die vom Tausch ausgenommen sind
    .word =
        { $exchange-protected ->
            [low_card_and_twos] { $low } und alle 2er
           *[none] nichts
        }
rule-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] Ein König, der nicht wieder auf Platz 1 kommt, wird Diener (BT‑16.6).
       *[no] Ein König bekommt den Rang seines Platzes, wie alle (BT‑16.6).
    }
    .title = Der Sturz des Königs
    .off = ein König, der stürzt
    .word =
        { $exchange-king_falls ->
            [yes] wird Diener, wenn nicht wieder auf Platz 1
           *[no] nein
        }
rule-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] Die Plätze folgen der Reihenfolge, in der alle fertig werden (BT‑16).
       *[points] Die Punkte entscheiden über die Plätze (BT‑16).
    }
    .title = Wie sich Plätze ergeben
    .word =
        { $exchange-ranking ->
            [finish_order] nach dem Fertigwerden
           *[points] nach Punkten
        }
