rule-zs-players =
    { $even ->
        [yes] { $zs-players } spelare har { $hand } kort var (ZS‑2.3).
       *[no] { $zs-players } spelare har upp till { $hand } kort var (ZS‑2.3).
    }
    .title = Spelare
    .word = { $zs-players }
rule-zs-packs =
    { $zs-packs ->
        [one] Ni spelar med en lek på 54 kort, med jokrar (ZS‑2.2).
       *[other] Ni spelar med { $zs-packs } lekar på 54 kort, med jokrar (ZS‑2.2).
    }
    .title = Kortlekar
    .word = { $zs-packs }
rule-zs-surplus =
    { $zs-surplus ->
        [leave]
            { $surplus ->
                [one] Alla händer är lika stora, och ett kort ligger osett (ZS‑2.3).
               *[other] Alla händer är lika stora, och { $surplus } kort ligger osedda (ZS‑2.3).
            }
       *[deal] Alla kort delas ut, så några spelare har ett kort mer (ZS‑2.3).
    }
    .title = Överblivna kort
    .word =
        { $zs-surplus ->
            [leave] ligger osedda
           *[deal] delas ut
        }
rule-zs-teams =
    { $sides ->
        [pairs] Två par spelar mot varandra. Partner sitter mitt emot (ZS‑2.4).
        [threes] Två lag om tre spelar mot varandra. Varannan plats är partner (ZS‑2.4).
       *[none] Alla spelar för sig själva (ZS‑2.4).
    }
    .title = Lag
    .word =
        { $sides ->
            [pairs] två par
            [threes] tre mot tre
           *[none] inga
        }
rule-zs-direction =
    { $zs-direction ->
        [cw] Turen går medurs (ZS‑0.2).
       *[ccw] Turen går moturs (ZS‑0.2).
    }
    .title = Spelriktning
    .word =
        { $zs-direction ->
            [cw] medurs
           *[ccw] moturs
        }
rule-zs-ranks =
    { $order ->
        [low] 2 är det lägsta kortet, sedan 3 till 10, J, Q, K, A och jokrarna (ZS‑2.1).
       *[high] 3 är det lägsta kortet, sedan 4 till 10, J, Q, K, A, 2 och jokrarna (ZS‑2.1).
    }
    .title = Valörernas ordning
    .word =
        { $order ->
            [low] 2 lägst, A högst
           *[high] 3 lägst, 2 högst
        }
rule-zs-wild_jokers =
    { $zs-wild_jokers ->
        [yes] En joker kan vara vilket kort som helst i en grupp eller stege (ZS‑3.3).
       *[no] Jokrar är bara sig själva (ZS‑3.3).
    }
    .title = Vilda jokrar
    .off = vilda jokrar
    .word =
        { $zs-wild_jokers ->
            [yes] vilda
           *[no] inte vilda
        }
rule-zs-wild_twos =
    { $zs-wild_twos ->
        [yes] Utanför stegar kan { a-two } vara en valör som ligger bredvid (ZS‑3.3).
       *[no] Bland andra kort föreställer { a-two } inget annat (ZS‑3.3).
    }
    .title = Vilda kort av högsta valören
    .off = vilda kort av högsta valören
    .word =
        { $zs-wild_twos ->
            [yes] vilda
           *[no] inte vilda
        }
rule-zs-reading =
    { $zs-reading ->
        [fixed] Kan kort vara flera drag väljer reglerna ett (ZS‑4.2).
       *[named] Kan kort vara flera drag får du säga vilket du menar (ZS‑4.2).
    }
    .title = Kort som kan vara flera drag
    .word =
        { $zs-reading ->
            [fixed] reglerna väljer
           *[named] den som lägger väljer
        }
rule-zs-seq_ranks =
    { $straights ->
        [low] Stegar går från 2 till K (ZS‑3.4).
        [all] Stegar går från 2 till A (ZS‑3.4).
       *[high] Stegar går från 3 till A (ZS‑3.4).
    }
    .title = Stegarnas valörer
    .word =
        { $straights ->
            [low] 2 till K
            [all] 2 till A
           *[high] 3 till A
        }
rule-zs-seq_min =
    { $runs ->
        [yes] En stege har minst { $zs-seq_min } kort i följd (ZS‑3.4).
       *[no] Det finns inga stegar: ingen hand har { $zs-seq_min } kort i följd (ZS‑3.4).
    }
    .title = Kortaste stegen
    .word = { $zs-seq_min } kort
rule-zs-suited_beats =
    { $zs-suited_beats ->
        [yes] En färgstege sticker över alla blandade av samma längd (ZS‑3.4).
       *[no] Färger spelar ingen roll i stegar (ZS‑3.4).
    }
    .title = Färgstegar
    .word =
        { $zs-suited_beats ->
            [yes] sticker över blandade
           *[no] räknas som blandade
        }
rule-zs-multi_seq_min =
    { $multiple_runs ->
        [yes] Par, trissar eller fyrtal i följd behöver minst { $zs-multi_seq_min } valörer (ZS‑3.5).
       *[no] Det finns inga par i följd: ingen hand har { $zs-multi_seq_min } av dem (ZS‑3.5).
    }
    .title = Kortaste raden av par
    .word = { $zs-multi_seq_min } valörer
