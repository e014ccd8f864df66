page-no-instant = ushindi wa papo hapo
page-no-instant-more = ushindi mwingine wa papo hapo
page-no-redeal = kugawa upya
page-no-redeal-more = kugawa upya kwingine
page-no-twos = 2 zinazozidisha mara mbili
page-no-twos-more = kuzidisha kwingine kwa 2
page-head =
    { $section ->
        [cards] Kadi
        [seats] Wachezaji
        [deal] Kugawa
        [rest] Kadi za ziada
        [opening] Kuanza
        [plays] Makundi
        [compare] Ndani ya aina moja
        [answers] Kujibu
        [passing] Kupita
        [last] Kadi ya mwisho
        [hands] Kadi za kushinda au kugawa upya
        [end] Mwisho
        [points] Pointi
        [match] Mechi
       *[exchange] Kubadilishana
    }
topic =
    { $topic ->
        [suits] suti
        [seats] wachezaji na mwelekeo
        [dealing] kugawa
        [rest] kadi za ziada
        [later] nani anaongoza migao ya baadaye
        [low_card] hatua ya kwanza
        [kinds] makundi yanayochezwa
        [straights] mifuatano
        [flushes] suti moja
        [full_house] full house
        [ladder] mpangilio wa kadi tano
        [answers] kinachoshinda kadi tano
        [monsters] mabomu
        [passing] kupita
        [declare] kutangaza kadi ya mwisho
        [top] hatua kabla ya kadi ya mwisho
        [instant] ushindi wa papo hapo
        [redeal] kugawa upya
        [end] mwisho wa mgao
        [points] pointi
        [settle] nani anamlipa nani
        [exchange] kubadilishana kati ya migao
       *[match] urefu wa mechi
    }
