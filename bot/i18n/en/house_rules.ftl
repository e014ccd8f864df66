### House rules: what a server, one of its channels or a saved preset plays, how it is changed, and who changed it.

command-rules-use = Choose a rule set for the server or this channel
command-rules-set = Change one option of the rules
command-rules-unset = Take a change back; without an option, all of them
command-rules-save = Save the rules here under a name of your own
command-rules-history = Who changed the rules when, and the way back
command-rules-compare = How two rule sets differ

option-rules-shown = Which rules; those in force here if left out
option-preset = A rule set; behind a + the list has additions
option-scope = For the whole server or for this channel
option-option = Which option; the list has all of them with their values
option-option-changed = Which option; left out, everything that was changed here
option-value = Its new value; the list has what is allowed
option-name = A name of your own, at most 32 characters
option-first-rules = The first rule set
option-second-rules = The second rule set

choice-scope-server = the whole server
choice-scope-channel = this channel

button-save = Save
button-cancel = Cancel
button-page-before = Previous page
button-page-after = Next page
select-back = Go back to …
# $asked: an option with the value that was asked for.
select-ways = Set { $asked } together with …

# How rules are called. $name: the server’s own name for them; $preset: what they are made from, $chain: with its additions;
# $changed: whether anything was changed on top.
house-name =
    { $changed ->
        [yes] { preset } (`{ $chain }`) with changes
       *[no] { preset } (`{ $chain }`)
    }
house-name-saved = “{ $name }”, { house-name }

# Choices in a list, at most 100 characters, no markup. $value: a value as it is typed.
rules-choice-name = { $chain } · { preset }
rules-choice-option = { $option } = { $value } · { $title }
# $with: settings that would have to change, too.
rules-choice-value-with = { $value } · together with { $with }
rules-choice-value-said =
    { $now ->
        [yes] { $value } · in force · { $fact }
       *[no] { $value } · { $fact }
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

# What /rules show adds. $rules: made by house-name or house-name-saved.
rules-made-from = Made from: { $rules }
# $table: a table’s name.
rules-of-table = These are the rules of { $table }, for as long as it stands.
rules-next-table = The next table here gets: { $rules }.
rules-from =
    { $from ->
        [channel] Chosen for this channel.
        [server] Chosen for this server.
        [asked] Not in force here unless chosen.
       *[default] Nobody chose rules here: this is the default.
    }

rules-presets-heading = { game }: rule sets
rules-presets-note = /rules show has each of them in full, /rules compare sets two side by side.
rules-presets-additions = Additions, behind a + and by what they change
# $topics: what the additions of this line are about.
rules-presets-topic = **{ $topics }**: { $names }
rules-presets-saved = Saved on this server
rules-presets-line = “{ $name }”: { house-name }

rules-compare-heading = { game }: two rule sets
rules-compare-first = First: { $rules }.
rules-compare-second = Second: { $rules }.
rules-compare-same = The two play alike.
# One difference. $title: the parameter in words; $first, $second: a value, or what the rules say with it.
rules-compare-values = **{ $title }** · `{ $option }`: { $first } and { $second }
rules-compare-said = First: { $first }
rules-compare-said-second = Second: { $second }

## Preview

rules-preview-heading = Not saved yet
rules-preview = What changes: **{ $title }**, `{ $option }` from { $old } to { $new }.
rules-preview-many = What changes, { $n } options:
rules-preview-option = **{ $title }**, `{ $option }` from { $old } to { $new }.
# $values: a list made of rules-history-value.
rules-preview-idle = Without effect before and after, since other rules switch them off: { $values }.
rules-preview-rules = { $new } in place of { $old }.
rules-preview-save =
    { $how ->
        [saved] Under the name “{ $name }”: { $rules }.
        [new] Will be saved under the name “{ $name }”: { $rules }.
       *[again] “{ $name }” gets new contents: { $rules }.
    }
rules-preview-drop = “{ $name }” is no longer offered.
rules-preview-none =
    { $scope ->
        [server] Nothing is chosen for the server any more; the default holds: { $rules }.
       *[channel] Nothing is chosen for the channel any more; the server’s rules hold: { $rules }.
    }
rules-preview-lost = The rules in force so far cannot be played any more.
rules-preview-alike = The play stays the same.
rules-said-before = Before: { $sentence }
rules-said-after = Then: { $sentence }
rules-scope =
    { $scope ->
        [server] For the server, from the next table on. Open tables keep their rules.
       *[channel] For { $channel }, from the next table on. Open tables keep their rules.
    }
rules-scope-name = For the server: /table open and /rules use offer it from now on.
rules-saved = **Saved.**
rules-saved-note = /rules history has every change, and the way back.
rules-cancelled = **Nothing was changed.**

## History

rules-history-heading = { game }: changes of the rules
rules-history-empty = Nobody changed the rules here yet.
# $at: a time; $place: where, made by rules-place.
rules-history-entry = **{ $at }** · { $name } · { $place }
rules-place =
    { $scope ->
        [server] the server
        [name] the name “{ $saved }”
       *[channel] { $channel }
    }
rules-place-plain =
    { $scope ->
        [server] the server
        [name] “{ $saved }”
       *[channel] #{ $channel }
    }
rules-history-chosen = Chosen: { $rules }.
rules-history-instead = { $new } in place of { $old }.
rules-history-taken = Taken back: { $rules }.
rules-history-value = { $title }, `{ $option }` from { $old } to { $new }
rules-history-values = { $values }.
rules-history-more = { $values }; and { $more } more.

## Troubles

err-admin = This is for people who may manage the server.
    .note = /rules show has the rules that are played here.
err-rules-name = “{ $text }” names no rules here.
    .note = { $n ->
            [0] /rules presets has all of them.
           *[other] Closest: { $names }.
        }
err-rules-mixin = “{ $text }” is no addition to rules.
    .note = { $n ->
            [0] /rules presets has all of them.
           *[other] Closest: { $names }.
        }
err-rules-option = “{ $text }” names no option of the rules.
    .note = { $n ->
            [0] The list of /rules set has all of them.
           *[other] Closest: { $names }.
        }
err-rules-value = `{ $option }` cannot be “{ $text }”.
    .note = It takes: { $allowed }.
err-rules-same = That is so already.
    .note = Nothing was changed.
err-rules-unchanged = `{ $option }` was not changed here.
    .note = Its value is the rule set’s own.
err-rules-nothing = Nothing was chosen here, so there is nothing to take back.
    .note = /rules history has every change.
err-rules-taken = “{ $text }” cannot name rules of your own.
    .note = At most 32 characters, no + * ( ) and no name of a rule set.
err-rules-many = This server has { $n } saved rule sets; that is as many as there may be.
    .note = Save under a name that is taken, to give it new contents.
err-rules-moved = The rules were changed in the meantime; nothing was saved.
    .note = Here is what would change now.
err-rules-answered = That question has been answered, or is too old.
    .note = Use the command again to see what would change.
