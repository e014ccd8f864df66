### The playground: the words of the page itself, a small chat in the browser. Not of the bot, whose messages it shows.

# `…` is a key of the keyboard, **…** is bold. $name is a person, $bot the bot, $command a command as it is typed (/play).
# $n decides the plural form.

## Around the page: the list of channels at its left, the bar at its top. On a phone of 400 pixels, too: short.

# The name of the make-believe server, at the top left and in the title of the window.
chat-title = 試玩場
chat-channels = 頻道
chat-alone = **只在這部電腦上。** 不用帳戶，也不會連到外面。
chat-bot-connected = { $bot }已連線
chat-bot-away = { $bot }未連線
# For the ear alone: a channel in which something is new, and a person who was mentioned.
chat-channel-unread = { $channel }，有新訊息
chat-mentions = { $name }，{ $n }個未讀提及
# The group of people among whom one chooses who to be.
chat-you-are = 你是
# A channel that is gone, as #unknown.
chat-channel-unknown = 不明
# Three small buttons: the theme that a press brings, and the help.
chat-light = 淺色
chat-dark = 深色
chat-keys-help = 按鍵、說明
# The list of languages, for the ear: its choices are seen.
chat-language = 語言
# Links that only the keyboard finds.
chat-skip-messages = 跳到訊息
chat-skip-private = 跳到私人回覆
chat-skip-write = 跳到輸入欄
# Buttons that are only an icon, and a picture that is shown large.
chat-close = 關閉
chat-enlarge = 放大
chat-picture = 圖片

## The line above the channel when something is wrong

chat-stopped = 試玩場停了，請重新啟動。
chat-lost = 連線斷了，{ $n }秒後再試
chat-try-now = 現在再試
chat-waits = { $bot }未連線，連上之前按鈕不能用。

## An empty channel. $channel: a channel, as #practice.

chat-empty = 這裏還未有訊息
chat-begin-in = 在{ $channel }開始
chat-look-around = 先四處看看
chat-or-write = 或者在下面輸入`/`，看看機械人能做甚麼。

## Messages

# Stands in place of an answer that is on its way, with three dots.
chat-thinking = 思考中
chat-today = 今日
chat-yesterday = 昨日
# On the pill at the lower edge.
chat-new-messages = { $n }則新訊息
# Above an answer: whose command it answers. Below the last message: a command that waits.
chat-used = **{ $name }**用了{ $command }
chat-uses = **{ $name }**正在用{ $command }，等{ $bot }回覆
# A small tag behind the name of the bot.
chat-bot = 機械人
# $time: 14:32. Above a private answer.
chat-at-alone = { $time } · 只有你
chat-dismiss = 收起
# For the ear: a message by its first line, a private one, and a line that ends without a full stop.
chat-message = { $name }，{ $time }：{ $line }
chat-private-message = 私人：{ $line }
chat-said = { $name }：{ $words }
chat-line = { $line }。
# Components are the parts of which a message consists.
chat-unknown-part = 類型{ $type }的元件，這一頁畫不出

## The column of private answers; on a phone it is a sheet, with a bar that opens it

# In the bar on a phone, and at the top of the column.
chat-only = 只有{ $name }看到
chat-only-column = **這一欄只有{ $name }看到。** 私人回覆。
chat-private = 私人，只有{ $name }
chat-close-private = 關上私人回覆
chat-nothing-private = { $name }還未有私人回覆
chat-nothing-private-yet = 機械人只回覆{ $name }的話，會在這裏出現。在上面揀另一個人，就看到那個人的。
# The button in the bar on a phone: one short word.
chat-open = 打開
chat-earlier = 較早的私人回覆 · { $n }

## How long until or since something: 28 s, 3 min, 2 h, 5 d. In the middle of the bot's sentences.

chat-now = 現在
chat-in-s = { $n }秒後
chat-in-min = { $n }分鐘後
chat-in-h = { $n }小時後
chat-in-d = { $n }日後
chat-ago-s = { $n }秒前
chat-ago-min = { $n }分鐘前
chat-ago-h = { $n }小時前
chat-ago-d = { $n }日前

## Selects and forms of the bot

chat-choose = 選擇
chat-done = 完成
chat-clear = 清除
# For the ear: a select, and what is chosen in it.
chat-chosen = { $select }，{ $chosen }
# 5 of 13 cards are chosen; 23 of 64 characters are written.
chat-of = { $n } / { $total }
chat-save = 儲存
chat-cancel = 取消
chat-needed = 這一欄要填。
chat-at-least = 最少{ $n }個字。

## The line to write in, and what opens above it on “/”: commands, and a field for each of their options

chat-write = 輸入
chat-send = 傳送
# Stands in the empty line. $place: a channel, as #big-two. The same in full, at middle width, and on a phone.
chat-write-wide = 以**{ $name }**的身份在{ $place }說話，或輸入`/`用指令
chat-write-middle = 以**{ $name }**的身份在{ $place }說話，或輸入`/`
chat-write-narrow = 以**{ $name }**的身份說話，或輸入`/`
chat-choices = 選項
chat-hints = `↑``↓` 揀 `Enter` 選用，再按傳送 `Esc` 返回
# Beside an option of a command: at most 8 letters.
chat-required = 必填
chat-optional = 可不填
# In the empty field of an option.
chat-which = 哪個{ $option }？
chat-option = { $option }，{ $about }
# Above the choices for an option.
chat-suggested = 機械人建議的**{ $option }** · { $n }
chat-choices-for = **{ $option }**的選項 · { $n }

## What is right in a field. $option: its name as it is typed. Whole sentences without a full stop.

chat-takes-needed = 要填{ $option }
chat-takes-choice = { $option }要從選項中揀
# $choices: true or false.
chat-takes-these = { $option }要填{ $choices }
chat-takes-whole = { $option }要填整數
chat-takes-number = { $option }要填數字
chat-takes-text = { $option }要填文字
chat-takes-between = { $option }要填{ $low }至{ $high }
chat-takes-from = { $option }最少{ $low }
chat-takes-up-to = { $option }最多{ $high }
chat-takes-long-between = { $option }要有{ $low }至{ $n }個字
chat-takes-long-from = { $option }最少{ $n }個字
chat-takes-long-up-to = { $option }最多{ $n }個字

## An act that was not done: a headline, and below it what to do

chat-timeout = { $bot }在3秒內沒有回應。
chat-unreachable = 試玩場沒有回應。
chat-perhaps = 可能已經做了，再試之前先看看。
chat-changed = 你按之前，情況剛剛變了。
chat-changed-note = 甚麼都沒有做，先看看現在怎樣。
chat-disconnected = { $bot }未連線。
chat-disconnected-note = 甚麼都沒有做，連上之後再試。
chat-refused = 沒有做到。
chat-refused-note = 這裏可以做甚麼，這一頁和機械人說法不同。
chat-try-again = 再試
chat-details = 詳情

## The help: keys, and what each does

chat-keys = 按鍵
# The space bar, as it is called on a keyboard.
chat-key-space = 空白鍵
chat-key-commands = 揀指令
chat-key-help = 這個說明
chat-key-region = 下一區；加`Shift`是上一區
chat-key-channel = 頻道；加`Shift`是換人
chat-key-messages = 訊息；按`Enter`進入按鈕，`Esc`返回
chat-key-select = 在選單中：揀或放下；`Enter`完成，`Esc`放棄
chat-single-keys = 輸入欄以外用單鍵
