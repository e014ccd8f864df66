stats-counted = Nafasi ya kwanza: { $first }. Nafasi ya mwisho: { $last }.
