### Of any game: an option, whom the table waits for, what is chosen in a hand, what cannot be done, and the end.

option-buried = Rank, then suit, each as often as you mean it; the list has some ways

# What a seat is asked. $verb: the verb, such as play; a game that has others says them in its own catalogue.
plain-to-do =
    { $verb ->
        [play] to play
        [give] to give
        [take] to take
       *[other] to answer
    }
# $what: what they are asked; $clock: none, or running with $time, a relative time.
plain-wait =
    { $clock ->
        [slow] { $names } { $what } · until { $date }, { $time }
        [running] { $names } { $what } · time is up { $time }
       *[none] { $names } { $what }
    }
plain-best = To beat: { $cards } by { $name }.
plain-choose = Choose { cards }.
# $what: what it comes to; $n: how many cards.
plain-coach =
    { $n ->
        [0] **Coach:** Press the button for { $what }.
       *[other] **Coach:** Choose { $cards }: { $what }.
    }
plain-hint =
    { $n ->
        [0] Suggested: { $what }
       *[other] Suggested: { $cards }, { $what }
    }
# $fits: whether the cards can be played now; $reason: why not.
plain-chosen =
    { $fits ->
        [yes] Chosen: { $cards }
       *[no] Chosen: { $cards } · { $reason }
    }
plain-can-choose = You can choose: { $cards }.

# $reason: the message of the refusal.
refusal-headline = **{ $reason }**

# The end of a deal. $p: what it brings; $counted: whether $standing, where that leads, is a level or a total.
plain-end-points = { $name } **{ SIGNED($p) }**
plain-end-side =
    { $counted ->
        [level] { $name } { SIGNED($p) }, level { $standing }
       *[total] { $name } { SIGNED($p) }, { SIGNED($standing) } in all
    }
plain-end = { $sides }.
# $won: who won the deal; $why: what decided it, a sentence.
plain-end-outcome = { $won }. { $why }
picture-captured = points
