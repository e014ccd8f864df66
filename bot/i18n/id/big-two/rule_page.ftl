page-no-instant = kartu yang langsung menang
page-no-instant-more = kartu lain yang langsung menang
page-no-redeal = bagi ulang
page-no-redeal-more = bagi ulang lainnya
page-no-twos = penggandaan oleh 2
page-no-twos-more = penggandaan lain oleh 2
page-head =
    { $section ->
        [cards] Kartu
        [seats] Pemain
        [deal] Membagi
        [rest] Kartu sisa
        [opening] Pembukaan
        [plays] Kombinasi
        [compare] Dalam jenis yang sama
        [answers] Jawaban
        [passing] Lewat
        [last] Kartu terakhir
        [hands] Kartu yang menang atau boleh dibagi ulang
        [end] Akhir ronde
        [points] Poin
        [match] Permainan
       *[exchange] Pertukaran
    }
topic =
    { $topic ->
        [suits] kembang
        [seats] pemain dan arah
        [dealing] membagi
        [rest] kartu sisa
        [later] siapa memulai ronde berikutnya
        [low_card] langkah pertama
        [kinds] kombinasi yang dimainkan
        [straights] straight
        [flushes] flush
        [full_house] full house
        [ladder] urutan lima kartu
        [answers] yang mengalahkan lima kartu
        [monsters] bom
        [passing] lewat
        [declare] menyebut kartu terakhir
        [top] langkah sebelum kartu terakhir
        [instant] kartu yang langsung menang
        [redeal] bagi ulang
        [end] akhir ronde
        [points] poin
        [settle] siapa membayar siapa
        [exchange] pertukaran di antara ronde
       *[match] panjang permainan
    }
