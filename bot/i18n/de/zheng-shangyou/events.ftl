event-put-out = { $name } legt eine Karte aus.
event-handed = Die Karte von { $name } geht an { $other }.
event-placed =
    { $n ->
        [1] { $name } wird als Erstes fertig.
        [2] { $name } wird als Zweites fertig.
        [3] { $name } wird als Drittes fertig.
       *[other] { $name } kommt auf Platz { $n }.
    }

event-handed-cards =
    { $reader ->
        [giver] Du hast { $other } eine Karte gegeben: { $cards }.
       *[receiver] { $name } hat dir eine Karte gegeben: { $cards }.
    }
