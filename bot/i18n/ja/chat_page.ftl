### The playground: the words of the page itself, a small chat in the browser. Not of the bot, whose messages it shows.

# `…` is a key of the keyboard, **…** is bold. $name is a person, $bot the bot, $command a command as it is typed (/play).
# $n decides the plural form.

## Around the page: the list of channels at its left, the bar at its top. On a phone of 400 pixels, too: short.

# The name of the make-believe server, at the top left and in the title of the window.
chat-title = プレイグラウンド
chat-channels = チャンネル
chat-alone = **このコンピューターの中だけです。** アカウントも外部への接続も要りません。
chat-bot-connected = { $bot }は接続中です
chat-bot-away = { $bot }は接続していません
# For the ear alone: a channel in which something is new, and a person who was mentioned.
chat-channel-unread = { $channel }、未読あり
chat-mentions = { $name }、未読のメンション{ $n }件
# The group of people among whom one chooses who to be.
chat-you-are = 誰になるか
# A channel that is gone, as #unknown.
chat-channel-unknown = 不明
# Three small buttons: the theme that a press brings, and the help.
chat-light = ライト
chat-dark = ダーク
chat-keys-help = キー、ヘルプ
# The list of languages, for the ear: its choices are seen.
chat-language = 言語
# Links that only the keyboard finds.
chat-skip-messages = メッセージへ移動
chat-skip-private = 自分だけの返事へ移動
chat-skip-write = 入力欄へ移動
# Buttons that are only an icon, and a picture that is shown large.
chat-close = 閉じる
chat-enlarge = 拡大
chat-picture = 画像

## The line above the channel when something is wrong

chat-stopped = プレイグラウンドが止まりました。もう一度起動してください。
chat-lost = 接続が切れました。{ $n }秒後にやり直します
chat-try-now = 今やり直す
chat-waits = { $bot }が接続していません。つながるまでボタンは使えません。

## An empty channel. $channel: a channel, as #practice.

chat-empty = まだ何もありません
chat-begin-in = { $channel }で始める
chat-look-around = 先に見て回る
chat-or-write = または、下の欄に`/`と入力すると、ボットでできることがすべて出ます。

## Messages

# Stands in place of an answer that is on its way, with three dots.
chat-thinking = 考え中
chat-today = 今日
chat-yesterday = 昨日
# On the pill at the lower edge.
chat-new-messages = 新着メッセージ{ $n }件
# Above an answer: whose command it answers. Below the last message: a command that waits.
chat-used = **{ $name }**さんが{ $command }を使いました
chat-uses = **{ $name }**さんが{ $command }を実行中：{ $bot }を待っています
# A small tag behind the name of the bot.
chat-bot = ボット
# $time: 14:32. Above a private answer.
chat-at-alone = { $time } · 自分だけ
chat-dismiss = 消す
# For the ear: a message by its first line, a private one, and a line that ends without a full stop.
chat-message = { $name }、{ $time }：{ $line }
chat-private-message = 自分だけ：{ $line }
chat-said = { $name }：{ $words }
chat-line = { $line }。
# Components are the parts of which a message consists.
chat-unknown-part = 種類{ $type }の部品は、このページでは表示できません

## The column of private answers; on a phone it is a sheet, with a bar that opens it

# In the bar on a phone, and at the top of the column.
chat-only = { $name }さんだけに見えます
chat-only-column = **この列は{ $name }さんだけに見えます。** 自分だけの返事です。
chat-private = { $name }さんだけ
chat-close-private = 自分だけの返事を閉じる
chat-nothing-private = { $name }さんだけの返事はまだありません
chat-nothing-private-yet = ボットが{ $name }さんだけに返事をすると、ここに出ます。上で別の人を選ぶと、その人の返事が見えます。
# The button in the bar on a phone: one short word.
chat-open = 開く
chat-earlier = 以前の自分だけの返事 · { $n }

