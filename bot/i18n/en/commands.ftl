### Descriptions of commands, options and choices, as Discord shows them beside what is typed: one line, at most 100
### characters, no markup. command-table-open stands beside /table open, option-seats beside seats:, choice-… in a list.
### In a sentence, commands and options are called as the reader’s Discord calls them. What is typed (3d, 5m) stays.

## Commands. A verb first, no full stop: “Open a table in this channel”.

command-table = Tables: open, join, start, end
command-table-open = Open a table in this channel
command-table-join = Sit down at the table here, also in place of a computer
command-table-leave = Leave the table here; in mid-deal a computer plays on, and it counts for you
command-table-add-computer = Fill a free seat with a computer
command-table-fill = Fill all free seats with computers
command-table-remove-computer = Send the last computer away before the first deal
command-table-kick = Give a silent person’s seat to a computer. The host decides, or all others
option-kicked = Who it is; the list has who sits here
# Latecomers: people who come in mid-deal.
command-table-let-in = For the host: when latecomers may take a computer’s seat
command-table-start = Start the first deal
command-table-close = No new players; the table ends after this deal
command-table-status = Who sits where, and whose turn it is
command-table-back = Take your seat back from the computer
command-table-rematch = Open the same table again
command-table-end = End the table now; during a deal everybody seated must agree
command-play = Play cards, such as 3d 10h Qs, 88 or kk
command-pass = Let this turn go
command-undo = Take back your last play; everybody seated must agree
command-hand = Your cards, for you alone
command-rules = The rules in force here
command-rules-show = The rules in force here, differences first
command-rules-presets = The rule sets that can be played
command-ledger = Points of this server
command-ledger-show = Balance and recent deals
command-ledger-deal = All that one deal booked
command-ledger-correct = Add points to what a deal booked for somebody, with a reason
command-ledger-export = All entries of a time, as a file
command-ledger-season = Seasons of this server
command-ledger-season-start = Begin a season
command-ledger-season-end = End the season, and post its boards here
command-leaderboard = Who leads in this server
command-replay = A deal that is over, step by step
command-help = What can be done here, in three steps

## /pictures

command-pictures = Dark or light pictures, for your hands or for the tables here
option-theme = Dark or light
# Manage Server: the permission, as Discord names it.
option-which = Your hands, or this server’s tables (needs Manage Server); your hands if left out
choice-theme-dark = dark
choice-theme-light = light
choice-which-hands = my hands
choice-which-tables = tables of this server

## Options. What it is, then what holds if it is left out: “Which rules; this server’s own if left out”.

option-game = Which game; if left out, the one this channel is named for, else the server’s
option-game-all = Which game; all of them if left out
option-rules = Which rules; the list has every rule set
option-seats = How many seats
option-seat = Which seat, by number; the first open one if left out
option-at-once = Yes: in mid-deal. No: only when a deal ends
option-computers = How many seats computers take at once
option-level = How well computers play; casual if left out
# `clock-about` also stands in a form of /setup.
option-clock = { clock-label }: { clock-about }
option-auto-pass = Pass for players who can’t beat a play; left out, only for one among computers
option-rated = Whether deals change ratings: people alone play, without hints; as the server chose if left out
option-cards = Rank, then suit: 3d 10h Qs; the list has your legal plays
option-member = Whose ledger; yours if left out
option-window = Which time; all time if left out
option-from = The first day that counts, such as 2026-01-31
option-to = The last day that counts, such as 2026-01-31
option-rules-added = Which rules; this server’s own if left out
option-by = What decides the places; points if left out
option-scope-added = What was played in this server or in this channel; the server if left out
option-deal-id = Table and deal, such as 7.3; the list has the latest
option-corrected = Whose points
option-corrected-points = How many points to add, such as 5 or -5
option-reason = Why; everybody who looks at the deal can read it
option-season-name = What it is called, such as Spring
option-page = Which page
option-deal = Table and deal, like 3.2; the last deal of this channel if left out
option-table = Which table, by number; needed if several could be meant, or from another channel

## Choices. A few words, lower case.

choice-level-gentle = gentle, makes mistakes
choice-level-casual = casual
choice-level-sharp = sharp, plays for points
# ♠ spades
choice-suit = { $sign } { suit }
# The word between cards and what they are played as, as people type it: 7h LJ 9h as straight 9.
typed-as = as
# What /play offers where nothing fits what was typed.
choice-nothing-fits = Nothing you can play
choice-window-week = this week
choice-window-month = this month
choice-window-season = this season
choice-window-all = all time
choice-by-points = points
# The points that a deal brings on average.
choice-by-average = average of a deal
choice-by-wins = wins
# 7.3 · Big Two · 2026-01-31 22:05. $id: numbers of table and deal; $at: day and time, the same in every language.
choice-deal = { $id } · { game } · { $at }
choice-rules-every = Every rule set that was played

command-give = Give, put out or set aside cards in an exchange
command-choose = Choose from what you’re offered
command-redeal = Ask for a redeal, where your hand allows it
option-given = Rank, then suit: 3d 10h; the list has what you may give
option-number = Counted from 1
