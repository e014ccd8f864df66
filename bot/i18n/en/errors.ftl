### Troubles, and presses that do nothing: told to whoever pressed or typed, alone. Each message is a bold first line
### that says what is so, with a small line in `note` that says what would work; or one line. At most 15 words each.
### Example: **No deal has begun here.** Ann presses Start when every seat is taken.
### $text: what the reader typed. $name, $host, $left, $waiting: names as people chose them, which never bend. Buttons
### (*Join*, *Next deal*) are called as in lobby.ftl. Commands and options (/hand, game:) as in Discord.

## Which table is meant. “**Which table do you mean?** Add table: and its number. Use 3, 7.”

err-no-table = There is no table here.
    .note = /table open starts one.
# $tables: the numbers of those that may be meant; table: as Discord shows the option.
err-several-tables = Which table do you mean?
    .note = Add table: and its number. Use { $tables }.
# $table: the number that was typed; $tables: the numbers that are there, $n of them.
err-no-such-table = There is no table { NUMBER($table, useGrouping: 0) } here.
    .note =
        { $n ->
            [one] This channel has table { $tables }.
           *[other] This channel has tables { $tables }.
        }
# Somebody named a table of another channel of this server at which they do not sit.
err-table-elsewhere = { table-name } is in { $channel }.
    .note = Use this command there.
# Shown with the button End. The bot keeps such a table as it is.
err-aside = { table-name } can’t go on.
    .note = The bot couldn’t read it after a restart. Its host or a server admin can end it.

## Sitting down, and who may do what. “**You’re only watching this table.** Press Join to take a free seat.”

# To somebody who sits there, $seat is their seat and $stage lobby, deal, between (two deals) or over (the match).
err-full =
    { $n ->
        [one] The only seat is taken.
       *[other] All { $n } seats are taken.
    }
    .note =
        { $seat ->
            [0] You can watch. When somebody leaves, you can join.
           *[other]
                { $stage ->
                    [lobby] { $host } can press Start now.
                    [deal] My hand shows your cards.
                    [between] The deal is over. Press Next deal.
                   *[over] The match is over. Press Rematch.
                }
        }
# How one gets a seat. $way: free, now (from computer $name), later (from $name, when the deal ends), closing, full.
way-to-a-seat =
    { $way ->
        [free] Press Join to take a free seat.
        [now] Press Join to take over from { $name }, a computer.
        [later] Press Join to get { $name }’s seat when this deal ends.
        [closing] The table ends after this deal. /table open starts a new one.
       *[full] Every seat has a person. When somebody leaves, you can join.
    }
# To somebody who only watches. $way: private, or of way-to-a-seat.
err-stranger = You’re only watching this table.
    .note =
        { $way ->
            [private] To sit down here, ask its host to invite you.
           *[full] { way-to-a-seat }
        }
# To somebody who has left. $settle: what the deal in hand is for them. $way: back, to their own hand; or as above.
err-went = You left this table.
    .note =
        { $settle ->
            [counts] This deal still counts for you.
            [zero] This deal doesn’t count for you.
           *[none] Your points so far stay.
        } { $way ->
            [back] Press Join to play on with your hand.
            [private] Press Join to take a seat again.
           *[full] { way-to-a-seat }
        }
err-taken = That seat can’t be taken.
    .note = Choose a free seat, or one with a computer.
err-no-computer = No computer sits here.
    .note = Add computer fills a seat.
err-rated = This table is rated, so people alone play here.
    .note = Whoever presses Join gets a free seat. Computers play at tables opened with rated: False.
err-rated-hint = This table is rated, so there are no hints.
    .note = At other tables Hint suggests a play.
err-held-another = You’ve already held a hand in this deal.
    .note = You can join again when it ends.
# To somebody who left and picks another seat. $place: the number of their own.
err-own-seat = You left seat { $place } in this match.
    .note = Press Join to get it back, with its points.
err-next-up = Your seat is kept.
    .note = You sit down when this deal ends.
# $left: who left in mid-deal.
err-counts =
    { $n ->
        [one] This deal still counts for { $left }, who isn’t here.
       *[other] This deal still counts for { $left }, who aren’t here.
    }
    .note = You can leave, and computers finish the deal. A server admin can end it.
# $name: the one person who doesn’t agree to end the table.
err-plays-on = { $name } wants to play on.
    .note = You can leave: a computer plays on, and the deal counts for you.
# $waiting: those who haven’t agreed yet.
err-agreed = You’ve asked to end the table.
    .note = Waiting for { $waiting } to agree.

## Buttons, and what was typed. “**“xx” isn’t a card.** Write cards like 3d, 10h, Qs.”
## What a reader may type stays as it is: 5m, 3d, Qs, s, none. $text stands in quotation marks.

