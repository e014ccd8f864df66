command-declare = Onyesha kadi za cheo au jokari ili kuweka turufu
command-bury = Ficha kadi: cheo, kisha suti, kama 3d 3d 4c
command-trump = Taja suti ya turufu, ukiombwa
option-declared = Kadi za cheo au jokari zinazofanana, kama 2s 2s; orodha ina zako
option-suit = Maua, kisu, kopa au jembe
option-pace = Kadi zinachukuliwa haraka kiasi gani; usipotaja, kwa hatua nne
choice-pace-quarters = kwa hatua nne
choice-pace-single = kadi moja kwa sekunde
choice-pace-once = zote mara moja
lobby-pace =
    { $value ->
        [once] kadi zinagawiwa **mara moja**
       *[single] kadi zinachukuliwa **moja moja**
    }
rules-pace =
    { $value ->
        [once] Kwenye meza hii kadi zote zinagawiwa mara moja. Unaweza kuonyesha hadi muda uishe.
       *[single] Kwenye meza hii kila mmoja huchukua kadi kila sekunde. Unaweza kuonyesha wakati wowote.
    }
err-idle-pace = Kwa kanuni hizi hakuna anayeonyesha wakati kadi zinachukuliwa.
    .note = Usitaje pace:.
option-hand = Kadi za mkononi ambamo kadi inatoka
option-level-played = Ngazi inayochezwa, kama 5, 10 au A; usipotaja, ngazi ya kwanza
option-points = Pointi za washambuliaji, pamoja na kadi za chini na gharama za kurusha
option-dealer = Nani aligawa; usipotaja, kiti 1
