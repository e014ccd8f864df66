command-declare = Ipakita ang level card o joker para maging trump
command-bury = Ibaon ang mga baraha: rank, tapos suit, gaya ng 3d 3d 4c
command-trump = Sabihin ang suit na trump, kung tinatanong ka
option-declared = Magkaparehong level card o joker, gaya ng 2s 2s; nasa listahan ang sa iyo
option-suit = Clubs, diamonds, hearts o spades
option-pace = Gaano kabilis ang bunot ng baraha; apat na hakbang kung wala
choice-pace-quarters = apat na hakbang
choice-pace-single = isang baraha bawat segundo
choice-pace-once = sabay-sabay lahat
lobby-pace =
    { $value ->
        [once] bigay ng baraha **sabay-sabay**
       *[single] bunot ng baraha **isa-isa**
    }
rules-pace =
    { $value ->
        [once] Sabay-sabay ang bigay ng baraha sa lamesang ito. Puwedeng ipakita ang trump hanggang maubos ang oras.
       *[single] Isang baraha bawat segundo ang bunot sa lamesang ito. Anumang oras, puwedeng ipakita ang trump.
    }
err-idle-pace = Sa rules na ito, walang nagpapakita ng trump habang bumubunot.
    .note = Alisin ang pace:.
option-hand = Ang hawak na pinanggalingan ng baraha
option-level-played = Ang level na nilalaro, gaya ng 5, 10 o A; ang unang level kung wala
option-points = Puntos ng mga umaatake, kasama ang kitty at bawas ng hagis
option-dealer = Sino ang dealer; upuan 1 kung wala
