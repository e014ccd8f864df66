### The playground: the words of the page itself, a small chat in the browser. Not of the bot, whose messages it shows.

# `…` is a key of the keyboard, **…** is bold. $name is a person, $bot the bot, $command a command as it is typed (/play).
# $n decides the plural form.

## Around the page: the list of channels at its left, the bar at its top. On a phone of 400 pixels, too: short.

# The name of the make-believe server, at the top left and in the title of the window.
chat-title = 试玩场
chat-channels = 频道
chat-alone = **只在这台电脑上。** 不用账号，也不连外网。
chat-bot-connected = { $bot }已连接
chat-bot-away = { $bot }没有连接
# For the ear alone: a channel in which something is new, and a person who was mentioned.
chat-channel-unread = { $channel }，有新消息
chat-mentions = { $name }，{ $n }条未读提及
# The group of people among whom one chooses who to be.
chat-you-are = 你是
# A channel that is gone, as #unknown.
chat-channel-unknown = 未知
# Three small buttons: the theme that a press brings, and the help.
chat-light = 浅色
chat-dark = 深色
chat-keys-help = 按键、帮助
# The list of languages, for the ear: its choices are seen.
chat-language = 语言
# Links that only the keyboard finds.
chat-skip-messages = 跳到消息
chat-skip-private = 跳到私人回复
chat-skip-write = 跳到输入框
# Buttons that are only an icon, and a picture that is shown large.
chat-close = 关闭
chat-enlarge = 放大
chat-picture = 图片

## The line above the channel when something is wrong

chat-stopped = 试玩场停了，请重新启动。
chat-lost = 连接断了，{ $n }秒后重试
chat-try-now = 现在重试
chat-waits = { $bot }没有连接，连上之前按钮不能用。

## An empty channel. $channel: a channel, as #practice.

chat-empty = 这里还没有消息
chat-begin-in = 在{ $channel }开始
chat-look-around = 先到处看看
chat-or-write = 或者在下面输入`/`，看看机器人会做什么。

## Messages

# Stands in place of an answer that is on its way, with three dots.
chat-thinking = 思考中
chat-today = 今天
chat-yesterday = 昨天
# On the pill at the lower edge.
chat-new-messages = { $n }条新消息
# Above an answer: whose command it answers. Below the last message: a command that waits.
chat-used = **{ $name }**用了{ $command }
chat-uses = **{ $name }**正在用{ $command }，等{ $bot }回复
# A small tag behind the name of the bot.
chat-bot = 机器人
# $time: 14:32. Above a private answer.
chat-at-alone = { $time } · 只有你
chat-dismiss = 收起
# For the ear: a message by its first line, a private one, and a line that ends without a full stop.
chat-message = { $name }，{ $time }：{ $line }
chat-private-message = 私人：{ $line }
chat-said = { $name }：{ $words }
chat-line = { $line }。
# Components are the parts of which a message consists.
chat-unknown-part = 类型{ $type }的组件，这个页面画不出来

## The column of private answers; on a phone it is a sheet, with a bar that opens it

# In the bar on a phone, and at the top of the column.
chat-only = 只有{ $name }看得到
chat-only-column = **这一栏只有{ $name }看得到。** 私人回复。
chat-private = 私人，只有{ $name }
chat-close-private = 收起私人回复
chat-nothing-private = { $name }还没有私人回复
chat-nothing-private-yet = 机器人只回复{ $name }的时候，会出现在这里。在上面换一个人，就看得到那个人的。
# The button in the bar on a phone: one short word.
chat-open = 打开
chat-earlier = 更早的私人回复 · { $n }

## How long until or since something: 28 s, 3 min, 2 h, 5 d. In the middle of the bot's sentences.

chat-now = 现在
chat-in-s = { $n }秒后
chat-in-min = { $n }分钟后
chat-in-h = { $n }小时后
chat-in-d = { $n }天后
chat-ago-s = { $n }秒前
chat-ago-min = { $n }分钟前
chat-ago-h = { $n }小时前
chat-ago-d = { $n }天前

## Selects and forms of the bot

chat-choose = 选择
chat-done = 完成
chat-clear = 清除
# For the ear: a select, and what is chosen in it.
chat-chosen = { $select }，{ $chosen }
# 5 of 13 cards are chosen; 23 of 64 characters are written.
chat-of = { $n } / { $total }
chat-save = 保存
chat-cancel = 取消
chat-needed = 这一栏要填。
chat-at-least = 至少{ $n }个字。

## The line to write in, and what opens above it on “/”: commands, and a field for each of their options

chat-write = 输入
chat-send = 发送
# Stands in the empty line. $place: a channel, as #big-two. The same in full, at middle width, and on a phone.
chat-write-wide = 以**{ $name }**的身份在{ $place }说话，或输入`/`用命令
chat-write-middle = 以**{ $name }**的身份在{ $place }说话，或输入`/`
chat-write-narrow = 以**{ $name }**的身份说话，或输入`/`
chat-choices = 选项
chat-hints = `↑``↓` 选 `Enter` 选用，再按发送 `Esc` 返回
# Beside an option of a command: at most 8 letters.
chat-required = 必填
chat-optional = 选填
# In the empty field of an option.
chat-which = 哪个{ $option }？
chat-option = { $option }，{ $about }
# Above the choices for an option.
chat-suggested = 机器人建议的**{ $option }** · { $n }
chat-choices-for = **{ $option }**的选项 · { $n }

## What is right in a field. $option: its name as it is typed. Whole sentences without a full stop.

chat-takes-needed = 要填{ $option }
chat-takes-choice = { $option }要从选项里选
# $choices: true or false.
chat-takes-these = { $option }要填{ $choices }
chat-takes-whole = { $option }要填整数
chat-takes-number = { $option }要填数字
chat-takes-text = { $option }要填文字
chat-takes-between = { $option }要填{ $low }到{ $high }
chat-takes-from = { $option }至少{ $low }
chat-takes-up-to = { $option }最多{ $high }
chat-takes-long-between = { $option }要有{ $low }到{ $n }个字
chat-takes-long-from = { $option }至少{ $n }个字
chat-takes-long-up-to = { $option }最多{ $n }个字

## An act that was not done: a headline, and below it what to do

chat-timeout = { $bot }在3秒内没有回应。
chat-unreachable = 试玩场没有回应。
chat-perhaps = 可能已经做了，重试之前先看看。
chat-changed = 你按下去之前，情况刚好变了。
chat-changed-note = 什么都没做，先看看现在的样子。
chat-disconnected = { $bot }没有连接。
chat-disconnected-note = 什么都没做，连上之后再试。
chat-refused = 没有做成。
chat-refused-note = 这里能做什么，这个页面和机器人说法不同。
chat-try-again = 重试
chat-details = 详情

## The help: keys, and what each does

chat-keys = 按键
# The space bar, as it is called on a keyboard.
chat-key-space = 空格键
chat-key-commands = 选命令
chat-key-help = 这份帮助
chat-key-region = 下一区；加`Shift`是上一区
chat-key-channel = 频道；加`Shift`是换人
chat-key-messages = 消息；按`Enter`进到按钮，`Esc`返回
chat-key-select = 在菜单里：选或放下；`Enter`完成，`Esc`放弃
chat-single-keys = 输入框以外用单键
