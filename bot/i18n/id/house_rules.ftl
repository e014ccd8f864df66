command-rules-use = Pilih paket aturan untuk server atau channel ini
command-rules-set = Ubah satu opsi aturan
command-rules-unset = Batalkan satu perubahan; tanpa opsi: semuanya
command-rules-save = Simpan yang ditampilkan /aturan lihat di sini dengan nama buatanmu
command-rules-history = Siapa mengubah aturan dan kapan, serta cara kembali
command-rules-compare = Beda dua paket aturan

option-rules-shown = Aturan apa; kalau kosong: yang kamu mainkan di sini
option-preset = Paket aturan; di belakang + daftarnya memuat tambahan
option-scope = Untuk seluruh server atau channel ini
option-scope-saved = Aturan server atau channel ini; kalau kosong: yang ditampilkan /aturan lihat
option-option = Opsi apa; daftarnya memuat semuanya dengan isinya
option-option-changed = Opsi apa; kalau kosong: semua yang diubah di sini
option-value = Isi barunya; daftarnya memuat yang boleh
option-name = Nama buatanmu, paling banyak 32 karakter
option-first-rules = Paket aturan pertama
option-second-rules = Paket aturan kedua

choice-scope-server = seluruh server
choice-scope-channel = channel ini

button-save = Simpan
button-rules-all = Semua aturan
button-rules-differences = Semua perbedaan
button-rules-effect = Yang berubah
button-rules-about = Tentang masing-masing
button-cancel = Batal
button-page-before = Halaman sebelumnya
button-page-after = Halaman berikutnya
select-back = Kembali ke …
select-ways = Atur { $asked } bersama …

rules-called = { $called } (`{ $name }`)
house-name =
    { $changed ->
        [yes] { preset } (`{ $chain }`) dengan perubahan
       *[no] { preset } (`{ $chain }`)
    }
house-name-saved = “{ $name }”, { house-name }

rules-choice-name = { preset } · { $chain }
rules-choice-more = … dan { $n } lainnya: ketik sebagian namanya
rules-choice-option = { $title }: { $word } · { $option }
rules-choice-value-with = { $word } ({ $value }) · bersama { $with }
rules-choice-value-said =
    { $now ->
        [yes] { $word } ({ $value }) · berlaku
       *[no] { $word } ({ $value })
    }
rules-choice-state =
    { $saved ->
        [yes] “{ $name }”
       *[no]
            { $plain ->
                [yes] { preset }
               *[no] { preset } ({ $chain })
            }
    }
rules-choice-changed =
    { $more ->
        [0] { $state } dengan { $settings }
       *[other] { $state } dengan { $settings } dan { $more } lainnya
    }
rules-choice-nothing =
    { $scope ->
        [server] Tidak ada yang dipilih: bawaan
        [name] Tidak ditawarkan
       *[channel] Tidak ada yang dipilih: aturan server
    }
rules-choice-since =
    { $side ->
        [after] { $place }, setelah perubahan oleh { $name }
       *[before] { $place }, sebelum perubahan oleh { $name }
    }

rules-made-from = Dibuat dari: { $rules }.
rules-of-table = Ini aturan { $table }, selama mejanya ada.
rules-next-table = Meja berikutnya di sini memakai: { $rules }.
rules-from =
    { $from ->
        [channel] Dipilih untuk channel ini.
        [server] Dipilih untuk server ini.
        [asked] Kamu yang memintanya. /aturan lihat saja menampilkan yang kamu mainkan di sini.
       *[default] Ini aturan bawaan.
    }

rules-presets-heading = { game }: paket aturan, kebanyakan untuk { $n } pemain
rules-presets-shelf = **{ shelf }:** { $names }
rules-presets-name = “{ $name }”
rules-presets-own = **Disimpan di sini:** { $names }
rules-presets-own-more = **Disimpan di sini:** { $names } dan { $n } lainnya
rules-presets-additions = Tambahan, di belakang + dan menurut apa yang diubah
rules-presets-topic = **{ $topics }**: { $names }
rules-presets-saved = Disimpan di server ini
rules-presets-line = “{ $name }”: { house-name }

rules-compare-heading = { game }: { $a } dan { $b }
rules-compare-line = **{ $title }** — { $a }: { $first } · { $b }: { $second }
rules-compare-more = Dan { $n } perbedaan lagi.
rules-compare-called = { $a }: { $rules }.

rules-compare-same = Keduanya dimainkan sama.
rules-compare-values = **{ $title }**: { $first } · { $second }
rules-compare-said = { $a }: { $said }

