### What happened in a deal of Da Guai Lu Zi: public lines with names and no hidden cards, private lines for whoever may know.

event-leads-first = { $name } leads the first deal.
event-resists = { $name } holds enough jokers and pays no tribute.
event-tribute-paid = { $name } pays { $other } a tribute.
event-tribute-seen =
    { $reader ->
        [giver] Your tribute to { $other }: { $cards }.
       *[receiver] Tribute from { $name }: { $cards }.
    }
event-candidates-put-out = { $name } puts out cards for { $other } to choose from.
event-candidates-seen =
    { $reader ->
        [giver] You put out { $cards } for { $other }.
       *[receiver] { $name } puts out { $cards } for you.
    }
event-card-returned = { $name } returns a card to { $other }.
event-return-seen =
    { $reader ->
        [giver] You gave { $other } a card back: { $cards }.
       *[receiver] { $name } gave you a card back: { $cards }.
    }
event-ran-out =
    { $n ->
        [1] { $name } is out first.
        [2] { $name } is out second.
        [3] { $name } is out third.
        [4] { $name } is out fourth.
       *[5] { $name } is out fifth.
    }