## How long until or since something: 28 s, 3 min, 2 h, 5 d. In the middle of the bot's sentences.

chat-now = 今
chat-in-s = { $n }秒後
chat-in-min = { $n }分後
chat-in-h = { $n }時間後
chat-in-d = { $n }日後
chat-ago-s = { $n }秒前
chat-ago-min = { $n }分前
chat-ago-h = { $n }時間前
chat-ago-d = { $n }日前

## Selects and forms of the bot

chat-choose = 選ぶ
chat-done = 決定
chat-clear = すべて外す
# For the ear: a select, and what is chosen in it.
chat-chosen = { $select }、{ $chosen }
# 5 of 13 cards are chosen; 23 of 64 characters are written.
chat-of = { $n }／{ $total }
chat-save = 保存
chat-cancel = やめる
chat-needed = 入力が必要です。
chat-at-least = { $n }文字以上にしてください。

## The line to write in, and what opens above it on “/”: commands, and a field for each of their options

chat-write = 入力
chat-send = 送信
# Stands in the empty line. $place: a channel, as #big-two. The same in full, at middle width, and on a phone.
chat-write-wide = { $place }に**{ $name }**さんとして書く。`/`でコマンド
chat-write-middle = { $place }に**{ $name }**さんとして書く。または`/`
chat-write-narrow = **{ $name }**さんとして書く。または`/`
chat-choices = 候補
chat-hints = `↑``↓`選ぶ `Enter`決めて、次に送信 `Esc`戻る
# Beside an option of a command: at most 8 letters.
chat-required = 必須
chat-optional = 任意
# In the empty field of an option.
chat-which = { $option }は？
chat-option = { $option }、{ $about }
# Above the choices for an option.
chat-suggested = **{ $option }**：ボットの候補 · { $n }
chat-choices-for = **{ $option }**：候補 · { $n }

## What is right in a field. $option: its name as it is typed. Whole sentences without a full stop.

chat-takes-needed = { $option }が必要です
chat-takes-choice = { $option }は候補の中から選びます
# $choices: true or false.
chat-takes-these = { $option }は{ $choices }です
chat-takes-whole = { $option }は整数です
chat-takes-number = { $option }は数です
chat-takes-text = { $option }は文字です
chat-takes-between = { $option }は{ $low }から{ $high }までです
chat-takes-from = { $option }は{ $low }以上です
chat-takes-up-to = { $option }は{ $high }以下です
chat-takes-long-between = { $option }は{ $low }から{ $n }文字までです
chat-takes-long-from = { $option }は{ $n }文字以上です
chat-takes-long-up-to = { $option }は{ $n }文字以下です

## An act that was not done: a headline, and below it what to do

chat-timeout = { $bot }は3秒以内に答えませんでした。
chat-unreachable = プレイグラウンドが答えませんでした。
chat-perhaps = 実行された可能性もあります。やり直す前に確かめてください。
chat-changed = 押す直前に変わりました。
chat-changed-note = 何も実行していません。今の状態を確かめてください。
chat-disconnected = { $bot }が接続していません。
chat-disconnected-note = 何も実行していません。つながったらやり直してください。
chat-refused = 実行できませんでした。
chat-refused-note = ここで何ができるかが、このページとボットで食い違っています。
chat-try-again = やり直す
chat-details = 詳細

## The help: keys, and what each does

chat-keys = キー
# The space bar, as it is called on a keyboard.
chat-key-space = スペース
chat-key-commands = コマンドを選ぶ
chat-key-help = このヘルプ
chat-key-region = 次の区画。`Shift`も押すと前の区画
chat-key-channel = チャンネル。`Shift`も押すと人
chat-key-messages = メッセージ。`Enter`で中のボタンへ、`Esc`で戻る
chat-key-select = メニューの中：選ぶ、外す。`Enter`で決定、`Esc`で取り消し
chat-single-keys = 1つのキーで操作（入力欄の外）
