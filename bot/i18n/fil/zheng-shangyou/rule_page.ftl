page-head =
    { $section ->
        [cards] Mga manlalaro at baraha
        [plays] Mga tira at wild
        [turns] Mga turn at palitan
       *[points] Mga puwesto at puntos
    }
topic =
    { $topic ->
        [cards] manlalaro, pakete at rank
        [plays] mga tira at wild
        [turns] unang tira, pass at palitan
       *[points] mga puwesto at puntos
    }
shelf = Pinakanilalaro
