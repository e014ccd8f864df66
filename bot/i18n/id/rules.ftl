setting-said = { $title }: { $value }
page-title = { game }: { preset }
page-differs = Beda dari game dasar: { $topics }.
page-same = Ini game dasar.
page-head-differs = Diubah dari paket aturan
page-head-absent = Tidak ada di aturan ini
page-absent = { $names }.

preset-line = **{ preset }** (`{ $preset }`): { preset-about }.
fact-idle = { $fact } Aturan lain di sini membuatnya tidak berlaku.
