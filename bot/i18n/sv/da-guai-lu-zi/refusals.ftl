refusal-wrong_phase =
    { $phase ->
        [over] Given är slut.
        [play]
            { $action ->
                [choose] Inget ligger framme för dig nu.
               *[give] Ingen ger kort medan spelet pågår.
            }
        [return] Kort ges fortfarande tillbaka.
       *[tribute] Tribut ges fortfarande.
    }
    .rule =
        { $phase ->
            [over] Vänta på nästa giv. (DG‑5.8)
            [play] Lägg, eller passa. (DG‑5.5)
            [return] Spelet börjar när alla som fick tribut har gett ett kort tillbaka. (DG‑7.6)
           *[tribute] Spelet börjar när tributen är given och kort har gått tillbaka. (DG‑7.3)
        }
refusal-not_your_turn =
    { $n ->
        [0] Slumpen avgör innan någon gör något.
        [one] Det är inte din tur: { $names } står på tur.
       *[other] Du har inget att göra nu. Bordet väntar på { $names }.
    }
    .rule = Du kan titta på dina kort under tiden. (DG‑5.5)
refusal-not_held = Du har inte { $cards }, eller inte så många av dem.
    .rule = Ange varje kort så ofta som du har det. (DG‑3.1)
refusal-not_a_combination =
    { $why ->
        [size]
            { $n ->
                [4] Fyra kort är inget drag.
               *[other] { $n } kort är inget drag.
            }
        [ranks] { $cards } är inte av samma valör.
        [jokers] { $cards } blir ingenting, vad jokrarna än föreställer.
        [second] { $cards } är inget drag att sticka över.
       *[five] { $cards } är inget drag med fem.
    }
    .rule =
        { $why ->
            [size] Lägg ett, två, tre eller fem kort. (DG‑3.1)
            [ranks] Två eller tre kort måste vara av samma valör. (DG‑3.1)
            [second] Ange ett drag där. (DG‑3.1)
           *[five] Lägg en stege, en flush, en kåk eller något högre. (DG‑3.1)
        }
refusal-reading_not_offered =
    { $bound ->
        [yes] Som ditt sista drag är de här korten { a-kind }.
       *[no] De här korten kan inte vara det du angav.
    }
    .rule = Lägg dem utan att ange något, som { a-kind }. (DG‑4.7)
refusal-wrong_size =
    { $what ->
        [tribute] En tribut är ett kort.
        [return]
            { $need ->
                [0] Du ger inte tillbaka något kort.
                [one] Du ger tillbaka ett kort.
               *[other] Lägg fram { $need } kort att välja bland.
            }
       *[play]
            { $need ->
                [one] Ett kort lades, så svara med ett.
               *[other] { $need } kort lades, så svara med { $need }.
            }
    }
    .rule =
        { $what ->
            [tribute] Ge ett av dina högsta kort. (DG‑7.3)
            [return]
                { $need ->
                    [0] Ta ett av korten som ligger framme för dig. (DG‑7.6)
                   *[other]
                        { $n ->
                            [one] Du angav ett. (DG‑7.6)
                           *[other] Du angav { $n }. (DG‑7.6)
                        }
                }
           *[play]
                { $n ->
                    [one] Du valde ett. { legal } (DG‑3.5)
                   *[other] Du valde { $n }. { legal } (DG‑3.5)
                }
        }
refusal-does_not_beat =
    { $tie ->
        [yes] Det är bara lika högt som { a-kind }.
       *[no] Det sticker inte över { a-kind }.
    }
    .rule = { legal } (DG‑3.5)
refusal-leader_must_play = Du spelar ut, så du måste lägga.
    .rule = Spela ut vad du vill. (DG‑5.5)
refusal-not_highest = Din tribut måste vara ett av dina högsta kort.
    .rule = Du kan ge { $cards }. (DG‑7.3)
refusal-same_rank = Korten du lägger fram måste vara av olika valör.
    .rule =
        { $need ->
            [2] Lägg fram två kort av två valörer. (DG‑7.6)
           *[3] Lägg fram tre kort av tre valörer. (DG‑7.6)
        }
refusal-no_such_choice =
    { $n ->
        [0] Inget ligger framme för dig.
       *[other] { $n } kort ligger framme för dig.
    }
    .rule =
        { $n ->
            [0] Du ger själv tillbaka ett kort. (DG‑7.6)
           *[other] Välj ett av dem efter dess plats, från 1. (DG‑7.6)
        }
