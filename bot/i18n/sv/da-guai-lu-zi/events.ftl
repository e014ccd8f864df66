event-leads-first = { $name } spelar ut i första given.
event-resists = { $name } har jokrar nog och ger ingen tribut.
event-tribute-paid = { $name } ger { $other } tribut.
event-candidates-put-out = { $name } lägger fram kort för { $other } att välja bland.
event-card-returned = { $name } ger tillbaka ett kort till { $other }.
event-ran-out =
    { $n ->
        [1] { $name } är ute först.
        [2] { $name } är ute som nummer två.
        [3] { $name } är ute som nummer tre.
        [4] { $name } är ute som nummer fyra.
       *[5] { $name } är ute som nummer fem.
    }
event-tribute-seen =
    { $reader ->
        [giver] Din tribut till { $other }: { $cards }.
       *[receiver] Tribut från { $name }: { $cards }.
    }
event-candidates-seen =
    { $reader ->
        [giver] Du lägger fram { $cards } för { $other }.
       *[receiver] { $name } lägger fram { $cards } för dig.
    }
event-return-seen =
    { $reader ->
        [giver] Du gav { $other } ett kort tillbaka: { $cards }.
       *[receiver] { $name } gav dig ett kort tillbaka: { $cards }.
    }
