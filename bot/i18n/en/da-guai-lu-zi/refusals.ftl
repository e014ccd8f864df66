### Refusals of Da Guai Lu Zi, to whoever was refused. The message is the headline, one whole sentence: what is so. The
### attribute `rule` is the small line: what would work, what is legal now ({ legal }), and last the number of the rule.
### “**That doesn’t beat a pair of jacks.**” and below it “You can play Q♠ Q♦, or pass. (DG‑3.5)”.
### The headline is also a line of the hand: “Chosen: 5♠ 7♠ · 5♠ 7♠ aren’t of one rank.”

## In whatever phase

# $phase: tribute, return, play or over; $action: what was tried in play, choose or give.
refusal-wrong_phase =
    { $phase ->
        [over] The deal is over.
        [play]
            { $action ->
                [choose] Nothing is put out for you now.
               *[give] Nobody gives cards while cards are played.
            }
        [return] Cards are still being returned.
       *[tribute] Tributes are still being paid.
    }
    .rule =
        { $phase ->
            [over] Wait for the next deal. (DG‑5.8)
            [play] Play, or pass. (DG‑5.5)
            [return] Play begins when every recipient has returned a card. (DG‑7.6)
           *[tribute] Play begins when tributes are paid and cards returned. (DG‑7.3)
        }
# $names: who is asked; $n: how many they are.
refusal-not_your_turn =
    { $n ->
        [0] Chance decides before anybody acts.
        [one] It’s not your turn: { $names } acts now.
       *[other] You have nothing to do now. The table waits for { $names }.
    }
    .rule = You can look at your cards meanwhile. (DG‑5.5)
# $cards: those that are missing.
refusal-not_held = You don’t have { $cards }, or not that many of them.
    .rule = Name each card as often as you have it. (DG‑3.1)

## Playing

# $why: size, ranks, jokers, five or second (the play to beat is none); $n: how many cards.
refusal-not_a_combination =
    { $why ->
        [size]
            { $n ->
                [4] Four cards make no play.
               *[other] { $n } cards make no play.
            }
        [ranks] { $cards } aren’t of one rank.
        [jokers] { $cards } make nothing, whatever the jokers stand for.
        [second] { $cards } make no play to beat.
       *[five] { $cards } make no play of five.
    }
    .rule =
        { $why ->
            [size] Play one, two, three or five cards. (DG‑3.1)
            [ranks] Two or three cards must be of one rank. (DG‑3.1)
            [second] Name a play there. (DG‑3.1)
           *[five] Play a straight, a flush, a full house or something higher. (DG‑3.1)
        }
# Whoever plays jokers may say what they make. $kind, $rank: what the rules make of them; $bound: whether a last play must
# be that.
refusal-reading_not_offered =
    { $bound ->
        [yes] As your last play these cards are { a-kind }.
       *[no] These cards can’t be what you named.
    }
    .rule = Play them without naming anything, as { a-kind }. (DG‑4.7)
# $need: how many cards, 0 for a giver who chooses; $n: how many were named; $what: play, tribute or return.
refusal-wrong_size =
    { $what ->
        [tribute] A tribute is one card.
        [return]
            { $need ->
                [0] You don’t return a card.
                [one] You return one card.
               *[other] Put out { $need } cards to choose from.
            }
       *[play]
            { $need ->
                [one] One card was played, so answer with one.
               *[other] { $need } cards were played, so answer with { $need }.
            }
    }
    .rule =
        { $what ->
            [tribute] Give one of your highest cards. (DG‑7.3)
            [return]
                { $need ->
                    [0] Take one of the cards put out for you. (DG‑7.6)
                   *[other]
                        { $n ->
                            [one] You named one. (DG‑7.6)
                           *[other] You named { $n }. (DG‑7.6)
                        }
                }
           *[play]
                { $n ->
                    [one] You chose one. { legal } (DG‑3.5)
                   *[other] You chose { $n }. { legal } (DG‑3.5)
                }
        }
# $kind, $rank: of the play to beat; $tie: whether what was played is equal.
refusal-does_not_beat =
    { $tie ->
        [yes] That is only as high as { a-kind }.
       *[no] That doesn’t beat { a-kind }.
    }
    .rule = { legal } (DG‑3.5)
refusal-leader_must_play = You lead, so you must play.
    .rule = Lead anything. (DG‑5.5)

## Tribute

# $cards: those that may be given.
refusal-not_highest = Your tribute must be one of your highest cards.
    .rule = You can give { $cards }. (DG‑7.3)
# $need: how many cards are put out, 2 or 3.
refusal-same_rank = The cards you put out must be of different ranks.
    .rule =
        { $need ->
            [2] Put out two cards of two ranks. (DG‑7.6)
           *[3] Put out three cards of three ranks. (DG‑7.6)
        }
# $n: how many cards are put out; 0 for a recipient, who returns a card.
refusal-no_such_choice =
    { $n ->
        [0] Nothing is put out for you.
       *[other] { $n } cards are put out for you.
    }
    .rule =
        { $n ->
            [0] You return a card yourself. (DG‑7.6)
           *[other] Choose one of them by its place, from 1. (DG‑7.6)
        }