err-old = That button is out of date and did nothing.
    .note = Use the newest message.
err-clock = “{ $text }” isn’t a time for a turn.
    .note = Write 15s to 7d, such as 5m, 1h or 2d, or none for no clock.
err-not-away = You aren’t away.
    .note = Your seat is yours, and no computer plays for you.
err-elsewhere = That button belongs to a table somewhere else.
    .note = Use the buttons in that table’s own channel.
err-card = “{ $text }” isn’t a card.
    .note = Write cards like 3d, 10h, Qs.
# $text: the reading that was named; $readings: those that $cards have, $n of them.
err-no-reading =
    { $n ->
        [0] { $cards } can’t be played together.
       *[other] { $cards } can’t be played as “{ $text }”.
    }
    .note =
        { $n ->
            [0] Choose other cards.
           *[other] You can play them as { $readings }.
        }
# The word before a reading stands first or last; by itself it is a card. $held: whether the reader has that card.
# “as” works in every language, beside the reader’s own word, `typed-as`.
err-half-named = Write cards before “as”, and a kind and a rank after it.
    .note =
        { $held ->
            [yes] By itself, “as” is A♠.
           *[no] By itself, “as” is A♠, and you don’t have that.
        }
# In place of “spades” the reader’s own word, as in `suit`.
err-suit = “{ $text }” isn’t a suit.
    .note = Write one like s, ♠ or spades.
err-trump = “{ $text }” is neither a suit nor a rank.
    .note = Write one like s, ♠ or 10, or none.
err-whole-number = “{ $text }” isn’t a number.
    .note = Write numbers like 0, 2.
# Below it stand buttons, one for each thing that may be meant.
err-several-meant = “{ $text }” can be several things.
    .note = Press the one you mean.
# $verb: the command. What would do is named by `examples-named`.
err-nothing-fits =
    { $verb ->
        [play] Nothing you can play fits “{ $text }”.
       *[other] Nothing you can choose fits “{ $text }”.
    }
    .note = You could write { examples-named }.
# No cards can be named now: it is not the reader's turn.
err-nothing-open =
    { $verb ->
        [play] Nothing you can play now fits “{ $text }”.
       *[other] Nothing you can choose now fits “{ $text }”.
    }
    .note = /hand shows whose turn it is and what you can do.
# Something was typed as a play by somebody who has nothing to play.
err-only-pass = You can’t beat this. Pass.
    .note = Use /pass.
# A press on Play, with nothing chosen. $deck, in `cards-word`: std52 (cards) or lectio (tiles).
err-no-cards = Choose { cards-word } first.
    .note = Press or pick them, then press Play.

## Faults of the bot, and permissions. “**That was our fault.** …” with a number that an admin can look up.

# The small line of the next three.
try-again = Please try again in a minute.
err-saving = That couldn’t be saved, so it didn’t happen.
    .note = { try-again }
err-saving-rules = These rules couldn’t be saved. The old ones stay.
    .note = { try-again }
err-reading = This couldn’t be read just now.
    .note = { try-again }
# $id: a number such as 3f9a.
err-ours = That was our fault.
    .note = It may have worked all the same: look before you try again. Please tell an admin: `{ $id }`
# $names: permissions as Discord names them (`permission`). “In #tables the bot needs: **Embed Links**.”
err-rights = In { $channel } the bot needs: **{ $names }**.
# Rules that were saved long ago and fit this version no more.
err-rules-other = These rules can’t be played.
    .note = /rules show has the rules that are played here.

## The course of a table: before, between and after deals. “**3 players are missing.** Press Fill with …”

err-already-seated = You already sit here, in seat { $seat }.
    .note = To free it, press Leave.
# $n: how many seats are free; $rated: whether computers are kept out.
err-table-full-start =
    { $n ->
        [one] One player is missing.
       *[other] { $n } players are missing.
    }
    .note =
        { $rated ->
            [yes] This table is rated, so it waits for people to press Join.
           *[no] Press Fill with computers to fill every free seat.
        }
err-not-host = { $host } hosts this table.
    .note = The host starts and ends it, and says who may sit here.
# $stage: deal, between (two deals) or over (the match).
err-started =
    { $stage ->
        [deal] The deal has begun.
        [between] The deal is over.
       *[over] The match is over.
    }
    .note =
        { $stage ->
            [deal] My hand shows your cards.
            [between] Press Next deal.
           *[over] Press Rematch.
        } Computers keep their seats until somebody joins.
err-not-started = No deal has begun here.
    .note = { $host } presses Start when every seat is taken.
err-not-over = The deal is still being played.
    .note = My hand shows your cards.
