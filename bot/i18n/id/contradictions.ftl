contra = Ini tidak bisa dipakai bersama: { $first }, dan { $second }.
ways-out = { $why } Atur { $ways }.
ways-setting = { $option } ke { $value }
ways-values = { $first } atau { $last }
ways-together = { $first } dan { $last }
ways-either = { $first }, atau { $last }
