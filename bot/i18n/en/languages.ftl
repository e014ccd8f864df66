### Languages: /language for oneself, and the choice of a server in /setup.

# What this language calls itself, as the lists of languages show it in every language.
language-name = English
command-language = In which language you read your hand, answers and rules
option-language = By its own name; or the one your Discord has
choice-language-discord = As Discord says
# The answer to /language, in the new language. $chosen: whether it was chosen here; else it is the one of Discord.
language-chosen =
    { $chosen ->
        [yes] You read **{ language-name }** from now on.
       *[no] You read the language of your Discord from now on.
    }
    .note = What everybody sees here is in { $name }.
setup-language = **Language**
# $chosen: whether the server chose it; else it is the one that Discord has for the server.
setup-language-said =
    { $chosen ->
        [yes] Tables and boards speak { $name }.
       *[no] Tables and boards speak { $name }, as Discord says of this server.
    }
setup-language-note = Everybody reads their own hand and answers as they like: /language.
select-language = Language of this server
