### The frame of the rules of Sheng Ji, for whoever calls /rules: headings, topics, the shelf of the list of rule sets.

# The headings of the four parts of the page, in bold.
page-head =
    { $section ->
        [cards] Cards
        [declaring] Drawing and declaring
        [play] Play
       *[levels] Points and levels
    }
# What some rules are about, an item of a list behind a colon: “Unlike the preset: throws, following and ruffing.”
topic =
    { $topic ->
        [cards] packs, kitty and the order of cards
        [declaring] declaring trumps
        [play] throws, following and ruffing
       *[levels] points and levels
    }
# The heading before a line of rule sets, in bold: “Played most: Standard, Strict, Popular”.
shelf =
    { $shelf ->
       *[most] Played most
    }
