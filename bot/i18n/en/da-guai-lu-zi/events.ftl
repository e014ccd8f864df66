### What happened in a deal of Da Guai Lu Zi: a line each, at the table, in hands and replays.

## For everybody. $name does it, to $other; no cards are named.

event-leads-first = { $name } leads the first deal.
event-resists = { $name } holds enough jokers and pays no tribute.
event-tribute-paid = { $name } pays { $other } a tribute.
event-candidates-put-out = { $name } puts out cards for { $other } to choose from.
event-card-returned = { $name } returns a card to { $other }.
# $n: in which place; there are at most five.
event-ran-out =
    { $n ->
        [1] { $name } is out first.
        [2] { $name } is out second.
        [3] { $name } is out third.
        [4] { $name } is out fourth.
       *[5] { $name } is out fifth.
    }

## For those two alone, in their hands. $reader: the giver, $name, or the receiver, $other.

# One card, as long as it matters.
event-tribute-seen =
    { $reader ->
        [giver] Your tribute to { $other }: { $cards }.
       *[receiver] Tribute from { $name }: { $cards }.
    }
# Two or three cards, of which $other takes one.
event-candidates-seen =
    { $reader ->
        [giver] You put out { $cards } for { $other }.
       *[receiver] { $name } puts out { $cards } for you.
    }
event-return-seen =
    { $reader ->
        [giver] You gave { $other } a card back: { $cards }.
       *[receiver] { $name } gave you a card back: { $cards }.
    }
