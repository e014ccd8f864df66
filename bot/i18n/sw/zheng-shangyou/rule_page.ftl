page-head =
    { $section ->
        [cards] Wachezaji na kadi
        [plays] Makundi na kadi mbadala
        [turns] Zamu na kubadilishana
       *[points] Nafasi na pointi
    }
topic =
    { $topic ->
        [cards] wachezaji, pakiti na vyeo
        [plays] makundi na kadi mbadala
        [turns] kuongoza, kupita na kubadilishana
       *[points] nafasi na pointi
    }
shelf = Zinazochezwa zaidi
