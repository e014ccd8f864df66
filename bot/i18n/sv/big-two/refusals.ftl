refusal-not_your_turn =
    { $phase ->
        [leftover] { $name } bestämmer om överblivna { cards-word }.
        [exchange] Det är inte din tur: { $name } står på tur.
       *[play] Det är inte din tur: { $name } står på tur.
    }
    .rule =
        { $phase ->
            [leftover] Den som har { lowest-card } bestämmer. ({ RULE($rule) })
            [exchange] Du kan titta på dina { cards-word } under tiden. (BT‑16.9)
           *[play] Du kan välja { cards-word } under tiden. (BT‑10.1)
        }
refusal-wrong_phase =
    { $why ->
        [place] Numren här går från 1 till { $n }.
        [seat] Nu kan du kräva av { $names }.
        [step] Ett annat steg i bytet kommer först.
       *[phase]
            { $phase ->
                [leftover] Överblivna { cards-word } kommer först.
                [redeal] Det går fortfarande att be om omgiv.
                [exchange] Bytet kommer först.
                [play]
                    { $action ->
                        [declare] Det är din tur, så det är för sent att säga till.
                       *[other] Spelet har börjat.
                    }
               *[over] Given är slut.
            }
    }
    .rule =
        { $phase ->
            [redeal] Tryck på Behåll för att spela den här given. (BT‑12.3)
            [over] Nästa giv ger nya { cards-word }. ({ RULE($rule) })
            [play]
                { $choices ->
                    [0] Det som kommer före är över. ({ RULE($rule) })
                   *[other] Du kan trycka på: { $open }. ({ RULE($rule) })
                }
           *[other] Ordningen: överblivna { cards-word }, byte, omgiv, spel. ({ RULE($rule) })
        }
refusal-not_held =
    { $action ->
        [demand] { $cards } finns inte i kortleken med de här reglerna.
       *[play]
            { $twice ->
                [yes] Du angav { $cards } två gånger.
               *[no] Du har inte { $cards }.
            }
    }
    .rule =
        { $action ->
            [demand] Ange { a-card-word } som finns i leken. (BT‑16.3)
            [give] Du har { $hand }. (BT‑16.8)
            [keep] Du har { $hand }. (BT‑16.7)
           *[play] Du har { $hand }. (BT‑10.1)
        }
refusal-not_a_combination =
    { $why ->
        [straight] { $cards } är ingen stege här.
        [bare_four] Till ett fyrtal behövs { a-card-word } till här.
        [kickers] Till en färgstege behövs två { cards-word } till här.
        [off] Du får inte lägga { a-kind } här.
       *[other] { $cards } är ingen kombination.
    }
    .rule =
        { $why ->
            [straight] Stegar, högsta först: { $straights }. { legal } (BT‑8.1)
            [bare_four]
                { $combo-four ->
                    [two_pair] Fyra { cards-word } går bara som två par. { legal } (BT‑6.8)
                   *[none] Lägg till { a-card-word }, helt valfritt. { legal } (BT‑6.5)
                }
            [kickers] Lägg sju { cards-word }: färgstegen och två valfria. { legal } (BT‑6.6)
            [off]
                { $kind ->
                    [triple] Tre av samma valör går bara med ett par, som kåk. { legal } (BT‑6.1)
                    [flush] Fem av samma { suit-word } räknas bara som färgstege. { legal } (BT‑6.3)
                    [quads] Fyra av samma valör behöver { a-card-word } till. { legal } (BT‑6.5)
                    [two_pair]
                        { $combo-two_pair_kicker ->
                            [yes] Två par behöver { a-card-word } till. { legal } (BT‑6.8)
                           *[no] Lägg par ett i taget. { legal } (BT‑6.1)
                        }
                    [two_pair_kicker]
                        { $combo-four ->
                            [two_pair] Lägg två par utan { a-card-word } till. { legal } (BT‑6.8)
                           *[none] Lägg par ett i taget. { legal } (BT‑6.1)
                        }
                    [straight_flush_7] En färgstege är fem { cards-word }. { legal } (BT‑6.6)
                   *[other] De här reglerna har den inte. { legal } (BT‑6.1)
                }
           *[other] Kombinationer här: { $kinds }. { legal } (BT‑6.1)
        }
