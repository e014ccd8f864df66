### The playground: the words of the page itself, a small chat in the browser. Not of the bot, whose messages it shows.

# `…` is a key of the keyboard, **…** is bold. $name is a person, $bot the bot, $command a command as it is typed (/play).
# $n decides the plural form.

## Around the page: the list of channels at its left, the bar at its top. On a phone of 400 pixels, too: short.

# The name of the make-believe server, at the top left and in the title of the window.
chat-title = Uwanja wa Majaribio
chat-channels = Chaneli
chat-alone = **Kwenye kompyuta hii tu.** Hakuna akaunti, hakuna muunganisho wa nje.
chat-bot-connected = { $bot } imeunganishwa
chat-bot-away = { $bot } haijaunganishwa
# For the ear alone: a channel in which something is new, and a person who was mentioned.
chat-channel-unread = { $channel }, haijasomwa
chat-mentions =
    { $n ->
        [one] { $name }, ametajwa mara { $n }, haijasomwa
       *[other] { $name }, ametajwa mara { $n }, hazijasomwa
    }
# The group of people among whom one chooses who to be.
chat-you-are = Wewe ni
# A channel that is gone, as #unknown.
chat-channel-unknown = haijulikani
# Three small buttons: the theme that a press brings, and the help.
chat-light = Angavu
chat-dark = Giza
chat-keys-help = Vitufe, msaada
# The list of languages, for the ear: its choices are seen.
chat-language = Lugha
# Links that only the keyboard finds.
chat-skip-messages = Ruka hadi ujumbe
chat-skip-private = Ruka hadi majibu ya faragha
chat-skip-write = Ruka hadi sehemu ya kuandika
# Buttons that are only an icon, and a picture that is shown large.
chat-close = Funga
chat-enlarge = Kuza
chat-picture = Picha

## The line above the channel when something is wrong

chat-stopped = Uwanja umesimama. Tafadhali uanzishe tena.
chat-lost = Muunganisho umekatika. Tutajaribu tena baada ya sekunde { $n }
chat-try-now = Jaribu sasa
chat-waits = { $bot } haijaunganishwa. Vitufe vinasubiri hadi iunganishwe.

## An empty channel. $channel: a channel, as #practice.

chat-empty = Hakuna kitu hapa bado
chat-begin-in = Anza kwenye { $channel }
chat-look-around = Tazama kwanza
chat-or-write = Au andika `/` hapa chini ili uone yote ambayo bot inaweza kufanya.

## Messages

# Stands in place of an answer that is on its way, with three dots.
chat-thinking = inafikiri
chat-today = Leo
chat-yesterday = Jana
# On the pill at the lower edge.
chat-new-messages =
    { $n ->
        [one] Ujumbe mpya { $n }
       *[other] Ujumbe mpya { $n }
    }
# Above an answer: whose command it answers. Below the last message: a command that waits.
chat-used = **{ $name }** ametumia { $command }
chat-uses = **{ $name }** anatumia { $command }, anasubiri { $bot }
# A small tag behind the name of the bot.
chat-bot = bot
# $time: 14:32. Above a private answer.
chat-at-alone = { $time } · wewe tu
chat-dismiss = Ondoa
# For the ear: a message by its first line, a private one, and a line that ends without a full stop.
chat-message = { $name }, { $time }: { $line }
chat-private-message = Faragha: { $line }
chat-said = { $name }: { $words }
chat-line = { $line }.
# Components are the parts of which a message consists.
chat-unknown-part = Sehemu ya aina { $type }, ambayo ukurasa huu hauichori

## The column of private answers; on a phone it is a sheet, with a bar that opens it

# In the bar on a phone, and at the top of the column.
chat-only = { $name } tu anaona hii
chat-only-column = **{ $name } tu anaona safu hii.** Majibu ya faragha.
chat-private = Faragha, { $name } tu
chat-close-private = Funga majibu ya faragha
chat-nothing-private = Hakuna jibu la faragha la { $name } bado
chat-nothing-private-yet = Bot ikimjibu { $name } peke yake, jibu linatokea hapa. Chagua mtu mwingine juu uone majibu yake.
# The button in the bar on a phone: one short word.
chat-open = Fungua
chat-earlier = Majibu ya faragha ya awali · { $n }

