### The playground: the words of the page itself, a small chat in the browser. Not of the bot, whose messages it shows.

# `…` is a key of the keyboard, **…** is bold. $name is a person, $bot the bot, $command a command as it is typed (/play).
# $n decides the plural form.

## Around the page: the list of channels at its left, the bar at its top. On a phone of 400 pixels, too: short.

# The name of the make-believe server, at the top left and in the title of the window.
chat-title = Lekplatsen
chat-channels = Kanaler
chat-alone = **Bara på den här datorn.** Inget konto, ingen uppkoppling utåt.
chat-bot-connected = { $bot } är ansluten
chat-bot-away = { $bot } är inte ansluten
# For the ear alone: a channel in which something is new, and a person who was mentioned.
chat-channel-unread = { $channel }, oläst
chat-mentions =
    { $n ->
        [one] { $name }, { $n } oläst omnämnande
       *[other] { $name }, { $n } olästa omnämnanden
    }
# The group of people among whom one chooses who to be.
chat-you-are = Du är
# A channel that is gone, as #unknown.
chat-channel-unknown = okänd
# Three small buttons: the theme that a press brings, and the help.
chat-light = Ljust
chat-dark = Mörkt
chat-keys-help = Tangenter, hjälp
# The list of languages, for the ear: its choices are seen.
chat-language = Språk
# Links that only the keyboard finds.
chat-skip-messages = Till meddelandena
chat-skip-private = Till de privata svaren
chat-skip-write = Till skrivfältet
# Buttons that are only an icon, and a picture that is shown large.
chat-close = Stäng
chat-enlarge = Förstora
chat-picture = Bild

## The line above the channel when something is wrong

chat-stopped = Lekplatsen har stannat. Starta den igen.
chat-lost = Anslutningen bröts. Nytt försök om { $n } s
chat-try-now = Försök nu
chat-waits = { $bot } är inte ansluten. Knapparna väntar tills dess.

## An empty channel. $channel: a channel, as #practice.

chat-empty = Här finns inget än
chat-begin-in = Börja i { $channel }
chat-look-around = Se dig om först
chat-or-write = Eller skriv `/` här nedanför, så ser du allt som boten kan.

## Messages

# Stands in place of an answer that is on its way, with three dots.
chat-thinking = tänker
chat-today = I dag
chat-yesterday = I går
# On the pill at the lower edge.
chat-new-messages =
    { $n ->
        [one] { $n } nytt meddelande
       *[other] { $n } nya meddelanden
    }
# Above an answer: whose command it answers. Below the last message: a command that waits.
chat-used = **{ $name }** använde { $command }
chat-uses = **{ $name }** använder { $command } och väntar på { $bot }
# A small tag behind the name of the bot.
chat-bot = bot
# $time: 14:32. Above a private answer.
chat-at-alone = { $time } · bara du
chat-dismiss = Ta bort
# For the ear: a message by its first line, a private one, and a line that ends without a full stop.
chat-message = { $name }, { $time }: { $line }
chat-private-message = Privat: { $line }
chat-said = { $name }: { $words }
chat-line = { $line }.
# Components are the parts of which a message consists.
chat-unknown-part = En del av sorten { $type }, som sidan inte ritar

## The column of private answers; on a phone it is a sheet, with a bar that opens it

# In the bar on a phone, and at the top of the column.
chat-only = Bara { $name } ser det här
chat-only-column = **Bara { $name } ser den här kolumnen.** Privata svar.
chat-private = Privat, bara { $name }
chat-close-private = Stäng de privata svaren
chat-nothing-private = Inget privat för { $name } än
chat-nothing-private-yet = När boten svarar bara { $name } syns det här. Välj någon annan här ovanför, så ser du deras svar.
# The button in the bar on a phone: one short word.
chat-open = Öppna
chat-earlier = Tidigare privata svar · { $n }

## How long until or since something: 28 s, 3 min, 2 h, 5 d. In the middle of the bot's sentences.

