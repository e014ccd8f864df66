### House rules: what a server, one of its channels or a saved preset plays, how it is changed, and who changed it.
### Mostly read by one person alone. $preset: a rule set’s name, as it is typed (chudadi-standard), which
### `preset` says in words; $chain: the same with its additions (singapore+winner-takes). $title: an option of the rules
### in words; $word, $new, $old, $first, $second: its value in words; $value: its value as it is typed.

## Descriptions of commands and options, at most 100 characters (commands.ftl).

command-rules-use = Choose a rule set for the server or this channel
command-rules-set = Change one option of the rules
command-rules-unset = Take a change back; without an option, all of them
command-rules-save = Save what /rules show shows here under a name of your own
command-rules-history = Who changed the rules when, and the way back
command-rules-compare = How two rule sets differ

option-rules-shown = Which rules; those you play here if left out
option-preset = A rule set; behind a + the list has additions
option-scope = For the whole server or for this channel
option-scope-saved = The server’s rules or this channel’s; leave out for the rules /rules show displays
option-option = Which option; the list has all of them with their values
option-option-changed = Which option; left out, everything that was changed here
option-value = Its new value; the list has what is allowed
option-name = A name of your own, at most 32 characters
option-first-rules = The first rule set
option-second-rules = The second rule set

## Choices, buttons (at most 80 characters, best under 20) and selects (150).

# These two stand in a list behind *in:* or *for:*.
choice-scope-server = the whole server
choice-scope-channel = this channel

button-save = Save
button-rules-all = All the rules
button-rules-differences = All the differences
button-rules-effect = What changes
button-rules-about = About each
button-cancel = Cancel
button-page-before = Previous page
button-page-after = Next page
select-back = Go back to …
# $asked: an option with the value that was asked for.
select-ways = Set { $asked } together with …

## What rules are called.

# Something that exists: what it is called, and as it is typed. “Singapore (`singapore`)”
rules-called = { $called } (`{ $name }`)
# How rules are called. $name: the server’s own name for them; $preset, $chain: what they are made from; $changed:
# whether anything was changed on top.
house-name =
    { $changed ->
        [yes] { preset } (`{ $chain }`) with changes
       *[no] { preset } (`{ $chain }`)
    }
house-name-saved = “{ $name }”, { house-name }

## Choices in a list, at most 100 characters, no markup. “Opener of later deals: the last winner · start.later”

# Choices in a list, at most 100 characters, no markup. $value: a value as it is typed.
rules-choice-name = { preset } · { $chain }
# Behind the last choice of a list that holds not all; $n: how many more there are.
rules-choice-more = … and { $n } more: type a word of the name
# $word: the value in words.
rules-choice-option = { $title }: { $word } · { $option }
# $with: settings that would have to change, too.
rules-choice-value-with = { $word } ({ $value }) · together with { $with }
# $word: the value in words; $value: as it is typed.
rules-choice-value-said =
    { $now ->
        [yes] { $word } ({ $value }) · in force
       *[no] { $word } ({ $value })
    }
# A state of rules: how they are called, then what was changed in them.
rules-choice-state =
    { $saved ->
        [yes] “{ $name }”
       *[no]
            { $plain ->
                [yes] { preset }
               *[no] { preset } ({ $chain })
            }
    }
rules-choice-changed =
    { $more ->
        [0] { $state } with { $settings }
       *[other] { $state } with { $settings } and { $more } more
    }
rules-choice-nothing =
    { $scope ->
        [server] Nothing chosen: the default
        [name] Not offered
       *[channel] Nothing chosen: the server’s rules
    }
# $place: made by rules-place-plain; $name: who changed it.
rules-choice-since =
    { $side ->
        [after] { $place }, after a change by { $name }
       *[before] { $place }, before a change by { $name }
    }

## /rules show: the rules in force, in about eight lines, with one of these below in small type.

