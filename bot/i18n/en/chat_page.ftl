### The playground: the words of the page itself, a small chat in the browser. Not of the bot, whose messages it shows.

# `…` is a key of the keyboard, **…** is bold. $name is a person, $bot the bot, $command a command as it is typed (/play).
# $n decides the plural form.

## Around the page: the list of channels at its left, the bar at its top. On a phone of 400 pixels, too: short.

# The name of the make-believe server, at the top left and in the title of the window.
chat-title = Playground
chat-channels = Channels
chat-alone = **Only on this computer.** No account, no outside connection.
chat-bot-connected = { $bot } is connected
chat-bot-away = { $bot } is not connected
# For the ear alone: a channel in which something is new, and a person who was mentioned.
chat-channel-unread = { $channel } unread
chat-mentions =
    { $n ->
        [one] { $name }, { $n } unread mention
       *[other] { $name }, { $n } unread mentions
    }
# The group of people among whom one chooses who to be.
chat-you-are = You are
# A channel that is gone, as #unknown.
chat-channel-unknown = unknown
# Three small buttons: the theme that a press brings, and the help.
chat-light = Light
chat-dark = Dark
chat-keys-help = Keys, help
# The list of languages, for the ear: its choices are seen.
chat-language = Language
# Links that only the keyboard finds.
chat-skip-messages = Skip to messages
chat-skip-private = Skip to private answers
chat-skip-write = Skip to writing
# Buttons that are only an icon, and a picture that is shown large.
chat-close = Close
chat-enlarge = Enlarge
chat-picture = Picture

## The line above the channel when something is wrong

chat-stopped = The playground has stopped. Start it again.
chat-lost = Connection lost. Trying again in { $n } s
chat-try-now = Try now
chat-waits = { $bot } is not connected. Buttons wait until it is.

## An empty channel. $channel: a channel, as #practice.

chat-empty = Nothing here yet
chat-begin-in = Begin in { $channel }
chat-look-around = Look around first
chat-or-write = Or write `/` below to see everything the bot can do.

## Messages

# Stands in place of an answer that is on its way, with three dots.
chat-thinking = thinking
chat-today = Today
chat-yesterday = Yesterday
# On the pill at the lower edge.
chat-new-messages =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
# Above an answer: whose command it answers. Below the last message: a command that waits.
chat-used = **{ $name }** used { $command }
chat-uses = **{ $name }** uses { $command } waiting for { $bot }
# A small tag behind the name of the bot.
chat-bot = bot
# $time: 14:32. Above a private answer.
chat-at-alone = { $time } · only you
chat-dismiss = Dismiss
# For the ear: a message by its first line, a private one, and a line that ends without a full stop.
chat-message = { $name }, { $time }: { $line }
chat-private-message = Private: { $line }
chat-said = { $name }: { $words }
chat-line = { $line }.
# Components are the parts of which a message consists.
chat-unknown-part = A component of type { $type }, which this page does not draw

## The column of private answers; on a phone it is a sheet, with a bar that opens it

# In the bar on a phone, and at the top of the column.
chat-only = Only { $name } sees this
chat-only-column = **Only { $name } sees this column.** Private answers.
chat-private = Private, only { $name }
chat-close-private = Close the private answers
chat-nothing-private = Nothing private for { $name } yet
chat-nothing-private-yet = When the bot answers { $name } alone, it appears here. Choose another person above and you see theirs instead.
# The button in the bar on a phone: one short word.
chat-open = Open
chat-earlier = Earlier private answers · { $n }

## How long until or since something: 28 s, 3 min, 2 h, 5 d. In the middle of the bot's sentences.

chat-now = now
chat-in-s = in { $n } s
chat-in-min = in { $n } min
chat-in-h = in { $n } h
chat-in-d = in { $n } d
chat-ago-s = { $n } s ago
chat-ago-min = { $n } min ago
chat-ago-h = { $n } h ago
chat-ago-d = { $n } d ago

## Selects and forms of the bot

chat-choose = Choose
chat-done = Done
chat-clear = Clear
# For the ear: a select, and what is chosen in it.
chat-chosen = { $select }, { $chosen }
# 5 of 13 cards are chosen; 23 of 64 characters are written.
chat-of = { $n } of { $total }
chat-save = Save
chat-cancel = Cancel
chat-needed = This is needed.
chat-at-least =
    { $n ->
        [one] At least { $n } character.
       *[other] At least { $n } characters.
    }

## The line to write in, and what opens above it on “/”: commands, and a field for each of their options

chat-write = Write
chat-send = Send
# Stands in the empty line. $place: a channel, as #big-two. The same in full, at middle width, and on a phone.
chat-write-wide = Write to { $place } as **{ $name }**, or type `/` for commands
chat-write-middle = Write to { $place } as **{ $name }**, or type `/`
chat-write-narrow = Write as **{ $name }**, or type `/`
chat-choices = Choices
chat-hints = `↑``↓` choose `Enter` take, then send `Esc` back
# Beside an option of a command: at most 8 letters.
chat-required = required
chat-optional = optional
# In the empty field of an option.
chat-which = which { $option }?
chat-option = { $option }, { $about }
# Above the choices for an option.
chat-suggested = Suggested by the bot for **{ $option }** · { $n }
chat-choices-for = Choices for **{ $option }** · { $n }

## What is right in a field. $option: its name as it is typed. Whole sentences without a full stop.

chat-takes-needed = { $option } is needed
chat-takes-choice = { $option } takes one of its choices
# $choices: true or false.
chat-takes-these = { $option } takes { $choices }
chat-takes-whole = { $option } takes a whole number
chat-takes-number = { $option } takes a number
chat-takes-text = { $option } takes text
chat-takes-between = { $option } takes { $low } to { $high }
chat-takes-from = { $option } takes at least { $low }
chat-takes-up-to = { $option } takes at most { $high }
chat-takes-long-between = { $option } takes { $low } to { $n } characters
chat-takes-long-from =
    { $n ->
        [one] { $option } takes at least { $n } character
       *[other] { $option } takes at least { $n } characters
    }
chat-takes-long-up-to =
    { $n ->
        [one] { $option } takes at most { $n } character
       *[other] { $option } takes at most { $n } characters
    }

## An act that was not done: a headline, and below it what to do

chat-timeout = { $bot } did not answer within 3 s.
chat-unreachable = The playground did not answer.
chat-perhaps = It may have been done all the same: look before you try again.
chat-changed = That changed just before you pressed it.
chat-changed-note = Nothing was done. Look at it as it is now.
chat-disconnected = { $bot } is not connected.
chat-disconnected-note = Nothing was done. Try again when it is.
chat-refused = That was not done.
chat-refused-note = This page and the bot do not agree on what can be done here.
chat-try-again = Try again
chat-details = Details

## The help: keys, and what each does

chat-keys = Keys
# The space bar, as it is called on a keyboard.
chat-key-space = Space
chat-key-commands = pick a command
chat-key-help = this help
chat-key-region = next region; with `Shift` the one before
chat-key-channel = channel; with `Shift` person
chat-key-messages = messages; `Enter` into the controls of one, `Esc` back
chat-key-select = in a select: take or leave; `Enter` is Done, `Esc` discards
chat-single-keys = Single keys, outside of fields