rules-preview-heading = Belum disimpan
rules-preview = **{ $title }:** { $new } (tadinya: { $old }).
rules-preview-topics = { $n } opsi berubah: { $topics }.
rules-preview-topics-more = { $n } opsi berubah: { $topics } dan { $more } topik lagi.
rules-preview-many = Yang berubah, { $n } opsi:
rules-preview-typed = `{ $option }` dari { $old } ke { $new }
rules-preview-idle = Ini juga berubah, tapi aturan lain membuatnya tidak berlaku: { $values }.
rules-preview-rules = { $new } menggantikan { $old }.
rules-preview-save =
    { $how ->
        [saved] Dengan nama “{ $name }”: { $rules }.
        [new] Akan disimpan dengan nama “{ $name }”: { $rules }.
       *[again] “{ $name }” mendapat isi baru: { $rules }.
    }
rules-preview-drop = “{ $name }” tidak ditawarkan lagi.
rules-preview-none =
    { $scope ->
        [server] Server kembali ke bawaan: { $rules }.
       *[channel] Channel ini kembali ke aturan server: { $rules }.
    }
rules-preview-lost = Aturan yang lama tidak bisa dimainkan lagi.
rules-preview-alike = Cara mainnya tetap seperti sebelumnya.
rules-said-before = Sebelum: { $sentence }
rules-said-after = Sesudah: { $sentence }
rules-scope =
    { $scope ->
        [server] Untuk server, mulai meja berikutnya. Meja yang sudah dibuka tetap dengan aturannya.
       *[channel] Untuk { $channel }, mulai meja berikutnya. Meja yang sudah dibuka tetap dengan aturannya.
    }
rules-scope-name = Untuk server: /meja baru dan /aturan pakai menawarkannya mulai sekarang.
rules-saved = **Tersimpan.**
rules-saved-note = /aturan riwayat memuat semua perubahan, dan cara kembali.
rules-cancelled = **Dibatalkan.** Aturannya tetap seperti semula.

rules-history-heading = { game }: perubahan aturan
rules-history-empty = Belum ada yang mengubah aturan di sini.
rules-history-entry = { $what } · { $place }, { $name }, { $at }
rules-place =
    { $scope ->
        [server] server
        [name] nama “{ $saved }”
       *[channel] { $channel }
    }
rules-place-plain =
    { $scope ->
        [server] server
        [name] “{ $saved }”
       *[channel] #{ $channel }
    }
rules-history-chosen = Dipilih: { $rules }
rules-history-instead = { $new } menggantikan { $old }
rules-history-taken = Dibatalkan: { $rules }
rules-history-value = { $title }: { $new } (tadinya: { $old })
rules-history-more = { $values }; dan { $more } lainnya

err-admin = Ini untuk orang yang boleh mengelola server.
    .note = /aturan lihat menampilkan aturan di sini, dan /buku-poin lihat poinmu.
err-rules-name = Tidak ada paket aturan “{ $text }” di sini.
    .note = { $n ->
            [0] /aturan paket memuat semuanya.
           *[other] Yang mirip: { $names }.
        }
err-rules-elsewhere =
    { $what ->
        [preset] “{ $text }” adalah paket aturan { $games }.
       *[parameter] “{ $text }” adalah opsi { $games }.
    }
    .note = Kamu bertanya tentang { game }. Pilih { $games } dengan game:.
err-rules-no-mixin = Kamu belum menulis tambahan di belakang +.
    .note = Pilih satu dari daftar, atau hilangkan +.
err-rules-mixin = Tidak ada tambahan “{ $text }”.
    .note = { $n ->
            [0] /aturan paket memuat semuanya.
           *[other] Yang mirip: { $names }.
        }
err-rules-option = Tidak ada opsi “{ $text }” di aturan.
    .note = { $n ->
            [0] Daftar /aturan ubah memuat semuanya.
           *[other] Yang mirip: { $names }.
        }
err-rules-value = “{ $text }” tidak cocok di sini.
    .note =
        { $fits ->
            [between] { $title } boleh: { $low } sampai { $high }.
            [optional] { $title } boleh: { $low } sampai { $high }, atau null.
           *[listed] { $title } boleh: { $allowed }.
        }
err-rules-same = Aturannya sudah begitu.
    .note = /aturan lihat menampilkannya.
err-rules-unchanged = { $title } masih seperti di paket aturan.
    .note = /aturan riwayat memuat semua perubahan.
err-rules-nothing = Belum ada yang memilih aturan di sini, jadi tidak ada yang dibatalkan.
    .note = /aturan riwayat memuat semua perubahan.
err-rules-taken = “{ $text }” tidak bisa dipakai sebagai nama.
    .note = Pakai paling banyak 32 karakter, tanpa + * ( ), dan bukan nama paket aturan lain.
err-rules-many = Server ini punya { $n } paket aturan tersimpan, dan tidak ada tempat lagi.
    .note = Simpan dengan salah satu namanya untuk menggantinya.
err-rules-moved = Sementara itu ada yang mengubah aturan.
    .note = Ini yang akan berubah sekarang.
err-rules-answered = Pertanyaan itu sudah dijawab, atau sudah terlalu lama.
    .note = Pakai perintahnya lagi.
