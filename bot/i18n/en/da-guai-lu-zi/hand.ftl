### A hand of Da Guai Lu Zi, for its owner alone: what they are asked, what they chose, the buttons.

## Above the cards: a line each.

# Until the deal ends. $place: in which the owner ran out.
hand-out =
    { $place ->
        [1] You are out first.
        [2] You are out second.
        [3] You are out third.
        [4] You are out fourth.
       *[5] You are out fifth.
    }
# $cards: all that may be given, “A♠ A♥”.
prompt-tribute = Give one of your highest cards: { $cards }.
# $n: how many cards; $name: to whom.
prompt-return =
    { $n ->
        [one] Return one card that you don’t need.
       *[other] Put out { $n } cards of different ranks. { $name } takes one of them.
    }
# $name: who put out $cards.
prompt-choose = { $name } offers { $cards }. Take one.

## Behind another hand in the line of all, and in the picture, where 12 letters fit: “Mei 9, partner · Kai 2, few cards”.

hand-partner = partner
# An opponent’s.
hand-few = few cards

## Below the cards: what is chosen, and what is suggested. $cards: “J♠ J♦”; $what: what they are, made by a-kind.

# Cards to give or to put out. $n: how many.
hand-giving =
    { $n ->
        [one] To give: { $cards }
       *[other] To put out: { $cards }
    }
hand-chosen-fits = Chosen: **{ $cards }**, { $what }
# The answer to Hint, and $why, a sentence of hints.ftl, where it is $explained: “Suggested: **J♠ J♦**, a pair of jacks. Nobody
# can beat it.”
hand-suggested =
    { $explained ->
        [yes] { suggestion }. { $why }
       *[no] { suggestion }
    }
# $verb: play, give, choose or pass.
suggestion =
    { $verb ->
        [play] Suggested: **{ $cards }**, { $what }
        [give] Suggested: **{ $cards }**
        [choose] Suggested: take **{ $cards }**
       *[pass] Suggested: **Pass**
    }

## The coach of /tutorial, on each turn: “Coach: Beat it with J♠ J♦: a pair of jacks. Nobody can beat it.”

# $explained: whether $why, a sentence of hints.ftl, says why; $new: whether the reader has not acted yet in this deal.
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
# $trump: the rank above the aces, or none.
coach-order =
    { $trump ->
        [none] From low to high: 2 to A, then the jokers.
       *[other] From low to high: 2 to A, { $trump }, then the jokers.
    }
# $verb: play, give, choose or pass; $leads: whether the reader leads.
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

## Controls. A button: one to three words, at most 34. Above a select: at most 100.

# Above the select of what the chosen cards can be played as: “a straight, jack high”.
select-reading = Play it as …
# $cards: one card, “Take J♠”.
button-choose-card = Take { $cards }
button-held = Pass this trick
# Once it is pressed.
hand-held = You pass until the next lead. To stop, press Pass this trick again.
# Below the buttons, until the reader has passed this way.
hand-hold-means = **Pass** skips this turn. **Pass this trick** skips all your turns until somebody leads again.

## What the reader has just done, in one line.

did-play = You played { $cards }.
did-pass = You passed.
did-give = You gave { $cards }.
did-choose = You took a card.
