### /help, to whoever asks: how to begin in three steps, the game for a beginner, and where the rest is. All of it is one
### message, so it should stay as short as the English. Commands and their options (/table open, private:) are typed as
### they stand. Sentences have at most 24 words.

help-heading = Playing here
help-1 = **1.** /tutorial takes you through one deal against computers.
help-2 = **2.** /table open starts a table for others to join. At theirs, press **{ button-join }**.
help-3 = **3.** **{ button-my-hand }** shows your cards to you alone. Choose some, then **{ button-play }** or **{ button-pass }**.
# $games: the names of all games: *Big Two, Sheng Ji and Zheng Shangyou*.
help-games = Games: { $games }. Add game: to /tutorial, /table open or /help to choose one.
# A heading above five or six hints of the game: *Big Two in short*.
help-game = { game } in short

## In small type below the heading help-more

help-more = More help
help-rules = The rules here: /rules show. Other rule sets: /rules presets. Light pictures: /pictures. When you’re pinged: /notify.
help-seat = Your cards again: /hand. Your seat back from a computer: /table back. Who sits where: /table status. A computer for somebody who went: /table kick.
help-friends = A table only for friends: /table open with private:, then /table invite. People you’d rather not meet: /block. Where it’s your turn: /tables.
help-again = A finished deal again, step by step: /replay. Your last play back, if everybody agrees: /undo.
# $commands: those by which one plays, parted by commas: */play, /pass, /hand*.
help-typed = You can type everything, too: { $commands }.
# Ranks, suits and typed cards are read in these letters in any language.
help-notation = Write cards as `3d 10h Qs`: d is ♦, c ♣, h ♥, s ♠. Ranks will do, too: `88`.
help-points = Your points: /ledger show, /stats. Everybody’s: /leaderboard, for deals of two people or more. They are for play alone. On one day, rated deals of the same people count 1, ½, ⅓ and so on.
help-fair = Every shuffle is sealed before the first card and shown after the deal. The machine that runs the bot can see the hands. No player can, and no shuffle can be changed unseen.