refusal-wrong_size =
    { $action ->
        [give] Du valde { cards }, inte { $need }.
        [keep] Du valde { cards }, inte { $need }.
       *[play] { cards } kan inte svara på { $need }.
    }
    .rule =
        { $action ->
            [give]
                { $exchange-kind ->
                    [class_pool] Lägg fram så många som du fick: { $need } valfria som får ges. (BT‑16.4)
                   *[other] Ge så många som du är skyldig: { $need } valfria som får ges. (BT‑16.8)
                }
            [keep] Välj { $need } valfria ur din hand. (BT‑16.7)
           *[play]
                { $answer-monsters ->
                    [any_time] Lägg lika många { cards-word } som draget du ska sticka över, eller en bomb. { legal } (BT‑9.3)
                   *[off] Lägg lika många { cards-word } som draget du ska sticka över. { legal } (BT‑9.1)
                }
        }
# Ett högre par, en högre triss.
higher-kind =
    { $kind ->
        [pair] ett högre par
        [triple] en högre triss
        [quads] ett högre ensamt fyrtal
        [two_pair] två högre par
        [two_pair_kicker] två högre par plus ett
        [straight] en högre stege
        [flush] en högre flush
        [full_house] en högre kåk
        [four_plus_one] ett högre fyrtal
        [straight_flush] en högre färgstege
        [straight_flush_7] en högre färgstege med två till
        [royal_flush] en högre färgstege 10-J-Q-K-A
       *[single] ett högre ensamt kort
    }
refusal-does_not_beat = { $cards } sticker inte över { $table }.
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] Det krävs { higher-kind }. { legal } ({ RULE($rule) })
                   *[other] Det krävs { higher-kind } eller en starkare bomb: { $stronger }. { legal } ({ RULE($rule) })
                }
            [ladder] Det krävs { higher-kind }, eller fem starkare: { $stronger }. { legal } ({ RULE($rule) })
           *[same]
                { $answer-monsters ->
                    [any_time] Det krävs { higher-kind }, eller en bomb. { legal } ({ RULE($rule) })
                   *[off] Det krävs { higher-kind }. { legal } ({ RULE($rule) })
                }
        }
refusal-leader_must_play = Du spelar ut, så du får inte passa.
    .rule = { legal } (BT‑10.1)
refusal-must_include_low_card = Ditt första drag måste innehålla { $card }.
    .rule = Lägg det för sig eller i en kombination. { legal } (BT‑5.2)
refusal-must_be_low_card_alone = Du måste öppna med bara { $card }.
    .rule = Det är { lowest-card }. { legal } (BT‑5.2)
refusal-passed_this_trick = Du har passat i det här sticket.
    .rule = Du får lägga igen vid nästa utspel. (BT‑10.3)
refusal-may_only_pass = Du kan bara passa nu.
    .rule =
        { $pass-self_extend ->
            [yes] Alla passade på { $before }, och { $name } sticker över sig själv. Passa. (BT‑10.4)
           *[no] Alla passade på { $before }, och { $name } spelar ut något högre. Passa. (BT‑10.5)
        }
refusal-top_duty = { next-has-one }
    .rule =
        { $case ->
            [follow]
                { $answer-monsters ->
                    [any_time] Lägg ditt högsta ensamma kort, { $highest }, eller en bomb. { legal } (BT‑11.3)
                   *[off] Lägg ditt högsta ensamma kort, { $highest }. { legal } (BT‑11.3)
                }
            [lead] Spela ut en kombination eller ditt högsta ensamma kort, { $highest }. { legal } (BT‑11.3)
           *[combination] Spela ut en kombination, eftersom du har en. { legal } (BT‑11.3)
        }
refusal-top_card_barred = Du får inte gå ut med bara { $card }.
    .rule = Passa, även när du ska spela ut. (BT‑13.3)
