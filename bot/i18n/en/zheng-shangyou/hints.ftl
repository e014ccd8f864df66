### Why a good player would do this, to the reader alone: one short sentence behind a suggestion or the coach’s advice,
### “Suggested: **J♠ J♦**, a pair of jacks. Nobody can beat it.” At most 10 words.

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
# $why: cannot (beat it), partner (has played it) or later.
hint-pass =
    { $why ->
        [cannot] Nothing you have beats it.
        [partner] Your partner is nearly out.
       *[later] Save your cards for later.
    }
# Of a card.
hint-give = You need it least.
hint-choose = It’s at least as high as the other one.
