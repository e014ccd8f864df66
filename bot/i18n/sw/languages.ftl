language-name = Kiswahili
command-language = Lugha ya kadi za mkononi, majibu na kanuni unazosoma
option-language = Kwa jina lake yenyewe; au ile ya Discord yako
choice-language-discord = Kama Discord inavyosema
language-chosen =
    { $chosen ->
        [yes] Kuanzia sasa unasoma kwa **{ language-name }**.
       *[no] Kuanzia sasa unasoma kwa lugha ya Discord yako.
    }
    .note = Yanayoonekana na wote hapa huandikwa kwa { $name }.
setup-language = **Lugha**
setup-language-said =
    { $chosen ->
        [yes] Meza na orodha za washindi huandikwa kwa { $name }.
       *[no] Meza na orodha za washindi huandikwa kwa { $name }, kama Discord inavyosema kuhusu seva hii.
    }
setup-language-note = Kila mtu husoma kadi na majibu yake kwa lugha anayopenda: /language.
select-language = Lugha ya seva hii