## How long until or since something: 28 s, 3 min, 2 h, 5 d. In the middle of the bot's sentences.

chat-now = sasa
chat-in-s = baada ya sekunde { $n }
chat-in-min = baada ya dakika { $n }
chat-in-h = baada ya saa { $n }
chat-in-d = baada ya siku { $n }
chat-ago-s = sekunde { $n } zilizopita
chat-ago-min = dakika { $n } zilizopita
chat-ago-h = saa { $n } zilizopita
chat-ago-d = siku { $n } zilizopita

## Selects and forms of the bot

chat-choose = Chagua
chat-done = Tayari
chat-clear = Futa yote
# For the ear: a select, and what is chosen in it.
chat-chosen = { $select }, { $chosen }
# 5 of 13 cards are chosen; 23 of 64 characters are written.
chat-of = { $n } kati ya { $total }
chat-save = Hifadhi
chat-cancel = Ghairi
chat-needed = Hii inahitajika.
chat-at-least =
    { $n ->
        [one] Angalau herufi { $n }.
       *[other] Angalau herufi { $n }.
    }

## The line to write in, and what opens above it on “/”: commands, and a field for each of their options

chat-write = Andika
chat-send = Tuma
# Stands in the empty line. $place: a channel, as #big-two. The same in full, at middle width, and on a phone.
chat-write-wide = Andika kwenye { $place } kama **{ $name }**, au `/` kwa amri
chat-write-middle = Andika kwenye { $place } kama **{ $name }**, au `/`
chat-write-narrow = Andika kama **{ $name }**, au `/`
chat-choices = Chaguo
chat-hints = `↑``↓` chagua `Enter` chukua, kisha tuma `Esc` rudi
# Beside an option of a command: at most 8 letters.
chat-required = lazima
chat-optional = hiari
# In the empty field of an option.
chat-which = { $option } ipi?
chat-option = { $option }, { $about }
# Above the choices for an option.
chat-suggested = Bot inapendekeza kwa **{ $option }** · { $n }
chat-choices-for = Chaguo za **{ $option }** · { $n }

## What is right in a field. $option: its name as it is typed. Whole sentences without a full stop.

chat-takes-needed = { $option } inahitajika
chat-takes-choice = { $option } ni mojawapo ya chaguo zake
# $choices: true or false.
chat-takes-these = { $option } ni { $choices }
chat-takes-whole = { $option } ni namba kamili
chat-takes-number = { $option } ni namba
chat-takes-text = { $option } ni maandishi
chat-takes-between = { $option } ni { $low } hadi { $high }
chat-takes-from = { $option } ni angalau { $low }
chat-takes-up-to = { $option } isizidi { $high }
chat-takes-long-between = { $option } ni herufi { $low } hadi { $n }
chat-takes-long-from = { $option } ni angalau herufi { $n }
chat-takes-long-up-to = { $option } isizidi herufi { $n }

## An act that was not done: a headline, and below it what to do

chat-timeout = { $bot } haikujibu ndani ya sekunde 3.
chat-unreachable = Uwanja wa Majaribio haukujibu.
chat-perhaps = Huenda imefanyika: tazama kabla ya kujaribu tena.
chat-changed = Hilo lilibadilika kabla tu ya kubonyeza.
chat-changed-note = Hakuna kilichofanyika. Tazama lilivyo sasa.
chat-disconnected = { $bot } haijaunganishwa.
chat-disconnected-note = Hakuna kilichofanyika. Jaribu tena ikiunganishwa.
chat-refused = Hilo halikufanyika.
chat-refused-note = Ukurasa huu na bot havikubaliani juu ya kinachowezekana hapa.
chat-try-again = Jaribu tena
chat-details = Maelezo

## The help: keys, and what each does

chat-keys = Vitufe
# The space bar, as it is called on a keyboard.
chat-key-space = Nafasi
chat-key-commands = chagua amri
chat-key-help = msaada huu
chat-key-region = eneo linalofuata; na `Shift` lililotangulia
chat-key-channel = chaneli; na `Shift` mtu
chat-key-messages = ujumbe; `Enter` kwenda kwenye vitufe vyake, `Esc` kurudi
chat-key-select = kwenye orodha: chukua au acha; `Enter` ni Tayari, `Esc` ni kughairi
chat-single-keys = Kitufe kimoja, nje ya sehemu za kuandika
