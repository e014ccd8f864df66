command-notify = Lini unaitwa kwa zamu yako, na lini huitwi
option-turns = Lini unaitwa; usipotaja, jibu linasema ulichochagua
option-quiet = Saa za siku yako bila miito, kama 22-8; off kuziondoa
option-zone = Ukanda wako wa saa, kama Europe/Berlin; orodha ina zote
option-openings = Mchezo ambao unaambiwa meza ikifunguliwa hapa; none kwa kutoambiwa
choice-openings-none = hakuna
choice-turns-now = Mara moja
choice-turns-late = Baada ya kusubiri sekunde 10
choice-turns-never = Kamwe
turns-called =
    { $call ->
        [now] **Unaitwa mara moja zamu yako ikifika.**
        [never] **Huitwi kamwe kwa zamu yako.**
       *[late] **Unaitwa meza ikiwa imekusubiri sekunde 10.**
    }
    .note = Tumia /notify kuibadili, kwenye seva zote kwa pamoja.
quiet-hours = Hakuna miito kuanzia { $begin } hadi { $end } ({ $zone }).
openings-told = Unaambiwa meza ikifunguliwa hapa: { $games }.
table-opened = { $mention } { $host } amefungua meza: { game }, { $table }.
err-openings-many = Tayari watu { $limit } wanaambiwa kuhusu { game } hapa.
    .note = Zaidi hawaenei kwenye ujumbe mmoja.
quiet-hours-none = Miito huja saa yoyote. Kwa quiet: unachagua saa zisizo nayo.
err-quiet = “{ $text }” si kipindi cha saa.
    .note = Andika kama 22-8 au 22:30-7, au off.
err-quiet-zone = Unaishi wapi?
    .note = Ongeza zone: kwenye saa zako, kama Europe/Berlin.
select-turns = Lini unaitwa kwa zamu yako
menu-turns =
    { $call ->
        [now] Niite mara moja
        [never] Usiniite kamwe
       *[late] Niite baada ya sekunde 10
    }
