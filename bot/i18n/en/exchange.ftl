### What hands, tables and commands say of the phases before the first play, beside phases.ftl.

## The hand

# $known: whether it is chosen of whom, $name.
prompt-wanted =
    { $known ->
        [yes] Chosen: { $card }, from { $name }
       *[no] Chosen: { $card }
    }
wait-take-unseen = { $name } may take what is left over.
prompt-take-unseen = Take all that is left over, unseen, or decline (BT‑4.4).
select-rank = Choose a rank
select-rank-first = First choose a rank
button-set-aside = Set aside
alt-hand-before =
    { $n ->
        [0] No { cards-word } in hand.
       *[other] { hand-line }.
    }
# A word or two beside the hand in its picture. $kind: what is asked, as in the prompts.
picture-asked =
    { $kind ->
        [return] give { $n }
        [put-out] put out { $n }
        [keep] set { $n } aside
        [demand] demand one
        [demand-pool] demand one
        [take] left over
        [take-unseen] left over
        [swap] swap or decline
       *[choose] choose one
    }

# One of several selects of a large hand.
select-cards-group = Choose { cards-word }: { $first } to { $last }

## What was just done, for its author

# $exchange: the kind of the exchange.
hand-gave =
    { $exchange ->
        [class_pool] Put out: { $cards }.
       *[other] Given: { $cards }.
    }
hand-set-aside = Set aside: { $cards }.
hand-demanded = Demanded: { $card }, from { $name }.
hand-waived = You waived.
hand-chose = You chose number { $number }.
hand-took = You took what was left over.
hand-declined = You declined what was left over.
hand-swapped = You swapped { $low }.
hand-redealt = You asked for a redeal: this deal is void, and Next deal deals the cards anew.

## The table

table-left-over =
    { $taken ->
        [yes] Left over, then taken: { $cards }
       *[no] Left over, seen by all: { $cards }
    }
table-stock =
    { $n ->
        [0] The stock is empty.
       *[other] Stock: { cards }
    }

## The end of a deal

picture-wins-at-once = { $name } wins at once
alt-end-nobody = Deal { $deal }, nobody wins. Left: { $hands }. Points: { $points }; sum { SIGNED($sum) }.
alt-end-at-once = Deal { $deal }, { $name } wins at once. Left: { $hands }. Points: { $points }; sum { SIGNED($sum) }.

## Troubles

err-no-wish = No { card-word } is chosen to be demanded.
    .note = Choose in each list above, then press Demand.
err-no-gift = No { cards-word } are chosen.
    .note = Choose { cards-word } in the list, then press the button below it.
err-no-player = “{ $text }” names nobody to ask.
    .note = { $names }
err-one-card = A demand names one { card-word }; “{ $text }” does not.
    .note = Write rank, then suit, like Kh.

## Commands

command-give = Give, put out or set aside cards in an exchange
command-demand = Demand a card in an exchange
command-waive = Demand nothing, or nothing more
command-choose = Choose a closed card or hand by its number
command-take = Take what is left over
command-decline = Decline what is left over, or keep the hand when a redeal is offered
command-swap = Swap your lowest card for what is left over
command-redeal = Ask for a redeal, where your hand allows it
option-given = Rank, then suit: 3d 10h; the list has what you may give
option-demanded = The card you want: rank, then suit
option-of = Of whom; may be left out where there is only one
option-number = Counted from 1
