event-put-out = { $name } lägger fram ett kort.
event-handed = Kortet från { $name } går till { $other }.
event-placed =
    { $n ->
        [1] { $name } är ute först.
        [2] { $name } är ute som nummer två.
        [3] { $name } är ute som nummer tre.
       *[other] { $name } slutar på plats { $n }.
    }
event-handed-cards =
    { $reader ->
        [giver] Du gav { $other } ett kort: { $cards }.
       *[receiver] { $name } gav dig ett kort: { $cards }.
    }
