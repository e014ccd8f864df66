### What a game says that has no words of its own for it: an option, whom the table waits for, what is chosen in a hand,
### what cannot be done, and the end of a deal. $name, $names: people; $cards: cards as signs, 3♦ 10♥.

## Description of an option, at most 100 characters (commands.ftl).

option-buried = Rank, then suit, each as often as you mean it; the list has some ways

## At the table, in public: “Ann to play · time is up in 5 minutes”, “To beat: 10♥ by Kai.”

# What a seat is asked, on a pill beside it. $verb: the verb; a game that has others has a message of its own.
# In .whom the same of one or several people: $names, $n of them.
plain-to-do =
    { $verb ->
        [play] to play
        [give] to give
        [take] to take
       *[other] to answer
    }
    .whom =
        { $verb ->
            [play] { $names } to play
            [give] { $names } to give
            [take] { $names } to take
           *[other] { $names } to answer
        }
# $whom: made by plain-to-do.whom. $clock: none; running, with $time (“in 5 minutes”); slow, with $date, too.
plain-wait =
    { $clock ->
        [slow] { $whom } · until { $date }, { $time }
        [running] { $whom } · time is up { $time }
       *[none] { $whom }
    }
plain-best = To beat: { $cards } by { $name }.

## In the hand, to its owner.

# $n, in `cards`: how many cards must be chosen.
plain-choose = Choose { cards }.
# $what: what it comes to; $n: how many cards.
plain-coach =
    { $n ->
        [0] **Coach:** Press the button: { $what }.
       *[other] **Coach:** Choose { $cards }: { $what }.
    }
plain-hint =
    { $n ->
        [0] Suggested: { $what }
       *[other] Suggested: { $cards }, { $what }
    }
# $fits: whether the cards can be played now; $reason: why not, a refusal without its full stop.
plain-chosen =
    { $fits ->
        [yes] Chosen: { $cards }
       *[no] Chosen: { $cards } · { $reason }
    }
# In alt text.
plain-can-choose = You can choose: { $cards }.

## A refusal’s first line. Its small line is the message’s `rule`.

# $reason: the message of the refusal.
refusal-headline = **{ $reason }**

## The end of a deal, in public. “Ann wins. The dealer’s side made its bid.”

# The end of a deal. $p: what it brings; $counted: whether $standing, where that leads, is a level or a total.
plain-end-points = { $name } **{ SIGNED($p) }**
plain-end-side =
    { $counted ->
        [level] { $name } { SIGNED($p) }, level { $standing }
       *[total] { $name } { SIGNED($p) }, { SIGNED($standing) } in all
    }
# $sides: made by plain-end-side, parted by semicolons.
plain-end = { $sides }.
# $won: who won the deal, without a full stop; $why: what decided it, a sentence.
plain-end-outcome = { $won }. { $why }
# The head of a column in a picture: the points that a side captured. Best under 10 letters.
picture-captured = points
