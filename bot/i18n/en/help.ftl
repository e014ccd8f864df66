### Help: what can be done here, in three steps.

help-heading = Playing here
help-1 = **1.** /table open starts a table, or press **Join** at one.
help-2 = **2.** **My hand** shows your cards to you alone. Choose some, then **Play** or **Pass**.
# $commands: the commands by which a seat acts.
help-typed = You can type everything, too: { $commands }.
help-notation = Typed cards are rank, then suit: `3d 10h Qs`. Suits are d ♦, c ♣, h ♥, s ♠.
help-computers = **Add computer** fills a seat; a computer sees only what a player in its seat sees.
help-points = Every deal books points in the ledger: /ledger show and /leaderboard. They are for play alone.
help-fair = Every shuffle is sealed before the first card and shown after the deal, so that anybody can check it.
help-limit = { fair-limit }
