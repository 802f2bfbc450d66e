"""Where the zones lie on the court, for whoever draws it: shares of its width and length, seat A at the lower end."""

from __future__ import annotations

from wwtennis.games.worldwide.cards import Zone

# WT-4.1, at the lower end. Right-handed, as the book.
NEAR = {Zone.BACKHAND: (0.2, 0.88), Zone.NEUTRAL: (0.5, 0.88), Zone.FOREHAND: (0.8, 0.88), Zone.VOLLEY: (0.5, 0.6)}


def spot(seat: int, zone: Zone) -> tuple[float, float]:
    """How far across and how far down a zone of this seat's end lies. The other end is turned round."""
    across, down = NEAR[zone]
    return (across, down) if seat == 0 else (1 - across, 1 - down)
