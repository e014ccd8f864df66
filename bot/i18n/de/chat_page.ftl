### The playground: the words of the page itself, a small chat in the browser. Not of the bot, whose messages it shows.

# `…` is a key of the keyboard, **…** is bold. $name is a person, $bot the bot, $command a command as it is typed (/play).
# $n decides the plural form.

## Around the page: the list of channels at its left, the bar at its top. On a phone of 400 pixels, too: short.

# The name of the make-believe server, at the top left and in the title of the window.
chat-title = Spielplatz
chat-channels = Kanäle
chat-alone = **Nur auf diesem Computer.** Keine Anmeldung, keine Verbindung nach draußen.
chat-bot-connected = { $bot } ist verbunden
chat-bot-away = { $bot } ist nicht verbunden
# For the ear alone: a channel in which something is new, and a person who was mentioned.
chat-channel-unread = { $channel }, ungelesen
chat-mentions =
    { $n ->
        [one] { $name }, { $n } ungelesene Erwähnung
       *[other] { $name }, { $n } ungelesene Erwähnungen
    }
# The group of people among whom one chooses who to be.
chat-you-are = Du bist
# A channel that is gone, as #unknown.
chat-channel-unknown = unbekannt
# Three small buttons: the theme that a press brings, and the help.
chat-light = Hell
chat-dark = Dunkel
chat-keys-help = Tasten, Hilfe
# The list of languages, for the ear: its choices are seen.
chat-language = Sprache
# Links that only the keyboard finds.
chat-skip-messages = Zu den Nachrichten
chat-skip-private = Zu den privaten Antworten
chat-skip-write = Zum Schreiben
# Buttons that are only an icon, and a picture that is shown large.
chat-close = Schließen
chat-enlarge = Vergrößern
chat-picture = Bild

## The line above the channel when something is wrong

chat-stopped = Der Spielplatz läuft nicht mehr. Starte ihn neu.
chat-lost = Verbindung weg. Neuer Versuch in { $n } Sek.
chat-try-now = Jetzt versuchen
chat-waits = { $bot } ist nicht verbunden. Solange warten die Knöpfe.

## An empty channel. $channel: a channel, as #practice.

chat-empty = Hier ist noch nichts
chat-begin-in = In { $channel } anfangen
chat-look-around = Erst umsehen
chat-or-write = Oder schreib unten `/`, dann siehst du alles, was der Bot kann.

## Messages

# Stands in place of an answer that is on its way, with three dots.
chat-thinking = denkt nach
chat-today = Heute
chat-yesterday = Gestern
# On the pill at the lower edge.
chat-new-messages =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }
# Above an answer: whose command it answers. Below the last message: a command that waits.
chat-used = **{ $name }** hat { $command } benutzt
chat-uses = **{ $name }** benutzt { $command } und wartet auf { $bot }
# A small tag behind the name of the bot.
chat-bot = Bot
# $time: 14:32. Above a private answer.
chat-at-alone = { $time } · nur du
chat-dismiss = Weg damit
# For the ear: a message by its first line, a private one, and a line that ends without a full stop.
chat-message = { $name }, { $time }: { $line }
chat-private-message = Privat: { $line }
chat-said = { $name }: { $words }
chat-line = { $line }.
# Components are the parts of which a message consists.
chat-unknown-part = Ein Teil der Art { $type }, das diese Seite nicht zeichnet

## The column of private answers; on a phone it is a sheet, with a bar that opens it

# In the bar on a phone, and at the top of the column.
chat-only = Nur { $name } sieht das
chat-only-column = **Nur { $name } sieht diese Spalte.** Private Antworten.
chat-private = Privat, nur { $name }
chat-close-private = Private Antworten schließen
chat-nothing-private = Noch nichts Privates für { $name }
chat-nothing-private-yet = Antwortet der Bot nur { $name }, erscheint es hier. Wähl oben jemand anderes, dann siehst du deren Antworten.
# The button in the bar on a phone: one short word.
chat-open = Öffnen
chat-earlier = Frühere private Antworten · { $n }

## How long until or since something: 28 s, 3 min, 2 h, 5 d. In the middle of the bot's sentences.