# What /rules show adds. $rules: made by house-name or house-name-saved.
rules-made-from = Made from: { $rules }.
# $table: a table’s name.
rules-of-table = These are the rules of { $table }, for as long as it stands.
rules-next-table = The next table here gets: { $rules }.
# $from: for what they were chosen; asked: the reader named them; default: nobody chose.
rules-from =
    { $from ->
        [channel] Chosen for this channel.
        [server] Chosen for this server.
        [asked] You asked for these. /rules show alone has those you play here.
       *[default] These are the default rules.
    }

## /rules presets: what can be played, a line for each shelf. “**Taiwan:** Lukang; Taiwan, one loser”

# $n: for how many players most are, the game's own number.
rules-presets-heading =
    { $n ->
        [4] { game }: rule sets, mostly for four players
        [5] { game }: rule sets, mostly for five players
        [6] { game }: rule sets, mostly for six players
       *[other] { game }: rule sets, mostly for { $n } players
    }
# $shelf: a variant of `shelf`; $names: rule sets.
rules-presets-shelf = **{ shelf }:** { $names }
# The name of a saved rule set, in a list.
rules-presets-name = “{ $name }”
rules-presets-own = **Saved here:** { $names }
# $n: how many more there are.
rules-presets-own-more = **Saved here:** { $names } and { $n } more
rules-presets-additions = Additions, behind a + and by what they change
# $topics: what the additions of this line are about.
rules-presets-topic = **{ $topics }**: { $names }
rules-presets-saved = Saved on this server
# In full: a saved rule set and what it is made from.
rules-presets-line = “{ $name }”: { house-name }

## /rules compare: how two rule sets differ. “**Who cuts** — Taiwan: the dealer · Chudadi: nobody”

# $a, $b: what the two rule sets are called.
rules-compare-heading = { game }: { $a } vs { $b }
rules-compare-line = **{ $title }** — { $a }: { $first } · { $b }: { $second }
rules-compare-more =
    { $n ->
        [one] And 1 more difference.
       *[other] And { $n } more differences.
    }
# $rules: what the rules $a are made from.
rules-compare-called = { $a }: { $rules }.

rules-compare-same = The two play alike.
# One difference. $title: the parameter in words; $first, $second: a value; $said: what the rules $a say with it.
rules-compare-values = **{ $title }**: { $first } · { $second }
rules-compare-said = { $a }: { $said }

## Preview: what would change, before somebody presses Save; and the message after that. $old: what was in force.
## “**Opener of later deals:** the lowest card (was: the last winner).”

rules-preview-heading = Not saved yet
rules-preview = **{ $title }:** { $new } (was: { $old }).
# $topics: what changes.
rules-preview-topics =
    { $n ->
        [one] 1 option changes: { $topics }.
       *[other] { $n } options change: { $topics }.
    }
# $more: how many topics beyond those named; $n is greater than 1.
rules-preview-topics-more = { $n } options change: { $topics } and { $more } more topics.
rules-preview-many = What changes, { $n } options:
# In small type, as it is typed: “`start.later` from `winner` to `lowest`”.
rules-preview-typed = `{ $option }` from { $old } to { $new }
# $values: a list made of rules-history-value.
rules-preview-idle = These change too, but other rules switch them off: { $values }.
rules-preview-rules = { $new } instead of { $old }.
# $how: saved (now done), new (a new name), again (the name has rules already). $rules: what they are made from.
rules-preview-save =
    { $how ->
        [saved] Under the name “{ $name }”: { $rules }.
        [new] Will be saved under the name “{ $name }”: { $rules }.
       *[again] “{ $name }” gets new contents: { $rules }.
    }
rules-preview-drop = “{ $name }” is no longer offered.
rules-preview-none =
    { $scope ->
        [server] The server goes back to the default: { $rules }.
       *[channel] This channel goes back to the server’s rules: { $rules }.
    }
