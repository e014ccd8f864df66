page-head =
    { $section ->
        [cards] Pemain dan kartu
        [plays] Langkah dan pengganti
        [turns] Giliran dan pertukaran
       *[points] Peringkat dan poin
    }
topic =
    { $topic ->
        [cards] pemain, pak, dan nilai
        [plays] langkah dan pengganti
        [turns] memulai, lewat, dan pertukaran
       *[points] peringkat dan poin
    }
shelf = Paling sering dimainkan
