### The playground: the words of the page itself, a small chat in the browser. Not of the bot, whose messages it shows.

# `…` is a key of the keyboard, **…** is bold. $name is a person, $bot the bot, $command a command as it is typed (/play).
# $n decides the plural form.

## Around the page: the list of channels at its left, the bar at its top. On a phone of 400 pixels, too: short.

# The name of the make-believe server, at the top left and in the title of the window.
chat-title = Palaruan
chat-channels = Mga channel
chat-alone = **Sa computer lang na ito.** Walang account, walang koneksiyon sa labas.
chat-bot-connected = Nakakonekta ang { $bot }
chat-bot-away = Hindi nakakonekta ang { $bot }
# For the ear alone: a channel in which something is new, and a person who was mentioned.
chat-channel-unread = { $channel }, hindi pa nabasa
chat-mentions = { $name }, { $n } mention na hindi pa nabasa
# The group of people among whom one chooses who to be.
chat-you-are = Ikaw si
# A channel that is gone, as #unknown.
chat-channel-unknown = hindi kilala
# Three small buttons: the theme that a press brings, and the help.
chat-light = Maliwanag
chat-dark = Madilim
chat-keys-help = Mga key, tulong
# The list of languages, for the ear: its choices are seen.
chat-language = Wika
# Links that only the keyboard finds.
chat-skip-messages = Pumunta sa mga mensahe
chat-skip-private = Pumunta sa mga pribadong sagot
chat-skip-write = Pumunta sa sulatan
# Buttons that are only an icon, and a picture that is shown large.
chat-close = Isara
chat-enlarge = Palakihin
chat-picture = Larawan

## The line above the channel when something is wrong

chat-stopped = Huminto ang Palaruan. Simulan ulit.
chat-lost = Naputol ang koneksiyon. Susubok ulit sa loob ng { $n } s
chat-try-now = Subukan na
chat-waits = Hindi nakakonekta ang { $bot }. Maghihintay muna ang mga button.

## An empty channel. $channel: a channel, as #practice.

chat-empty = Wala pang laman dito
chat-begin-in = Magsimula sa { $channel }
chat-look-around = Tumingin-tingin muna
chat-or-write = O i-type ang `/` sa ibaba para makita ang lahat ng kaya ng bot.

## Messages

# Stands in place of an answer that is on its way, with three dots.
chat-thinking = nag-iisip
chat-today = Ngayong araw
chat-yesterday = Kahapon
# On the pill at the lower edge.
chat-new-messages = { $n } bagong mensahe
# Above an answer: whose command it answers. Below the last message: a command that waits.
chat-used = Ginamit ni **{ $name }** ang { $command }
chat-uses = Ginagamit ni **{ $name }** ang { $command }, hinihintay ang { $bot }
# A small tag behind the name of the bot.
chat-bot = bot
# $time: 14:32. Above a private answer.
chat-at-alone = { $time } · ikaw lang
chat-dismiss = Alisin
# For the ear: a message by its first line, a private one, and a line that ends without a full stop.
chat-message = { $name }, { $time }: { $line }
chat-private-message = Pribado: { $line }
chat-said = { $name }: { $words }
chat-line = { $line }.
# Components are the parts of which a message consists.
chat-unknown-part = Bahaging uri { $type }, na hindi iginuguhit ng page na ito

## The column of private answers; on a phone it is a sheet, with a bar that opens it

# In the bar on a phone, and at the top of the column.
chat-only = Si { $name } lang ang nakakakita nito
chat-only-column = **Si { $name } lang ang nakakakita ng hanay na ito.** Mga pribadong sagot.
chat-private = Pribado, si { $name } lang
chat-close-private = Isara ang mga pribadong sagot
chat-nothing-private = Wala pang pribado para kay { $name }
chat-nothing-private-yet = Dito lalabas ang sagot ng bot na para kay { $name } lang. Pumili ng iba sa itaas para makita ang sa kanila.
# The button in the bar on a phone: one short word.
chat-open = Buksan
chat-earlier = Mga naunang pribadong sagot · { $n }

## How long until or since something: 28 s, 3 min, 2 h, 5 d. In the middle of the bot's sentences.

