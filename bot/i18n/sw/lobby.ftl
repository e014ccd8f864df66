lobby-heading = { game } · viti { $taken } kati ya { $seats } vimechukuliwa
lobby-terms = { table-name } · { rules-short } · { rules-dealt } · { match-goal } · { clock } · mwenyeji { $host }
lobby-differs = Tofauti na kanuni tayari: { $changes }.
lobby-seat =
    { $role ->
        [host] { $seat }. **{ $name }** · mwenyeji
        [computer]
            { $reserved ->
                [yes] { $seat }. **{ $name }** · kompyuta hadi { $guest } aje
               *[no]
                    { $level ->
                        [gentle] { $seat }. **{ $name }** · kompyuta rahisi
                        [sharp] { $seat }. **{ $name }** · kompyuta hodari
                       *[casual] { $seat }. **{ $name }** · kompyuta
                    }
            }
       *[player] { $seat }. **{ $name }**
    }
lobby-partners =
    { $change ->
        [yes] Washirika: { $sides }. Chagua kiti ili kubadili nani anacheza na nani.
       *[no] Washirika: { $sides }.
    }
lobby-side = viti { $seats }
lobby-seat-free =
    { $reserved ->
        [yes] { $seat }. kimewekwa kwa { $guest }
       *[no] { $seat }. wazi
    }
lobby-seal = Mchanganyo wa kadi una muhuri: `{ $commitment }`. Bonyeza Kata ili kuongeza maneno yako machache.
cut-title = Kata kadi
cut-label = Mkato wako
cut-about = Hadi herufi 64 zinazoingia kwenye mchanganyo. Wote wanaziona, daima.
lobby-auto-pass = Meza hupita kwa asiyeweza kushinda, kwa hiyo wote wanajua nani hawezi.
lobby-rated = Meza ya viwango: watu tu wanacheza, bila madokezo, na kila mgao hubadili viwango vyao (/help).
lobby-cut = { $name } anakata kwa “{ $cut }”.
joined = { $name } anachukua kiti { $seat }.
seat-taken-over = Umechukua kiti { $seat } na unaendelea na pointi zake: { SIGNED($total) }. Ukiwa tayari, bonyeza Mgao unaofuata.
next-up = Utapata kiti cha { $computer } mgao huu ukiisha.
waits-no-more = Husubiri kiti tena.
select-seat = Chagua kiti
select-level = Ongeza kompyuta kwa uwezo
computer-level =
    { $level ->
        [gentle] Ongeza kompyuta rahisi
        [sharp] Ongeza kompyuta hodari
       *[casual] Ongeza kompyuta ya kawaida
    }
    .note =
        { $level ->
            [gentle] Hukosea
            [sharp] Hutafuta pointi
           *[casual] Ile ya siku zote
        }
seat-option =
    { $free ->
        [yes] Kiti { $seat } · wazi
       *[no] Kiti { $seat } · { $name }, kompyuta
    }
lets-in =
    { $way ->
        [now] Waliochelewa wanaweza kuchukua kiti cha kompyuta mara moja.
        [next] Kuanzia mgao unaofuata, waliochelewa wanaweza kuchukua kiti cha kompyuta mara moja.
       *[later] Waliochelewa huketi mgao unapoisha.
    }
menu-watching = Unatazama.
host-now = { $name } ndiye mwenyeji sasa.
computer = { $name } (kompyuta)
table-name = Meza { NUMBER($table, useGrouping: 0) }
leave-does =
    { $way ->
        [waits] Hukomesha kusubiri kwako kiti.
        [last] Humaliza meza.
        [lobby] Huacha kiti chako wazi.
        [deal] Huipa kompyuta kadi zako.
       *[between] Huipa kompyuta kiti chako.
    }
let-in-does =
    { $now ->
        [yes] Huwafanya waliochelewa wasubiri mgao uishe.
       *[no] Huruhusu waliochelewa kujiunga katikati ya mgao.
    }
close-does = Hufanya mgao huu kuwa wa mwisho.
new-match-does = Hurudisha jumla zote kwenye sifuri.
end-does =
    { $void ->
        [yes] Humaliza meza; mgao huu ni batili.
       *[no] Humaliza meza mara moja.
    }
button-join = Jiunge
button-leave = Ondoka
button-add-computer = Ongeza kompyuta
button-fill = Jaza kompyuta
button-remove-computer = Ondoa kompyuta
button-let-in = Ruhusu watu
button-let-in-later = Ruhusu baadaye
button-end-agree = Kubali kumaliza
button-play-on = Endelea
button-kick = Ipe kompyuta
button-kick-agree = Badilisha { $name }
button-end-ask = Omba kumaliza
button-start = Anza
button-close = Funga
button-cut = Kata
button-rules = Kanuni
button-menu = Menyu
button-my-hand = Kadi zangu
button-play = Cheza
button-pass = Pita
button-sort = Panga
button-hint = Dokezo
button-next-deal = Mgao unaofuata
button-rematch = Cheza tena
button-new-match = Mechi mpya
button-status = Hali
button-end = Maliza
button-stay = Baki
button-last-trick = Mzunguko uliopita
button-full-result = Matokeo yote
button-played-cards =
    { $deck ->
        [lectio] Kete zilizochezwa
       *[std52] Kadi zilizochezwa
    }
button-earlier = Awali
button-later = Baadaye
select-cards = Chagua { cards-word }
select-ready = Hatua tayari: { $n }
select-ready-none = Hatua tayari: hakuna
select-kind = Chagua aina: { $n }
select-all-kinds = Aina zote
select-more-ready = Zaidi: { $n }
select-kind-option =
    { $n ->
        [one] Hatua 1: { kind-meant }
       *[other] Hatua { $n }: { kind-meant }
    }
select-cards-group =
    { $named ->
        [yes] { $name }: { $first } hadi { $last }
       *[no] Chagua { cards-word }: { $first } hadi { $last }
    }
button-card-chosen = ✓ { $card }
