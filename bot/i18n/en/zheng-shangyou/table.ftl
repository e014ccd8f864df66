### What the table of Zheng Shangyou shows, and each hand with it: the exchange, the play to beat. Some of it is drawn, too.

# A team in a word. $team: 1 or 2.
side =
    { $team ->
        [1] team 1
       *[2] team 2
    }
# $phase: give-up, choose-above, give-back or choose-below.
phase-heading =
    { $phase ->
        [give-up] Exchange: cards go up
        [choose-above] Exchange: the winner chooses
        [give-back] Exchange: cards come back
       *[choose-below] Exchange: the last but one chooses
    }
# $names: whom the table waits for; $n: how many they are.
wait-exchange =
    { $phase ->
        [give-up]
            { $n ->
                [one] { $names } gives up one of their highest cards.
               *[other] { $names } each give up one of their highest cards.
            }
        [give-back]
            { $n ->
                [one] { $names } chooses a card to give back.
               *[other] { $names } each choose a card to give back.
            }
       *[other] { $names } chooses one of two cards.
    }
# The play to beat with its reading, and whose it is.
table-reading = To beat: **{ $cards }**, { a-reading }, by { $name }
alt-reading = To beat: { $cards }, { a-reading }, by { $name }.
table-leads = { $name } can lead anything.
# $n: how many cards.
table-left-over =
    { $n ->
        [one] One card lies unseen.
       *[other] { $n } cards lie unseen.
    }

picture-left-over = unseen
# $n: how many players $names are.
picture-giving =
    { $n ->
        [one] { $names } gives a card
       *[other] { $names } give cards
    }
picture-to-do =
    { $phase ->
        [play] to play
        [give-up] to give
        [give-back] to give
       *[other] to choose
    }
picture-asked =
    { $phase ->
        [give-up] give a highest card
        [give-back] give a card back
       *[other] choose one
    }
picture-barred = out for this trick
