### A hand of Zheng Shangyou: what its owner is asked, what is chosen, the buttons.

hand-partner = partner
# What whoever is asked is to do before play. $other gets the card that is not taken; $place: theirs in the deal before.
prompt =
    { $phase ->
        [give-up] Give up one of your highest cards.
        [give-back] Give back any one card.
       *[other] Take one of the two cards. The other goes to { $other } ({ picture-place }).
    }
# A card to choose. $number: 1 or 2; $name: who gives it.
hand-offered =
    { $number ->
        [one] First card: { $cards } from { $name }.
       *[other] Second card: { $cards } from { $name }.
    }
hand-put-out = You put out { $cards }.
hand-reading = Beat { $name }’s **{ $cards }**, { a-reading }
hand-barred = You passed, so this trick goes on without you.
# $what: what the cards are played as.
hand-chosen-fits = Chosen: **{ $cards }**, { $what }
hand-giving = To give: { $cards }
# $verb: what is suggested; $what: what it comes to; $cards; $explained: whether $why says why.
hand-suggested =
    { $explained ->
        [yes]
            { $verb ->
                [play] Suggested: **{ $cards }**, { $what }. { $why }
                [give] Suggested: give **{ $cards }**. { $why }
                [choose] Suggested: take **{ $cards }**. { $why }
               *[pass] Suggested: **{ $what }**. { $why }
            }
       *[no]
            { $verb ->
                [play] Suggested: **{ $cards }**, { $what }
                [give] Suggested: give **{ $cards }**
                [choose] Suggested: take **{ $cards }**
               *[pass] Suggested: **{ $what }**
            }
    }
# The coach’s word on a turn, and why. $explained: whether $why says why; $new: whether it is the first thing that the
# reader does in the deal.
coach-do =
    { $new ->
        [yes]
            { $explained ->
                [yes] { coach-line } { $why } { coach-order }
               *[no] { coach-line } { coach-order }
            }
       *[no]
            { $explained ->
                [yes] { coach-line } { $why }
               *[no] { coach-line }
            }
    }
# $twos-low: whether the 2 is the lowest card.
coach-order =
    { $twos-low ->
        [yes] From low to high: 2 to A, then the jokers.
       *[no] From low to high: 3 to A, 2, then the jokers.
    }
coach-line =
    { $verb ->
        [play] **Coach:** Play { $cards }: { $what }.
        [give] **Coach:** Give { $cards }.
        [choose] **Coach:** Take { $cards }.
       *[pass] **Coach:** Pass this time.
    }
select-reading = Play it as …

button-take = Take { $cards }
# What it does, until its reader has once done the same by hand.
hand-hold-means =
    { $verb ->
       *[pass] **Pass** skips this turn. **Pass this trick** skips all your turns until somebody leads again.
    }
button-held = Pass this trick
hand-held = You pass until the next lead. To stop, press Pass this trick again.

did-play = You played { $cards }.
did-pass = You passed.
did-give = You gave { $cards }.
did-choose = You took your card.

