command-notify = 輪到你時什麼時候通知、什麼時候不通知
option-turns = 什麼時候通知你；不填就告訴你目前的設定
option-quiet = 一天當中不通知的時段，例如22-8；off 就是沒有
option-zone = 你的時區，例如 Asia/Taipei；清單上有全部的時區
option-openings = 這裡開哪個遊戲的桌要告訴你；none 就是都不用
choice-openings-none = 都不用
choice-turns-now = 馬上
choice-turns-late = 等了10秒之後
choice-turns-never = 永遠不要

turns-called =
    { $call ->
        [now] **輪到你就馬上通知你。**
        [never] **輪到你也不通知你。**
       *[late] **這桌等你10秒後才通知你。**
    }
    .note = 用 /通知 修改，所有伺服器一起生效。
quiet-hours = { $begin }到{ $end }不通知（{ $zone }）。
openings-told = 這裡開這些遊戲的桌時會告訴你：{ $games }。
table-opened = { $mention } { $host }開桌了：{ game }，{ $table }。
err-openings-many = 這裡已經有{ $limit }個人訂閱{ game }的通知。
    .note = 一則訊息放不下更多人。
quiet-hours-none = 任何時間都會通知。用 勿擾時段: 可以設不通知的時段。
err-quiet = 「{ $text }」不是一段時間。
    .note = 這樣寫：22-8或22:30-7，或 off。
err-quiet-zone = 你住在哪個時區？
    .note = 除了時段，再加上 時區:，例如 Asia/Taipei。

select-turns = 輪到你時什麼時候通知
menu-turns =
    { $call ->
        [now] 馬上通知我
        [never] 不要通知我
       *[late] 10秒後通知我
    }
