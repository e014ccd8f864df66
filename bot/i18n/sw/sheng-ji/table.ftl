side =
    { $side ->
        [dealers] upande wa mgawaji
        [attackers] washambuliaji
        [even] viti 2, 4
       *[odd] viti 1, 3
    }
phase-heading =
    { $phase ->
        [draw] Kuchukua kadi
        [window] Kuonyesha mwisho
        [bidding] Kuonyesha kwa zamu
        [naming] Kutaja turufu
        [bury] Kadi za chini
       *[overturn] Kupindua mwisho
    }
wait-drawing =
    { $phase ->
        [draw]
            { $clock ->
                [running] Kila mmoja ana kadi { $n } kati ya { $hand } · nyingine zinakuja
               *[none] Kila mmoja ana kadi { $n } kati ya { $hand }.
            }
       *[window]
            { $clock ->
                [running] Kadi zote zimechukuliwa. Onyesha au pindua ndani ya { rule-close_window.word }.
               *[none] Kadi zote zimechukuliwa. Onyesha au pindua sasa.
            }
    }
wait-turn =
    { $phase ->
        [bidding] { $name } anaonyesha, au anapita.
        [naming] { $name } anataja suti ya turufu.
        [bury] { $name } anatazama kadi za chini na anaficha kadi { $kitty }.
        [overturn] { $name } anaweza kupindua na kuchukua kadi za chini.
       *[choose] { $name } anataja sehemu ya mrusho wa { $other } inayoongozwa.
    }
trumps =
    { $level ->
        [NT] Turufu: jokari peke yake.
       *[other]
            { $suit ->
                [none] Turufu: jokari na kila { level-name }, bila suti.
               *[other] Turufu: { suit }, pamoja na jokari na kila { level-name }.
            }
    }
undeclared = Hakuna aliyeonyesha hadi sasa.
declared = Imeonyeshwa na { $name }: **{ $cards }**.
score = { $name } ni mgawaji kwenye ngazi ya { $own }, mshirika { $other }. Washambuliaji, ngazi ya { $theirs }, wana pointi **{ $p }** kati ya { $threshold }.
table-leads = { $name } anaongoza kadi zozote za suti moja.
led-play =
    { $kind ->
        [throw] mrusho wa { of-suit }
        [tractor] trekta ya { of-suit }
        [bulldozer] tingatinga la { of-suit }
        [pair] jozi ya { of-suit }
        [triple] kadi tatu za { of-suit } zinazofanana
        [quad] kadi nne za { of-suit } zinazofanana
       *[single]
            { $suit ->
                [c] kadi ya maua
                [d] kadi ya kisu
                [h] kadi ya kopa
                [s] kadi ya jembe
               *[T] turufu moja
            }
    }
table-winning =
    { $alone ->
        [yes]
            { $p ->
                [0] { $name } ameongoza **{ $cards }**, { led-play }.
               *[other] { $name } ameongoza **{ $cards }**, { led-play }: pointi { $p }.
            }
       *[no]
            { $p ->
                [0] { $name } ameongoza { led-play }. Anayeshinda ni { $best } kwa **{ $won }**.
               *[other] { $name } ameongoza { led-play }. Anayeshinda ni { $best } kwa **{ $won }**, pointi { $p }.
            }
    }
table-throw-failed =
    { $name } alirusha { $cards }. { $stopped ->
        [yes]
            { $settled ->
                [yes] { $other } anaweza kushinda sehemu yake, kwa hiyo imeongozwa { $led } tu.
               *[no] { $other } anaweza kushinda sehemu yake, kwa hiyo inaongozwa sehemu tu.
            }
       *[no]
            { $settled ->
                [yes] Mtu anaweza kushinda sehemu yake, kwa hiyo imeongozwa { $led } tu.
               *[no] Mtu anaweza kushinda sehemu yake, kwa hiyo inaongozwa sehemu tu.
            }
    }
table-trick-won =
    { $p ->
        [0] { $name } ameshinda mzunguko uliopita.
       *[other] { $name } ameshinda mzunguko uliopita, na pointi { $p }.
    }
table-kitty =
    { $where ->
        [there] Kadi za chini: { $kitty }, kifudifudi.
        [taken] { $name } ameshika kadi za chini.
       *[buried] Kadi za chini: { $kitty }, zimefichwa na { $name }.
    }
button-done = Sina cha kuonyesha
picture-kitty = za chini
picture-dealer = mgawaji
picture-trumps =
    { $suit ->
        [open] Turufu bado
        [none] Bila suti ya turufu
       *[other] Turufu { suit }
    }
picture-level = ngazi ya { level-name }
picture-attackers = Washambuliaji { $p }
picture-of-threshold = kati ya { $threshold }
picture-side-level =
    { $side ->
        [dealers] Mgawaji: { level-name }
        [attackers] Washambuliaji: { level-name }
        [even] Viti 2, 4: { level-name }
       *[odd] Viti 1, 3: { level-name }
    }
picture-led =
    { $p ->
        [0] Uongozaji: { kind }
       *[other] { kind-title }, pointi { $p }
    }
picture-to-come = { cards }
picture-thrown = Mrusho
picture-stopped =
    { $stopped ->
        [yes] wa { $name } · { $other } anaweza kushinda sehemu
       *[no] wa { $name } · mtu anaweza kushinda sehemu
    }
picture-won =
    { $p ->
        [0] { $name } ameshinda mzunguko
       *[other] { $name } ameshinda, pointi { $p }
    }
picture-winning = { $name } anashinda
picture-wins = anashinda
picture-declared = ameonyesha
picture-declaration = Imeonyeshwa
picture-done = haonyeshi
picture-to-do =
    { $phase ->
        [bury] afiche
        [naming] ataje turufu
        [choose] { picture-to-choose }
        [bidding] aonyeshe
        [overturn] aonyeshe
       *[play] { picture-to-play }
    }
