refusal-wrong_phase =
    { $phase ->
        [play]
            { $action ->
                [give] Ingen ger kort nu.
               *[choose] Det finns inget att välja nu.
            }
        [over] Given är slut.
       *[other] Korten byts fortfarande.
    }
    .rule =
        { $phase ->
            [play] Nu lägger du eller passar. (ZS‑9.5)
            [over] Nästa giv ger nya kort. (ZS‑9.5)
            [give-up] Först ger var och en på de sista platserna ett kort. (ZS‑6.2)
            [give-back] Först ger var och en på de första platserna ett kort tillbaka. (ZS‑6.2)
           *[other] Valet mellan de två korten kommer först. (ZS‑6.2)
        }
refusal-passed_this_trick = Du passade, och här gäller en pass hela sticket.
    .rule = Du får lägga igen från nästa utspel. (ZS‑5.3)
refusal-not_your_turn =
    { $phase ->
        [play] Det är inte din tur: { $names } står på tur.
       *[other] Du har inget att göra nu: bordet väntar på { $names }.
    }
    .rule =
        { $phase ->
            [play] Du kan välja kort under tiden. (ZS‑5.3)
           *[other] Du kan titta på dina kort under tiden. (ZS‑6.2)
        }
refusal-not_held = Du har inte { $cards }, eller inte så många av dem.
    .rule = Ange varje kort så ofta som du har det. (ZS‑9.5)
refusal-not_a_combination =
    { $why ->
        [nothing] Du angav inga kort.
        [jokers] { $cards } hör inte ihop, eftersom jokrar inte är vilda här.
        [wild] { $cards } hör inte ihop: { a-two } har ingen plats i en stege.
        [outside] { $cards } hör inte ihop: alla de valörerna kan inte ingå i en stege.
        [gap] { $cards } hör inte ihop: det saknas en valör emellan.
        [short] { $cards } är för kort för en stege.
        [few] { $cards } är en för kort rad.
        [long] { $cards } är längre än någon stege.
       *[uneven] { $cards } hör inte ihop.
    }
    .rule =
        { $why ->
            [short] En stege har { $n } kort eller fler. { legal } (ZS‑3.4)
            [few] Det krävs { $n } valörer i följd eller fler. { legal } (ZS‑3.5)
           *[other] Lägg kort av samma valör, eller valörer i följd. { legal } (ZS‑3.1)
        }
refusal-reading_not_offered = { $cards } kan inte vara det.
    .rule = Du kan lägga det som { $readings }. (ZS‑4.2)
refusal-wrong_size =
    { $what ->
        [gift]
            { $n ->
                [0] Du angav inget kort.
               *[other] Du ger ett kort, och du angav { $n }.
            }
       *[play]
            { $n ->
                [one] Ett kort kan inte svara på { $need }.
               *[other] { $n } kort kan inte svara på { $need }.
            }
    }
    .rule =
        { $what ->
            [gift] Ange ett kort. (ZS‑6.2)
           *[play]
                { $bombs ->
                    [yes] Lägg lika många kort som draget du ska sticka över, eller en bomb. { legal } (ZS‑3.8)
                   *[no] Lägg lika många kort som draget du ska sticka över. { legal } (ZS‑3.8)
                }
        }
refusal-wrong_kind = Du kan inte svara på { a-kind } med en annan sort.
    .rule = Lägg samma sort, men högre. { legal } (ZS‑3.8)
refusal-does_not_beat =
    { $why ->
        [smaller] Den bomben har färre kort.
        [mixed] Blandade färger sticker inte över en färgstege.
        [impure] Vid samma valör sticker ett drag med vilda kort inte över ett utan.
        [equal] Det är bara lika högt som { $table }.
       *[lower] Det är lägre än { $table }.
    }
    .rule =
        { $why ->
            [mixed] Lägg en högre färgstege. { legal } (ZS‑3.8)
           *[other] Det krävs samma sort, men högre. { legal } (ZS‑3.8)
        }
refusal-leader_must_play = Du spelar ut, så du får inte passa.
    .rule = { legal } (ZS‑5.3)
refusal-not_highest = Du ger ett kort av din högsta valör.
    .rule = Du kan ge { $cards }. (ZS‑6.2)
refusal-no_such_choice = Det finns två kort att välja mellan.
    .rule = Välj det första eller det andra. (ZS‑6.2)
