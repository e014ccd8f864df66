### Rules that do not go together; why stands with each game. What would go is told from the ways that a contradiction has.

# $first and $second: options with their values.
contra = These don’t go together: { $first }, and { $second }.

# $why: one of the sentences above; $ways: made by ways-setting, ways-together and ways-either.
ways-out = { $why } Set { $ways }.
ways-setting = { $option } to { $value }
# $first: one or more, parted by commas; $last: one more.
ways-values = { $first } or { $last }
ways-together = { $first } and { $last }
ways-either = { $first }, or { $last }
