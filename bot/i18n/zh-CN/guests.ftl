command-table-invite = 让某人在你的私人桌入座
command-table-reserve = 在你的桌给某人留座
command-table-unreserve = 放开你留的座位，谁都能坐
command-block = 不让某人坐你开的桌；不写名字就看你拦了谁
command-unblock = 让某人又能坐你的桌
option-private = 只有你邀请的人能入座
option-thread = 给这张桌开子区，散桌后归档；不填就按服务器的设置
option-guest = 是谁
option-guest-role = 有这个身份组的所有人
option-blocked = 拦谁；不填就列出你拦的人
option-unblocked = 放谁进来
thread-name = { game } · { $host }
table-in-thread = { $host }开了一张桌：{ game }，{ $table }。在{ $thread }。
lobby-private =
    { $n ->
        [0] 私人桌：用 /牌桌 邀请 请来的人才能入座。
       *[other] 私人桌。已邀请：{ $names }。
    }
seat-option-kept = 给{ $name }留着
invited = { $names }现在可以在这里入座。
reserved = { $seat }号座位给{ $name }留着。人来之前，可以由电脑坐。
unreserved = 那个座位谁都能坐了。
blocked = **{ $name }不能再坐你的桌了。**
    .note = 不会告诉对方。现在坐着的桌不受影响；你可以用 /牌桌 换成电脑。
unblocked = **{ $name }又能坐你的桌了。**
    .note = /拦人 会列出你拦的人。
blocked-list =
    { $n ->
        [0] **你没有拦任何人。**
       *[other] **不能坐你的桌：**{ $names }
    }
    .note = 只有你看得到。用 /拦人 和 /放行 改。
lobby-least = 在这里打完{ $n }局的人才能入座。
err-few-deals =
    { $deals ->
        [0] 你在这里还没打完一局{ game }。
       *[other] 你在这里打完了{ $deals }局{ game }。
    }
    .note = 这里计等级分的桌要打完{ $n }局才能坐。别的桌你都能坐。
err-private = 这是私人桌。
    .note = 请桌主邀请你，或者用 /牌桌 开桌 自己开一张。
err-kept = 那个座位给别人留着。
    .note = 等它空出来，或者用 /牌桌 开桌 自己开一张。
err-kept-out = 你不能在这张桌入座。
    .note = 请坐别的桌，或者用 /牌桌 开桌 自己开一张。
err-open-to-all = 这张桌谁都能入座。
    .note = 用 /牌桌 留座 把座位留下，或者开一张私人桌。
err-invited-self = 你已经坐在这里了。
    .note = 请写别人的名字。
err-invited-already = 已经邀请过了。
    .note = 对方可以按“入座”。
err-invited-many = 你已经邀请了{ $limit }个。
    .note = 邀请一个身份组，可以让更多人入座。
err-invite-whom = 你要邀请谁？
    .note = 加上 成员: 或 身份组:，选一个。
err-invite-everybody = 那个身份组就是所有人。
    .note = 开桌时不加 私人:，谁都能入座。
err-guest-bot = 那是个机器人。
    .note = 想让电脑入座，按“加电脑”。
err-sits-here = { $name }已经坐在这里了。
    .note = 请写别人的名字。
err-kept-already = 已经给{ $name }留了座。
    .note = 对方可以按“入座”。
err-none-to-keep = 没有座位可留了。
    .note = 空位都给人留着。用 /牌桌 取消留座 放开一个。
err-not-kept = 没有给这个人留座。
    .note = 用 /牌桌 留座 留一个。
err-block-self = 那是你自己。
    .note = 请写别人的名字。
err-blocked-many = 你已经拦了{ $limit }个人。
    .note = 用 /放行 放开一个。
err-guest-blocked = 你不让{ $name }坐你的桌。
    .note = 用 /放行 放开。
err-not-blocked = 你没有拦这个人。
    .note = /拦人 会列出你拦的人。