chat-now = nu
chat-in-s = om { $n } s
chat-in-min = om { $n } min
chat-in-h = om { $n } tim
chat-in-d =
    { $n ->
        [one] om { $n } dag
       *[other] om { $n } dagar
    }
chat-ago-s = för { $n } s sedan
chat-ago-min = för { $n } min sedan
chat-ago-h = för { $n } tim sedan
chat-ago-d =
    { $n ->
        [one] för { $n } dag sedan
       *[other] för { $n } dagar sedan
    }

## Selects and forms of the bot

chat-choose = Välj
chat-done = Klar
chat-clear = Rensa
# For the ear: a select, and what is chosen in it.
chat-chosen = { $select }, { $chosen }
# 5 of 13 cards are chosen; 23 of 64 characters are written.
chat-of = { $n } av { $total }
chat-save = Spara
chat-cancel = Avbryt
chat-needed = Det här behövs.
chat-at-least = Minst { $n } tecken.

## The line to write in, and what opens above it on “/”: commands, and a field for each of their options

chat-write = Skriv
chat-send = Skicka
# Stands in the empty line. $place: a channel, as #big-two. The same in full, at middle width, and on a phone.
chat-write-wide = Skriv i { $place } som **{ $name }**, eller `/` för kommandon
chat-write-middle = Skriv i { $place } som **{ $name }**, eller `/`
chat-write-narrow = Skriv som **{ $name }**, eller `/`
chat-choices = Val
chat-hints = `↑``↓` välj `Enter` ta, skicka sedan `Esc` tillbaka
# Beside an option of a command: at most 8 letters.
chat-required = behövs
chat-optional = valfri
# In the empty field of an option.
chat-which = vilken { $option }?
chat-option = { $option }, { $about }
# Above the choices for an option.
chat-suggested = Botens förslag för **{ $option }** · { $n }
chat-choices-for = Val för **{ $option }** · { $n }

## What is right in a field. $option: its name as it is typed. Whole sentences without a full stop.

chat-takes-needed = { $option } behövs
chat-takes-choice = { $option } tar ett av sina val
# $choices: true or false.
chat-takes-these = { $option } tar { $choices }
chat-takes-whole = { $option } tar ett heltal
chat-takes-number = { $option } tar ett tal
chat-takes-text = { $option } tar en text
chat-takes-between = { $option } tar { $low } till { $high }
chat-takes-from = { $option } tar minst { $low }
chat-takes-up-to = { $option } tar högst { $high }
chat-takes-long-between = { $option } tar { $low } till { $n } tecken
chat-takes-long-from = { $option } tar minst { $n } tecken
chat-takes-long-up-to = { $option } tar högst { $n } tecken

## An act that was not done: a headline, and below it what to do

chat-timeout = { $bot } svarade inte inom 3 s.
chat-unreachable = Lekplatsen svarade inte.
chat-perhaps = Det kan ha blivit gjort ändå: se efter innan du försöker igen.
chat-changed = Det ändrades strax innan du tryckte.
chat-changed-note = Inget är gjort. Se hur det är nu.
chat-disconnected = { $bot } är inte ansluten.
chat-disconnected-note = Inget är gjort. Försök igen när anslutningen är tillbaka.
chat-refused = Det blev inte gjort.
chat-refused-note = Sidan och boten är inte överens om vad som går att göra här.
chat-try-again = Försök igen
chat-details = Mer om det

## The help: keys, and what each does

chat-keys = Tangenter
# The space bar, as it is called on a keyboard.
chat-key-space = Blanksteg
chat-key-commands = välj ett kommando
chat-key-help = den här hjälpen
chat-key-region = nästa område; med `Skift` det förra
chat-key-channel = kanal; med `Skift` person
chat-key-messages = meddelanden; `Enter` till knapparna i ett, `Esc` tillbaka
chat-key-select = i en lista: ta eller släpp; `Enter` är Klar, `Esc` ångrar
chat-single-keys = Enstaka tangenter, utanför fälten
