stats-counted = Habis pertama: { $first }. Tertangkap: { $caught }.
