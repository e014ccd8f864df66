event-put-out = Naglabas si { $name } ng isang baraha.
event-handed = Napunta kay { $other } ang baraha ni { $name }.
event-placed =
    { $n ->
        [1] Unang naubos si { $name }.
        [2] Pangalawang naubos si { $name }.
        [3] Pangatlong naubos si { $name }.
       *[other] Puwesto { $n } si { $name }.
    }
event-handed-cards =
    { $reader ->
        [giver] Binigyan mo si { $other } ng baraha: { $cards }.
       *[receiver] Binigyan ka ni { $name } ng baraha: { $cards }.
    }
