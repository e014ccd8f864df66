table-left-over =
    { $taken ->
        [yes] Över, sedan tagna: { $cards }
       *[no] Över, synliga för alla: { $cards }
    }
table-stock =
    { $n ->
        [0] Högen är tom.
       *[other] Högen: { cards }
    }
table-opens = { $name } har { $card } och öppnar.
table-opens-alone = { $name } öppnar med bara { $card }.
table-last-cards =
    { $n ->
        [one] { $deck ->
            [lectio] Sista brickan: { $names }.
           *[std52] Sista kortet: { $names }.
        }
       *[other] { $deck ->
            [lectio] Sista brickan: { $names }.
           *[std52] Sista kortet: { $names }.
        }
    }
table-undeclared =
    { $deck ->
        [lectio] { $name } har en bricka kvar.
       *[std52] { $name } har ett kort kvar.
    }
alt-declared =
    { $deck ->
        [lectio] har sagt till om sista brickan
       *[std52] har sagt till om sista kortet
    }
last-card-notice =
    { $deck ->
        [lectio] **Sista kortet!** { $name } har en bricka kvar och sa till.
       *[std52] **Sista kortet!** { $name } har ett kort kvar och sa till.
    }
lobby-callouts = syning **på**
rules-callouts =
    { $deck ->
        [lectio] Syning är på: en förtigen sista bricka spelar roll bara om någon synar den i tid. Det är före nästa tur för den som har den. En felaktig syning är din sista i given.
       *[std52] Syning är på: ett förtiget sista kort spelar roll bara om någon synar det i tid. Det är före nästa tur för den som har det. En felaktig syning är din sista i given.
    }
err-idle-callouts =
    { $deck ->
        [lectio] Här kostar en förtigen sista bricka ingenting, så det finns inget att syna.
       *[std52] Här kostar ett förtiget sista kort ingenting, så det finns inget att syna.
    }
    .note = Utelämna syning:, eller välj regler där det kostar något.
hand-open-include = Du öppnar. Ditt första drag måste innehålla { $card }.
hand-open-alone = Du öppnar med bara { $card }.
hand-last =
    { $n ->
        [one] { $deck ->
            [lectio] **Draget lämnar en bricka. Tryck på Sista kortet! först.**
           *[std52] **Draget lämnar ett kort. Tryck på Sista kortet! först.**
        }
       *[other] **Draget lämnar { $n } { cards-word }. Tryck på Sista kortet! först.**
    }
hand-last-chosen = Sista kortet! sägs med ditt nästa drag.
hand-declared = Du har sagt Sista kortet!
hand-undeclared =
    { $n ->
        [one] { $deck ->
            [lectio] Du har en bricka kvar. Säg till före din tur: tryck på Sista kortet!
           *[std52] Du har ett kort kvar. Säg till före din tur: tryck på Sista kortet!
        }
       *[other] Du har { $n } { cards-word } kvar. Säg till före din tur: tryck på Sista kortet!
    }
hand-duty-follow =
    { $passing ->
        [yes] { next-has-one } Lägg ditt högsta ensamma kort, eller passa.
       *[no] { next-has-one } Lägg ditt högsta ensamma kort.
    }
hand-duty-lead = { next-has-one } Spela ut en kombination eller ditt högsta ensamma kort.
hand-duty-liability = { next-has-one } Om ett lägre ensamt kort släpper fram det betalar du för alla.
next-has-one =
    { $deck ->
        [lectio] { $name } är näst på tur och har en bricka kvar.
       *[std52] { $name } är näst på tur och har ett kort kvar.
    }
hand-hold-means = **Pass** hoppar över den här turen. **Passa hela sticket** hoppar över alla dina turer tills någon spelar ut igen.
hand-held =
    { $verb ->
        [pass] Du passar tills någon spelar ut igen. Tryck på Passa hela sticket igen för att sluta.
       *[play] { $cards } läggs när spelet börjar. Vill du ändra det, lägg något annat eller tryck på Ta tillbaka.
    }
hand-opens = Du kan trycka på Lägg nu. Korten läggs när spelet börjar.
hint-out = Det är hela din hand.
hint-sure = Ingen kan sticka över det.
hint-last-card =
    { $single ->
        [yes] { $deck ->
            [lectio] { $name } har en bricka kvar, så lägg högt.
           *[std52] { $name } har ett kort kvar, så lägg högt.
        }
       *[no] { $deck ->
            [lectio] { $name } har en bricka kvar och kan inte sticka över det.
           *[std52] { $name } har ett kort kvar och kan inte sticka över det.
        }
    }
