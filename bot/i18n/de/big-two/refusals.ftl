refusal-not_your_turn =
    { $phase ->
        [leftover] { $name } entscheidet über die übrigen { cards-word }.
        [exchange] Du bist nicht dran, sondern { $name }.
       *[play] Du bist nicht dran: Jetzt spielt { $name }.
    }
    .rule =
        { $phase ->
            [leftover] Es entscheidet, wer { lowest-card-accusative } hat. ({ RULE($rule) })
            [exchange] Du kannst inzwischen deine { cards-word } ansehen. (BT‑16.9)
           *[play] Du kannst inzwischen { cards-word } wählen. (BT‑10.1)
        }
refusal-wrong_phase =
    { $why ->
        [place] Die Nummern gehen hier von 1 bis { $n }.
        [seat] Jetzt kannst du fordern von { $names }.
        [step] Zuerst kommt ein anderer Schritt des Tauschs.
       *[phase]
            { $phase ->
                [leftover] Zuerst kommen die übrigen { cards-word }.
                [redeal] Noch kann jemand neu geben lassen.
                [exchange] Zuerst kommt der Tausch.
                [play]
                    { $action ->
                        [declare] Du bist dran, also ist es für die Ansage zu spät.
                       *[other] Es wird schon gespielt.
                    }
               *[over] Das Spiel ist zu Ende.
            }
    }
    .rule =
        { $phase ->
            [redeal] Drück „Behalten“, um dieses Blatt zu spielen. (BT‑12.3)
            [over] Das nächste Spiel bringt neue { cards-word }. ({ RULE($rule) })
            [play]
                { $choices ->
                    [0] Was davor kommt, ist vorbei. ({ RULE($rule) })
                   *[other] Du kannst drücken: { $open }. ({ RULE($rule) })
                }
           *[other] Die Reihenfolge: übrige { cards-word }, Tausch, neues Geben, Spielen. ({ RULE($rule) })
        }

refusal-not_held =
    { $action ->
        [demand] { $cards } gibt es im Kartenspiel dieser Regeln nicht.
       *[play]
            { $twice ->
                [yes] Du hast { $cards } zweimal genannt.
               *[no] Du hast { $cards } nicht.
            }
    }
    .rule =
        { $action ->
            [demand] Nenn { a-card } aus dem Kartenspiel. (BT‑16.3)
            [give] Du hast { $hand }. (BT‑16.8)
            [keep] Du hast { $hand }. (BT‑16.7)
           *[play] Du hast { $hand }. (BT‑10.1)
        }
refusal-not_a_combination =
    { $why ->
        [straight] { $cards } ist hier kein Straight.
        [bare_four] Zum Vierer gehört hier noch { a-card-nominative }.
        [kickers] Zum Straight Flush gehören hier zwei weitere { cards-word }.
        [off] Hier nicht spielbar: { a-kind }.
       *[other] { $cards } ist keine Kombination.
    }
    .rule =
        { $why ->
            [straight] Straights, die höchsten zuerst: { $straights }. { legal } (BT‑8.1)
            [bare_four]
                { $combo-four ->
                    [two_pair] Vier { cards-word } gehen nur als zwei Paare. { legal } (BT‑6.8)
                   *[none] Nimm zu den vieren { any-card-accusative } dazu. { legal } (BT‑6.5)
                }
            [kickers] Spiel sieben { cards-word }: den Straight Flush und zwei beliebige. { legal } (BT‑6.6)
            [off]
                { $kind ->
                    [triple] Drei von einem Wert gehen nur mit einem Paar, als Full House. { legal } (BT‑6.1)
                    [flush] Fünf von einer { suit-word } zählen nur als Straight Flush. { legal } (BT‑6.3)
                    [quads] Zu vier von einem Wert gehört noch { a-card-nominative }. { legal } (BT‑6.5)
                    [two_pair]
                        { $combo-two_pair_kicker ->
                            [yes] Zu zwei Paaren gehört noch { a-card-nominative }. { legal } (BT‑6.8)
                           *[no] Spiel Paare einzeln. { legal } (BT‑6.1)
                        }
                    [two_pair_kicker]
                        { $combo-four ->
                            [two_pair] Spiel zwei Paare ohne etwas Fünftes, nur vier { cards-word }. { legal } (BT‑6.8)
                           *[none] Spiel Paare einzeln. { legal } (BT‑6.1)
                        }
                    [straight_flush_7] Ein Straight Flush sind fünf { cards-word }. { legal } (BT‑6.6)
                   *[other] Diese Regeln kennen das nicht. { legal } (BT‑6.1)
                }
           *[other] Kombinationen hier: { $kinds }. { legal } (BT‑6.1)
        }
