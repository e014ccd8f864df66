phase-heading =
    { $phase ->
        [leftover] { cards-word-title } sisa
        [exchange] Pertukaran
        [redeal] Tawaran bagi ulang
        [play] Mengeluarkan kartu
       *[over] Ronde sudah selesai
    }
rank =
    { $rank ->
        [king] raja
        [lord] bangsawan
        [commoner] rakyat
       *[slave] pelayan
    }

prompt-take =
    { $shown ->
        [yes] Sisa: { $cards }. Ambil semuanya, atau tolak.
       *[no] Ambil semua sisa tanpa melihat, atau tolak.
    }
prompt-swap = Tukar { $card } dengan sisa tanpa melihat, atau tolak.
prompt-redeal =
    { $clock ->
        [running] Pertahankan kartumu, atau minta bagi ulang. Tawaran berakhir { $time }. { $redeals }
       *[none] Pertahankan kartumu, atau minta bagi ulang. { $redeals }
    }
prompt-redeal-own =
    { $clock ->
        [running] Tekan Pertahankan untuk memainkannya. Tawaran berakhir { $time }.
       *[none] Tekan Pertahankan untuk memainkannya.
    }
hand-worth =
    { $may ->
        [yes]
            { $why ->
                [points_below] Bobot kartumu { $worth }, cukup lemah untuk bagi ulang ({ $limit } atau kurang).
                [ten_high] Kamu tidak punya { card-word } di atas 10, jadi boleh minta bagi ulang.
                [two_courts] Kamu tidak punya A atau 2, dan J Q K-mu sedikit. Kamu boleh minta bagi ulang.
               *[four_twos] Kamu punya keempat 2, jadi boleh minta bagi ulang.
            }
       *[no]
            { $why ->
                [points_below] Bobot kartumu { $worth }, terlalu kuat untuk bagi ulang ({ $limit } atau kurang).
               *[none] Kamu tidak boleh minta bagi ulang dengan kartu ini.
            }
    }
prompt-demand = Minta satu { card-word } dari { $name }, atau tekan Tidak minta.
prompt-demand-pool = Minta satu { card-word } dari masing-masing: { $names }. Atau tekan Tidak minta untuk berhenti.
prompt-return = Serahkan { $n } { cards-word } yang tidak kamu mau ke { $name }.
prompt-put-out =
    { $n ->
        [1] Letakkan satu { card-word } yang tidak kamu mau, untuk { $names }.
       *[other] Letakkan { $n } { cards-word } yang tidak kamu mau. Mereka memilih bergiliran: { $names }.
    }
prompt-choose = Pilih satu dari { $n } { cards-word } tertutup.
prompt-choose-hand = Pilih satu dari { $n } set kartu tertutup.
prompt-keep = Sisihkan { cards }. { $name } menarik { $m } dari sisanya.
prompt-protected = { $low } dan semua 2 tidak boleh berpindah.
prompt-chosen = Dipilih: { $cards }, { $n } dari { $need }.
prompt-wanted =
    { $known ->
        [yes] Dipilih: { $card }, dari { $name }
       *[no] Dipilih: { $card }
    }

wait-take =
    { $shown ->
        [yes] { $name } boleh mengambil { $cards }.
       *[no] { $name } boleh mengambil sisanya.
    }
wait-swap = { $name } boleh menukar { $low }.
wait-redeal = Menunggu { $missing } menekan Pertahankan.
wait-demand = { $name } boleh meminta satu { card-word } dari { $other }.
wait-demand-pool = { $name } boleh meminta { cards-word }.
wait-return = { $name } mengembalikan { $n } { cards-word } ke { $other }.
wait-put-out = { $name } meletakkan { cards-word }.
wait-choose = { $name } memilih satu { card-word } tertutup.
wait-choose-hand = { $name } memilih satu set kartu tertutup.
wait-keep = { $name } menyisihkan { cards-word }.

button-take = Ambil
button-decline = Tolak
button-swap = Tukar
button-waive = Tidak minta
button-demand = Minta
button-choose = Pilih
button-put-out = Letakkan
button-set-aside = Sisihkan
closed-place =
    { $hands ->
        [yes] Set { $number }
       *[no] Kartu { $number }
    }

select-demand = Pilih kartu yang diminta
select-demand-from = Dari siapa
select-rank = Pilih nilai
select-rank-first = Pilih nilai dulu

picture-asked =
    { $kind ->
        [return] serahkan { $n }
        [put-out] letakkan { $n }
        [keep] sisihkan { $n }
        [demand] minta satu
        [demand-pool] minta satu
        [take] kartu sisa
        [swap] tukar atau tolak
       *[choose] pilih satu
    }

did-give =
    { $exchange-kind ->
        [class_pool] Kamu meletakkan { $cards }.
       *[other] Kamu menyerahkan { $cards }.
    }
did-keep =
    { $n ->
        [0] Kamu mempertahankan kartu ini.
       *[other] Kamu menyisihkan { $cards }.
    }
did-demand = Kamu meminta { $card } dari { $name }.
did-waive = Kamu tidak meminta.
did-choose = Kamu memilih nomor { $place }.
did-take = Kamu mengambil sisanya.
did-decline = Kamu menolak sisanya.
did-swap = Kamu menukar { $low }.
did-redeal = Kamu minta bagi ulang, jadi ronde ini batal. Tekan Ronde berikut untuk kartu baru.
