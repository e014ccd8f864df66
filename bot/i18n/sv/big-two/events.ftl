event-two-cards = { $name }: två { cards-word } kvar.
event-finished = { $name } går ut som { picture-place }.
event-frozen = { $name } sa inte till före sin tur, så { last-card } får inte läggas. Turen går vidare, och nu räknas det som sagt.
event-called =
    { $true ->
        [yes] { $caller } synar: { $name } har { cards } och sa inte till.
       *[no] { $caller } synar: { $name } har { cards } och inget att säga. { $caller } får inte syna mer i den här given.
    }
event-drew = { $name } passar och drar { cards }. Kvar i högen: { $stock }.
event-drew-cards = Du drar { $cards }.
event-recycled = De avslutade sticken blir en ny hög: { cards }.
event-rest-given =
    { $shown ->
        [yes] { $name } har { $anchor } och får det som är över: { $cards }.
       *[no] { $name } har { $anchor } och får det som är över, osett.
    }
event-rest-given-cards = Du får det som är över: { $cards }.
event-rest-taken = { $name } tar det som är över.
event-rest-taken-cards = Du tar { $cards }.
event-rest-declined = { $name } tackar nej till det som är över.
event-rest-swapped = { $name } byter { $low } mot det som är över.
event-rest-swapped-cards = Du får { $cards }.
event-rest-kept = { $name } behåller { $low }.
event-redealt = { $name } ber om omgiv. Ingen får poäng. Tryck på Nästa giv för nya kort.
event-dragon = { $name } har ett kort av varje valör, en drake, och vinner direkt.
event-four-twos = { $name } har fyra 2:or och vinner direkt.
event-ranks =
    { $n ->
        [3] Kung { $king }, borgare { $commoner }, tjänare { $slave }.
       *[other] Kung { $king }, furste { $lord }, borgare { $commoner }, tjänare { $slave }.
    }
event-demanded = { $name } kräver { $card } av { $other } och får det.
event-demanded-cards = Du ger { $name } { $card }, enligt kravet.
event-demand-lost =
    { $deck ->
        [lectio] { $name } kräver { $card } av { $other }. Den brickan finns inte där: { $name } får inget.
       *[std52] { $name } kräver { $card } av { $other }. Det kortet finns inte där: { $name } får inget.
    }
event-waived = { $name } kräver inget av { $other }.
event-waived-rest = { $name } kräver inget mer.
event-tribute =
    { $tie ->
        [none] { tribute-given }
       *[turn] { tribute-given } { tribute-tie }
    }
best-card =
    { $deck ->
        [lectio] sin bästa bricka
       *[std52] sitt bästa kort
    }
tribute-given =
    { $place ->
        [0]
            { $n ->
                [one] { $name } ger { $other } { best-card }.
               *[other] { $name } ger { $other } sina { $n } bästa { cards-word }.
            }
       *[1]
            { $n ->
                [one] { $name } ({ tribute-place }) ger { $other } ({ tribute-to }) { best-card }.
               *[other] { $name } ({ tribute-place }) ger { $other } ({ tribute-to }) sina { $n } bästa { cards-word }.
            }
    }
tribute-place =
    { $place ->
        [2] 2:a
        [3] 3:e
       *[other] { $place }:e
    }
tribute-to =
    { $to ->
        [1] 1:a
        [2] 2:a
       *[other] 3:e
    }
tribute-tie =
    { $tie ->
        [cards] { $above } och { $below } hade lika poäng; { $above } hade färre { cards-word } kvar.
        [highest] { $deck ->
            [lectio] { $above } och { $below } hade lika poäng; { $below } hade den högre brickan kvar.
           *[std52] { $above } och { $below } hade lika poäng; { $below } hade det högre kortet kvar.
        }
       *[turn] { $above } och { $below } hade lika poäng; { $above } kommer först efter den som vann.
    }
event-tribute-cards =
    { $reader ->
        [giver] Du ger { $other } det bästa du har: { $cards }.
       *[receiver] { $name } ger dig { $cards }.
    }
event-returned =
    { $exchange-kind ->
        [class_pool] { $other } får { cards } som { $name } lade fram.
       *[other] { $name } ger tillbaka { cards } till { $other }.
    }
event-returned-cards =
    { $exchange-kind ->
        [class_pool]
            { $reader ->
                [giver] { $other } får { $cards }, som du lade fram.
               *[receiver] Du får { $cards }, som { $name } lade fram.
            }
       *[other]
            { $reader ->
                [giver] Du ger tillbaka { $cards } till { $other }.
               *[receiver] { $name } ger tillbaka { $cards } till dig.
            }
    }
event-put-out = { $name } lägger fram { cards }, dolt.
event-put-out-cards = Du lägger fram, i den här ordningen: { $cards }.
event-picked =
    { $n ->
        [4] { $name } (1:a) väljer hand { $number } av { $n }.
        [3] { $name } (2:a) väljer hand { $number } av { $n }.
       *[other] { $name } (3:e) väljer hand { $number } av { $n }.
    }
event-kept = { $name } lägger undan { cards }.
event-drawn = { $other } drar { cards } från { $name }, osett.
event-drawn-cards =
    { $reader ->
        [giver] { $other } drar { $cards } från dig.
       *[receiver] Du drar { $cards } från { $name }.
    }
event-full-payer =
    { $summed ->
        [yes] { full-payer-why } { $name } betalar för alla: { $terms } = { $p }.
       *[no] { full-payer-why } { $name } betalar för alla: { $p }.
    }
full-payer-why =
    { $case ->
        [follow] { $name } släppte fram sista kortet från { $other }. Regeln krävde { $better }.
        [lead] { $name } släppte fram sista kortet från { $other }. Regeln krävde { $better } eller en kombination.
       *[combination] { $name } släppte fram sista kortet från { $other }. Regeln krävde en kombination, som { $better }.
    }
