contra = Hindi puwedeng pagsamahin ang mga ito: { $first }, at { $second }.
ways-out = { $why } Gawing { $ways }.
ways-setting = { $value } ang { $option }
ways-values = { $first } o { $last }
ways-together = { $first } at { $last }
ways-either = { $first }, o { $last }
