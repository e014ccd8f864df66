### What happened in a deal of Big Two: public lines with names and no hidden cards, private lines for whoever may know
### more.

event-two-cards = { $name }: two { cards-word } left.
event-finished = { $name } is out in { picture-place } place.
event-frozen = { $name } didn’t declare before this turn, so the last { card-word } can’t be played. The turn passes, and the { card-word } counts as declared from now on.
# $true: whether the call was right; $n: how many cards $name has.
event-called =
    { $true ->
        [yes] { $caller } calls: { $name } has { cards } and didn’t say so.
       *[no] { $caller } calls: { $name } has { cards } and nothing to say. { $caller } can’t call again in this deal.
    }

## The stock (BT-4.7). $stock: how many are left in it; $cards: for the one who drew.

event-drew = { $name } passes and draws { cards }. The stock has { $stock } left.
event-drew-cards = You draw { $cards }.
event-recycled =
    { $n ->
        [one] The finished tricks become the new stock: 1 { card-word }.
       *[other] The finished tricks become the new stock: { $n } { cards-word }.
    }

## Left-over cards (BT-4). $anchor: the lowest card in any hand; $cards: those left over, where all may see them.

# $shown: whether all may see them.
event-rest-given =
    { $shown ->
        [yes] { $name } holds { $anchor } and gets the left-over { $cards }.
       *[no] { $name } holds { $anchor } and gets what is left over, unseen.
    }
event-rest-given-cards = You get the left-over { $cards }.
event-rest-taken = { $name } takes what is left over.
event-rest-taken-cards = You take { $cards }.
event-rest-declined = { $name } declines what is left over.
event-rest-swapped = { $name } swaps { $low } for what is left over.
event-rest-swapped-cards = You receive { $cards }.
event-rest-kept = { $name } keeps { $low }.

## Redeal and hands that win at once (BT-12)

event-redealt = { $name } asks for a redeal. Nobody gets points. Press Next deal for new cards.
event-dragon = { $name } has one card of each rank, a dragon, and wins at once.
event-four-twos = { $name } has four 2s and wins at once.

## Exchanges (BT-16). $n: how many cards, for all to hear; the lines that end in `-cards` are for giver and receiver,
## $reader says which of them reads.

event-ranks =
    { $n ->
        [3] King { $king }, commoner { $commoner }, slave { $slave }.
       *[other] King { $king }, lord { $lord }, commoner { $commoner }, slave { $slave }.
    }
# A demand has one line, met or not; what was asked for is public.
event-demanded = { $name } demands { $card } from { $other } and gets it.
# For the victim.
event-demanded-cards = You give { $name } { $card }, as demanded.
event-demand-lost = { $name } demands { $card } from { $other }. No such { card-word }: { $name } gets nothing.
event-waived = { $name } demands nothing from { $other }.
event-waived-rest = { $name } demands no more.
# $place: of the giver in the last deal, $to: of the receiver; 0 where they are not known. $tie: what put $above before
# $below, who had the same points: cards, highest or turn; or none.
event-tribute =
    { $tie ->
        [none] { tribute-given }
       *[turn] { tribute-given } { tribute-tie }
    }
tribute-given =
    { $place ->
        [0]
            { $n ->
                [one] { $name } gives { $other } the best { card-word }.
               *[other] { $name } gives { $other } the { $n } best { cards-word }.
            }
       *[1]
            { $n ->
                [one] { $name } ({ tribute-place }) gives { $other } ({ tribute-to }) the best { card-word }.
               *[other] { $name } ({ tribute-place }) gives { $other } ({ tribute-to }) the { $n } best { cards-word }.
            }
    }
# Of the giver, never the first; of the receiver.
tribute-place =
    { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
tribute-to =
    { $to ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }
tribute-tie =
    { $tie ->
        [cards] { $above } and { $below } had equal points; { $above } had fewer { cards-word } left.
        [highest] { $above } and { $below } had equal points; { $below } had the higher { card-word } left.
       *[turn] { $above } and { $below } had equal points; { $above } comes first after the winner.
    }
event-tribute-cards =
    { $reader ->
        [giver] You give { $other } your best: { $cards }.
       *[receiver] { $name } gives you { $cards }.
    }
# From a pool, $other chose the card; the last one comes by itself.
event-returned =
    { $exchange-kind ->
        [class_pool] { $other } receives 1 { card-word } that { $name } put out.
       *[other]
            { $n ->
                [one] { $name } returns 1 { card-word } to { $other }.
               *[other] { $name } returns { $n } { cards-word } to { $other }.
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
        [one] { $name } puts out 1 { card-word }, face down.
       *[other] { $name } puts out { $n } { cards-word }, face down.
    }
event-put-out-cards = You put out, in this order: { $cards }.
# $n: how many hands there were to choose from. The 1st in the last deal chooses first.
event-picked =
    { $n ->
        [4] { $name } (1st) chooses hand { $number } of { $n }.
        [3] { $name } (2nd) chooses hand { $number } of { $n }.
       *[other] { $name } (3rd) chooses hand { $number } of { $n }.
    }
event-kept =
    { $n ->
        [one] { $name } sets 1 { card-word } aside.
       *[other] { $name } sets { $n } { cards-word } aside.
    }
event-drawn =
    { $n ->
        [one] { $other } draws 1 { card-word } from { $name }, unseen.
       *[other] { $other } draws { $n } { cards-word } from { $name }, unseen.
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
        [yes] { full-payer-why } { $name } pays for everybody: { $terms } = { $p }.
       *[no] { full-payer-why } { $name } pays for everybody: { $p }.
    }
# $case: what the duty was, follow, lead or combination; $better: cards that would have met it.
full-payer-why =
    { $case ->
        [follow] { $name } let { $other }’s last card through. The rule asked for { $better }.
        [lead] { $name } let { $other }’s last card through. The rule asked for { $better } or a combination.
       *[combination] { $name } let { $other }’s last card through. The rule asked for a combination, such as { $better }.
    }
