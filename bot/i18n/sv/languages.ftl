language-name = Svenska
command-language = På vilket språk du läser din hand, svar och regler
option-language = Med sitt eget namn; eller det som din Discord har
choice-language-discord = Som Discord säger
language-chosen =
    { $chosen ->
        [yes] Ditt språk från och med nu: **{ language-name }**.
       *[no] Du läser samma språk som din Discord från och med nu.
    }
    .note = Det som alla ser här: { $name }.
setup-language = **Språk**
setup-language-said =
    { $chosen ->
        [yes] Bord och listor: { $name }.
       *[no] Bord och listor: { $name }, som Discord säger om servern.
    }
setup-language-note = Var och en läser sin egen hand och sina svar på valfritt språk: /språk.
select-language = Serverns språk
