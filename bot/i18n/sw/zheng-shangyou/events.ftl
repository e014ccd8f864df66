event-put-out = { $name } anaweka kadi chini.
event-handed = Kadi ya { $name } inaenda kwa { $other }.
event-placed =
    { $n ->
        [1] { $name } amemaliza wa kwanza.
        [2] { $name } amemaliza wa pili.
        [3] { $name } amemaliza wa tatu.
       *[other] { $name } amemaliza kwenye nafasi ya { $n }.
    }
event-handed-cards =
    { $reader ->
        [giver] Umempa { $other } kadi: { $cards }.
       *[receiver] { $name } amekupa kadi: { $cards }.
    }
