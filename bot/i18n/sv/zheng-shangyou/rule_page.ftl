page-head =
    { $section ->
        [cards] Spelare och kort
        [plays] Drag och vilda kort
        [turns] Turer och byte
       *[points] Platser och poäng
    }
topic =
    { $topic ->
        [cards] spelare, kortlekar och valörer
        [plays] drag och vilda kort
        [turns] utspel, pass och byte
       *[points] platser och poäng
    }
shelf = Spelas mest
