### Rules that do not go together, to whoever sets them. Why they do not stands with each game, in its messages contra-….
### *These don’t go together: Players: 3, and Packs: 2. Three players share one pack. Set Players to 4, or Packs to 1.*

# $first and $second: options with their values, made by setting-said, or as they are typed: `deck.packs: 2`.
contra = These don’t go together: { $first }, and { $second }.

# $why: a sentence of the game; $ways: made by ways-setting, ways-together and ways-either.
ways-out = { $why } Set { $ways }.
# $option: its title; $value: a word or number, or several made by ways-values.
ways-setting = { $option } to { $value }
# $first: one or more, parted by commas; $last: one more. The same in the two messages after it.
ways-values = { $first } or { $last }
# Settings that only help together, each made by ways-setting.
ways-together = { $first } and { $last }
# Ways of which each helps alone, made by ways-setting or ways-together.
ways-either = { $first }, or { $last }
