page-head =
    { $section ->
        [cards] Kartu
        [plays] Langkah
        [jokers] Joker
        [leads] Siapa yang memulai
        [tribute] Upeti
       *[score] Poin, tingkat, dan permainan
    }
topic =
    { $topic ->
        [cards] pak dan urutan kartu
        [plays] apa mengalahkan apa
        [jokers] joker menggantikan apa
        [leads] siapa yang memulai
        [tribute] upeti
       *[score] poin, tingkat, dan permainan
    }
shelf = Paling sering dimainkan
