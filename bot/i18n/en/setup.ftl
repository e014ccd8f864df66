### /setup: what a server chooses, read by people who may manage it. Every choice counts from the next table on.

## Descriptions, at most 100 characters (commands.ftl).

command-setup = Channels, clock, rules and who may open tables on this server

option-timezone = Where weeks and months begin at midnight; type a city
option-game-setup = Whose rules to choose; the server’s game if left out

## The message: a heading, then for each choice a bold line, a line that says what is chosen, and a select or button.
## **Who opens tables**
## Everybody.

setup-heading = Setting up this server
setup-note = The defaults are fine. Change what you like. Open tables go on as they are.
setup-channels = **Tables are opened in**
setup-channels-any = In every channel where /table open can be used.
# $channels: $n links to channels.
setup-channels-some =
    { $n ->
        [one] In { $channels }, and in its threads.
       *[other] In { $channels }, and in their threads.
    }
setup-openers = **Who opens tables**
setup-openers-said =
    { $openers ->
        [managers] People who may manage the server.
       *[everybody] Everybody.
    }
setup-clock = **Clock where nothing else is chosen**
# $unit, $n: as in `clock` of pieces.ftl.
setup-clock-said =
    { $unit ->
        [none] No clock: a turn takes as long as it takes.
       *[s] { clock }.
    }
setup-clock-note = With /table open, clock: chooses another one for that table, or none.
setup-rated = **Ratings where nothing else is chosen**
setup-rated-said =
    { $rated ->
        [yes] Tables without computers are rated.
       *[no] No table is rated.
    }
# How many deals somebody must have finished before they may sit at a rated table.
select-least = Deals before a rated table
choice-least =
    { $n ->
        [0] Rated tables are for everybody
       *[other] After { $n } deals of the game here
    }
setup-threads = **Threads**
setup-threads-said =
    { $on ->
        [yes] Each table gets a thread, archived when it ends.
       *[no] Tables stand in the channel itself.
    }
setup-zone = **Time zone**
# $zone: its official name, Europe/Stockholm.
setup-zone-said = { $zone }. Weeks and months of leaderboards begin at its midnight.
# $on: whether each week is told, in $channel.
setup-digest =
    { $on ->
        [yes] **Weekly digest:** in { $channel }, Mondays at 9:00 (the server’s time zone).
       *[no] **Weekly digest:** nowhere.
    }
setup-game = **Default game**
setup-game-said = { game }. A channel that is named for a game plays that one.
setup-rules = **Rules where nothing else is chosen**
# $rules: what they are called, made by house-name.
setup-rules-said = { game }: { $rules }
setup-rules-note = A rule set is shown before it is saved. Once it is saved, Check again shows it here.
setup-rights = **Permissions**
# $channel: a link to it.
setup-rights-fine = In { $channel } the bot has all it needs.
setup-rights-gone = A chosen channel is gone, or hidden from the bot: { $channel }.
setup-rights-note = Allow it in the channel’s settings, then press Check again.

## Selects (at most 150 characters), their choices (100) and buttons (80, best under 20).

select-channels = Choose channels; none: every channel
select-openers = Who opens tables
select-clock = Choose a clock
choice-clock =
    { $unit ->
        [none] No clock
       *[s] { clock }
    }
select-rated = Whether tables are rated
choice-rated-yes = Rated, if no computers play
choice-rated-no = Not rated
select-setup-game = Choose the server’s game
select-setup-rules =
    { $page ->
        [0] Choose a rule set
       *[other] Further rule sets
    }
choice-openers-everybody = Everybody
choice-openers-managers = People who may manage the server
button-other-clock = Another clock
# The form that asks for a clock: title and label at most 45 characters.
clock-title = Clock of this server
clock-label = Time for a turn
clock-about = 15s to 7d, such as 30s, 5m, 1h or 2d; none for no clock
# What the press changes it to; so with the next ones.
button-threads =
    { $on ->
        [yes] No threads
       *[no] A thread each
    }
button-zone = Time zone
button-digest =
    { $on ->
        [yes] No digest
       *[no] Digest here
    }
# The form that asks for a time zone: title and label at most 45 characters.
zone-title = Time zone of this server
zone-label = A city, or the name of the zone
zone-about = Such as Stockholm, Asia/Hong_Kong or UTC
button-check-again = Check again
button-server-rules = Rules here

## Permissions as Discord names them in the reader’s language.

# Permissions as Discord names them.
permission =
    { $permission ->
        [view_channel] View Channel
        [send_messages] Send Messages
        [send_messages_in_threads] Send Messages in Threads
        [embed_links] Embed Links
        [attach_files] Attach Files
        [create_public_threads] Create Public Threads
       *[read_message_history] Read Message History
    }

## To somebody who opens a table where they can’t (as in errors.ftl).

# $channels: links to those where it can be done.
err-channel = You can’t open tables in this channel.
    .note = You can in { $channels }.
err-openers = Only people who may manage this server open tables.
    .note = Ask one of them, or join a table with Join.
