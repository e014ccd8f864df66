page-head =
    { $section ->
        [cards] Kadi
        [declaring] Kuchukua na kuonyesha
        [play] Kucheza
       *[levels] Pointi na ngazi
    }
topic =
    { $topic ->
        [cards] pakiti, kadi za chini na mpangilio wa kadi
        [declaring] kuonyesha turufu
        [play] kurusha, kufuata na kula kwa turufu
       *[levels] pointi na ngazi
    }
shelf =
    { $shelf ->
       *[most] Zinazochezwa zaidi
    }
