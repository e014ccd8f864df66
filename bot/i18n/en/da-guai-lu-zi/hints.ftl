# Why a computer would do this: what the hint says beside its suggestion, to its reader alone.

hint-out = It’s your whole hand.
hint-partner = { $name } is your partner, so leave them the trick.
# $can: whether the reader could beat it.
hint-pass =
    { $can ->
        [yes] Save your cards for later.
       *[no] Nothing you have beats it.
    }
# $n: how many cards the partner holds.
hint-for-partner =
    { $n ->
        [one] { $name } has one card and is your partner.
       *[other] { $name } has { $n } cards and is your partner.
    }
# $n: how many cards the opponent holds.
hint-stop =
    { $n ->
        [one] { $name } has one card left, so don’t let them lead.
       *[other] { $name } has { $n } cards left, so don’t let them lead.
    }
hint-sure = Nobody can beat it.
# $n: how many cards.
hint-lead =
    { $n ->
        [5] It gets rid of five cards at once.
        [one] Low cards go first.
       *[other] Low cards go first, several at once.
    }
# $whole: whether nothing of the rest is broken up.
hint-cheap =
    { $whole ->
        [yes] It breaks up nothing.
       *[no] It costs you little.
    }
# $n: how many cards are given.
hint-exchange =
    { $verb ->
        [choose] The others are no higher.
       *[give]
            { $n ->
                [one] You need it least.
               *[other] You need them least.
            }
    }
