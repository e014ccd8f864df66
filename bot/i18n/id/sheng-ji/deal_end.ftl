picture-taken = poin
picture-decided =
    { $side ->
        [dealers] pihak pembagi naik { $n }
       *[attackers]
            { $n ->
                [0] penyerang mengambil alih
               *[other] penyerang naik { $n }
            }
    }

end-outcome = Ronde { $deal }: penyerang { $p } poin, { picture-decided }.
end-gained =
    { $moved ->
        [won] { $names } **menang** dan tetap di **{ level-name }**
        [up] { $names } naik ke **{ level-name }**
        [back] { $names } turun ke **{ level-name }**
       *[stays] { $names } tetap di **{ level-name }**
    }
end-own =
    { $moved ->
        [up] Pihakmu naik ke { level-name }.
        [back] Pihakmu turun ke { level-name }.
       *[stays] Pihakmu tetap di { level-name }.
    }

end-tricks = Trik penyerang: { $p } poin.
end-kitty =
    { $attacked ->
        [yes]
            { $p ->
                [0] { $name } memenangkan trik terakhir, tapi kartu bawah tidak berisi poin.
               *[other] { $name } memenangkan trik terakhir untuk penyerang, jadi kartu bawah dihitung: { $p } × { $n } = { $sum }.
            }
       *[no] { $name } memenangkan trik terakhir untuk pihak pembagi, jadi kartu bawah tidak dihitung.
    }
end-penalties = Lemparan yang gagal: { SIGNED($p) }.
end-decided =
    Totalnya { $p } poin. { $side ->
        [dealers]
            { $case ->
                [under] Dengan { $high } atau kurang, pihak pembagi naik { end-levels }.
               *[between] Dengan { $low } sampai { $high }, pihak pembagi naik { end-levels }.
            }
       *[attackers]
            { $n ->
                [0] Dengan { $low } sampai { $high }, penyerang mengambil alih tanpa naik tingkat.
               *[other]
                    { $case ->
                        [over] Dengan { $low } atau lebih, penyerang mengambil alih dan naik { end-levels }.
                       *[between] Dengan { $low } sampai { $high }, penyerang mengambil alih dan naik { end-levels }.
                    }
            }
    }
end-levels = { $n } tingkat
end-must-hold = Tingkat { level-name } hanya bisa dilewati dengan bertahan sebagai pihak pembagi.
end-must-play = Tingkat { level-name } tidak boleh dilompati.
end-fell = J memenangkan trik terakhir, jadi pihak pembagi turun ke tingkat { level-name }.

end-kitty-cards = Kartu bawah: { $cards }.
end-side = { end-gained }
end-next-dealer = { $name } membagi kartu di ronde berikutnya.
