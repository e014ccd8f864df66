### What comes before the first play of Big Two: left-over cards, exchanges, the redeal offer. A heading and a public
### line for the table, a prompt for whoever is asked, what was just done for its author.

# The heading of hand and table, in bold.
phase-heading =
    { $phase ->
        [leftover] Left-over { cards-word }
        [exchange] Exchange
        [redeal] Redeal offer
        [play] Play
       *[over] The deal is over
    }
# What the deal before made of a player; beside a name: “Mei, king”.
rank =
    { $rank ->
        [king] king
        [lord] lord
        [commoner] commoner
       *[slave] slave
    }

## Prompts: what is asked of the reader, in their own hand. Words with a capital (Decline, Keep, Waive) are what buttons
## say. $name and $names: other players; $n: how many cards or hands; $time: “in 20 seconds”.

# $shown: whether the reader may see the left-over $cards.
prompt-take =
    { $shown ->
        [yes] Left over: { $cards }. Take them all, or decline.
       *[no] Take all that is left over, unseen, or decline.
    }
prompt-swap = Swap { $card } for what is left over, unseen, or decline.
# For everybody. It reads the same whether or not a hand may ask for a redeal. $redeals: whole sentences that say which
# may, from rules.ftl: “Without a card above 10 you can ask for a redeal (BT‑12.3).”
prompt-redeal =
    { $clock ->
        [running] Keep your hand, or ask for a redeal. The offer ends { $time }. { $redeals }
       *[none] Keep your hand, or ask for a redeal. { $redeals }
    }
# For the owner of a hand alone, below what it is worth.
prompt-redeal-own =
    { $clock ->
        [running] Press Keep to play it. The offer ends { $time }.
       *[none] Press Keep to play it.
    }
# $may: whether the hand may ask for a redeal; $why: by which rule it may, or may not; $worth: in points, of which it
# may have $limit at most.
hand-worth =
    { $may ->
        [yes]
            { $why ->
                [points_below] Your hand is worth { $worth }, weak enough for a redeal ({ $limit } or less).
                [ten_high] You have no { card-word } above 10, so you can ask for a redeal.
                [two_courts] You have no A, no 2 and few of J Q K. You can ask for a redeal.
               *[four_twos] You have all four 2s, so you can ask for a redeal.
            }
       *[no]
            { $why ->
                [points_below] Your hand is worth { $worth }, too strong for a redeal ({ $limit } or less).
               *[none] You can’t ask for a redeal with this hand.
            }
    }
prompt-demand = Demand a { card-word } from { $name }, or press Waive.
prompt-demand-pool = Demand one { card-word } from each of { $names }, or press Waive to stop.
prompt-return =
    { $n ->
        [one] Give { $name } one { card-word } you don’t want.
       *[other] Give { $name } { $n } { cards-word } you don’t want.
    }
# Cards laid face down, of which $names choose.
prompt-put-out =
    { $n ->
        [one] Put out one { card-word } you don’t want, for { $names }.
       *[other] Put out { $n } { cards-word } you don’t want. They choose in turn: { $names }.
    }
prompt-choose = Pick one of { $n } face-down { cards-word }.
prompt-choose-hand = Pick one of { $n } face-down hands.
# Cards kept for oneself; $m: how many $name draws.
prompt-keep = Set { cards } aside. { $name } draws { $m } of the others.
# A sentence behind a prompt. $low: the lowest card, as 3♦.
prompt-protected = { $low } and the 2s can’t move.
# $n of $need cards are chosen already.
prompt-chosen = Chosen: { $cards }, { $n } of { $need }.
# $known: whether it is chosen of whom, $name.
prompt-wanted =
    { $known ->
        [yes] Chosen: { $card }, from { $name }
       *[no] Chosen: { $card }
    }

## What others wait for: lines for everybody at the table. “Mei may demand a card from Kai.”

wait-take =
    { $shown ->
        [yes] { $name } may take { $cards }.
       *[no] { $name } may take what is left over.
    }
wait-swap = { $name } may swap { $low }.
# $missing: the $n players who have not answered yet.
wait-redeal = Waiting for { $missing } to press Keep.
wait-demand = { $name } may demand a { card-word } from { $other }.
wait-demand-pool = { $name } may demand { cards-word }.
wait-return =
    { $n ->
        [one] { $name } returns one { card-word } to { $other }.
       *[other] { $name } returns { $n } { cards-word } to { $other }.
    }
wait-put-out = { $name } puts { cards-word } out.
wait-choose = { $name } chooses a face-down { card-word }.
wait-choose-hand = { $name } chooses a face-down hand.
wait-keep = { $name } sets { cards-word } aside.

## Buttons: one to three words, at most 80 characters

button-take = Take
button-decline = Decline
button-swap = Swap
button-waive = Waive
button-demand = Demand
button-choose = Choose
button-put-out = Put out
button-set-aside = Set aside
# One of several things that lie face down. $hands: whether they are whole hands, else cards.
closed-place =
    { $hands ->
        [yes] Hand { $number }
       *[no] Card { $number }
    }

## Lists to choose from: what they say before anything is chosen, at most 150 characters

select-demand = Choose a card to demand
select-demand-from = From whom
select-rank = Choose a rank
select-rank-first = First choose a rank

## Pictures

# A word or two beside the hand in its picture; what is wider than its place ends with … $kind: what is asked, as in the
# prompts; $n: how many cards.
picture-asked =
    { $kind ->
        [return] give { $n }
        [put-out] put out { $n }
        [keep] set { $n } aside
        [demand] demand one
        [demand-pool] demand one
        [take] left over
        [swap] swap or decline
       *[choose] choose one
    }

## The answer to what its reader just did

# class_pool: cards were laid face down for others to choose from.
did-give =
    { $exchange-kind ->
        [class_pool] You put out { $cards }.
       *[other] You gave { $cards }.
    }
# $n: how many cards were set aside; 0: the hand was kept where a redeal is offered.
did-keep =
    { $n ->
        [0] You keep this deal.
       *[other] You set aside { $cards }.
    }
did-demand = You demanded { $card } from { $name }.
did-waive = You waived.
did-choose = You chose number { $place }.
did-take = You took what was left over.
did-decline = You declined what was left over.
did-swap = You swapped { $low }.
did-redeal = You asked for a redeal, so this deal is void. Press Next deal for new cards.
