help-heading = Hier spielen
help-1 = **1.** /tutorial führt dich durch ein Spiel gegen Computer.
help-2 = **2.** /tisch neu eröffnet einen Tisch, an dem andere mitspielen. An einem fremden drückst du **{ button-join }**.
help-3 = **3.** **{ button-my-hand }** zeigt nur dir deine Karten. Wähl welche, dann **{ button-play }** oder **{ button-pass }**.
help-games = Es gibt: { $games }. Mit spielart: wählst du bei /tutorial, /tisch neu oder /hilfe eines davon.
help-game = { game } in Kürze

help-more = Mehr Hilfe
help-rules = Die Regeln hier: /regeln ansehen. Andere Regelsätze: /regeln regelsätze. Helle Bilder: /bilder. Wann du gerufen wirst: /rufe.
help-seat = Deine Karten noch einmal: /blatt. Dein Platz zurück vom Computer: /tisch zurück. Wer wo sitzt: /tisch status. Ein Computer für jemanden, der weg ist: /tisch ersetzen.
help-friends = Ein Tisch nur für deine Leute: /tisch neu mit privat:, dann /tisch einladen. Wen du lieber nicht triffst: /blockieren. Wo du dran bist: /meine-tische.
help-again = Ein beendetes Spiel Schritt für Schritt: /wiederholung. Deinen letzten Zug zurück, wenn alle zustimmen: /zurücknehmen.
help-typed = Du kannst auch alles tippen: { $commands }.
help-notation = Schreib Karten wie `3d 10h Qs`: d ist ♦, c ♣, h ♥, s ♠. Werte allein gehen auch: `88`.
help-points = Deine Punkte: /punktebuch ansehen, /statistik. Die von allen: /rangliste, für Spiele ab zwei Menschen. Sie sind nur zum Spaß. Gewertete Spiele derselben Leute zählen an einem Tag 1, ½, ⅓ und so weiter.
help-fair = Jede Mischung wird vor der ersten Karte versiegelt und nach dem Spiel gezeigt. Die Maschine, auf der der Bot läuft, kann die Blätter sehen. Sonst niemand, und keine Mischung lässt sich unbemerkt ändern.
