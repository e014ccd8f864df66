phase-heading =
    { $phase ->
        [leftover] { $deck ->
            [lectio] Överblivna brickor
           *[std52] Överblivna kort
        }
        [exchange] Byte
        [redeal] Erbjudande om omgiv
        [play] Spel
       *[over] Given är slut
    }
rank =
    { $rank ->
        [king] kung
        [lord] furste
        [commoner] borgare
       *[slave] tjänare
    }
prompt-take =
    { $shown ->
        [yes] Över: { $cards }. Ta alla, eller tacka nej.
       *[no] Ta allt som är över, osett, eller tacka nej.
    }
prompt-swap = Byt { $card } mot det som är över, osett, eller tacka nej.
prompt-redeal =
    { $clock ->
        [running] Behåll din hand, eller be om omgiv. Erbjudandet slutar { $time }. { $redeals }
       *[none] Behåll din hand, eller be om omgiv. { $redeals }
    }
prompt-redeal-own =
    { $clock ->
        [running] Tryck på Behåll för att spela den. Erbjudandet slutar { $time }.
       *[none] Tryck på Behåll för att spela den.
    }
hand-worth =
    { $may ->
        [yes]
            { $why ->
                [points_below] Din hand är värd { $worth }, svag nog för omgiv ({ $limit } eller mindre).
                [ten_high] Du har { $deck ->
                    [lectio] ingen bricka
                   *[std52] inget kort
                } över 10, så du får be om omgiv.
                [two_courts] Du har inget A, ingen 2 och få av J Q K. Du får be om omgiv.
               *[four_twos] Du har alla fyra 2:or, så du får be om omgiv.
            }
       *[no]
            { $why ->
                [points_below] Din hand är värd { $worth }, för stark för omgiv ({ $limit } eller mindre).
               *[none] Du får inte be om omgiv med den här handen.
            }
    }
prompt-demand = Kräv { a-card-word } av { $name }, eller tryck på Avstå.
prompt-demand-pool = Kräv { a-card-word } av var och en av { $names }, eller tryck på Avstå för att sluta.
prompt-return =
    { $n ->
        [one] Ge { $name } { a-card-word } som du inte vill ha.
       *[other] Ge { $name } { $n } { cards-word } som du inte vill ha.
    }
prompt-put-out =
    { $n ->
        [one] Lägg fram { a-card-word } som du inte vill ha, till { $names }.
       *[other] Lägg fram { $n } { cards-word } som du inte vill ha. De väljer i tur: { $names }.
    }
prompt-choose = Välj en av { $n } dolda { cards-word }.
prompt-choose-hand = Välj en av { $n } dolda händer.
prompt-keep = Lägg undan { cards }. { $name } drar { $m } av de andra.
prompt-protected = { $low } och 2:orna får inte flyttas.
prompt-chosen = Valt: { $cards }, { $n } av { $need }.
prompt-wanted =
    { $known ->
        [yes] Valt: { $card }, av { $name }
       *[no] Valt: { $card }
    }
wait-take =
    { $shown ->
        [yes] { $name } får ta { $cards }.
       *[no] { $name } får ta det som är över.
    }
wait-swap = { $name } får byta { $low }.
wait-redeal = Väntar på att { $missing } ska trycka på Behåll.
wait-demand = { $name } får kräva { a-card-word } av { $other }.
wait-demand-pool = { $name } får kräva { cards-word }.
wait-return =
    { $n ->
        [one] { $name } ger tillbaka { a-card-word } till { $other }.
       *[other] { $name } ger tillbaka { $n } { cards-word } till { $other }.
    }
wait-put-out = { $name } lägger fram { cards-word }.
wait-choose =
    { $deck ->
        [lectio] { $name } väljer en dold bricka.
       *[std52] { $name } väljer ett dolt kort.
    }
wait-choose-hand = { $name } väljer en dold hand.
wait-keep = { $name } lägger undan { cards-word }.
button-take = Ta
button-decline = Tacka nej
button-swap = Byt
button-waive = Avstå
button-demand = Kräv
button-choose = Välj
button-put-out = Lägg fram
button-set-aside = Lägg undan
closed-place =
    { $hands ->
        [yes] Hand { $number }
       *[no] Kort { $number }
    }
select-demand = Välj ett kort att kräva
select-demand-from = Av vem
select-rank = Välj en valör
select-rank-first = Välj först en valör
picture-asked =
    { $kind ->
        [return] ge { $n }
        [put-out] lägg fram { $n }
        [keep] lägg undan { $n }
        [demand] kräv ett
        [demand-pool] kräv ett
        [take] över
        [swap] byt eller inte
       *[choose] välj ett
    }
did-give =
    { $exchange-kind ->
        [class_pool] Du lade fram { $cards }.
       *[other] Du gav { $cards }.
    }
did-keep =
    { $n ->
        [0] Du behåller den här given.
       *[other] Du lade undan { $cards }.
    }
did-demand = Du krävde { $card } av { $name }.
did-waive = Du avstod.
did-choose = Du valde nummer { $place }.
did-take = Du tog det som var över.
did-decline = Du tackade nej till det som var över.
did-swap = Du bytte { $low }.
did-redeal = Du bad om omgiv, så den här given är ogiltig. Tryck på Nästa giv för nya kort.
