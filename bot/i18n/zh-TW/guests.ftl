command-table-invite = 讓某人坐你的私人桌
command-table-reserve = 在你的桌幫某人留座位
command-table-unreserve = 把你留的座位再開放給大家
command-block = 不讓某人坐你開的桌；不填名字就看你擋了誰
command-unblock = 讓某人可以再坐你的桌
option-private = 只有你邀請的人能入座
option-thread = 為這桌開討論串，收桌時封存；不填就看伺服器的設定
option-guest = 是誰
option-guest-role = 有這個身分組的每個人
option-blocked = 要擋誰；不填就列出名單
option-unblocked = 讓誰再進來

thread-name = { game } · { $host }
table-in-thread = { $host }開桌了：{ game }，{ $table }。在{ $thread }。
lobby-private =
    { $n ->
        [0] 私人桌：只有用 /牌桌 邀請 請來的人能入座。
       *[other] 私人桌。已邀請：{ $names }。
    }
seat-option-kept = 留給{ $name }

invited = { $names }現在可以坐這裡了。
reserved = { $seat }號座位留給{ $name }。人來之前可以先讓電腦坐。
unreserved = 那個座位又開放給大家了。
blocked = **{ $name }不能再坐你的桌了。**
    .note = 對方不會收到通知。正坐著的桌不受影響；可以用 /牌桌 交給電腦 換走。
unblocked = **{ $name }可以再坐你的桌了。**
    .note = /擋人 列出你擋了誰。
blocked-list =
    { $n ->
        [0] **你沒有擋任何人。**
       *[other] **你不讓這些人坐你的桌：**{ $names }
    }
    .note = 只有你看得到。用 /擋人 和 /放行 修改。

lobby-least = 這桌要在這裡打完至少{ $n }局的人。

err-few-deals =
    { $deals ->
        [0] 你在這裡還沒打完一局{ game }。
       *[other] 你在這裡打完了{ $deals }局{ game }。
    }
    .note = 這裡的等級分桌要打滿{ $n }局。其他桌你都能坐。
err-private = 這是私人桌。
    .note = 請桌主邀請你，或用 /牌桌 開桌 自己開一桌。
err-kept = 那個座位留給別人了。
    .note = 等它空出來，或用 /牌桌 開桌 自己開一桌。
err-kept-out = 你不能坐這桌。
    .note = 坐別桌，或用 /牌桌 開桌 自己開一桌。
err-open-to-all = 這桌誰都可以坐。
    .note = 用 /牌桌 留座 保留座位，或開私人桌。
err-invited-self = 你已經坐在這裡了。
    .note = 選別人。
err-invited-already = 已經邀請過了。
    .note = 對方可以按「入座」。
err-invited-many = 你已經邀請了{ $limit }個。
    .note = 邀請身分組可以讓更多人進來。
err-invite-whom = 你要邀請誰？
    .note = 加上 成員: 或 身分組:，擇一。
err-invite-everybody = 那個身分組就是所有人。
    .note = 開桌不加 私人:，誰都能入座。
err-guest-bot = 那是機器人。
    .note = 要電腦入座就用「加電腦」。
err-sits-here = { $name }已經坐在這裡了。
    .note = 選別人。
err-kept-already = 已經幫{ $name }留座位了。
    .note = 對方可以按「入座」。
err-none-to-keep = 沒有座位可以留了。
    .note = 空位都留給人了。/牌桌 取消留座 空出一個。
err-not-kept = 沒有幫這個人留座位。
    .note = 用 /牌桌 留座 留一個。
err-block-self = 那是你自己。
    .note = 選別人。
err-blocked-many = 你已經擋了{ $limit }個人。
    .note = /放行 讓某人再進來。
err-guest-blocked = 你不讓{ $name }坐你的桌。
    .note = /放行 讓對方再進來。
err-not-blocked = 你沒有擋這個人。
    .note = /擋人 列出你擋了誰。
