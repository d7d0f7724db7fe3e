"""Tables as pixels: for Gymnasium's films and windows, and for PettingZoo."""

import subprocess
import sys
from html import unescape
from pathlib import Path
from re import sub

import gymnasium
import matplotlib as mpl
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from matplotlib.ft2font import FT2Font

from automatable import Rng, game, game_names, picture
from automatable.envs import aec_env, env_id
from automatable.envs.frame import FONTS, SIDE, frame
from automatable.words import Words

from ..side import needs
from .tables import FIRST, title

with_all = needs("moviepy", "moviepy>=2.1", "pygame>=2.6")


@pytest.mark.parametrize(("name", "settings"), FIRST, ids=title)
def test_gymnasium_takes_the_pictures(name: str, settings: dict[str, str]) -> None:
    check_env(gymnasium.make(env_id(name), settings=settings, render_mode="rgb_array").unwrapped)


@pytest.mark.parametrize("name", game_names())
def test_all_pictures_of_a_game_are_of_one_size(name: str) -> None:
    state, rng = game(name).new(), Rng(5)
    sizes = set()
    for number in range(200):
        if decision := state.decision():
            if number % 40 == 0:
                drawn = frame(state, 0, "en")
                sizes.add((*drawn.shape, str(drawn.dtype)))
            state.apply(decision.seat, decision.sample(rng))
    assert sizes == {(SIDE, SIDE, 3, "uint8")}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", game_names())
def test_the_fonts_have_every_sign_of_a_board(name: str, lang: str) -> None:
    state, rng = game(name).new(), Rng(5)
    signs: set[str] = set()
    for _ in range(200):
        if decision := state.decision():
            text = picture(state, decision.seat if decision.seat >= 0 else 0, lang=lang).svg
            signs |= set(unescape(sub("<[^>]*>", "", text.partition("<g ")[2]))) - {"\n"}
            state.apply(decision.seat, decision.sample(rng))
    for font in FONTS:
        file = Path(mpl.get_data_path(), "fonts", "ttf", font)
        assert not {sign for sign in signs if ord(sign) not in FT2Font(file).get_charmap()}


def test_a_picture_shows_the_table_in_the_language_of_its_words() -> None:
    drawn = {}
    for lang in ("en", "fr"):
        env = aec_env("duel", render_mode="rgb_array", words=Words(lang, game("duel")))
        env.reset(seed=1)
        first, again = env.render(), env.render()
        assert isinstance(first, np.ndarray) and np.array_equal(first, again)
        assert len(np.unique(first.reshape(-1, 3), axis=0)) > 20
        env.step(env.action_space("seat_0").sample())
        assert not np.array_equal(first, env.render())
        drawn[lang] = first
    assert not np.array_equal(drawn["en"], drawn["fr"])


def test_what_pictures_need_is_told_in_a_line() -> None:
    program = (
        "import sys; sys.modules['resvg_py'] = None; import gymnasium, automatable.envs; "
        "env = gymnasium.make('automatable/Duel-v1', render_mode='rgb_array'); "
        "env.reset(); env.step(env.action_space.sample()); print('played'); env.render()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout == "played\n", done.stderr
    hint = "resvg_py is not installed; install it with: pip install 'automatable[pictures]'"
    assert done.stderr.strip().splitlines()[-1] == f"automatable.kernel.errors.MissingExtra: {hint}"


@with_all
def test_gymnasium_makes_a_film(tmp_path: Path) -> None:
    from gymnasium.wrappers import RecordVideo
    from moviepy import VideoFileClip  # type: ignore[import-not-found]

    env = RecordVideo(gymnasium.make("automatable/Duel-v1", render_mode="rgb_array"), str(tmp_path))
    _, info = env.reset(seed=1)
    frames, over = 1, False
    while not over:
        _, _, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        over, frames = ended or cut, frames + 1
    env.close()
    (film,) = tmp_path.glob("*.mp4")
    with VideoFileClip(str(film)) as clip:
        assert clip.size == [SIDE, SIDE]
        assert clip.n_frames == frames


@with_all
def test_gymnasium_shows_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    env = gymnasium.make("automatable/Duel-v1", render_mode="human")
    env.reset(seed=1)
    env.step(env.action_space.sample())
    import pygame  # type: ignore[import-not-found]

    assert pygame.display.get_window_size() == (SIDE, SIDE)
    env.close()
