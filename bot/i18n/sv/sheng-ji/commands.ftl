command-declare = Visa nivåkort eller jokrar för att bestämma trumf
command-bury = Lägg ner kort: valör, sedan färg, som 3d 3d 4c
command-trump = Välj trumffärg, när du ombeds göra det
option-declared = Likadana nivåkort eller jokrar, som 2s 2s; listan har dina
option-suit = Klöver, ruter, hjärter eller spader
option-pace = Hur snabbt korten dras; utelämnat: i fyra steg
choice-pace-quarters = i fyra steg
choice-pace-single = ett kort i sekunden
choice-pace-once = alla på en gång
lobby-pace =
    { $value ->
        [once] korten ges **på en gång**
       *[single] korten dras **ett i taget**
    }
rules-pace =
    { $value ->
        [once] Vid det här bordet ges alla kort på en gång. Du kan visa trumf tills tiden är ute.
       *[single] Vid det här bordet drar alla ett kort i sekunden. Du kan visa trumf när som helst.
    }
err-idle-pace = Med de här reglerna visar ingen trumf under dragningen.
    .note = Utelämna tempo:.
option-hand = Handen som kortet kommer från
option-level-played = Nivån som spelas, till exempel 5, 10 eller A; utelämnat: första nivån
option-points = Angriparnas poäng, med talongen och vad kast kostar
option-dealer = Vem som gav; utelämnat: plats 1
