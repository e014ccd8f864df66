event-put-out = { $name } meletakkan satu kartu.
event-handed = Kartu { $name } untuk { $other }.
event-placed =
    { $n ->
        [1] { $name } habis pertama.
        [2] { $name } habis kedua.
        [3] { $name } habis ketiga.
       *[other] { $name } selesai di peringkat { $n }.
    }

event-handed-cards =
    { $reader ->
        [giver] Kamu menyerahkan satu kartu ke { $other }: { $cards }.
       *[receiver] { $name } menyerahkan satu kartu kepadamu: { $cards }.
    }
