setting-said = { $title }: { $value }
page-title = { game }: { preset }
page-differs = Anders als im Grundspiel: { $topics }.
page-same = Das ist das Grundspiel.
page-head-differs = Geändert am Regelsatz
page-head-absent = Nicht in diesen Regeln
page-absent = { $names }.

preset-line = **{ preset }** (`{ $preset }`): { preset-about }.
fact-idle = { $fact } Andere Regeln hier setzen das außer Kraft.
