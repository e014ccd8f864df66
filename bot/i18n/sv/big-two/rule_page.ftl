page-no-instant = händer som vinner direkt
page-no-instant-more = andra händer som vinner direkt
page-no-redeal = omgiv
page-no-redeal-more = annan omgiv
page-no-twos = dubbling med 2:or
page-no-twos-more = annan dubbling med 2:or
page-head =
    { $section ->
        [cards] Korten
        [seats] Spelarna
        [deal] Utdelning
        [rest] Överblivna kort
        [opening] Öppning
        [plays] Kombinationer
        [compare] Av samma sort
        [answers] Svar
        [passing] Att passa
        [last] Sista kortet
        [hands] Händer som vinner eller kan ges om
        [end] Slutet
        [points] Poäng
        [match] Matchen
       *[exchange] Byte
    }
topic =
    { $topic ->
        [suits] färger
        [seats] spelare och riktning
        [dealing] utdelning
        [rest] överblivna kort
        [later] vem som spelar ut i senare givar
        [low_card] första draget
        [kinds] vilka kombinationer som spelas
        [straights] stegar
        [flushes] flushar
        [full_house] kåkar
        [ladder] ordningen mellan fem kort
        [answers] vad som sticker över fem kort
        [monsters] bomber
        [passing] att passa
        [declare] att säga till om sista kortet
        [top] draget före ett sista kort
        [instant] händer som vinner direkt
        [redeal] omgiv
        [end] slutet på en giv
        [points] poäng
        [settle] vem som betalar vem
        [exchange] byte mellan givar
       *[match] matchens längd
    }
