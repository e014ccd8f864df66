command-declare = Tunjukkan kartu tingkat atau joker untuk menentukan truf
command-bury = Simpan kartu tertutup: nilai lalu kembang, misalnya 3d 3d 4c
command-trump = Sebutkan kembang truf, saat kamu diminta
option-declared = Kartu tingkat atau joker yang kembar, misalnya 2s 2s; daftarnya memuat punyamu
option-suit = Keriting, wajik, hati, atau sekop

option-pace = Seberapa cepat kartu ditarik; kalau kosong: dalam empat tahap
choice-pace-quarters = dalam empat tahap
choice-pace-single = satu kartu per detik
choice-pace-once = semua sekaligus
lobby-pace =
    { $value ->
        [once] kartu dibagikan **sekaligus**
       *[single] kartu ditarik **satu per satu**
    }
rules-pace =
    { $value ->
        [once] Di meja ini semua kartu dibagikan sekaligus. Kamu bisa menunjukkan truf sampai waktunya habis.
       *[single] Di meja ini semua menarik satu kartu tiap detik. Kamu bisa menunjukkan truf kapan saja.
    }
err-idle-pace = Dengan aturan ini tidak ada yang menunjukkan truf saat kartu ditarik.
    .note = Kosongkan kecepatan:.

option-hand = Kartu di tangan pemain yang mengeluarkannya
option-level-played = Tingkat yang dimainkan, misalnya 5, 10, atau A; kalau kosong: tingkat pertama
option-points = Poin penyerang, dengan kartu bawah dan poin dari lemparan gagal
option-dealer = Siapa pembaginya; kalau kosong: kursi 1
