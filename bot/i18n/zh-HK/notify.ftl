command-notify = 輪到你時，何時通知你，何時不通知
option-turns = 何時通知你；不填就告訴你現在的選擇
option-quiet = 每日不通知的時段，例如 22-8；off即沒有
option-zone = 你的時區，例如Asia/Hong_Kong；清單有全部
option-openings = 哪種玩法在這裏開枱就告訴你；none即全部不用
choice-openings-none = 全部不用
choice-turns-now = 即時
choice-turns-late = 等了10秒之後
choice-turns-never = 從不
turns-called =
    { $call ->
        [now] **一輪到你就通知你。**
        [never] **輪到你也不通知。**
       *[late] **大家等了你10秒，就通知你。**
    }
    .note = 用 /notify 更改，所有伺服器一齊改。
quiet-hours = { $begin }至{ $end }不通知（{ $zone }）。
openings-told = 這裏開枱就告訴你：{ $games }。
table-opened = { $mention } { $host }開了枱：{ game }，{ $table }。
err-openings-many = 這裏已有{ $limit }人要收{ game }的開枱通知。
    .note = 一個訊息放不下更多人。
quiet-hours-none = 任何時間都會通知。用 quiet: 可以揀不通知的時段。
err-quiet = 「{ $text }」不是時段。
    .note = 寫成22-8或22:30-7這樣，或者off。
err-quiet-zone = 你住在哪裏？
    .note = 時段之外再加 zone:，例如Asia/Hong_Kong。
select-turns = 輪到你時何時通知
menu-turns =
    { $call ->
        [now] 即時通知我
        [never] 從不通知我
       *[late] 10秒後通知我
    }
