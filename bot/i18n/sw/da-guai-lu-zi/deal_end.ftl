picture-caught = walionaswa
picture-points = pointi
picture-total = jumla
picture-was-caught = amenaswa
picture-decided =
    { $team ->
        [0] hakuna matokeo
       *[other]
            { $n ->
                [one] timu ya { $team } inanasa mmoja
               *[other] timu ya { $team } inanasa { $n }
            }
    }
end-standing =
    { $counted ->
        [points] jumla { $total }
        [levels] ngazi ya { $level }
       *[both] ngazi ya { $level }, jumla { $total }
    }
end-gained =
    { $won ->
        [yes] { $names } **wameshinda**, { end-standing }
       *[no] { $names } **{ SIGNED($p) }** kila mmoja, { end-standing }
    }
end-own =
    { $won ->
        [yes] Timu yako: { end-standing }.
       *[no] Unapata { SIGNED($p) }, { end-standing }.
    }
end-decided =
    { $team ->
        [0] Timu ya { $out } imemaliza yote, lakini { $name } wa timu ya { $first } alimaliza kwanza. Hakuna mshindi.
       *[other] Timu ya { $team } imenasa: { $names }.
    }
end-not-led = Timu ya { $team } haikuongoza mgao huu, kwa hiyo ngazi yake inabaki.
end-failed =
    { $n ->
        [one] Timu ya { $team } imeongoza kwenye ngazi ya mwisho na haikushinda.
       *[other] Timu ya { $team } imeongoza kwenye ngazi ya mwisho na haikushinda, mara { $n } hadi sasa.
    }
end-next =
    { $tribute ->
        [yes] { $name } amemaliza wa kwanza, kwa hiyo timu yake inaongoza mgao unaofuata. Walionaswa hulipa ushuru.
       *[no] { $name } amemaliza wa kwanza na anaongoza mgao unaofuata.
    }