err-ended = This table has ended.
    .note = /table open starts a new one.
# Somebody asks for the whole end of an earlier deal, and what was played there cannot be found.
err-no-result = Deal { $deal } can’t be shown in full any more.
    .note = /ledger show has each player’s points.
err-match-over = The match is over.
    .note = Rematch opens the same table again.
err-cut-long =
    { $n ->
        [one] A cut has at most { $limit } characters; yours has 1.
       *[other] A cut has at most { $limit } characters; yours has { $n }.
    }
    .note = Press Cut again with a shorter text.
err-closing = This table takes no further players.
    .note = It ends after this deal. /table open starts a new one.

## Limits, and several tables or hands. “**You host 5 tables. One person can’t host more.** …”

# $n: seconds.
err-too-fast =
    { $n ->
        [one] That was a lot at once. Try again in 1 second.
       *[other] That was a lot at once. Try again in { $n } seconds.
    }
# $of: host or guild; $minutes: when an idle table makes room, 0 where nobody knows.
err-too-many =
    { $of ->
        [host] You host { $n } tables. One person can’t host more.
       *[guild] This server has { $n } tables. There’s no room for more.
    }
    .note =
        { $of ->
            [host] When one of them ends, you can open another.
           *[guild] { $minutes ->
                [0] Join one of them, or open another when one has ended.
                [one] Try again in 1 minute: by then, one of them makes room.
               *[other] Try again in { $minutes } minutes: by then, one of them makes room.
            }
        }
# The tables that the reader hosts, a line each; then how many in servers other than this one.
err-too-many-table = { table-name } in { $channel }
err-too-many-elsewhere =
    { $n ->
        [one] 1 table in another server
       *[other] { $n } tables in other servers
    }
# $channels: where those tables are.
err-several-hands = You hold cards at { $n } tables.
    .note = Use /hand in { $channels }.
err-no-hand = You hold no cards now.
    .note = The next deal brings a new hand.

## Options of commands. “**You can’t choose that for seats:** Use 2 to 10.”
## $option is as Discord shows it in the reader’s language; a colon is behind it, as people type it.

# $names: the games that are there.
err-game = “{ $text }” isn’t a game here.
    .note = There are: { $names }.
# $option: as Discord shows it; $table: whether the game is that of a table.
err-other-option = { game } has no option { $option }.
    .note =
        { $table ->
            [yes] Leave it out.
           *[no] Leave it out, or choose another game with game:.
        }
# A game cannot do without this option.
err-option-missing = { game } needs { $option }: here.
    .note = Add { $option }: to the command.
# $option: as Discord shows it. $fits: names (some $names), truth, or between (numbers from $low to $high).
err-not-offered = You can’t choose that for { $option }:
    .note =
        { $fits ->
            [truth] Use True or False.
            [between] Use { $low } to { $high }.
           *[names] Use { $names }.
        }
# A text’s length is at least $low and at most $high.
err-too-long = That’s too long for { $option }:
    .note =
        { $high ->
            [one] Use at most 1 character.
           *[other] Use at most { $high } characters.
        }
err-too-short = That’s too short for { $option }:
    .note =
        { $low ->
            [one] Use at least 1 character.
           *[other] Use at least { $low } characters.
        }
# The number of seats that was asked for differs from the only one that these rules have, $n.
err-seats =
    { $n ->
        [one] By these rules { game } has one seat.
       *[other] By these rules { game } has { $n } seats.
    }
    .note = Leave seats: out.
# One of the $seats seats is the host's, so at most $most computers find a seat.
err-computers =
    { $seats ->
        [one] This table has one seat, and you take it.
       *[other] This table has { $seats } seats, and you take one.
    }
    .note =
        { $most ->
            [0] Leave computers: out.
            [one] computers: can be 0 or 1.
           *[other] computers: can be 0 to { $most }.
        }
err-rated-open = A rated table begins without computers.
    .note = Leave out computers:, or choose rated: False.
err-member = “{ $text }” isn’t on this server.
    .note = Choose a name from the list.

## Something is to be named: a card, a person. “**Demand one card, not “K”.** Write it like Kh.”

# In a form with two lists: rank and suit of a card that another player must hand over.
err-no-wish = Choose the { card-word } you want first.
    .note = Pick in each list above, then press Demand.
# A press on Give and the like, with nothing chosen.
err-no-gift = Choose { cards-word } first.
    .note = Press or pick them, then press the button below.
err-no-player = You can’t choose “{ $text }” here.
    .note = Choose one of these: { $names }.
err-one-card = Demand one { card-word }, not “{ $text }”.
    .note = Write it like Kh.

err-names-no-cards = You named no { cards-word }.
    .note = Write them like 3d, 10h, Qs.