refusal-wrong_size =
    { $action ->
        [give] Gewählt: { cards }, gefragt: { $need }.
        [keep] Gewählt: { cards }, gefragt: { $need }.
       *[play] Mit { cards-dative } kannst du nicht auf { $need } antworten.
    }
    .rule =
        { $action ->
            [give]
                { $exchange-kind ->
                    [class_pool] Leg so viele aus, wie du bekommen hast: { $need }, die du geben darfst. (BT‑16.4)
                   *[other] Gib so viele, wie du schuldest: { $need }, die du geben darfst. (BT‑16.8)
                }
            [keep] Wähl { $need } aus deinem Blatt. (BT‑16.7)
           *[play]
                { $answer-monsters ->
                    [any_time] Spiel ebenso viele { cards-word }, wie zu schlagen sind, oder eine Bombe. { legal } (BT‑9.3)
                   *[off] Spiel ebenso viele { cards-word }, wie zu schlagen sind. { legal } (BT‑9.1)
                }
        }
refusal-does_not_beat = { $cards } schlägt { $table } nicht.
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] Nötig ist { higher-kind }. { legal } ({ RULE($rule) })
                   *[other] Nötig ist { higher-kind } oder eine stärkere Bombe: { $stronger }. { legal } ({ RULE($rule) })
                }
            [ladder] Nötig ist { higher-kind } oder etwas Stärkeres mit fünf: { $stronger }. { legal } ({ RULE($rule) })
           *[same]
                { $answer-monsters ->
                    [any_time] Nötig ist { higher-kind } oder eine Bombe. { legal } ({ RULE($rule) })
                   *[off] Nötig ist { higher-kind }. { legal } ({ RULE($rule) })
                }
        }

refusal-leader_must_play = Du spielst aus, also kannst du nicht aussetzen.
    .rule = { legal } (BT‑10.1)
refusal-must_include_low_card = Dein erster Zug muss { $card } enthalten.
    .rule = Spiel sie allein oder in einer Kombination. { legal } (BT‑5.2)
refusal-must_be_low_card_alone = Du musst mit { $card } allein eröffnen.
    .rule = Das ist { lowest-card }. { legal } (BT‑5.2)
refusal-passed_this_trick = Du hast in diesem Stich ausgesetzt.
    .rule = Du spielst wieder, wenn neu ausgespielt wird. (BT‑10.3)
refusal-may_only_pass = Du kannst jetzt nur aussetzen.
    .rule =
        { $pass-self_extend ->
            [yes] Bei { $before } haben alle ausgesetzt, und { $name } legt noch darauf. Setz aus. (BT‑10.4)
           *[no] Bei { $before } haben alle ausgesetzt, und { $name } spielt Höheres aus. Setz aus. (BT‑10.5)
        }
refusal-top_duty = { next-has-one }
    .rule =
        { $case ->
            [follow]
                { $answer-monsters ->
                    [any_time] Spiel deine höchste Einzelkarte, { $highest }, oder eine Bombe. { legal } (BT‑11.3)
                   *[off] Spiel deine höchste Einzelkarte, { $highest }. { legal } (BT‑11.3)
                }
            [lead] Spiel eine Kombination oder deine höchste Einzelkarte aus, { $highest }. { legal } (BT‑11.3)
           *[combination] Spiel eine Kombination aus, denn du hast eine. { legal } (BT‑11.3)
        }
refusal-top_card_barred = Mit { $card } allein darfst du nicht fertig werden.
    .rule = Setz aus, auch beim Ausspielen. (BT‑13.3)
refusal-not_entitled =
    { $why ->
        [called]
            { $deck ->
                [lectio] Dein letzter Stein wurde gemeldet, bevor du ihn angesagt hast.
               *[std52] Deine letzte Karte wurde gemeldet, bevor du sie angesagt hast.
            }
        [silenced] Du kannst in diesem Spiel niemanden mehr melden.
        [no_call] Da gibt es nichts zu melden.
        [kept] Du behältst dein Blatt schon.
       *[other] Mit diesem Blatt kannst du nicht neu geben lassen.
    }
    .rule =
        { $why ->
            [kept] Es beginnt, wenn alle behalten oder die Zeit um ist. (BT‑12.3)
            [redeal] { $redeals } Drück „Behalten“. (BT‑12.3)
            [called] Sag es an, bevor es jemand meldet. (BT‑11.2)
            [silenced] Du hast vorhin falsch gemeldet. (BT‑11.2)
           *[no_call]
                { $last-declare ->
                    [both] Melde jemand anderen mit zwei { cards-word-dative } oder mit { a-card-dative }, einmal. (BT‑11.2)
                    [two] Melde jemand anderen mit zwei { cards-word-dative }, einmal. (BT‑11.2)
                   *[one] Melde jemand anderen mit { a-card-dative }, einmal. (BT‑11.2)
                }
        }
