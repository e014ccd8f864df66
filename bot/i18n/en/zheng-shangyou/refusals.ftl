### Refusals of Zheng Shangyou, to whoever was refused. The message is the headline, one whole sentence: what is so. The
### attribute `rule` is the small line: what would work, what is legal now ({ legal }), and last the number of the rule.
### “**That is lower than 9♠ 9♦.**” and below it “It takes the same kind, but higher. You can play J♠ J♦, or pass. (ZS‑3.8)”.
### The headline is also a line of the hand: “Chosen: 5♠ 7♠ · 5♠ 7♠ don’t go together.”

## In whatever phase

# $phase: give-up, choose-above, give-back, choose-below, play or over; $action: what was tried in play, give or choose.
refusal-wrong_phase =
    { $phase ->
        [play]
            { $action ->
                [give] Nobody gives cards now.
               *[choose] There is nothing to choose now.
            }
        [over] The deal is over.
       *[other] The cards are still being exchanged.
    }
    .rule =
        { $phase ->
            [play] Now you play or pass. (ZS‑9.5)
            [over] The next deal brings new cards. (ZS‑9.5)
            [give-up] Each of the last places gives up a card first. (ZS‑6.2)
            [give-back] Each of the first places gives a card back first. (ZS‑6.2)
           *[other] The choice between the two cards comes first. (ZS‑6.2)
        }
refusal-passed_this_trick = You passed, and here a pass lasts for the whole trick.
    .rule = You can play again from the next lead on. (ZS‑5.3)
# $names: who is asked; one, or two while cards are given.
refusal-not_your_turn =
    { $phase ->
        [play] It’s not your turn: { $names } is to play.
       *[other] You have nothing to do now: it’s up to { $names }.
    }
    .rule =
        { $phase ->
            [play] You can choose cards meanwhile. (ZS‑5.3)
           *[other] You can look at your cards meanwhile. (ZS‑6.2)
        }
# $cards: those that are missing.
refusal-not_held = You don’t have { $cards }, or not that many of them.
    .rule = Name each card as often as you have it. (ZS‑9.5)

## Playing

# $why: jokers, wild, outside, gap, short (fewer than $n cards), few (fewer than $n ranks), long, uneven or nothing.
refusal-not_a_combination =
    { $why ->
        [nothing] You named no cards.
        [jokers] { $cards } don’t go together, as jokers aren’t wild here.
        [wild] { $cards } don’t go together: { a-two } has no place in a straight.
        [outside] { $cards } don’t go together: not all of these ranks form straights.
        [gap] { $cards } don’t go together: a rank is missing between them.
        [short] { $cards } is too short for a straight.
        [few] { $cards } is too short a row.
        [long] { $cards } is longer than any straight.
       *[uneven] { $cards } don’t go together.
    }
    .rule =
        { $why ->
            [short] A straight has { $n } cards or more. { legal } (ZS‑3.4)
            [few] It takes { $n } ranks in a row or more. { legal } (ZS‑3.5)
           *[other] Play cards of one rank, or ranks in a row. { legal } (ZS‑3.1)
        }
# Cards that can be several plays are named as something else. $readings: what they can be, a list made by a-reading.
refusal-reading_not_offered = { $cards } can’t be that.
    .rule = You can play it as { $readings }. (ZS‑4.2)
# $what: gift or play; $need: how many cards are to be beaten; $n: how many were named; $bombs: whether a bomb would do.
refusal-wrong_size =
    { $what ->
        [gift]
            { $n ->
                [0] You named no card.
               *[other] You give one card, and you named { $n }.
            }
       *[play]
            { $n ->
                [one] One card can’t answer { $need }.
               *[other] { $n } cards can’t answer { $need }.
            }
    }
    .rule =
        { $what ->
            [gift] Name one card. (ZS‑6.2)
           *[play]
                { $bombs ->
                    [yes] Play as many cards as the play to beat, or a bomb. { legal } (ZS‑3.8)
                   *[no] Play as many cards as the play to beat. { legal } (ZS‑3.8)
                }
        }
# $kind: of the play to beat.
refusal-wrong_kind = You can’t answer { a-kind } with another kind.
    .rule = Play the same kind, but higher. { legal } (ZS‑3.8)
# $why: smaller (bomb), mixed (suits), impure (a card stands for another), equal or lower; $table: the cards to beat.
refusal-does_not_beat =
    { $why ->
        [smaller] That bomb has fewer cards.
        [mixed] Mixed suits don’t beat a straight in one suit.
        [impure] At the same rank, a play with wildcards doesn’t beat one without.
        [equal] That is only as high as { $table }.
       *[lower] That is lower than { $table }.
    }
    .rule =
        { $why ->
            [mixed] Play a higher straight in one suit. { legal } (ZS‑3.8)
           *[other] It takes the same kind, but higher. { legal } (ZS‑3.8)
        }
refusal-leader_must_play = You lead, so you can’t pass.
    .rule = { legal } (ZS‑5.3)

## Exchange

# $cards: those that may be given.
refusal-not_highest = You give up a card of your highest rank.
    .rule = You can give { $cards }. (ZS‑6.2)
refusal-no_such_choice = There are two cards to choose from.
    .rule = Choose the first or the second. (ZS‑6.2)
