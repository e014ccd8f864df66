hint-declare =
    { $suit ->
        [none] Tanpa kembang truf kamu punya { $n } truf.
       *[other] Dengan itu kamu punya { $n } truf.
    }
hint-redeal = Trufmu sedikit.
hint-silent =
    { $stands ->
        [yes] Trufmu berlaku.
       *[no]
            { $able ->
                [yes] Trufmu akan terlalu sedikit.
               *[no] Tidak ada yang bisa kamu tunjukkan dengan kartu ini.
            }
    }
hint-trump = Kartumu paling banyak { of-suit }.
hint-bury =
    { $suit ->
        [none]
            { $p ->
                [0] Tidak ada poin yang tersimpan.
               *[other] Itu menyimpan { $p } poin, dan trufmu cukup untuk menjaganya.
            }
       *[other] Kartu { of-suit } di tanganmu jadi habis, dan kamu bisa memotong kembang itu dengan truf.
    }
hint-lead =
    { $why ->
        [throw] Tidak ada yang bisa menggagalkan lemparan ini.
        [top] Tidak ada yang punya { of-suit } lebih tinggi.
        [run] Jarang ada yang bisa mengalahkannya.
        [trumps] Itu memancing truf pemain lain.
        [partner] Rekanmu mungkin tidak punya kartu { of-suit }, dan bisa memotong dengan truf.
        [empty] Kartu { of-suit } di tanganmu jadi habis, dan kamu bisa memotong kembang itu dengan truf.
       *[low] Ruginya kecil.
    }
hint-win =
    { $how ->
        [ruff]
            { $p ->
                [0] Trufmu memenangkan trik.
               *[other] Trufmu memenangkan { $p } poin.
            }
        [last]
            { $p ->
                [0] Kamu memenangkan trik dan memulai berikutnya.
               *[other] Kamu pasti memenangkan { $p } poin.
            }
       *[higher] Itu yang tertinggi sejauh ini.
    }
hint-partner =
    { $p ->
        [0] { $name } di pihakmu dan unggul, jadi simpan kartu tinggimu.
       *[other] { $name } di pihakmu dan unggul, jadi beri { $p } poin.
    }
hint-lose =
    { $p ->
        [0] { $name } unggul, jadi buang kartu tanpa poin.
       *[other] { $name } unggul, dan ini paling kecil ruginya.
    }
