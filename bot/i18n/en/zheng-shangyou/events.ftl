### What happened in a deal of Zheng Shangyou: a line each, at the table, in hands and replays.

## For everybody; no cards are named.

# To be given up or given back.
event-put-out = { $name } puts out a card.
# $name gives the card to $other.
event-handed = { $name }’s card goes to { $other }.
# $n: the place that $name takes.
event-placed =
    { $n ->
        [1] { $name } is out first.
        [2] { $name } is out second.
        [3] { $name } is out third.
       *[other] { $name } finishes in place { $n }.
    }

## For those two alone, in their hands. $reader: the giver, $name, or the receiver, $other.

event-handed-cards =
    { $reader ->
        [giver] You gave { $other } a card: { $cards }.
       *[receiver] { $name } gave you a card: { $cards }.
    }
