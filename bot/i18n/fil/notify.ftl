command-notify = Kailan ka ipi-ping sa turn mo, at kailan hindi
option-turns = Kailan ka ipi-ping; kung wala, sasabihin kung ano ang pinili mo
option-quiet = Mga oras na walang ping, gaya ng 22-8; off kung wala
option-zone = Time zone mo, gaya ng Europe/Berlin; nasa listahan ang lahat
option-openings = Aling game ang ibabalita kapag may nagbukas na lamesa rito; none kung wala
choice-openings-none = wala
choice-turns-now = Agad
choice-turns-late = Pagkatapos ng 10 segundong paghihintay
choice-turns-never = Hindi kailanman
turns-called =
    { $call ->
        [now] **Ipi-ping ka agad kapag turn mo na.**
        [never] **Hindi ka ipi-ping sa turn mo.**
       *[late] **Ipi-ping ka kapag 10 segundo ka nang hinihintay ng lamesa.**
    }
    .note = Baguhin sa /notify, sa lahat ng server nang sabay.
quiet-hours = Walang ping mula { $begin } hanggang { $end } ({ $zone }).
openings-told = Babalitaan ka rito kapag may nagbukas na lamesa: { $games }.
table-opened = { $mention } nagbukas si { $host } ng lamesa: { game }, { $table }.
err-openings-many = { $limit } tao na ang binabalitaan tungkol sa { game } dito.
    .note = Hindi na kasya ang iba sa isang mensahe.
quiet-hours-none = May ping anumang oras. Sa quiet: mapipili mo ang mga oras na wala.
err-quiet = Hindi mga oras ang “{ $text }”.
    .note = Isulat gaya ng 22-8 o 22:30-7, o off.
err-quiet-zone = Saan ka nakatira?
    .note = Idagdag ang zone: sa mga oras mo, gaya ng Europe/Berlin.
select-turns = Kailan ka ipi-ping sa turn mo
menu-turns =
    { $call ->
        [now] I-ping ako agad
        [never] Huwag akong i-ping
       *[late] I-ping ako pagkalipas ng 10 segundo
    }
