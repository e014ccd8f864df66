button-replay = Repris
button-replay-start = Början
button-replay-trick-back = Stick bakåt
button-replay-back = Bakåt
button-replay-on = Nästa
button-replay-trick-on = Nästa stick
button-replay-end = Slutet
button-replay-play = Spela upp
button-replay-stop = Stopp
button-replay-share = Dela
button-replay-advice = Fråga
replay-ask-advice = Vad hade datorn lagt här?
replay-heading = Repris · { table-name }, giv { $deal }
replay-place =
    { $trick ->
        [0] { game } · steg { $step } av { $last }
       *[other] { game } · steg { $step } av { $last } · stick { $trick }
    }
replay-dealt = Korten delas ut.
replay-by-itself = Spelet går vidare.
replay-act =
    { $n ->
        [0] **{ $name }**: { $what }
       *[other] **{ $name }**: { $cards } · { $what }
    }
replay-advice =
    { $n ->
        [0] Datorns förslag till { $name }: **{ $what }**.
       *[other] Datorns förslag till { $name }: **{ $cards }**, { $what }.
    }
replay-advice-why = { replay-advice } { $why }
replay-no-advice = Ingen behöver lägga något här.
replay-busy = För många repriser spelas upp just nu. Tryck på { button-replay-on }, eller försök senare.
replay-shared = { $name } visar giv { $deal } från { table-name }.
replay-hand = { $name }: { $cards }
replay-hand-empty = { $name }: inga { cards-word }
replay-choice = { $table }.{ $deal } · { game }, bord { NUMBER($table, useGrouping: 0) }, giv { $deal }
err-replay-none = Ingen giv har avslutats här på sistone.
    .note = Lägg till giv: med bord och giv, som 3.2.
err-replay-name = ”{ $text }” är ingen giv.
    .note = Skriv bord och giv, som 3.2.
err-replay-table = Det har aldrig funnits något bord { NUMBER($table, useGrouping: 0) } på servern.
    .note = Skriv bord och giv, som 3.2; listan har de senaste.
err-replay-deal = { table-name } har ingen giv { $deal }.
    .note =
        { $last ->
            [0] Ingen av dess givar har avslutats än.
            [1] Bara giv 1 har avslutats.
           *[other] Det har givarna 1 till { $last }.
        }
err-replay-running = Giv { $deal } vid { table-name } är inte slut än.
    .note = När den är slut kan alla se reprisen.
err-replay-damaged = Giv { $deal } vid { table-name } kan inte visas i repris: det som sparats är skadat.
    .note = /protokoll visa har allas poäng.
