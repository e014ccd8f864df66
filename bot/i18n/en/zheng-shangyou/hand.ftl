### A hand of Zheng Shangyou, for its owner alone: what they are asked, what they chose, the buttons.

## Above the cards: a line each.

# Before play. $phase: give-up, give-back, or choose-above and choose-below; $other gets the card that is not taken;
# $place: theirs in the deal before.
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
# Until somebody has chosen.
hand-put-out = You put out { $cards }.
# “Beat Ann’s **J♠ J♦**, a pair of jacks”. $kind, $rank: of a-reading.
hand-reading = Beat { $name }’s **{ $cards }**, { a-reading }
hand-barred = You passed, so this trick goes on without you.

## Behind another hand in the line of all, and in the picture, where 12 letters fit: “Mei 9, partner · Kai 2”.

hand-partner = partner

## Below the cards: what is chosen, and what is suggested. $cards: “J♠ J♦”; $what: what they are, made by a-reading.

hand-chosen-fits = Chosen: **{ $cards }**, { $what }
# One card.
hand-giving = To give: { $cards }
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
        [give] Suggested: give **{ $cards }**
        [choose] Suggested: take **{ $cards }**
       *[pass] Suggested: **Pass**
    }

## The coach of /tutorial, on each turn: “Coach: Play J♠ J♦: a pair of jacks. Nobody can beat it.”

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
# $twos-low: whether the 2 is the lowest card.
coach-order =
    { $twos-low ->
        [yes] From low to high: 2 to A, then the jokers.
       *[no] From low to high: 3 to A, 2, then the jokers.
    }
# $verb: play, give, choose or pass.
coach-line =
    { $verb ->
        [play] **Coach:** Play { $cards }: { $what }.
        [give] **Coach:** Give { $cards }.
        [choose] **Coach:** Take { $cards }.
       *[pass] **Coach:** Pass this time.
    }

## Controls. A button: one to three words, at most 34. Above a select: at most 100.

# Above the select of what the chosen cards can be played as: “a straight, jack high”.
select-reading = Play it as …
# $cards: one card, “Take J♠”.
button-take = Take { $cards }
button-held = Pass this trick
# Once it is pressed.
hand-held = You pass until the next lead. To stop, press Pass this trick again.
# Below the buttons, until the reader has passed this way.
hand-hold-means = **Pass** skips this turn. **Pass this trick** skips all your turns until somebody leads again.

## What the reader has just done, in one line.

did-play = You played { $cards }.
did-pass = You passed.
did-give = You gave { $cards }.
did-choose = You took your card.
