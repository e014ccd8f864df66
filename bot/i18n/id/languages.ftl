language-name = Bahasa Indonesia
command-language = Dalam bahasa apa kamu membaca kartu, jawaban, dan aturanmu
option-language = Dengan nama aslinya; atau bahasa Discord-mu
choice-language-discord = Ikut Discord
language-chosen =
    { $chosen ->
        [yes] Mulai sekarang kamu membaca **{ language-name }**.
       *[no] Mulai sekarang kamu membaca bahasa Discord-mu.
    }
    .note = Yang dilihat semua orang di sini memakai { $name }.
setup-language = **Bahasa**
setup-language-said =
    { $chosen ->
        [yes] Meja dan papan peringkat memakai { $name }.
       *[no] Meja dan papan peringkat memakai { $name }, sesuai Discord untuk server ini.
    }
setup-language-note = Tiap orang bebas memilih bahasa untuk kartu dan jawabannya: /bahasa.
select-language = Bahasa server ini
