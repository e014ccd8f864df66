command-rules-use = Välj ett regelpaket för servern eller den här kanalen
command-rules-set = Ändra ett regelval
command-rules-unset = Ta tillbaka en ändring; utan val: alla
command-rules-save = Spara reglerna från /regler visa under ett eget namn
command-rules-history = Vem som ändrade reglerna när, och vägen tillbaka
command-rules-compare = Hur två regelpaket skiljer sig
option-rules-shown = Vilka regler; utelämnat: de som ni spelar här
option-preset = Ett regelpaket; efter ett + har listan tillägg
option-scope = För hela servern eller för den här kanalen
option-scope-saved = Serverns regler eller kanalens; utelämnat: reglerna från /regler visa
option-option = Vilket regelval; listan har alla med deras värden
option-option-changed = Vilket regelval; utelämnat: allt som ändrats här
option-value = Det nya värdet; listan har vad som är tillåtet
option-name = Ett eget namn, högst 32 tecken
option-first-rules = Det första regelpaketet
option-second-rules = Det andra regelpaketet
choice-scope-server = hela servern
choice-scope-channel = den här kanalen
button-save = Spara
button-rules-all = Alla regler
button-rules-differences = Alla skillnader
button-rules-effect = Vad som ändras
button-rules-about = Om paketen
button-cancel = Avbryt
button-page-before = Förra sidan
button-page-after = Nästa sida
select-back = Gå tillbaka till …
select-ways = Sätt { $asked } tillsammans med …
rules-called = { $called } (`{ $name }`)
house-name =
    { $changed ->
        [yes] { preset } (`{ $chain }`), ändrat
       *[no] { preset } (`{ $chain }`)
    }
house-name-saved = ”{ $name }”, { house-name }
rules-choice-name = { preset } · { $chain }
rules-choice-more = … och { $n } till: skriv ett ord ur namnet
rules-choice-option = { $title }: { $word } · { $option }
rules-choice-value-with = { $word } ({ $value }) · tillsammans med { $with }
rules-choice-value-said =
    { $now ->
        [yes] { $word } ({ $value }) · gäller nu
       *[no] { $word } ({ $value })
    }
rules-choice-state =
    { $saved ->
        [yes] ”{ $name }”
       *[no]
            { $plain ->
                [yes] { preset }
               *[no] { preset } ({ $chain })
            }
    }
rules-choice-changed =
    { $more ->
        [0] { $state } med { $settings }
       *[other] { $state } med { $settings } och { $more } till
    }
rules-choice-nothing =
    { $scope ->
        [server] Inget valt: standardreglerna
        [name] Erbjuds inte
       *[channel] Inget valt: serverns regler
    }
rules-choice-since =
    { $side ->
        [after] { $place }, efter en ändring av { $name }
       *[before] { $place }, före en ändring av { $name }
    }
rules-made-from = Bygger på: { $rules }.
rules-of-table = Det här är reglerna vid { $table }, så länge det finns.
rules-next-table = Nästa bord här får: { $rules }.
rules-from =
    { $from ->
        [channel] Valda för den här kanalen.
        [server] Valda för servern.
        [asked] Du frågade efter dem. Bara /regler visa har dem som ni spelar här.
       *[default] Det här är standardreglerna.
    }
rules-presets-heading = { game }: regelpaket, mest för { $n } spelare
rules-presets-shelf = **{ shelf }:** { $names }
rules-presets-name = ”{ $name }”
rules-presets-own = **Sparade här:** { $names }
rules-presets-own-more = **Sparade här:** { $names } och { $n } till
rules-presets-additions = Tillägg, efter ett + och efter vad de ändrar
rules-presets-topic = **{ $topics }**: { $names }
rules-presets-saved = Sparade på servern
rules-presets-line = ”{ $name }”: { house-name }
rules-compare-heading = { game }: { $a } mot { $b }
rules-compare-line = **{ $title }** — { $a }: { $first } · { $b }: { $second }
rules-compare-more =
    { $n ->
        [one] Och 1 skillnad till.
       *[other] Och { $n } skillnader till.
    }
rules-compare-called = { $a }: { $rules }.
rules-compare-same = De två spelas likadant.
rules-compare-values = **{ $title }**: { $first } · { $second }
rules-compare-said = { $a }: { $said }
rules-preview-heading = Inte sparat än
rules-preview = **{ $title }:** { $new } (förut: { $old }).
rules-preview-topics =
    { $n ->
        [one] 1 regelval ändras: { $topics }.
       *[other] { $n } regelval ändras: { $topics }.
    }
