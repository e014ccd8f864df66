brief-cards =
    { $decks ->
        [1] **Baraha:** isang pakete na may joker, tig-{ $hand } baraha at { $kitty } sa kitty. Magkatapat ang magkakampi.
       *[other] **Baraha:** { $decks } pakete na may joker, tig-{ $hand } baraha at { $kitty } sa kitty. Magkatapat ang magkakampi.
    }
brief-trumps = **Trump:** mga joker, tapos lahat ng level card, tapos ang suit na trump. Ipakita ang level card habang bumubunot para mapili ito.
brief-plays =
    { $decks ->
        [1] **Unang tira:** isang baraha, o ilan ng isang suit na walang makakatalo.
        [2] **Unang tira:** isang baraha, pares, o traktora: sunod-sunod na pares. O ilang walang makakatalo.
       *[other] **Unang tira:** isang baraha, pares, triple, o sunod-sunod nito. O ilang walang makakatalo.
    }
brief-follow =
    { $follow_duty ->
        [none] **Pagsunod:** suit ng unang tira, kasindaming baraha.
       *[full] **Pagsunod:** suit ng unang tira, pares sa pares, traktora sa traktora.
    } Kung wala, tumira ng trump o magtapon.
brief-points = **Puntos:** 5 ang bawat 5, 10 ang bawat 10 o K. { $threshold } ang kailangan ng mga umaatake. Kitty: { rule-kitty_multiplier.word }.
brief-levels =
    { $max_level ->
        [NT] **Level:** umaakyat ang panig na mas maganda ang laro, mula { rule-start_level.word } hanggang walang trump. Manalo roon bilang dealer.
       *[A] **Level:** umaakyat ang panig na mas maganda ang laro, mula { rule-start_level.word } hanggang A. Manalo sa A bilang dealer.
    }
help-aim = Dalawa kontra dalawa, magkatapat ang magkakampi. Kumuha ng puntos sa mga round, at iakyat ang panig mo mula level 2 hanggang A.
help-trumps = Talo ng **trump** ang ibang suit: mga joker, lahat ng level card, at isang suit. Ipakita ang level card habang bumubunot para mapili ito.
help-kitty = Kukunin ng dealer ang mga nakatagong baraha, magbabaon ng kasindami, at siya ang unang titira.
help-follow = Sumunod sa suit ng unang tira, pares sa pares. Kung wala ka nito, kahit ano ang itira; panalo ang trump.
help-scoring = 5, 10 at K lang ang may puntos: 5, 10 at 10. Pipigilan ng panig ng dealer na umabot sa 80 ang mga umaatake.
help-levels = Umaakyat ang panig na mas maganda ang laro. Manalo sa level A bilang dealer, at panalo ka sa laban.
