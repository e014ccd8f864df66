event-leads-first = { $name } memulai ronde pertama.
event-resists = { $name } memegang cukup joker dan tidak membayar upeti.
event-tribute-paid = { $name } membayar upeti ke { $other }.
event-candidates-put-out = { $name } meletakkan kartu untuk dipilih { $other }.
event-card-returned = { $name } mengembalikan satu kartu ke { $other }.
event-ran-out =
    { $n ->
        [1] { $name } habis pertama.
        [2] { $name } habis kedua.
        [3] { $name } habis ketiga.
        [4] { $name } habis keempat.
       *[5] { $name } habis kelima.
    }

event-tribute-seen =
    { $reader ->
        [giver] Upetimu ke { $other }: { $cards }.
       *[receiver] Upeti dari { $name }: { $cards }.
    }
event-candidates-seen =
    { $reader ->
        [giver] Kamu meletakkan { $cards } untuk { $other }.
       *[receiver] { $name } meletakkan { $cards } untukmu.
    }
event-return-seen =
    { $reader ->
        [giver] Kamu mengembalikan satu kartu ke { $other }: { $cards }.
       *[receiver] { $name } mengembalikan satu kartu kepadamu: { $cards }.
    }