chat-now = ngayon
chat-in-s = sa loob ng { $n } s
chat-in-min = sa loob ng { $n } min
chat-in-h = sa loob ng { $n } oras
chat-in-d = sa loob ng { $n } araw
chat-ago-s = { $n } s na ang nakaraan
chat-ago-min = { $n } min na ang nakaraan
chat-ago-h = { $n } oras na ang nakaraan
chat-ago-d = { $n } araw na ang nakaraan

## Selects and forms of the bot

chat-choose = Pumili
chat-done = Tapos na
chat-clear = Alisin lahat
# For the ear: a select, and what is chosen in it.
chat-chosen = { $select }, { $chosen }
# 5 of 13 cards are chosen; 23 of 64 characters are written.
chat-of = { $n } sa { $total }
chat-save = I-save
chat-cancel = Huwag ituloy
chat-needed = Kailangan ito.
chat-at-least = Hindi bababa sa { $n } titik.

## The line to write in, and what opens above it on “/”: commands, and a field for each of their options

chat-write = Magsulat
chat-send = Ipadala
# Stands in the empty line. $place: a channel, as #big-two. The same in full, at middle width, and on a phone.
chat-write-wide = Magsulat sa { $place } bilang **{ $name }**, o i-type ang `/` para sa mga command
chat-write-middle = Magsulat sa { $place } bilang **{ $name }**, o i-type ang `/`
chat-write-narrow = Magsulat bilang **{ $name }**, o i-type ang `/`
chat-choices = Mga pagpipilian
chat-hints = `↑``↓` pumili `Enter` kunin, saka ipadala `Esc` bumalik
# Beside an option of a command: at most 8 letters.
chat-required = kailangan
chat-optional = puwede
# In the empty field of an option.
chat-which = aling { $option }?
chat-option = { $option }, { $about }
# Above the choices for an option.
chat-suggested = Mungkahi ng bot para sa **{ $option }** · { $n }
chat-choices-for = Pagpipilian para sa **{ $option }** · { $n }

## What is right in a field. $option: its name as it is typed. Whole sentences without a full stop.

chat-takes-needed = Kailangan ang { $option }
chat-takes-choice = Isa sa mga pagpipilian ang { $option }
# $choices: true or false.
chat-takes-these = { $choices } ang puwede sa { $option }
chat-takes-whole = Buong numero ang { $option }
chat-takes-number = Numero ang { $option }
chat-takes-text = Teksto ang { $option }
chat-takes-between = { $low } hanggang { $high } ang { $option }
chat-takes-from = Hindi bababa sa { $low } ang { $option }
chat-takes-up-to = Hindi hihigit sa { $high } ang { $option }
chat-takes-long-between = { $low } hanggang { $n } titik ang { $option }
chat-takes-long-from = Hindi bababa sa { $n } titik ang { $option }
chat-takes-long-up-to = Hindi hihigit sa { $n } titik ang { $option }

## An act that was not done: a headline, and below it what to do

chat-timeout = Hindi sumagot ang { $bot } sa loob ng 3 s.
chat-unreachable = Hindi sumagot ang Palaruan.
chat-perhaps = Baka nagawa pa rin ito: tingnan muna bago subukan ulit.
chat-changed = Nagbago iyon bago mo lang pindutin.
chat-changed-note = Walang nagawa. Tingnan kung ano na ngayon.
chat-disconnected = Hindi nakakonekta ang { $bot }.
chat-disconnected-note = Walang nagawa. Subukan ulit kapag nakakonekta na.
chat-refused = Hindi iyon nagawa.
chat-refused-note = Hindi magkasundo ang page at ang bot sa kung ano ang puwede rito.
chat-try-again = Subukan ulit
chat-details = Mga detalye

## The help: keys, and what each does

chat-keys = Mga key
# The space bar, as it is called on a keyboard.
chat-key-space = Spacebar
chat-key-commands = pumili ng command
chat-key-help = itong tulong
chat-key-region = susunod na bahagi; may `Shift` ang nauna
chat-key-channel = channel; may `Shift` ang tao
chat-key-messages = mga mensahe; `Enter` papunta sa mga button nito, `Esc` pabalik
chat-key-select = sa listahan: kunin o bitawan; `Enter` ang Tapos na, `Esc` ang huwag ituloy
chat-single-keys = Mga isahang key, sa labas ng mga field
