### /notify: when somebody is pinged for their turn, and when not. Read by them alone.

## Descriptions and choices, at most 100 characters (commands.ftl). What is typed stays: 22-8, off, none.

command-notify = When you are pinged for your turn, and when not
option-turns = When you are pinged; left out, the answer says what you chose
option-quiet = Hours of your day without pings, such as 22-8; off for none
option-zone = Your time zone, such as Europe/Berlin; the list has all of them
option-openings = Of which game you’re told when a table opens here; none for no game
choice-openings-none = none
choice-turns-now = At once
choice-turns-late = After 10 seconds of waiting
choice-turns-never = Never

## The answer: a bold line and a small one, then what else is chosen.

turns-called =
    { $call ->
        [now] **You’re pinged at once when it’s your turn.**
        [never] **You’re never pinged for your turn.**
       *[late] **You’re pinged when the table has waited 10 seconds for you.**
    }
    .note = Use /notify to change it, on every server at once.
# $begin, $end: times of day, 22:00 and 7:05; $zone: a time zone by its official name. “No pings from 22:00 to …”
quiet-hours = No pings from { $begin } to { $end } ({ $zone }).
# $games: of which the reader is told in this server.
openings-told = You’re told here when a table opens: { $games }.
# In the channel, read by all; $mention: those who asked for it; $table: “Table 7”.
table-opened = { $mention } { $host } has opened a table: { game }, { $table }.
# $limit: a number of people.
err-openings-many = { $limit } people are told of { game } here already.
    .note = More don’t fit into one message.
quiet-hours-none = Pings come at any hour. With quiet: you choose hours without them.
err-quiet = “{ $text }” isn’t a span of hours.
    .note = Write it like 22-8 or 22:30-7, or off.
err-quiet-zone = Where do you live?
    .note = Add zone: to your hours, such as Europe/Berlin.

## The same choice in the Menu of a table: a select and its options, at most 100 characters, best under 40.

# The same choice in the menu of a table.
select-turns = When you’re pinged for your turn
menu-turns =
    { $call ->
        [now] Ping me at once
        [never] Never ping me
       *[late] Ping me after 10 seconds
    }
