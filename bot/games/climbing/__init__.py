"""What climbing games share: plays that are beaten until all others pass, hands that run out, gifts before play.

Big Two, Da Guai Lu Zi and Zheng Shangyou share the turn that goes round among those who hold cards, the position of a
trick with its passes and places, names of readings (``play CARDS as KIND RANK``), and words about cards that are given
face down; on the screen, a sorted hand, *Play* beside *Pass* and the select of readings; for computers, who is a
partner, and what may still be out. Each game keeps its own kinds, order, gifts before play, ends and points. What
merely looks alike stays apart: Big Two keeps cards as bit masks, so it shares only functions of numbers and seats.
"""
