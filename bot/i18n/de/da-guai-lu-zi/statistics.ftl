stats-counted = Zuerst fertig: { $first }. Gefangen: { $caught }.
