command-notify = 轮到你时什么时候提醒，什么时候不提醒
option-turns = 什么时候提醒你；不填就告诉你现在的选择
option-quiet = 一天里不提醒的时段，例如22-8；没有就写off
option-zone = 你的时区，例如Asia/Shanghai；列表里全都有
option-openings = 哪种牌在这里开桌时通知你；都不要就选none
choice-openings-none = 都不要
choice-turns-now = 马上
choice-turns-late = 等10秒以后
choice-turns-never = 从不
turns-called =
    { $call ->
        [now] **一轮到你就提醒。**
        [never] **轮到你也不提醒。**
       *[late] **全桌等了你10秒才提醒。**
    }
    .note = 用 /提醒 改，在所有服务器一起生效。
quiet-hours = { $begin }到{ $end }不提醒（{ $zone }）。
openings-told = 这些牌在这里开桌时通知你：{ $games }。
table-opened = { $mention } { $host }开了一张桌：{ game }，{ $table }。
err-openings-many = 这里已有{ $limit }人要{ game }的通知。
    .note = 一条消息装不下更多人。
quiet-hours-none = 任何时候都会提醒。用 免打扰: 选不提醒的时段。
err-quiet = “{ $text }”不是时段。
    .note = 写成22-8或22:30-7这样，或者off。
err-quiet-zone = 你在哪里？
    .note = 加上 时区:，例如Asia/Shanghai。
select-turns = 轮到你时什么时候提醒
menu-turns =
    { $call ->
        [now] 马上提醒
        [never] 从不提醒
       *[late] 等10秒再提醒
    }
