### A hand of Da Guai Lu Zi: what its owner is asked, the tribute they know of, the buttons.

# $place: in which the owner ran out.
hand-out =
    { $place ->
        [1] You are out first.
        [2] You are out second.
        [3] You are out third.
        [4] You are out fourth.
       *[5] You are out fifth.
    }
hand-partner = partner
# Beside an opponent with few cards.
hand-few = few cards
# $cards: the highest ones.
prompt-tribute = Give one of your highest cards: { $cards }.
# $n: how many cards; $name: to whom.
prompt-return =
    { $n ->
        [one] Return one card that you don’t need.
       *[other] Put out { $n } cards of different ranks. { $name } takes one of them.
    }
# $name: who put out $cards.
prompt-choose = { $name } offers { $cards }. Take one.
# $paid: whether the owner paid it, else received it.
hand-tribute =
    { $paid ->
        [yes] Your tribute to { $name }: { $cards }.
       *[no] Tribute from { $name }: { $cards }.
    }
# $n: how many cards.
hand-giving =
    { $n ->
        [one] To give: { $cards }
       *[other] To put out: { $cards }
    }
# What the chosen cards come to, before they are played.
hand-chosen-fits = Chosen: **{ $cards }**, { $what }
select-reading = Play it as …
# $verb: what is suggested; $what: what it comes to; $cards: of it; $explained: whether $why says why.
hand-suggested =
    { $explained ->
        [yes]
            { $verb ->
                [play] Suggested: **{ $cards }**, { $what }. { $why }
                [give] Suggested: **{ $cards }**. { $why }
                [choose] Suggested: take **{ $cards }**. { $why }
               *[pass] Suggested: **Pass**. { $why }
            }
       *[no]
            { $verb ->
                [play] Suggested: **{ $cards }**, { $what }
                [give] Suggested: **{ $cards }**
                [choose] Suggested: take **{ $cards }**
               *[pass] Suggested: **Pass**
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
# $trump: the rank above the aces; none: there is none.
coach-order =
    { $trump ->
        [none] From low to high: 2 to A, then the jokers.
       *[other] From low to high: 2 to A, { $trump }, then the jokers.
    }
# $leads: whether the reader leads.
coach-line =
    { $verb ->
        [play]
            { $leads ->
                [yes] **Coach:** Lead { $cards }: { $what }.
               *[no] **Coach:** Beat it with { $cards }: { $what }.
            }
        [give] **Coach:** Give { $cards }.
        [choose] **Coach:** Take { $cards }.
       *[pass] **Coach:** Pass this time.
    }

button-held = Pass this trick
hand-held = You pass until the next lead. To stop, press Pass this trick again.
hand-hold-means = **Pass** skips this turn. **Pass this trick** skips all your turns until somebody leads again.
button-choose-card = Take { $cards }

did-play = You played { $cards }.
did-pass = You passed.
did-give = You gave { $cards }.
did-choose = You took a card.