refusal-not_entitled =
    { $why ->
        [called] { $deck ->
            [lectio] Någon synade din sista bricka innan du sa till.
           *[std52] Någon synade ditt sista kort innan du sa till.
        }
        [silenced] Du får inte syna mer i den här given.
        [no_call] Där finns inget att syna.
        [kept] Du behåller redan den här given.
       *[other] Du får inte be om omgiv med den här handen.
    }
    .rule =
        { $why ->
            [kept] Den börjar när alla behåller den, eller när tiden är ute. (BT‑12.3)
            [redeal] { $redeals } Tryck på Behåll. (BT‑12.3)
            [called] Säg till innan någon synar dig. (BT‑11.2)
            [silenced] Du gjorde en felaktig syning tidigare. (BT‑11.2)
           *[no_call]
                { $last-declare ->
                    [both] Syna någon annan med två { cards-word } eller färre, en gång. (BT‑11.2)
                    [two] Syna någon annan med två { cards-word }, en gång. (BT‑11.2)
                   *[one] Syna någon annan med { a-card-word }, en gång. (BT‑11.2)
                }
        }
refusal-nothing_to_declare = Med { cards } kvar finns inget att säga.
    .rule =
        { $last-declare ->
            [both] Säg till med två { cards-word } kvar, och igen med { a-card-word }. (BT‑11.1)
            [two] Säg till med två { cards-word } kvar. (BT‑11.1)
           *[one] Säg till med { a-card-word } kvar. (BT‑11.1)
        }
refusal-already_declared = Du har redan sagt till.
    .rule = En gång räcker. (BT‑11.1)
first-demand =
    { $deck ->
        [lectio] Välj brickan du vill ha av { $name } och tryck på Kräv, eller tryck på Avstå. (BT‑16.3)
       *[std52] Välj kortet du vill ha av { $name } och tryck på Kräv, eller tryck på Avstå. (BT‑16.3)
    }
first-demand-pool = Välj { a-card-word } du vill ha och tryck på Kräv, eller tryck på Avstå. Du kan fråga { $names }. (BT‑16.4)
first-return = Välj { cards } till { $name } och tryck på Ge. (BT‑16.8)
first-put-out = Välj { cards } till { $names } och tryck på Lägg fram. (BT‑16.4)
first-choose = Välj en av { $n } dolda { cards-word } nedan. (BT‑16.4)
first-choose-hand = Välj en av { $n } dolda händer nedan. (BT‑16.7)
first-keep = Välj { cards } och tryck på Lägg undan. (BT‑16.7)
first-take = Tryck på Ta för att få det som är över, eller på Tacka nej. (BT‑4.4)
first-swap = Tryck på Byt för att ge { $low } mot det som är över, eller på Tacka nej. (BT‑4.5)
refusal-protected_card = { $card } stannar där det är.
    .rule = { $low } och 2:orna kan inte krävas eller ges här. (BT‑16.5)
refusal-not_yours_to_give = Det är inte din tur: { $name } står på tur.
    .rule =
        { $you ->
            [later] Din del kommer senare. (BT‑16.4)
           *[none] Du behåller dina { cards-word }. (BT‑16.4)
        }
refusal-not_allowed_by_rules =
    { $what ->
        [redeal] De här reglerna har ingen omgiv.
        [callout] Det här bordet har ingen syning.
        [leftover] Ingen väljer om överblivna { cards-word } här.
        [exchange] De här reglerna har inget sådant byte.
       *[declare] Ingen säger till om sista kortet här.
    }
    .rule =
        { $what ->
            [redeal] Spela varje hand som den delades ut. (BT‑12.3)
            [callout] Ingen behöver syna { last-card } här. (BT‑11.2)
            [leftover]
                { $left ->
                    [0] Inget är över här. (BT‑3.6)
                   *[other]
                        { $rest-use ->
                            [give] Den som har { lowest-card } tar alla. (BT‑4.2)
                            [may_take] Det går att ta dem eller tacka nej här, inte byta. (BT‑4.4)
                            [swap] De kan bytas mot { lowest-card } här, eller lämnas. (BT‑4.5)
                            [stock] De är högen här. (BT‑4.7)
                           *[discard] De är ur spel här. (BT‑4.6)
                        }
                }
            [exchange]
                { $exchange-kind ->
                    [none] Ingen byter { cards-word } mellan givar. (BT‑16.1)
                   *[other] Det steget hör till ett annat slags byte. ({ RULE($rule) })
                }
           *[declare] Lägg bara { last-card }. (BT‑11.1)
        }
