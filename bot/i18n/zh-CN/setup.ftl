command-setup = 本服务器的频道、计时、规则，以及谁可以开桌
option-timezone = 周和月按哪里的零点算；写一个城市
option-game-setup = 选哪种牌的规则；不填就是服务器的
setup-heading = 设置本服务器
setup-note = 默认设置就够用，想改什么就改。已经开的桌不变。
setup-channels = **在哪里开桌**
setup-channels-any = 能用 /牌桌 开桌 的频道都可以。
setup-channels-some = 在{ $channels }，以及其中的子区。
setup-openers = **谁可以开桌**
setup-openers-said =
    { $openers ->
        [managers] 能管理服务器的人。
       *[everybody] 所有人。
    }
setup-clock = **默认计时**
setup-clock-said =
    { $unit ->
        [none] 不计时：想多久就多久。
       *[s] { clock }。
    }
setup-clock-note = 用 /牌桌 开桌 时，计时: 可以给那张桌另选，或者不计时。
setup-rated = **默认是否计等级分**
setup-rated-said =
    { $rated ->
        [yes] 没有电脑的桌计等级分。
       *[no] 都不计等级分。
    }
select-least = 打满几局才能坐等级分桌
choice-least =
    { $n ->
        [0] 计等级分的桌谁都能坐
       *[other] 在这里打满这种牌{ $n }局以后
    }
setup-threads = **子区**
setup-threads-said =
    { $on ->
        [yes] 每张桌有自己的子区，散桌后归档。
       *[no] 牌桌就在频道里。
    }
setup-zone = **时区**
setup-zone-said = { $zone }。排行榜的周和月从那里的零点算起。
setup-digest =
    { $on ->
        [yes] **每周小结：**在{ $channel }，星期一9:00（服务器的时区）。
       *[no] **每周小结：**不发。
    }
setup-game = **默认打哪种牌**
setup-game-said = { game }。频道用哪种牌命名，就打哪种。
setup-rules = **没有另选时的规则**
setup-rules-said = { game }：{ $rules }
setup-rules-note = 玩法先给你看，再保存。保存之后按“再查一次”，这里就会显示。
setup-rights = **权限**
setup-rights-fine = 在{ $channel }，机器人的权限够用。
setup-rights-gone = 选的频道没有了，或者机器人看不到：{ $channel }。
setup-rights-note = 请在频道设置里允许，再按“再查一次”。
select-channels = 选频道；都不选就是所有频道
select-openers = 谁可以开桌
select-clock = 选计时
choice-clock =
    { $unit ->
        [none] 不计时
       *[s] { clock }
    }
select-rated = 牌桌是否计等级分
choice-rated-yes = 没有电脑就计等级分
choice-rated-no = 不计等级分
select-setup-game = 选本服务器打哪种牌
select-setup-rules =
    { $page ->
        [0] 选一种玩法
       *[other] 更多玩法
    }
choice-openers-everybody = 所有人
choice-openers-managers = 能管理服务器的人
button-other-clock = 别的时间
clock-title = 本服务器的计时
clock-label = 每手的时间
clock-about = 15s到7d，例如30s、5m、1h或2d；不计时写none
button-threads =
    { $on ->
        [yes] 不开子区
       *[no] 每桌一个子区
    }
button-zone = 时区
button-digest =
    { $on ->
        [yes] 不发小结
       *[no] 小结发到这里
    }
zone-title = 本服务器的时区
zone-label = 城市，或时区的名字
zone-about = 例如Shanghai、Asia/Hong_Kong或UTC
button-check-again = 再查一次
button-server-rules = 这里的规则
permission =
    { $permission ->
        [view_channel] 查看频道
        [send_messages] 发送消息
        [send_messages_in_threads] 在子区内发送消息
        [embed_links] 嵌入链接
        [attach_files] 附加文件
        [create_public_threads] 创建公共子区
       *[read_message_history] 读取消息历史记录
    }
err-channel = 这个频道不能开桌。
    .note = 可以在{ $channels }开。
err-openers = 只有能管理本服务器的人可以开桌。
    .note = 请他们开一张，或者按“入座”坐别的桌。
