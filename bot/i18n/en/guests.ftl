### Who may sit down at a table: private tables, invitations, kept seats, blocked people. $name, $host: names, which
### never bend; $names: people and roles.

## Descriptions of commands and options, at most 100 characters (commands.ftl).

command-table-invite = Let somebody sit down at your private table
command-table-reserve = Keep a seat at your table for somebody
command-table-unreserve = Let anybody have a seat again that you kept
command-block = Keep somebody from the tables you host; without a name, see whom you keep out
command-unblock = Let somebody sit down at your tables again
option-private = Only people whom you invite can sit down
option-thread = A thread for this table, archived when it ends; left out, as the server chose
option-guest = Who it is
option-guest-role = Everybody with this role
option-blocked = Whom to keep out; left out, the answer lists them
option-unblocked = Whom to let in again

## In the lobby and its channel, read by everybody.

# The name of a table’s own thread, at most 100 characters. “Big Two · Ann”
thread-name = { game } · { $host }
# In the channel where a table was opened that has its own thread.
table-in-thread = { $host } has opened a table: { game }, { $table }. It’s in { $thread }.
# In the lobby of a private table. $names: people and roles; $n: how many.
lobby-private =
    { $n ->
        [0] Private: only people invited with /table invite can sit down here.
       *[other] Private. Invited: { $names }.
    }
# Below a seat in a select. “Kept for Kai”
seat-option-kept = Kept for { $name }

## To the host, alone, after the command.

# To the host. $names: the person or the role.
invited = { $names } can sit down here now.
reserved = Seat { $seat } is kept for { $name }. A computer may have it until they come.
# After /table unreserve.
unreserved = Anybody can take that seat again.
blocked = **{ $name } can’t sit down at your tables any more.**
    .note = They aren’t told. At a table where they sit now they stay, unless you use /table kick.
unblocked = **{ $name } can sit down at your tables again.**
    .note = /block lists whom you keep out.
blocked-list =
    { $n ->
        [0] **You keep nobody from your tables.**
       *[other] **You keep from your tables:** { $names }
    }
    .note = Only you can see this. /block and /unblock change it.

# In the lobby of a rated table.
lobby-least =
    { $n ->
        [one] For people who have finished a deal here.
       *[other] For people with { $n } finished deals here.
    }

## Troubles (errors.ftl): to whoever sits down or invites, alone. “**This table is private.** Ask its host …”

# $n: how many deals of the game in this server are needed; $deals: how many the reader has.
err-few-deals =
    { $deals ->
        [0] You’ve finished no deals of { game } here yet.
        [one] You’ve finished 1 deal of { game } here.
       *[other] You’ve finished { $deals } deals of { game } here.
    }
    .note = Rated tables here are for people with { $n }. Other tables are open to you.
err-private = This table is private.
    .note = Ask its host to invite you, or start your own with /table open.
err-kept = That seat is kept for somebody.
    .note = Wait until it’s free, or start your own table with /table open.
# To somebody whom the host blocked, which is not said.
err-kept-out = You can’t sit down at this table.
    .note = Join another one, or start your own with /table open.
err-open-to-all = Anybody can sit down at this table.
    .note = Keep a seat with /table reserve, or open a private table.
err-invited-self = You sit here already.
    .note = Name somebody else.
err-invited-already = They’re invited already.
    .note = They can press Join.
# $limit: how many people and roles a table can have invited.
err-invited-many = You’ve invited { $limit } already.
    .note = Invite a role to let more people in.
err-invite-whom = Whom do you invite?
    .note = Add member: or role:, one of them.
err-invite-everybody = That role is everybody.
    .note = Open a table without private: and anybody can join.
err-guest-bot = That’s a bot.
    .note = Computers take seats with Add computer.
err-sits-here = { $name } sits here already.
    .note = Name somebody else.
# $name: a person.
err-kept-already = A seat is kept for { $name } already.
    .note = They can press Join.
err-none-to-keep = No seat is left to keep.
    .note = Every open seat is kept for somebody. /table unreserve frees one.
err-not-kept = No seat is kept for them.
    .note = /table reserve keeps one.
err-block-self = That’s you.
    .note = Name somebody else.
err-blocked-many = You keep { $limit } people out already.
    .note = /unblock lets somebody in again.
# To a host who invites somebody, or keeps a seat for them.
err-guest-blocked = You keep { $name } from your tables.
    .note = /unblock lets them in again.
err-not-blocked = You don’t keep them from your tables.
    .note = /block lists whom you keep out.