# $command: a command that other games have, such as bid.
err-other-game = /{ $command } does nothing at this table.
    .note = My hand shows what you can do.

## /table kick: a silent person’s seat goes to a computer, which the others or the host decide.

err-kick-nobody = Nobody by that name sits here.
    .note = Choose a person from the list. For a computer, press Remove computer before the first deal.
err-kick-self = That’s your own seat.
    .note = To give it up, use Leave in the Menu.
err-kick-early = The table isn’t waiting for { $name }.
    .note = Ask while it’s their turn, or while Next deal waits for them. { $host }, the host, can do it between deals.
err-kick-soon = { $name } still has time.
    .note = Ask again when the table has waited two minutes for them. Between deals the host doesn’t have to wait.
# A computer is to play for $name.
err-stand-in-soon = { $name } still has time.
    .note = Where no clock runs, you can do this after two minutes.
err-kick-alone = You can’t decide this alone.
    .note = At least two others must want it. { $host }, the host, or an admin can do it alone.
err-kick-agreed = You want that already.
    .note = The others are asked at the table.

## Leaderboards and seasons. “**“May” isn’t a day.** Write one like 2026-01-31: year, month, day.”

err-board-day = “{ $text }” isn’t a day.
    .note = Write one like 2026-01-31: year, month, day.
# $start, $end: days as they are typed, 2026-01-31.
err-board-order = That window ends before it starts.
    .note = from: { $start } is later than to: { $end }. Swap them.
err-board-both = window: doesn’t go together with from: and to:.
    .note = Leave window: out, or leave from: and to: out.
# $some: whether any rules were played; $names: what they are called.
err-board-rules = Nobody here has played “{ $text }”.
    .note =
        { $some ->
            [yes] Played here: { $names }.
           *[no] No deal counts here yet.
        }
err-no-season = No season has begun here.
    .note = People who may manage the server begin one with /ledger season start.

## Taking an action back, which everybody at the table must agree to. “**Kai has played since.** You can take …”

err-undo-no-deal = No deal is being played.
    .note = Once a deal is over, everything in it stands.
err-undo-tutorial = In a tutorial every play stands.
    .note = Play on: it counts for nothing.
err-undo-evening = At a duplicate evening every play stands.
    .note = Other tables play the same cards.
err-undo-nothing = You haven’t done anything in this deal yet.
    .note = You can take back your own last play.
err-undo-played = { $name } has played since.
    .note = You can take back your play only before another person plays.
err-undo-shown = Somebody has seen a hidden card since.
    .note = That can’t be unseen, so your play stands.
err-undo-counts = This deal still counts for { $name }, who left.
    .note = They can’t be asked, so every play stands.
# $agreeing: those who have yet to agree.
err-undo-asked = You’ve asked for that.
    .note = Waiting for { $agreeing } to agree.
err-undo-other = { $name } wants to take something back.
    .note = Answer that first.
err-undo-kept = That play stands: not everybody agreed.
    .note = Play on.
err-undo-long-ago = That was too long ago.
    .note = On a clock, only the last few plays can be taken back.
err-undo-agreed = You’ve agreed to that.
    .note = Waiting for { $agreeing } to agree.

## Ledger, corrections by an admin, files and seasons. “**The ledger has no deal 7.3.** …”

err-deal-typed = “{ $text }” names no deal.
    .note = Write the numbers of table and deal, like 7.3.
# $id: the numbers of table and deal, 7.3.
err-no-deal = The ledger has no deal { $id }.
    .note = Choose one from the list. /ledger show has everybody’s.
err-correct-reason = Say why.
    .note = Add reason: with a few words. Everybody who looks at the deal can read them.
err-correct-nothing = 0 points change nothing.
    .note = Write how many to add, such as 5 or -5.
# $some: whether people have points there; $names: those people, $n of them.
err-correct-member = { $name } has no points in that deal.
    .note =
        { $some ->
            [yes] It was booked for { $names }.
           *[no] It was booked for computers alone.
        }
# $n, $most: how many entries.
err-export-many = That window has { $n } entries; a file holds { $most }.
    .note = Choose fewer days with from: and to:.
err-export-nothing = Nothing was booked in that window.
    .note = Choose other days with from: and to:.
err-season-name = A season needs a name.
    .note = Write a word or two, such as Spring.
# $name: what the season is called, such as Spring.
err-season-runs = Season { $name } is going on.
    .note = End it first with /ledger season end.
err-season-none = No season is going on.
    .note = Begin one with /ledger season start.
# $names: up to three zones that may be meant.
err-zone = “{ $text }” isn’t a time zone.
    .note = Name a city or a zone, like { $names }.
