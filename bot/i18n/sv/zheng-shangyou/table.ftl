side = lag { $team }
phase-heading =
    { $phase ->
        [give-up] Byte: kort går uppåt
        [choose-above] Byte: ettan väljer
        [give-back] Byte: kort går tillbaka
       *[choose-below] Byte: den näst sista väljer
    }
wait-exchange =
    { $phase ->
        [give-up]
            { $n ->
                [one] { $names } ger ett av sina högsta kort.
               *[other] { $names } ger var sitt av sina högsta kort.
            }
        [give-back]
            { $n ->
                [one] { $names } väljer ett kort att ge tillbaka.
               *[other] { $names } väljer var sitt kort att ge tillbaka.
            }
       *[other] { $names } väljer ett av två kort.
    }
table-reading = Att sticka över: **{ $cards }**, { a-reading }, från { $name }
table-left-over =
    { $n ->
        [one] Ett kort ligger osett.
       *[other] { $n } kort ligger osedda.
    }
picture-left-over = osett
picture-dealer = givare
picture-giving =
    { $n ->
        [one] { $names } ger ett kort
       *[other] { $names } ger kort
    }
picture-to-give = ska ge
picture-barred = ute i sticket
picture-asked =
    { $phase ->
        [give-up] ge ett av dina högsta kort
        [give-back] ge tillbaka ett kort
       *[other] välj ett
    }
