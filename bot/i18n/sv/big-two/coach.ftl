high-card =
    { $high ->
        [J] knekt
        [Q] dam
        [K] kung
        [A] ess
       *[other] { $high }
    }
coach-own =
    { $kind ->
        [pair] ditt par i { of-rank }
        [triple] din triss i { of-rank }
        [quads] ditt fyrtal i { of-rank }
        [straight] din stege { $low }-{ $high }
        [straight_flush] din färgstege { $low }-{ $high }
        [straight_flush_7] din färgstege { $cards }
        [flush] din flush med { high-card } högst
        [full_house] din kåk i { of-rank }
        [four_plus_one] ditt fyrtal i { of-rank }
        [two_pair] dina två par { $cards }
        [two_pair_kicker] dina två par { $cards }
       *[single] { $cards }
    }
coach-keep =
    { $kept ->
        [one] spara { kept-one } till senare
       *[other] spara dina { kept-many } till senare
    }
kept-one =
    { $rank-kept ->
        [A] esset
        [K] kungen
        [Q] damen
        [J] knekten
       *[other] { $rank-kept }:an
    }
kept-many =
    { $rank-kept ->
        [A] ess
        [K] kungar
        [Q] damer
        [J] knektar
       *[other] { $rank-kept }:or
    }
of-rank =
    { $rank ->
        [A] ess
        [K] kungar
        [Q] damer
        [J] knektar
       *[other] { $rank }:or
    }
coach-why =
    { $why ->
        [wins] Lägg { coach-own }, så vinner du.
        [opens]
            { $n ->
                [one] Du har { $opening }, så du börjar. Spela ut det.
               *[other] Du har { $opening }, så du börjar. Spela ut { coach-own }.
            }
        [guards] Spela ut { coach-own }: { $name } har { a-card-word } kvar och kan inte svara.
        [stops] { $name } har { a-card-word } kvar. Lägg { coach-own }, högre går inte.
        [long] Spela ut { coach-own }: du blir av med { $n } { cards-word } på en gång.
        [low] Spela ut { coach-own }: de låga går först.
        [leads]
            { $kind ->
                [pair] Spela ut { coach-own }. Bara ett högre par sticker över det.
                [triple] Spela ut { coach-own }. Bara en högre triss sticker över den.
               *[single] Spela ut { coach-own }. { $deck ->
                    [lectio] Bara en högre bricka sticker över den.
                   *[std52] Bara ett högre kort sticker över det.
                }
            }
        [keeps] Lägg { coach-own } för att sticka över; { coach-keep }.
        [lowest] Lägg { coach-own } för att sticka över. Inget lägre gör det.
       *[beats] Lägg { coach-own } för att sticka över.
    }
coach-ranks =
    { $deck ->
        [lectio] { $lowest } är den lägsta brickan, { $highest } den högsta.
       *[std52] { $lowest } är det lägsta kortet, { $highest } det högsta.
    }
coach-met =
    { $met ->
        [quads] Ett fyrtal är fyra av samma valör.
        [two_pair] Två par är två av en valör, två av en annan.
        [two_pair_kicker] Till två par hör ett valfritt femte kort.
       *[straight] En stege är fem valörer i följd.
        [flush] En flush är fem av samma { suit-word }.
        [full_house] En kåk är tre av en valör, två av en annan.
        [four_plus_one] Ett fyrtal är fyra av samma valör, plus ett valfritt.
        [straight_flush] En färgstege är fem i följd av samma { suit-word }.
        [straight_flush_7] Till en färgstege hör två valfria kort här.
    }
coach-advice =
    { $met ->
        [none] { coach-why }
       *[straight] { coach-met } { coach-why }
    }
coach-ticks =
    { $ticked ->
        [yes]
            { $n ->
                [one] Det är redan ikryssat nedan (✓): tryck på **Lägg**.
               *[other] De är redan ikryssade nedan (✓): tryck på **Lägg**.
            }
       *[no]
            { $n ->
                [one] Kryssa för det nedan (✓), tryck sedan på **Lägg**.
               *[other] Kryssa för dem nedan (✓), tryck sedan på **Lägg**.
            }
    }
coach-play =
    { $teaches ->
        [last-card] **Coach:** { coach-advice } Slå på **Sista kortet!**, tryck sedan på **Lägg**.
        [everything] **Coach:** { coach-ranks } { coach-advice } { coach-ticks }
        [ticks] **Coach:** { coach-advice } { coach-ticks }
       *[nothing] **Coach:** { coach-advice }
    }
coach-pass-why =
    { $why ->
        [nothing] Du kan inte sticka över det här. Tryck på **Pass**.
        [breaks] Tryck på **Pass**. Sticker du över bryter du upp { coach-own }.
        [keeps] Tryck på **Pass**, och { coach-keep }.
       *[saves] Tryck på **Pass**. Det som sticker över är värt mer senare.
    }
coach-pass =
    { $met ->
        [none] **Coach:** { coach-pass-why }
       *[straight] **Coach:** { coach-met } { coach-pass-why }
    }
coach-press =
    { $n ->
        [0] **Coach:** Tryck på **{ $what }**.
       *[other] **Coach:** Välj { $cards }, tryck sedan på **{ $what }**.
    }
coach-wait = **Coach:** Bli först av med alla { cards-word }. { coach-ranks } Vänta på din tur; då hjälper jag dig.
