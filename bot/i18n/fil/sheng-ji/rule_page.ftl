page-head =
    { $section ->
        [cards] Baraha
        [declaring] Pagbunot at pagpapakita ng trump
        [play] Pagtira
       *[levels] Puntos at level
    }
topic =
    { $topic ->
        [cards] pakete, kitty at ayos ng baraha
        [declaring] pagpapakita ng trump
        [play] hagis, pagsunod at pagtira ng trump
       *[levels] puntos at level
    }
shelf =
    { $shelf ->
       *[most] Pinakanilalaro
    }
