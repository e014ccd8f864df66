command-tables = Mga lamesa mo rito, at kung saan turn mo na
own-tables =
    { $n ->
        [1] { $asked ->
            [0] Ang lamesa mo rito
           *[other] Hinihintay ka ng lamesa mo rito
        }
       *[other] { $asked ->
            [0] Ang { $n } lamesa mo rito
            [1] Ang { $n } lamesa mo rito · 1 ang naghihintay sa iyo
           *[other] Ang { $n } lamesa mo rito · { $asked } ang naghihintay sa iyo
        }
    }
own-tables-none = Wala kang inuupuang lamesa rito.
    .note = Magbukas sa /table open, o umupo sa iba gamit ang Sumali.
own-table-asks =
    { $way ->
        [next]
            { $clock ->
                [slow] **{ $table }** · { game } · pindutin ang Susunod na laro hanggang { $date }, { $time }
                [running] **{ $table }** · { game } · pindutin ang Susunod na laro · ubos ang oras { $time }
               *[none] **{ $table }** · { game } · pindutin ang Susunod na laro
            }
       *[turn]
            { $clock ->
                [slow] **{ $table }** · { game } · turn mo hanggang { $date }, { $time }
                [running] **{ $table }** · { game } · turn mo · ubos ang oras { $time }
               *[none] **{ $table }** · { game } · turn mo
            }
    }
own-table-waits =
    { $way ->
        [lobby] { $table } · { game } · hindi pa nagsisimula
        [away] { $table } · { game } · computer ang naglalaro para sa iyo
        [going] { $table } · { game } · tuloy ang laro
        [over] { $table } · { game } · tapos na ang laban
        [between] { $table } · { game } · hinihintay pumindot ng Susunod na laro: { $names }
       *[deal]
            { $n ->
                [1] { $table } · { game } · turn ni { $names }
               *[other] { $table } · { game } · turn nina { $names }
            }
    }
button-go-to-table = Pumunta sa { $table }
