hint-play =
    { $why ->
        [out] Das ist dein ganzes Blatt.
        [long] Viel Niedriges geht auf einmal weg.
        [many] Viele Karten gehen auf einmal weg.
        [other] Wer fast fertig ist, kann darauf nicht antworten.
        [cheap] Nichts, was du hast, schlägt es billiger.
        [strong] Das kann niemand schlagen.
       *[low] Niedriges geht zuerst weg.
    }
hint-pass =
    { $why ->
        [cannot] Nichts, was du hast, schlägt das.
        [partner] Jemand aus deinem Team ist fast fertig.
       *[later] Spar deine Karten für später.
    }
hint-give = Die brauchst du am wenigsten.
hint-choose = Sie ist mindestens so hoch wie die andere.
