event-put-out = { $name } legt eine Karte aus.
event-handed = Die Karte von { $name } geht an { $other }.
event-placed =
    { $n ->
        [1] { $name } ist fertig, auf Platz 1.
        [2] { $name } ist fertig, auf Platz 2.
        [3] { $name } ist fertig, auf Platz 3.
       *[other] { $name } kommt auf Platz { $n }.
    }

event-handed-cards =
    { $reader ->
        [giver] Du hast { $other } eine Karte gegeben: { $cards }.
       *[receiver] { $name } hat dir eine Karte gegeben: { $cards }.
    }