refusal-nothing_to_declare = Mit { cards-dative } ist nichts anzusagen.
    .rule =
        { $last-declare ->
            [both] Sag an, wenn noch zwei { cards-word } bleiben, und bei der letzten. (BT‑11.1)
            [two] Sag an, wenn noch zwei { cards-word } bleiben. (BT‑11.1)
           *[one]
                { $deck ->
                    [lectio] Sag an, wenn noch ein Stein bleibt. (BT‑11.1)
                   *[std52] Sag an, wenn noch eine Karte bleibt. (BT‑11.1)
                }
        }
refusal-already_declared = Du hast es schon angesagt.
    .rule = Einmal genügt. (BT‑11.1)

first-demand =
    { $deck ->
        [lectio] Wähl den Stein, den du von { $name } willst, und drück „Fordern“, oder drück „Verzichten“. (BT‑16.3)
       *[std52] Wähl die Karte, die du von { $name } willst, und drück „Fordern“, oder drück „Verzichten“. (BT‑16.3)
    }
first-demand-pool = Wähl { a-card } und drück „Fordern“, oder drück „Verzichten“. Du kannst fordern von { $names }. (BT‑16.4)
first-return = Wähl { cards } für { $name } und drück „Geben“. (BT‑16.8)
first-put-out = Wähl { cards } für { $names } und drück „Auslegen“. (BT‑16.4)
first-choose =
    { $deck ->
        [lectio] Wähl unten einen von { $n } verdeckten Steinen. (BT‑16.4)
       *[std52] Wähl unten eine von { $n } verdeckten Karten. (BT‑16.4)
    }
first-choose-hand = Wähl unten eins von { $n } verdeckten Blättern. (BT‑16.7)
first-keep = Wähl { cards } und drück „Weglegen“. (BT‑16.7)
first-take = Drück „Nehmen“, um zu bekommen, was übrig ist, oder „Ablehnen“. (BT‑4.4)
first-swap = Drück „Tauschen“, um { $low } gegen das zu tauschen, was übrig ist, oder „Ablehnen“. (BT‑4.5)
refusal-protected_card = { $card } wird hier nicht getauscht.
    .rule = { $low } und die 2er darf man hier nicht fordern oder geben. (BT‑16.5)
refusal-not_yours_to_give = Du bist nicht dran, sondern { $name }.
    .rule =
        { $you ->
            [later] Du kommst später dran. (BT‑16.4)
           *[none] Du behältst deine { cards-word }. (BT‑16.4)
        }

refusal-not_allowed_by_rules =
    { $what ->
        [redeal] Nach diesen Regeln wird nicht neu gegeben.
        [callout] An diesem Tisch gibt es kein Melden.
        [leftover] Über die übrigen { cards-word } entscheidet hier niemand.
        [exchange] Diese Regeln haben keinen solchen Tausch.
       *[declare] Nach diesen Regeln sagt niemand die letzte Karte an.
    }
    .rule =
        { $what ->
            [redeal] Spiel jedes Blatt, wie es gegeben ist. (BT‑12.3)
            [callout]
                { $deck ->
                    [lectio] Hier muss niemand einen letzten Stein melden. (BT‑11.2)
                   *[std52] Hier muss niemand eine letzte Karte melden. (BT‑11.2)
                }
            [leftover]
                { $left ->
                    [0] Hier bleibt nichts übrig. (BT‑3.6)
                   *[other]
                        { $rest-use ->
                            [give] Wer { lowest-card-accusative } hat, nimmt sie alle. (BT‑4.2)
                            [may_take] Man kann sie hier nehmen oder ablehnen, nicht tauschen. (BT‑4.4)
                            [swap] Man kann sie hier gegen { lowest-card-accusative } tauschen oder liegen lassen. (BT‑4.5)
                            [stock] Sie sind hier der Stapel. (BT‑4.7)
                           *[discard] Sie bleiben hier aus dem Spiel. (BT‑4.6)
                        }
                }
            [exchange]
                { $exchange-kind ->
                    [none] Zwischen Spielen tauscht hier niemand { cards-word }. (BT‑16.1)
                   *[other] Dieser Schritt gehört zu einer anderen Art von Tausch. ({ RULE($rule) })
                }
           *[declare] Spiel einfach { own-last-card }. (BT‑11.1)
        }
