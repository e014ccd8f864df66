page-no-instant = mga hawak na panalo agad
page-no-instant-more = iba pang hawak na panalo agad
page-no-redeal = pag-uulit ng bigay
page-no-redeal-more = iba pang pag-uulit ng bigay
page-no-twos = pagdodoble ng dos
page-no-twos-more = iba pang pagdodoble ng dos
page-head =
    { $section ->
        [cards] Baraha
        [seats] Mga manlalaro
        [deal] Pagbibigay
        [rest] Sobrang baraha
        [opening] Simula
        [plays] Mga kombinasyon
        [compare] Kapag parehong uri
        [answers] Pagsagot
        [passing] Pagpa-pass
        [last] Ang huling baraha
        [hands] Hawak na panalo o puwedeng ulitin
        [end] Ang tapos
        [points] Puntos
        [match] Laban
       *[exchange] Palitan
    }
topic =
    { $topic ->
        [suits] mga suit
        [seats] manlalaro at direksiyon
        [dealing] pagbibigay
        [rest] sobrang baraha
        [later] sino ang simula sa mga kasunod na laro
        [low_card] unang tira
        [kinds] aling kombinasyon ang puwede
        [straights] straight
        [flushes] flush
        [full_house] full house
        [ladder] ayos ng limang baraha
        [answers] ano ang tatalo sa limang baraha
        [monsters] bomba
        [passing] pagpa-pass
        [declare] pagsasabi ng huling baraha
        [top] ang tira bago ang huling baraha
        [instant] hawak na panalo agad
        [redeal] pag-uulit ng bigay
        [end] tapos ng laro
        [points] puntos
        [settle] sino ang nagbibigay kanino
        [exchange] palitan sa pagitan ng laro
       *[match] haba ng laban
    }
