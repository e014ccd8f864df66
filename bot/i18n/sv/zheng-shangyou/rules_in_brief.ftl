brief-cards =
    { $sides ->
        [none]
            { $even ->
                [yes] **Korten:** { $zs-players } spelare med { $hand } kort var. { ranks-in-order }
               *[no] **Korten:** { $zs-players } spelare med upp till { $hand } kort var. { ranks-in-order }
            }
       *[other]
            { $even ->
                [yes] **Korten:** { $zs-players } spelare i två lag, { $hand } kort var. { ranks-in-order }
               *[no] **Korten:** { $zs-players } spelare i två lag, upp till { $hand } kort var. { ranks-in-order }
            }
    }
ranks-in-order =
    { $order ->
        [low] 2 är lägst, sedan upp till A och jokrarna.
       *[high] 3 är lägst, sedan upp till A, 2 och jokrarna.
    }
brief-plays =
    { $zs-bombs ->
        [yes] **Drag:** { kinds-played } En bomb sticker över alla andra sorter utom raketen.
       *[no] **Drag:** { kinds-played }
    }
kinds-played =
    { $zs-full_house ->
        [yes]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] ensamma kort, flera av samma valör, kåkar, stegar, par eller trissar i följd.
                       *[no] ensamma kort, flera av samma valör, kåkar och stegar.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] ensamma kort, flera av samma valör, kåkar, och par eller trissar i följd.
                       *[no] ensamma kort, flera av samma valör och kåkar.
                    }
            }
       *[no]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] ensamma kort, flera av samma valör, stegar, och par eller trissar i följd.
                       *[no] ensamma kort, flera av samma valör och stegar.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] ensamma kort, flera av samma valör, och par eller trissar i följd.
                       *[no] ensamma kort och flera av samma valör.
                    }
            }
    }
brief-wild =
    { $zs-wild_jokers ->
        [yes]
            { $zs-wild_twos ->
                [yes] **Vilda kort:** en joker kan vara vilket kort som helst, { a-two } en valör bredvid.
               *[no] **Vilda kort:** en joker kan vara vilket kort som helst.
            }
       *[no]
            { $zs-wild_twos ->
                [yes] **Vilda kort:** { a-two } kan vara en valör som ligger bredvid.
               *[no] **Vilda kort:** inget kort blir ett annat.
            }
    }
brief-turns =
    { $zs-pass_lock ->
        [yes] **Turer:** svara med lika många kort av samma sort, men högre. En pass gäller hela sticket.
       *[no] **Turer:** svara med lika många kort av samma sort, men högre. Efter en pass får du komma tillbaka.
    }
brief-exchange =
    { $zs-exchange ->
        [last_two] **Byte:** de två sista ger var sitt av sina högsta kort. De två första ger var sitt valfritt kort tillbaka.
        [last_one] **Byte:** den som kom sist ger ett av sina högsta kort. Den som kom etta ger ett valfritt tillbaka.
       *[none] **Byte:** inget byts mellan givar.
    }
brief-points = **Poäng:** { places-paid } { brief-match }
brief-match =
    { $zs-match_end ->
        [points]
            { $zs-target ->
                [one] Matchen går till 1 poäng.
               *[other] Matchen går till { $zs-target } poäng.
            }
        [deals]
            { $zs-deals ->
                [one] Matchen är en giv.
               *[other] Matchen är { $zs-deals } givar.
            }
       *[open] Matchen går tills värden slutar.
    }
places-paid =
    { $sides ->
        [none]
            { $paid_places ->
                [0] ingen plats ger några.
                [one] första platsen ger { $paid }.
               *[other] de första platserna ger { $paid }.
            }
       *[other]
            { $zs-not_last ->
                [0]
                    { $paid_places ->
                        [0] ingen plats ger några.
                        [one] första platsen ger sitt lag { $paid }.
                       *[other] de första platserna ger sitt lag { $paid }.
                    }
               *[other]
                    { $paid_places ->
                        [0] laget utan sista platsen får { $zs-not_last }.
                        [one] första platsen ger sitt lag { $paid }. Laget utan sista platsen får { $zs-not_last } till.
                       *[other] de första platserna ger sitt lag { $paid }. Laget utan sista platsen får { $zs-not_last } till.
                    }
            }
    }
help-aim = Bli av med dina kort tidigt. De första platserna ger poäng, och alla får en plats.
help-turns = Svara med lika många kort av samma sort, men högre. Eller passa. När alla andra passar spelar du ut.
help-plays = Lägg ett ensamt kort, kort av samma valör, eller en stege som 5-6-7. Par i följd går också.
help-wild = **Jokrar** och **2:or** är vilda i de flesta regelpaket. En joker kan vara vilket kort du behöver.
help-sequences = Stegar går från 3 till A. En färgstege sticker över alla blandade av samma längd.
help-places = Före senare givar ger de sista platserna sitt bästa kort. De får ett annat tillbaka.
