### Why a computer would do this: what the hint says beside its suggestion, to its reader alone.

# $why: out (the whole hand), low, long (many low cards at once), many, other (another number of cards than somebody has left),
# cheap (the lowest answer) or strong (nobody can beat it).
hint-play =
    { $why ->
        [out] It’s your whole hand.
        [long] Many low cards are gone at once.
        [many] Many cards are gone at once.
        [other] Whoever is nearly out can’t answer it.
        [cheap] Nothing you have beats it more cheaply.
        [strong] Nobody can beat it.
       *[low] Low cards go first.
    }
# $why: cannot, partner or later.
hint-pass =
    { $why ->
        [cannot] Nothing you have beats it.
        [partner] Your partner is nearly out.
       *[later] Save your cards for later.
    }
hint-give = You need it least.
hint-choose = It’s at least as high as the other one.
