### What happened in a deal of Big Two, a line each. Public lines stand below the table and in the hands of all: they
### name people and no hidden cards. Private ones (“You …”) stand in a hand alone. $name is whoever did it, $other
### whoever it was done to; names never bend. The message `cards` says how many cards ($n) they were, the fact $cards
### which ones.

## Last cards and who is out (BT-11, 13): “Mei: two cards left.” The last two come as messages of their own, at once.

event-two-cards = { $name }: two { cards-word } left.
event-finished = { $name } is out in { picture-place } place.
event-frozen = { $name } didn’t declare before this turn, so the last { card-word } can’t be played. The turn passes, and the { card-word } counts as declared from now on.
# $true: whether the call was right; $n: how many cards $name has.
event-called =
    { $true ->
        [yes] { $caller } calls: { $name } has { cards } and didn’t say so.
       *[no] { $caller } calls: { $name } has { cards } and nothing to say. { $caller } can’t call again in this deal.
    }

## The stock (BT-4.7). $stock: how many are left in it. “Mei passes and draws 1 card. The stock has 12 left.”

event-drew = { $name } passes and draws { cards }. The stock has { $stock } left.
event-drew-cards = You draw { $cards }.
event-recycled = The finished tricks become the new stock: { cards }.

## Left-over cards (BT-4): those that the deal did not give to anybody. $anchor: the lowest card in any hand.

# $shown: whether all may see the left-over $cards.
event-rest-given =
    { $shown ->
        [yes] { $name } holds { $anchor } and gets the left-over { $cards }.
       *[no] { $name } holds { $anchor } and gets what is left over, unseen.
    }
event-rest-given-cards = You get the left-over { $cards }.
event-rest-taken = { $name } takes what is left over.
event-rest-taken-cards = You take { $cards }.
event-rest-declined = { $name } declines what is left over.
# $low: the lowest card of the pack, as 3♦.
event-rest-swapped = { $name } swaps { $low } for what is left over.
event-rest-swapped-cards = You receive { $cards }.
event-rest-kept = { $name } keeps { $low }.

## Redeal and hands that win at once (BT-12); the first stands in a message of its own, the others at the end of the
## deal

event-redealt = { $name } asks for a redeal. Nobody gets points. Press Next deal for new cards.
event-dragon = { $name } has one card of each rank, a dragon, and wins at once.
event-four-twos = { $name } has four 2s and wins at once.

## Exchanges before the first play (BT-16). Lines that end in `-cards` are for giver and receiver alone; $reader says
## which of them reads.

# Who is what in this deal; $n: 3 or 4 players, of three nobody is lord.
event-ranks =
    { $n ->
        [3] King { $king }, commoner { $commoner }, slave { $slave }.
       *[other] King { $king }, lord { $lord }, commoner { $commoner }, slave { $slave }.
    }
# A demand has one line, met or not; what was asked for is public.
event-demanded = { $name } demands { $card } from { $other } and gets it.
# To whoever gives it.
event-demanded-cards = You give { $name } { $card }, as demanded.
event-demand-lost = { $name } demands { $card } from { $other }. No such { card-word }: { $name } gets nothing.
event-waived = { $name } demands nothing from { $other }.
event-waived-rest = { $name } demands no more.
# “Kai (4th) gives Mei (1st) the best card. Mei and Lan had equal points; Mei had fewer cards left.” $tie: what put
# $above before $below, who had the same points: cards, highest, turn; or none.
event-tribute =
    { $tie ->
        [none] { tribute-given }
       *[turn] { tribute-given } { tribute-tie }
    }
# $place: of the giver in the last deal, $to: of the receiver; 0 where they are not known.
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
# Of the giver: 2, 3 or 4.
tribute-place =
    { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# Of the receiver: 1, 2 or 3.
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
# What comes back. class_pool: $name laid cards face down and $other chose one; the last comes by itself.
event-returned =
    { $exchange-kind ->
        [class_pool] { $other } receives { cards } that { $name } put out.
       *[other] { $name } returns { cards } to { $other }.
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
# Cards laid face down, of which others choose.
event-put-out = { $name } puts out { cards }, face down.
event-put-out-cards = You put out, in this order: { $cards }.
# Whole hands lie face down, and the 1st of the last deal chooses first. $n: how many hands there were to choose from.
event-picked =
    { $n ->
        [4] { $name } (1st) chooses hand { $number } of { $n }.
        [3] { $name } (2nd) chooses hand { $number } of { $n }.
       *[other] { $name } (3rd) chooses hand { $number } of { $n }.
    }
# Cards kept for oneself before the next player draws from the rest.
event-kept = { $name } sets { cards } aside.
event-drawn = { $other } draws { cards } from { $name }, unseen.
event-drawn-cards =
    { $reader ->
        [giver] { $other } draws { $cards } from you.
       *[receiver] You draw { $cards } from { $name }.
    }

## The end of a deal, in the message that says who won

# $terms: the sum, as 30 + 2 × 10, where $summed; $p: the points.
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
