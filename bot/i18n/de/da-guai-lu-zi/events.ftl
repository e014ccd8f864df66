event-leads-first = { $name } spielt im ersten Spiel aus.
event-resists = { $name } hat genug Joker und zahlt keinen Tribut.
event-tribute-paid = { $name } zahlt Tribut an { $other }.
event-candidates-put-out = { $name } legt Karten aus, { $other } wählt.
event-card-returned = { $name } gibt { $other } eine Karte zurück.
event-ran-out =
    { $n ->
        [1] { $name } ist fertig, auf Platz 1.
        [2] { $name } ist fertig, auf Platz 2.
        [3] { $name } ist fertig, auf Platz 3.
        [4] { $name } ist fertig, auf Platz 4.
       *[5] { $name } ist fertig, auf Platz 5.
    }

event-tribute-seen =
    { $reader ->
        [giver] Dein Tribut an { $other }: { $cards }.
       *[receiver] Tribut von { $name }: { $cards }.
    }
event-candidates-seen =
    { $reader ->
        [giver] Du legst { $cards } für { $other } aus.
       *[receiver] { $name } legt { $cards } für dich aus.
    }
event-return-seen =
    { $reader ->
        [giver] Du hast { $other } eine Karte zurückgegeben: { $cards }.
       *[receiver] { $name } hat dir eine Karte zurückgegeben: { $cards }.
    }
