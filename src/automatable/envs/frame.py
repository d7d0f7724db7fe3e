"""A table as pixels, for videos: the terminal's picture on a sheet that never changes its size."""

from io import BytesIO
from math import ceil
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ..kernel.extras import need
from ..kernel.game import State
from ..kernel.seats import Seat

SIDE = 960  # the pixels of a sheet, in both directions
STEP = 240  # units of the picture by which a sheet grows, so that boards seldom change in size
PACKAGES = ("resvg_py", "matplotlib", "PIL.Image", "rich")
FONTS = ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf")  # which come with Matplotlib


def frame(state: State, viewer: Seat, lang: str | None) -> NDArray[np.uint8]:
    """What the viewer sees, as red, green and blue; raises MissingExtra and UnknownLanguage."""
    resvg, matplotlib, image, _ = [need(package, "pictures") for package in PACKAGES]
    from ..terminal.picture import PAPER, WIDEST, picture

    drawn = picture(state, viewer, lang=lang)
    side = STEP * ceil(max(WIDEST, drawn.height) / STEP)
    left = (side - WIDEST) / 2
    fonts = Path(matplotlib.get_data_path(), "fonts", "ttf")
    png = resvg.svg_to_bytes(
        svg_string=f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" '
        f'viewBox="{-left:g} 0 {side} {side}">{drawn.svg}</svg>',
        background=PAPER,
        skip_system_fonts=True,
        font_files=[str(fonts / name) for name in FONTS],
    )
    return np.array(image.open(BytesIO(png)).convert("RGB"))
