"""Compiled modules out of a unit that is one file, as the bots of a page load them."""

import subprocess
import sys
from pathlib import Path

import pytest

from automatable import COMPILED, game, play_out
from automatable.kernel.rng import Rng

SOURCE = Path(__file__).parents[2] / "src"
# In a process of its own, before anything of ours is imported. What calls the functions of a unit
# is in its file where it is compiled for a page; here ctypes does the same.
PLAY = """
import ctypes, importlib.util, sys
from types import SimpleNamespace

api = ctypes.pythonapi
api.PyCapsule_GetPointer.restype = ctypes.c_void_p
api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
api.PyCapsule_GetName.restype = ctypes.c_char_p
api.PyCapsule_GetName.argtypes = [ctypes.py_object]

loaded = []

def load(capsule):
    loaded.append(capsule)
    pointer = api.PyCapsule_GetPointer(capsule, api.PyCapsule_GetName(capsule))
    return ctypes.PYFUNCTYPE(ctypes.py_object)(pointer)()

spec = importlib.util.spec_from_file_location("automatable_unit", sys.argv[1])
finding = importlib.util.module_from_spec(spec)
spec.loader.exec_module(finding)
unit = importlib.import_module("automatable__mypyc")
sys.meta_path.insert(0, finding.UnitFinder(unit, SimpleNamespace(load=load), unit.__file__))

from automatable import game, play_out
from automatable.kernel.rng import Rng
played = game("duel").new()
play_out(played, Rng(7), 10_000)
assert loaded
print(played.result.scores, played.result.reason)
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_the_modules_of_a_unit_are_found_in_it() -> None:
    command = [sys.executable, "-c", PLAY, str(SOURCE / "automatable" / "site" / "unit.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    played = game("duel").new()
    play_out(played, Rng(7), 10_000)
    assert played.result is not None
    wanted = f"{played.result.scores} {played.result.reason}"
    assert done.stdout.strip() == wanted, done.stderr
