language-name = Deutsch
command-language = In welcher Sprache du dein Blatt, Antworten und Regeln liest
option-language = In ihrem eigenen Namen; oder die deines Discord
choice-language-discord = Wie bei Discord
language-chosen =
    { $chosen ->
        [yes] Du liest ab jetzt **{ language-name }**.
       *[no] Du liest ab jetzt die Sprache deines Discord.
    }
    .note = Was alle sehen, steht hier auf { $name }.
setup-language = **Sprache**
setup-language-said =
    { $chosen ->
        [yes] Tische und Ranglisten sprechen { $name }.
       *[no] Tische und Ranglisten sprechen { $name }, wie bei Discord für diesen Server.
    }
setup-language-note = Das eigene Blatt und Antworten liest jede Person, wie sie mag: /sprache.
select-language = Sprache dieses Servers