chat-now = jetzt
chat-in-s = in { $n } Sek.
chat-in-min = in { $n } Min.
chat-in-h = in { $n } Std.
chat-in-d =
    { $n ->
        [one] in { $n } Tag
       *[other] in { $n } Tagen
    }
chat-ago-s = vor { $n } Sek.
chat-ago-min = vor { $n } Min.
chat-ago-h = vor { $n } Std.
chat-ago-d =
    { $n ->
        [one] vor { $n } Tag
       *[other] vor { $n } Tagen
    }

## Selects and forms of the bot

chat-choose = Wählen
chat-done = Fertig
chat-clear = Leeren
# For the ear: a select, and what is chosen in it.
chat-chosen = { $select }, { $chosen }
# 5 of 13 cards are chosen; 23 of 64 characters are written.
chat-of = { $n } von { $total }
chat-save = Speichern
chat-cancel = Abbrechen
chat-needed = Das wird gebraucht.
chat-at-least = Mindestens { $n } Zeichen.

## The line to write in, and what opens above it on “/”: commands, and a field for each of their options

chat-write = Schreiben
chat-send = Senden
# Stands in the empty line. $place: a channel, as #big-two. The same in full, at middle width, and on a phone.
chat-write-wide = Schreib als **{ $name }** in { $place }, oder `/` für Befehle
chat-write-middle = Schreib als **{ $name }** in { $place }, oder `/`
chat-write-narrow = Schreib als **{ $name }**, oder `/`
chat-choices = Auswahl
chat-hints = `↑``↓` wählen `Enter` nehmen, dann senden `Esc` zurück
# Beside an option of a command: at most 8 letters.
chat-required = nötig
chat-optional = möglich
# In the empty field of an option.
chat-which = { $option }?
chat-option = { $option }, { $about }
# Above the choices for an option.
chat-suggested = Vorschläge des Bots für **{ $option }** · { $n }
chat-choices-for = Auswahl für **{ $option }** · { $n }

## What is right in a field. $option: its name as it is typed. Whole sentences without a full stop.

chat-takes-needed = { $option } wird gebraucht
chat-takes-choice = { $option } nimmt nur, was zur Auswahl steht
# $choices: true or false.
chat-takes-these = { $option } nimmt { $choices }
chat-takes-whole = { $option } nimmt eine ganze Zahl
chat-takes-number = { $option } nimmt eine Zahl
chat-takes-text = { $option } nimmt einen Text
chat-takes-between = { $option } nimmt { $low } bis { $high }
chat-takes-from = { $option } nimmt mindestens { $low }
chat-takes-up-to = { $option } nimmt höchstens { $high }
chat-takes-long-between = { $option } nimmt { $low } bis { $n } Zeichen
chat-takes-long-from = { $option } nimmt mindestens { $n } Zeichen
chat-takes-long-up-to = { $option } nimmt höchstens { $n } Zeichen

## An act that was not done: a headline, and below it what to do

chat-timeout = { $bot } hat in 3 Sekunden nicht geantwortet.
chat-unreachable = Der Spielplatz hat nicht geantwortet.
chat-perhaps = Vielleicht ist es trotzdem geschehen: Sieh nach, bevor du es wieder versuchst.
chat-changed = Das hat sich geändert, kurz bevor du gedrückt hast.
chat-changed-note = Nichts ist geschehen. Sieh nach, wie es jetzt ist.
chat-disconnected = { $bot } ist nicht verbunden.
chat-disconnected-note = Nichts ist geschehen. Versuch es, sobald die Verbindung steht.
chat-refused = Das ging nicht.
chat-refused-note = Was hier möglich ist, sehen diese Seite und der Bot verschieden.
chat-try-again = Noch einmal
chat-details = Einzelheiten

## The help: keys, and what each does

chat-keys = Tasten
# The space bar, as it is called on a keyboard.
chat-key-space = Leertaste
chat-key-commands = einen Befehl wählen
chat-key-help = diese Hilfe
chat-key-region = nächster Bereich; mit `Shift` der vorige
chat-key-channel = Kanal; mit `Shift` die Person
chat-key-messages = Nachrichten; `Enter` zu den Knöpfen einer Nachricht, `Esc` zurück
chat-key-select = in einer Auswahl: nehmen oder lassen; `Enter` ist Fertig, `Esc` verwirft
chat-single-keys = Einzelne Tasten, außerhalb der Felder