# Ett lågt par, en låg stege.
low-kind =
    { $kind ->
        [pair] Lågt par
        [triple] Låg triss
        [quads] Lågt ensamt fyrtal
        [two_pair] Två låga par
        [two_pair_kicker] Två låga par plus ett
        [straight] Låg stege
        [flush] Låg flush
        [full_house] Låg kåk
        [four_plus_one] Lågt fyrtal
        [straight_flush] Låg färgstege
        [straight_flush_7] Låg färgstege med två till
        [royal_flush] Färgstegen 10-J-Q-K-A
       *[single] Lågt ensamt kort
    }
high-kind =
    { $kind ->
        [pair] Högt par
        [triple] Hög triss
        [quads] Högt ensamt fyrtal
        [two_pair] Två höga par
        [two_pair_kicker] Två höga par plus ett
        [straight] Hög stege
        [flush] Hög flush
        [full_house] Hög kåk
        [four_plus_one] Högt fyrtal
        [straight_flush] Hög färgstege
        [straight_flush_7] Hög färgstege med två till
        [royal_flush] Färgstegen 10-J-Q-K-A
       *[single] Högt ensamt kort
    }
# Behåller ditt par, din triss.
your-kept =
    { $keeps ->
        [pair] ditt { $kept }
        [two_pair] dina { $kept }
        [two_pair_kicker] dina { $kept }
        [quads] ditt { $kept }
        [four_plus_one] ditt { $kept }
        [single] ditt { $kept }
       *[other] din { $kept }
    }
hint-play =
    { $keeps ->
        [none]
            { $height ->
                [low] { low-kind }.
                [high] { high-kind }.
               *[middle] { $deck ->
                    [lectio] { kind-title }, och ingen hög bricka går åt.
                   *[std52] { kind-title }, och inget högt kort går åt.
                }
            }
       *[other]
            { $height ->
                [low] { low-kind }, och du behåller { your-kept }.
                [high] { high-kind }, och du behåller { your-kept }.
               *[middle] { kind-title }, och du behåller { your-kept }.
            }
    }
hint-pass =
    { $why ->
        [cannot] Inget du har sticker över det.
        [breaks] Varje svar bryter upp { your-kept }.
        [high] Dina höga { cards-word } gör mer nytta senare.
       *[later] Dina { cards-word } gör mer nytta senare.
    }
hint-before =
    { $why ->
        [weak] De flesta händer är bättre än din.
        [fair] Din hand är tillräckligt bra.
        [better] Din hand blir bättre med det.
        [no-better] Din hand blir inte bättre med det.
        [lowest] { $deck ->
            [lectio] Nästan vilken bricka som helst gör mer nytta än din lägsta.
           *[std52] Nästan vilket kort som helst gör mer nytta än ditt lägsta.
        }
        [helps] Det skulle hjälpa din hand mest.
        [highest]
            { $n ->
                [one] Det är ditt högsta.
               *[other] De är dina högsta.
            }
       *[least]
            { $n ->
                [one] Det behöver din hand minst.
               *[other] De behövs minst i din hand.
            }
    }
did-play = Du lade { $cards }.
did-pass = Du passade.
did-declare = { hand-declared }
did-call = Du synade { $name }.
button-last-card = Sista kortet!
button-callout = Syna
button-keep = Behåll
button-held =
    { $verb ->
        [pass] Passa hela sticket
       *[play] Ta tillbaka
    }
callout-ask = Vem vill du syna? Efter en felaktig syning får du inte syna mer i den här given.
picture-open = öppna med
picture-last-card = sista kortet!
picture-opens = { $name } öppnar
picture-left-over = över
picture-stock = hög
picture-pays-for-all = betalar för alla
picture-penalty = minus
help-aim = Bli först av med alla dina { cards-word }. { $deck ->
        [lectio] Brickor
       *[std52] Kort
    } som är kvar på handen kostar poäng.
help-ranks = **3** är lägst, sedan 4 till 10, J, Q, K, A, och **2** sticker över alla. Mellan lika avgör färgen.
help-kinds =
    { $deck ->
        [lectio] Lägg en bricka, ett par, eller fem som hör ihop, som stegen 5-6-7-8-9.
       *[std52] Lägg ett kort, ett par, eller fem som hör ihop, som stegen 5-6-7-8-9.
    }
help-beat = Svara med lika många { cards-word } som lades, men högre. Eller passa.
help-lead = När alla andra passar spelar du ut: vad som helst som hör ihop.
help-last-card =
    { $deck ->
        [lectio] Med en bricka kvar trycker du på **Sista kortet!** där reglerna kräver det.
       *[std52] Med ett kort kvar trycker du på **Sista kortet!** där reglerna kräver det.
    }
