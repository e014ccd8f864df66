# When people are pinged for their turn.

command-notify = When you are pinged for your turn
option-turns = When you are pinged; left out, the answer says what you chose
choice-turns-now = At once
choice-turns-late = After 10 seconds of waiting
choice-turns-never = Never
turns-called =
    { $call ->
        [now] **You’re pinged at once when it’s your turn.**
        [never] **You’re never pinged for your turn.**
       *[late] **You’re pinged when the table has waited 10 seconds for you.**
    }
    .note = Use /notify turns: to change it, on every server at once.
# The same choice in the menu of a table.
select-turns = When you’re pinged for your turn
menu-turns =
    { $call ->
        [now] Ping me at once
        [never] Never ping me
       *[late] Ping me after 10 seconds
    }