rule-zs-full_house =
    { $zs-full_house ->
        [yes] En kåk är tre av en valör med två av en annan. De tre räknas (ZS‑3.6).
       *[no] Det finns inga kåkar (ZS‑3.6).
    }
    .title = Kåkar
    .off = kåkar
    .word =
        { $zs-full_house ->
            [yes] spelas
           *[no] spelas inte
        }
rule-zs-bombs =
    { $zs-bombs ->
        [yes] Fyra eller fler naturliga kort av samma valör är en bomb, som sticker över andra sorter. Båda jokrarna är raketen. Den sticker även över bomber, och inget sticker över den (ZS‑3.7).
       *[no] Det finns inga bomber: fyrtal svarar bara på fyrtal (ZS‑3.7).
    }
    .title = Bomber
    .off = bomber
    .word =
        { $zs-bombs ->
            [yes] spelas
           *[no] spelas inte
        }
rule-zs-first_lead =
    { $zs-first_lead ->
        [spade3] I första given spelar den som har lägsta spadern ut vad som helst (ZS‑5.2).
       *[dealer] I första given spelar den som ger ut vad som helst. Slumpen väljer vem som ger (ZS‑5.1).
    }
    .title = Första utspelet
    .word =
        { $zs-first_lead ->
            [spade3] den som har lägsta spadern
           *[dealer] den som ger
        }
rule-zs-later_lead =
    { $zs-later_lead ->
        [winner] Sedan är det förra givens etta som ger och spelar ut (ZS‑5.1).
        [as_first] Sedan ger den som kom sist, och den som har lägsta spadern spelar ut (ZS‑5.1).
       *[third] Sedan är det förra givens trea som ger och spelar ut (ZS‑5.1).
    }
    .title = Senare utspel
    .word =
        { $zs-later_lead ->
            [winner] den som kom etta
            [as_first] den som har lägsta spadern
           *[third] den som kom trea
        }
rule-zs-pass_lock =
    { $zs-pass_lock ->
        [yes] Den som passar är ute tills sticket är slut (ZS‑5.3).
       *[no] Den som passar får komma tillbaka i samma stick (ZS‑5.3).
    }
    .title = Efter en pass
    .word =
        { $zs-pass_lock ->
            [yes] ute i sticket
           *[no] får komma tillbaka
        }
rule-zs-exchange =
    { $zs-exchange ->
        [last_two] Före senare givar ger de två sista var sitt av sina högsta kort. De två första ger var sitt valfritt kort tillbaka (ZS‑6.2).
        [last_one] Före senare givar ger den som kom sist ett av sina högsta kort. Den som kom etta ger ett valfritt tillbaka (ZS‑6.3).
       *[none] Inget byts mellan givar (ZS‑6).
    }
    .title = Byte
    .off = byte mellan givar
    .word =
        { $zs-exchange ->
            [last_two] de två sista och de två första
            [last_one] den sista och den första
           *[none] inget
        }
rule-zs-points =
    { $sides ->
        [none]
            { $paid_places ->
                [0] Ingen plats ger poäng (ZS‑7.1).
                [one] Bara första platsen ger poäng: { $paid } (ZS‑7.1).
               *[other] Platserna ger, från den första: { $paid } (ZS‑7.1).
            }
       *[other]
            { $paid_places ->
                [0] Ingen plats ger poäng (ZS‑7.2).
                [one] Bara första platsen ger sitt lag poäng: { $paid } (ZS‑7.2).
               *[other] Platserna ger sitt lag, från den första: { $paid } (ZS‑7.2).
            }
    }
    .title = Platsernas poäng
    .allowed = 1 till 8 tal från 0 till 100, inget större än det före, till exempel { $example }
    .word = { $points }
rule-zs-not_last =
    { $zs-not_last ->
        [0] Att undvika sista platsen ger ett lag inget (ZS‑7.2).
        [one] Laget utan sista platsen får 1 poäng till (ZS‑7.2).
       *[other] Laget utan sista platsen får { $zs-not_last } poäng till (ZS‑7.2).
    }
    .title = Undvika sista platsen
    .word =
        { $zs-not_last ->
            [0] inget
            [one] 1 poäng
           *[other] { $zs-not_last } poäng
        }
rule-zs-match_end =
    { $zs-match_end ->
        [deals] Matchen slutar efter ett antal givar, och högsta summan vinner (ZS‑7.3).
        [open] Matchen går tills värden slutar (ZS‑7.3).
       *[points] Matchen slutar när en spelare eller ett lag leder ensamt med nog poäng (ZS‑7.3).
    }
    .title = Matchens slut
    .word =
        { $zs-match_end ->
            [deals] efter ett antal givar
            [open] när värden slutar
           *[points] vid ett antal poäng
        }
rule-zs-target =
    { $zs-target ->
        [one] 1 poäng räcker för att vinna (ZS‑7.3).
       *[other] { $zs-target } poäng räcker för att vinna (ZS‑7.3).
    }
    .title = Poäng för att vinna
    .word = { $zs-target }
rule-zs-deals =
    { $zs-deals ->
        [one] Matchen är en giv (ZS‑7.3).
       *[other] Matchen är { $zs-deals } givar (ZS‑7.3).
    }
    .title = Givar i en match
    .word = { $zs-deals }
