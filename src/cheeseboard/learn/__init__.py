"""The games for learning programs: observations as numbers, PettingZoo, Gymnasium, OpenSpiel, data.

Everything here is made from views. `encoder`, `core` and `packing` use the standard library only;
the rest needs `pip install 'cheeseboard[learn]'`.
"""

from cheeseboard.learn.encoder import Encoder, Place

__all__ = ["Encoder", "Place"]
