picture-taken = poäng
picture-decided =
    { $side ->
        [dealers] givarsidan stiger { $n }
       *[attackers]
            { $n ->
                [0] angriparna tar över
               *[other] angriparna stiger { $n }
            }
    }
end-outcome = Giv { $deal }: angriparna { $p } poäng, { picture-decided }.
end-gained =
    { $moved ->
        [won] { $names } **vann** och stannar på **{ level-name }**
        [up] { $names } stiger till **{ level-name }**
        [back] { $names } faller tillbaka till **{ level-name }**
       *[stays] { $names } stannar på **{ level-name }**
    }
end-own =
    { $moved ->
        [up] Din sida stiger till { level-name }.
        [back] Din sida faller tillbaka till { level-name }.
       *[stays] Din sida stannar på { level-name }.
    }
end-tricks = Angriparnas stick: { $p } poäng.
end-kitty =
    { $attacked ->
        [yes]
            { $p ->
                [0] { $name } tog sista sticket, men talongen har inga poäng.
               *[other] { $name } tog sista sticket för angriparna, så talongen räknas: { $p } × { $n } = { $sum }.
            }
       *[no] { $name } tog sista sticket för givarsidan, så talongen räknas inte.
    }
end-penalties = Kast som inte höll: { SIGNED($p) }.
end-decided =
    { $p } poäng totalt. { $side ->
        [dealers]
            { $case ->
                [under] Med { $high } eller färre stiger givarsidan { end-levels }.
               *[between] Med { $low } till { $high } stiger givarsidan { end-levels }.
            }
       *[attackers]
            { $n ->
                [0] Med { $low } till { $high } tar angriparna över given utan att stiga.
               *[other]
                    { $case ->
                        [over] Med { $low } eller fler tar angriparna över given och stiger { end-levels }.
                       *[between] Med { $low } till { $high } tar angriparna över given och stiger { end-levels }.
                    }
            }
    }
end-levels =
    { $n ->
        [one] en nivå
       *[other] { $n } nivåer
    }
end-must-hold = En sida lämnar nivå { level-name } bara genom att hålla given där.
end-must-play = Nivå { level-name } kan inte hoppas över.
end-fell = En knekt tog sista sticket, så givarsidan faller tillbaka till nivå { level-name }.
end-kitty-cards = Talongen: { $cards }.
end-side = { end-gained }
end-next-dealer = { $name } ger nästa gång.
