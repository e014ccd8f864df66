page-head =
    { $section ->
        [cards] Korten
        [declaring] Dragning och trumf
        [play] Spelet
       *[levels] Poäng och nivåer
    }
topic =
    { $topic ->
        [cards] kortlekar, talong och kortens ordning
        [declaring] att visa trumf
        [play] kast, att följa och att trumfa
       *[levels] poäng och nivåer
    }
shelf =
    { $shelf ->
       *[most] Spelas mest
    }