# The rules before were saved long ago and fit this version no more.
rules-preview-lost = Nobody can play the rules from before any more.
rules-preview-alike = You play as before.
# $sentence: a sentence of the rules, with its full stop; so in the next one.
rules-said-before = Before: { $sentence }
rules-said-after = Then: { $sentence }
# $channel: a link to it.
rules-scope =
    { $scope ->
        [server] For the server, from the next table on. Open tables keep their rules.
       *[channel] For { $channel }, from the next table on. Open tables keep their rules.
    }
rules-scope-name = For the server: /table open and /rules use offer it from now on.
rules-saved = **Saved.**
rules-saved-note = /rules history has every change, and the way back.
rules-cancelled = **Cancelled.** The rules stay as they are.

## /rules history: a line for each change, newest first, and a select to go back.
## “Chosen: Taiwan · the server, Ann, 2 days ago”

rules-history-heading = { game }: changes of the rules
rules-history-empty = Nobody has changed the rules here yet.
# $what: what was changed; $place: where, made by rules-place; $at: how long ago.
rules-history-entry = { $what } · { $place }, { $name }, { $at }
rules-place =
    { $scope ->
        [server] the server
        [name] the name “{ $saved }”
       *[channel] { $channel }
    }
# The same without markup, in a select.
rules-place-plain =
    { $scope ->
        [server] the server
        [name] “{ $saved }”
       *[channel] #{ $channel }
    }
# $rules, $new, $old: what rules are called.
rules-history-chosen = Chosen: { $rules }
rules-history-instead = { $new } instead of { $old }
rules-history-taken = Taken back: { $rules }
rules-history-value = { $title }: { $new } (was: { $old })
# $values: made of rules-history-value; $more: how many further ones.
rules-history-more = { $values }; and { $more } more

## Troubles (errors.ftl): to whoever typed, alone. “**There is no rule set “xx” here.** Closest: Taiwan, Thai.”

err-admin = This is for people who may manage the server.
    .note = /rules show has the rules here, and /ledger show your points.
# $names: what may be meant, $n of them; so in the next ones.
err-rules-name = There is no rule set “{ $text }” here.
    .note = { $n ->
            [0] /rules presets has all of them.
           *[other] Closest: { $names }.
        }
# Rules of another game than the one that was asked about. $what: preset or parameter; $games: what those are called.
err-rules-elsewhere =
    { $what ->
        [preset] “{ $text }” is a rule set of { $games }.
       *[parameter] “{ $text }” is an option of { $games }.
    }
    .note = You asked about { game }. Choose { $games } with game:.
err-rules-no-mixin = An addition is missing behind the +.
    .note = Choose one from the list, or leave the + out.
err-rules-mixin = There is no addition “{ $text }”.
    .note = { $n ->
            [0] /rules presets has all of them.
           *[other] Closest: { $names }.
        }
err-rules-option = There is no option “{ $text }” in the rules.
    .note = { $n ->
            [0] The list of /rules set has all of them.
           *[other] Closest: { $names }.
        }
# $title: an option in words. $fits: listed (its values, $allowed), between (numbers from $low to $high), or optional
# (the same, and null, which is typed and means none).
err-rules-value = “{ $text }” doesn’t fit here.
    .note =
        { $fits ->
            [between] { $title } can be: { $low } to { $high }.
            [optional] { $title } can be: { $low } to { $high }, or null.
           *[listed] { $title } can be: { $allowed }.
        }
err-rules-same = The rules are like that already.
    .note = /rules show has them.
err-rules-unchanged = { $title } is still as in the rule set.
    .note = /rules history has every change.
err-rules-nothing = Nobody chose rules here, so there is nothing to take back.
    .note = /rules history has every change.
# $text: a name that was typed.
err-rules-taken = “{ $text }” can’t be a name of your own.
    .note = Use at most 32 characters, without + * ( ), and no other rule set’s name.
err-rules-many = This server has { $n } saved rule sets, and there is no room for more.
    .note = Save under one of their names to replace it.
# The preview stands below it, anew.
err-rules-moved = Somebody changed the rules in the meantime.
    .note = Here is what would change now.
err-rules-answered = That question is answered, or too old.
    .note = Use the command again.
