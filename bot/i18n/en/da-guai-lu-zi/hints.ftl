### Why a good player would do this, to the reader alone: one short sentence behind a suggestion or the coach’s advice,
### “Suggested: **J♠ J♦**, a pair of jacks. Nobody can beat it.” At most 10 words.

# The last cards.
hint-out = It’s your whole hand.
# On a pass: $name has played the cards to beat.
hint-partner = { $name } is your partner, so leave them the trick.
# On another pass. $can: whether the reader could beat it.
hint-pass =
    { $can ->
        [yes] Save your cards for later.
       *[no] Nothing you have beats it.
    }
# On a lead. $n: how many cards are led and the partner holds, 1 to 3.
hint-for-partner =
    { $n ->
        [one] { $name } has one card and is your partner.
       *[other] { $name } has { $n } cards and is your partner.
    }
# $n: how many cards the opponent holds, 1 to 3.
hint-stop =
    { $n ->
        [one] { $name } has one card left, so don’t let them lead.
       *[other] { $name } has { $n } cards left, so don’t let them lead.
    }
hint-sure = Nobody can beat it.
# On a lead. $n: how many cards, 1, 2, 3 or 5.
hint-lead =
    { $n ->
        [5] It gets rid of five cards at once.
        [one] Low cards go first.
       *[other] Low cards go first, several at once.
    }
# On an answer. $whole: whether no pair, triple or five of the rest is broken up.
hint-cheap =
    { $whole ->
        [yes] It breaks up nothing.
       *[no] It costs you little.
    }
# Before play. $verb: choose or give; $n: how many cards are given.
hint-exchange =
    { $verb ->
        [choose] The others are no higher.
       *[give]
            { $n ->
                [one] You need it least.
               *[other] You need them least.
            }
    }
