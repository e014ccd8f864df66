language-name = Filipino
command-language = Sa anong wika mo babasahin ang hawak mo, mga sagot at rules
option-language = Sa sarili nitong tawag; o kung ano ang sa Discord mo
choice-language-discord = Kung ano ang sa Discord
language-chosen =
    { $chosen ->
        [yes] **{ language-name }** na ang babasahin mo mula ngayon.
       *[no] Wika na ng Discord mo ang babasahin mo mula ngayon.
    }
    .note = { $name } ang wika ng nakikita ng lahat dito.
setup-language = **Wika**
setup-language-said =
    { $chosen ->
        [yes] { $name } ang wika ng mga lamesa at leaderboard.
       *[no] { $name } ang wika ng mga lamesa at leaderboard, ayon sa Discord ng server na ito.
    }
setup-language-note = Bawat isa, sariling wika ang babasahin sa hawak at mga sagot: /language.
select-language = Wika ng server na ito
