### What happened in a deal of Big Two: public lines with names and no hidden cards, private lines for whoever may know
### more.

event-two-cards = { $name }: two { cards-word } left.
event-finished = { $name } is out, place { $place }.
event-frozen = { $name } did not declare before this turn. The last { card-word } rests and the turn passes; from now on it counts as declared (BT‑11.2).
# $true: whether the call was right; $n: how many cards $name has.
event-called =
    { $true ->
        [yes] { $caller } calls: { $name } has { cards }, undeclared.
       *[no] { $caller } calls: { $name } has { cards }, nothing undeclared. So { $caller } makes no more calls in this deal.
    }

## The stock (BT-4.7). $stock: how many are left in it; $cards: for the one who drew.

event-drew = { $name } passes and draws { cards }; { $stock } left in the stock.
event-drew-cards = You draw { $cards }.
event-recycled =
    { $n ->
        [one] The stock is made anew from the finished tricks: 1 { card-word }.
       *[other] The stock is made anew from the finished tricks: { $n } { cards-word }.
    }

## Left-over cards (BT-4). $anchor: the lowest card in any hand; $cards: those left over, where all may see them.

# $shown: whether all may see them.
event-rest-given =
    { $shown ->
        [yes] Left over: { $cards }, to { $name }, who holds { $anchor } (BT‑4.2).
       *[no] What is left over goes unseen to { $name }, who holds { $anchor } (BT‑4.3).
    }
event-rest-given-cards = Left over, to you: { $cards }.
event-rest-taken = { $name } takes what is left over (BT‑4.4).
event-rest-taken-cards = You take { $cards }.
event-rest-declined = { $name } declines what is left over (BT‑4.4).
event-rest-swapped = { $name } swaps { $low } for what is left over (BT‑4.5).
event-rest-swapped-cards = You receive { $cards }.
event-rest-kept = { $name } keeps { $low } (BT‑4.5).

## Redeal and hands that win at once (BT-12)

event-redealt = { $name } asks for a redeal. No points; Next deal deals the cards anew (BT‑12.3).
event-dragon = { $name } has one card of each rank, a dragon, and wins at once (BT‑12.1).
event-four-twos = { $name } has four 2s and wins at once (BT‑12.1).

## Exchanges (BT-16). $n: how many cards, for all to hear; the lines that end in `-cards` are for giver and receiver,
## $reader says which of them reads.

event-ranks =
    { $n ->
        [3] King { $king }, commoner { $commoner }, slave { $slave } (BT‑16.2).
       *[other] King { $king }, lord { $lord }, commoner { $commoner }, slave { $slave } (BT‑16.2).
    }
# A demand has one line, met or not; what was asked for is public.
event-demanded = { $name } demands { $card } from { $other }, who gives it (BT‑16.3).
event-demand-lost = { $name } demands { $card } from { $other }, who does not hold it; the demand is spent (BT‑16.3).
event-waived = { $name } waives the demand on { $other }; nothing moves (BT‑16.3).
event-waived-rest = { $name } demands no more (BT‑16.4).
event-tribute =
    { $exchange-kind ->
        [loser_winner_3p] { $name } gives { $other } the best { card-word } (BT‑16.1).
       *[other]
            { $n ->
                [one] { $name } gives { $other } the best { card-word } (BT‑16.7).
               *[other] { $name } gives { $other } the { $n } best { cards-word } (BT‑16.7).
            }
    }
event-tribute-cards =
    { $reader ->
        [giver] You give { $other } your best: { $cards }.
       *[receiver] { $name } gives you { $cards }.
    }
# From a pool, $other chose the card; the last one comes by itself.
event-returned =
    { $exchange-kind ->
        [class_pool] { $other } receives 1 { card-word } that { $name } put out (BT‑16.4).
       *[other]
            { $n ->
                [one] { $name } returns 1 { card-word } to { $other } (BT‑16.8).
               *[other] { $name } returns { $n } { cards-word } to { $other } (BT‑16.8).
            }
    }
event-returned-cards =
    { $exchange-kind ->
        [class_pool]
            { $reader ->
                [giver] { $other } receives { $cards }, which you put out.
               *[receiver] You receive { $cards }, which { $name } put out.
            }
       *[other]
            { $reader ->
                [giver] You return { $cards } to { $other }.
               *[receiver] { $name } returns { $cards } to you.
            }
    }
event-put-out =
    { $n ->
        [one] { $name } puts out 1 { card-word }, face down (BT‑16.4).
       *[other] { $name } puts out { $n } { cards-word }, face down (BT‑16.4).
    }
event-put-out-cards = You put out, in this order: { $cards }.
event-picked = { $name } chooses hand { $number } of { $n } (BT‑16.7).
event-kept =
    { $n ->
        [one] { $name } sets 1 { card-word } aside (BT‑16.7).
       *[other] { $name } sets { $n } { cards-word } aside (BT‑16.7).
    }
event-drawn =
    { $n ->
        [one] { $other } draws 1 { card-word } from { $name }, unseen (BT‑16.7).
       *[other] { $other } draws { $n } { cards-word } from { $name }, unseen (BT‑16.7).
    }
event-drawn-cards =
    { $reader ->
        [giver] { $other } draws { $cards } from you.
       *[receiver] You draw { $cards } from { $name }.
    }

## The end of a deal

# $summed: whether the points are the sum of $terms.
event-full-payer =
    { $summed ->
        [yes] { full-payer-why } { $name } pays for everybody: { $terms } = { $p } (BT‑14.12).
       *[no] { full-payer-why } { $name } pays for everybody: { $p } (BT‑14.12).
    }
# $case: what the duty was, follow, lead or combination; $better: cards that would have met it.
full-payer-why =
    { $case ->
        [follow] { $name } let the last card of { $other } through; the rule asked for { $better }.
        [lead] { $name } let the last card of { $other } through; the rule asked for { $better } or a combination.
       *[combination] { $name } let the last card of { $other } through; the rule asked for a combination, such as { $better }.
    }
