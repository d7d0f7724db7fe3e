"""The examples do what they say."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
INTERVAL = re.compile(r"interval ([\d.]+)% to ([\d.]+)%")


def run(*words: str, fails: bool = False) -> str:
    """What an example prints, or complains about."""
    done = subprocess.run(
        [sys.executable, EXAMPLES / words[0], *words[1:]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == (2 if fails else 0), done.stderr
    return done.stderr if fails else done.stdout


def test_the_learner_learns() -> None:
    told = run("learn_duel.py", "--games", "3000", "--tests", "300").splitlines()
    assert [line.split(":")[0].strip() for line in told] == ["before", "after"]
    before, after = (INTERVAL.search(line) for line in told)
    assert before is not None and after is not None
    assert float(before[2]) < float(after[1])


def test_the_learner_explains_itself() -> None:
    told = run("learn_duel.py", "--help")
    assert "--games" in told
    assert "example: python examples/learn_duel.py" in told
    refused = run("learn_duel.py", "--opponent", "nobody", fails=True)
    assert "error: no bot is named 'nobody'" in refused


def test_the_notebook_runs_and_shows_pictures() -> None:
    notebook = nbformat.read(EXAMPLES / "notebook.ipynb", as_version=4)
    stored = kinds(notebook)
    NotebookClient(notebook, timeout=60, kernel_name="python3").execute()
    assert kinds(notebook) == stored
    assert stored.count("image/svg+xml") == 4
    assert stored.count("image/png") == 2


def kinds(notebook: Any) -> list[str]:
    """What the cells put out, one kind for each."""
    outputs = [out for cell in notebook.cells for out in cell.get("outputs", [])]
    return [
        next((kind for kind in out.get("data", {}) if kind.startswith("image/")), "text")
        for out in outputs
    ]
