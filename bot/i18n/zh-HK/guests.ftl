command-table-invite = 讓某人坐你的私人枱
command-table-reserve = 在你的枱留位給某人
command-table-unreserve = 你留起的座位重新開放給大家
command-block = 不讓某人坐你開的枱；不填名字就看你擋了誰
command-unblock = 讓某人再坐你的枱
option-private = 只有你邀請的人可以坐下
option-thread = 這枱有自己的討論串，散枱時封存；不填即跟伺服器
option-guest = 哪一位
option-guest-role = 有這個身分組的所有人
option-blocked = 擋哪一位；不填即列出全部
option-unblocked = 讓哪一位回來
thread-name = { game } · { $host }
table-in-thread = { $host }開了枱：{ game }，{ $table }。在{ $thread }。
lobby-private =
    { $n ->
        [0] 私人枱：用 /table invite 邀請的人才可以坐下。
       *[other] 私人枱。已邀請：{ $names }。
    }
seat-option-kept = 留給{ $name }
invited = { $names }現在可以坐下。
reserved = { $seat }號座位留給{ $name }。人未到之前，電腦可以先坐。
unreserved = 那個座位誰都可以坐了。
blocked = **{ $name }不可以再坐你的枱。**
    .note = 對方不會收到通知。已坐下的照坐；可以用 /table kick 換走。
unblocked = **{ $name }可以再坐你的枱。**
    .note = /block 會列出你擋了誰。
blocked-list =
    { $n ->
        [0] **你沒有擋任何人。**
       *[other] **你擋了：**{ $names }
    }
    .note = 只有你看到。用 /block 和 /unblock 更改。
lobby-least = 在這裏打完{ $n }局的人才可以坐。
err-few-deals =
    { $deals ->
        [0] 你在這裏還沒有打完過一局{ game }。
       *[other] 你在這裏打完了{ $deals }局{ game }。
    }
    .note = 這裏的排位枱要打完{ $n }局才可以坐。其他枱隨時歡迎。
err-private = 這是私人枱。
    .note = 請枱主邀請你，或者用 /table open 自己開枱。
err-kept = 那個座位留了給別人。
    .note = 等它空出來，或者用 /table open 自己開枱。
err-kept-out = 這枱你坐不到。
    .note = 坐另一枱，或者用 /table open 自己開枱。
err-open-to-all = 這枱誰都可以坐。
    .note = 用 /table reserve 留位，或者開私人枱。
err-invited-self = 你已經坐在這裏。
    .note = 請寫別人。
err-invited-already = 已經邀請了。
    .note = 對方可以按「入座」。
err-invited-many = 你已邀請了{ $limit }個。
    .note = 邀請一個身分組，就可以讓更多人坐。
err-invite-whom = 你邀請誰？
    .note = 加 member: 或 role:，兩者之一。
err-invite-everybody = 那個身分組即是所有人。
    .note = 開枱時不填 private:，誰都可以坐。
err-guest-bot = 那是機械人。
    .note = 電腦用「加電腦」入座。
err-sits-here = { $name }已經坐在這裏。
    .note = 請寫別人。
err-kept-already = 已經留了位給{ $name }。
    .note = 對方可以按「入座」。
err-none-to-keep = 沒有座位可以留。
    .note = 每個空位都留了給人。用 /table unreserve 放開一個。
err-not-kept = 沒有留位給這個人。
    .note = 用 /table reserve 留位。
err-block-self = 那是你自己。
    .note = 請寫別人。
err-blocked-many = 你已擋了{ $limit }人。
    .note = 用 /unblock 放行一個。
err-guest-blocked = 你擋了{ $name }。
    .note = 用 /unblock 放行。
err-not-blocked = 你沒有擋這個人。
    .note = /block 會列出你擋了誰。
