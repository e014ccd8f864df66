"""What climbing games share: plays that are beaten until all others pass, hands that run out, gifts before play."""