rules-preview-topics-more = { $n } regelval ändras: { $topics } och { $more } ämnen till.
rules-preview-many = Det som ändras, { $n } regelval:
rules-preview-typed = `{ $option }` från { $old } till { $new }
rules-preview-idle = De här ändras också, men andra regler kopplar bort dem: { $values }.
rules-preview-rules = { $new } i stället för { $old }.
rules-preview-save =
    { $how ->
        [saved] Under namnet ”{ $name }”: { $rules }.
        [new] Sparas under namnet ”{ $name }”: { $rules }.
       *[again] ”{ $name }” får nytt innehåll: { $rules }.
    }
rules-preview-drop = ”{ $name }” erbjuds inte längre.
rules-preview-none =
    { $scope ->
        [server] Servern går tillbaka till standardreglerna: { $rules }.
       *[channel] Kanalen går tillbaka till serverns regler: { $rules }.
    }
rules-preview-lost = Ingen kan längre spela reglerna från förut.
rules-preview-alike = Ni spelar som förut.
rules-said-before = Förut: { $sentence }
rules-said-after = Sedan: { $sentence }
rules-scope =
    { $scope ->
        [server] För servern, från nästa bord. Öppna bord behåller sina regler.
       *[channel] För { $channel }, från nästa bord. Öppna bord behåller sina regler.
    }
rules-scope-name = För servern: /bord nytt och /regler använd erbjuder det från och med nu.
rules-saved = **Sparat.**
rules-saved-note = /regler historik har alla ändringar, och vägen tillbaka.
rules-cancelled = **Avbrutet.** Reglerna är som förut.
rules-history-heading = { game }: ändringar av reglerna
rules-history-empty = Ingen har ändrat reglerna här än.
rules-history-entry = { $what } · { $place }, { $name }, { $at }
rules-place =
    { $scope ->
        [server] servern
        [name] namnet ”{ $saved }”
       *[channel] { $channel }
    }
rules-place-plain =
    { $scope ->
        [server] servern
        [name] ”{ $saved }”
       *[channel] #{ $channel }
    }
rules-history-chosen = Valt: { $rules }
rules-history-instead = { $new } i stället för { $old }
rules-history-taken = Tillbakataget: { $rules }
rules-history-value = { $title }: { $new } (förut: { $old })
rules-history-more = { $values }; och { $more } till
err-admin = Det här är för de som får hantera servern.
    .note = /regler visa har reglerna här, och /protokoll visa dina poäng.
err-rules-name = Det finns inget regelpaket ”{ $text }” här.
    .note = { $n ->
            [0] /regler regelpaket har alla.
           *[other] Närmast: { $names }.
        }
err-rules-elsewhere =
    { $what ->
        [preset] ”{ $text }” är ett regelpaket för { $games }.
       *[parameter] ”{ $text }” är ett regelval för { $games }.
    }
    .note = Du frågade om { game }. Välj { $games } med spel:.
err-rules-no-mixin = Det saknas ett tillägg efter +.
    .note = Välj ett ur listan, eller utelämna +.
err-rules-mixin = Det finns inget tillägg ”{ $text }”.
    .note = { $n ->
            [0] /regler regelpaket har alla.
           *[other] Närmast: { $names }.
        }
err-rules-option = Det finns inget regelval ”{ $text }”.
    .note = { $n ->
            [0] Listan för /regler ändra har alla.
           *[other] Närmast: { $names }.
        }
err-rules-value = ”{ $text }” går inte här.
    .note =
        { $fits ->
            [between] { $title } kan vara: { $low } till { $high }.
            [optional] { $title } kan vara: { $low } till { $high }, eller null.
           *[listed] { $title } kan vara: { $allowed }.
        }
err-rules-same = Reglerna är redan så.
    .note = /regler visa har dem.
err-rules-unchanged = { $title } är fortfarande som i regelpaketet.
    .note = /regler historik har alla ändringar.
err-rules-nothing = Ingen har valt regler här, så det finns inget att ta tillbaka.
    .note = /regler historik har alla ändringar.
err-rules-taken = ”{ $text }” kan inte vara ett eget namn.
    .note = Använd högst 32 tecken, utan + * ( ), och inte ett annat regelpakets namn.
err-rules-many = Servern har { $n } sparade regelpaket, och det finns inte plats för fler.
    .note = Spara under ett av deras namn för att ersätta det.
err-rules-moved = Någon ändrade reglerna under tiden.
    .note = Det här skulle ändras nu.
err-rules-answered = Den frågan är besvarad, eller för gammal.
    .note = Använd kommandot igen.
