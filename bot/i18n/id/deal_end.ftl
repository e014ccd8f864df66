wins-deal =
    { $played ->
        [computer] Komputer memenangkan ronde { $deal } untuk { $names }
       *[self] { $names } memenangkan ronde { $deal }
    }
deal-stood-in = Komputer menyelesaikan ronde ini untuk { $names }.
deal-stood-in-own = Komputer menyelesaikan ronde ini untukmu.
own-outcome =
    { $who ->
        [you] Kamu menang.
        [computer] Komputer menang untukmu.
        [nobody] Tidak ada yang menang.
        [void] Ronde { $deal } batal.
       *[others] { $names } menang.
    }
deal-played-for = { $name } memainkan ronde ini untuk { $computer }, komputer.
own-counted-for = Di papan peringkat, ronde ini dihitung untuk { $computer }, komputer.
wins-deal-nobody = Tidak ada yang memenangkan ronde { $deal }
deal-void = { game } · ronde { $deal } batal
deal-void-points = Tidak ada yang mendapat poin.
deal-last-play = Langkah terakhir: { $name } { $cards }.
deal-order = Peringkat: { $names }.
deal-place = { $place }. { $name }
deal-points = { picture-place } { $name } **{ gained }**
match-points = { picture-place } { $name } **{ SIGNED($p) }**
deal-own =
    { $won ->
        [yes] Kamu peringkat { picture-place }.
       *[no]
            { $place ->
                [1] Poinmu: { SIGNED($p) }.
               *[other]
                    { $n ->
                        [0] Kamu peringkat { picture-place }: { SIGNED($p) }.
                       *[other] Kamu peringkat { picture-place }: { SIGNED($p) }, sisa { cards }.
                    }
            }
    }
deal-practice =
    { $tutorial ->
        [yes] Latihan: ronde tutorial tidak dihitung di papan peringkat.
       *[no] Latihan: ronde dihitung di papan peringkat kalau dimainkan dua orang atau lebih.
    }

match-won = { $names } memenangkan permainan dengan { SIGNED($total) } setelah { deals }.
match-won-by-you = Kamu memenangkan permainan.
match-won-level = { $names } memenangkan permainan di tingkat { level-name } setelah { deals }.
match-shared = { $names } berbagi kemenangan permainan dengan { SIGNED($total) }.
rematch-line = Permainan selesai. Tekan { button-rematch } untuk memulai lagi dari nol.
rematch-ask = **Mulai permainan baru di { $table }?** Total semua orang kembali ke nol. Poin di buku poin tetap. Semua di sini harus setuju.
new-match-asked = { $names } ingin permainan baru. Poin permainan ini akan kembali ke nol.
new-match-line =
    { $clock ->
        [slow] { new-match-ways } Permainan ini lanjut paling lambat { $date }, { $time }.
        [running] { new-match-ways } Permainan ini lanjut paling lambat { $time }.
       *[none] { new-match-ways }
    }
new-match-ways = Tekan { button-new-match } kalau setuju, atau { button-next-deal } untuk main terus. Menunggu { $missing }.
ready-line =
    { $clock ->
        [slow] { ready-waits } Ronde berikutnya mulai paling lambat { $date }, { $time }.
        [running] { ready-waits } Ronde berikutnya mulai paling lambat { $time }.
       *[none] { ready-waits }
    }
ready-waits = Menunggu { $missing } menekan { button-next-deal }.
ready-line-away = Tidak ada orang di sini. Ronde berikutnya mulai kalau ada yang menekan { button-next-deal }.
abandoned = Meja sudah berakhir. Tidak ada yang mendapat poin untuk ronde ini.
abandoned-by-admin = { $name }, pengelola server, mengakhiri ronde { $deal }.
table-ended-heading = { game } · meja sudah berakhir

leave-ask = Tinggalkan { $table }?
leave-seat =
    { $stage ->
        [lobby] Kursimu jadi kosong.
        [deal] Komputer melanjutkan dengan kartumu.
       *[between] Komputer mengambil kursimu.
    }
left-now = Kamu meninggalkan { $table }.
kicked-now =
    { $voted ->
        [yes] Pemain lain menyerahkan kursimu di { $table } ke komputer.
       *[no] { $name } menyerahkan kursimu di { $table } ke komputer.
    }
kick-ask = Serahkan kursi { $name } ke komputer?
kick-means =
    { $stage ->
        [lobby] Kursinya jadi kosong.
        [deal] Komputer melanjutkan, dan ronde ini dihitung untuk dia. Dia bisa kembali sampai ronde selesai.
       *[between] Poinnya tetap, dan dia bisa kembali.
    }
kick-needs =
    { $n ->
        [1] { $names } harus setuju selagi meja masih menunggu.
       *[other] { $names } semuanya harus setuju selagi meja masih menunggu.
    }
leave-back =
    { $way ->
        [hand] Sampai ronde ini selesai, tekan { button-join } untuk kembali ke kartu ini.
        [ends] Tidak ada orang lain yang duduk di sini, jadi meja berakhir. Meja ini tidak bisa dibuka lagi.
       *[seat] Tekan { button-join } untuk kembali, selama masih ada kursi untukmu.
    }
leave-settle =
    { $settle ->
        [counts] Ronde ini tetap dihitung untukmu: kamu mendapat poin akhirnya.
        [zero] Kartu ronde ini tidak dibagikan kepadamu, jadi tidak dihitung untukmu.
        [booked] Poin yang sudah kamu dapat tetap.
       *[nothing] Belum ada ronde yang mulai, jadi belum ada poin.
    }
leave-last = Tidak ada orang lain yang duduk di sini, jadi meja berakhir setelah ronde ini.

end-ask = Akhiri { $table }?
end-ask-others = Minta mengakhiri { $table }?
end-settle =
    { $settle ->
        [zero] Ronde ini batal: tidak ada yang mendapat poin.
        [nothing] Belum ada ronde yang mulai.
       *[booked] Poin yang sudah didapat tetap.
    }
end-others = { $names } juga duduk di sini.
end-needs =
    { $n ->
        [1] { $names } harus setuju sebelum langkah atau lewatmu yang berikutnya.
       *[other] { $names } semuanya harus setuju sebelum langkah atau lewatmu yang berikutnya.
    }

fair-matches = { fair-matches-alone } Dengan file itu kamu bisa memeriksa tiap ronde permainan ini.
fair-matches-alone = Kocokan cocok dengan segelnya `{ $commitment }`.
fair-next = Kocokan berikutnya disegel: `{ $commitment }`.
fair-this = Disegel sebelum kartu pertama: `{ $commitment }`.

end-account = { $sides }.
