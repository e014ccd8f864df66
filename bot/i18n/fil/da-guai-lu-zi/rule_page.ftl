page-head =
    { $section ->
        [cards] Baraha
        [plays] Mga tira
        [jokers] Mga joker
        [leads] Sino ang unang titira
        [tribute] Tributo
       *[score] Puntos, level at laban
    }
topic =
    { $topic ->
        [cards] mga pakete at ayos ng baraha
        [plays] ano ang tatalo sa ano
        [jokers] pamalit ng joker
        [leads] sino ang unang titira
        [tribute] tributo
       *[score] puntos, level at laban
    }
shelf = Pinakanilalaro
