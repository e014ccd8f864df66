### What the table of Zheng Shangyou shows, for everybody, and each hand with it. Words of pictures have no full stop.

## Team and phase, in the message and in the picture. $phase: give-up, choose-above, give-back or choose-below.

# Beside a name, as in “Ann 21 cards, team 1”; on a plate of the picture at most 10 letters. $team: 1 or 2.
side = team { $team }
# The heading before play: at most 40.
phase-heading =
    { $phase ->
        [give-up] Exchange: cards go up
        [choose-above] Exchange: the winner chooses
        [give-back] Exchange: cards come back
       *[choose-below] Exchange: the last but one chooses
    }

## Lines of the table, its alt text and each hand.

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
# “To beat: **J♠ J♦**, a pair of jacks, by Ann”. $kind, $rank: of a-reading.
table-reading = To beat: **{ $cards }**, { a-reading }, by { $name }
# $n: how many cards are dealt to nobody.
table-left-over =
    { $n ->
        [one] One card lies unseen.
       *[other] { $n } cards lie unseen.
    }

## The picture of the table: a word or two, no full stop.

# Before the number of the cards that are dealt to nobody: at most 20.
picture-left-over = unseen
picture-dealer = dealer
# In the middle of the table: at most 45 with the names. $n: how many players $names are.
picture-giving =
    { $n ->
        [one] { $names } gives a card
       *[other] { $names } give cards
    }
# On the plates of those who are asked, and of those who passed and may not come back: at most 12 on a table of five or
# six, else 18; what does not fit ends in “…”.
picture-to-give = to give
picture-barred = out for this trick

## The header of the picture of one’s own hand, beside “Your turn”: at most 30 letters.

picture-asked =
    { $phase ->
        [give-up] give a highest card
        [give-back] give a card back
       *[other] choose one
    }
