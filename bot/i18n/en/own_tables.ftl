### /tables: where somebody sits in a server, for them alone: a heading, a line and buttons for each of four tables.
### “### Your 3 tables here · 1 waits for you”, “**Table 7** · Big Two · your turn · time is up in 5 minutes”
### $table: “Table 7”. $time: “in 5 minutes”, and $date: a day and time, both written by Discord.

command-tables = Your tables here, and where it’s your turn

# $n: how many tables; $asked: how many of them wait for the reader.
own-tables =
    { $n ->
        [one] { $asked ->
            [0] Your table here
           *[other] Your table here waits for you
        }
       *[other] { $asked ->
            [0] Your { $n } tables here
            [one] Your { $n } tables here · 1 waits for you
           *[other] Your { $n } tables here · { $asked } wait for you
        }
    }
own-tables-none = You sit at no table here.
    .note = /table open starts one, and Join takes a seat at another.
# A table that waits for the reader. $way: turn, or next (they have to ask for the next deal). $clock: none; running,
# with $time; slow (a turn takes days), with $date, too.
own-table-asks =
    { $way ->
        [next]
            { $clock ->
                [slow] **{ $table }** · { game } · press Next deal by { $date }, { $time }
                [running] **{ $table }** · { game } · press Next deal · time is up { $time }
               *[none] **{ $table }** · { game } · press Next deal
            }
       *[turn]
            { $clock ->
                [slow] **{ $table }** · { game } · your turn until { $date }, { $time }
                [running] **{ $table }** · { game } · your turn · time is up { $time }
               *[none] **{ $table }** · { game } · your turn
            }
    }
# Any other. $names: whom it waits for, $n of them; there may be nobody.
own-table-waits =
    { $way ->
        [lobby] { $table } · { game } · not started yet
        [away] { $table } · { game } · a computer plays for you
        [going] { $table } · { game } · play goes on
        [over] { $table } · { game } · the match is over
        [between] { $table } · { game } · waiting for { $names } to press Next deal
       *[deal] { $table } · { game } · { $names } to play
    }
# A button; the number says which, for they stand below each other.
button-go-to-table = Go to { $table }
