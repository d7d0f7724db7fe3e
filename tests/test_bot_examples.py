"""The examples of docs/writing-bots.md are the files in examples/bots, which other tests run."""

from pathlib import Path

import pytest

from .test_docs import blocks

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples" / "bots"
SHOWN = {
    "python": ["runner/runner.py", "line_bot.py", "http_bot.py"],
    "toml": ["runner/pyproject.toml"],
}


def shown(kind: str) -> list[str]:
    page = ROOT / "docs" / "writing-bots.md"
    return [content for language, content in blocks(page) if language == kind]


@pytest.mark.parametrize("kind", SHOWN)
def test_the_page_shows_the_files(kind: str) -> None:
    assert shown(kind) == [(EXAMPLES / name).read_text("utf-8") for name in SHOWN[kind]]


def test_every_example_is_on_the_page() -> None:
    files = {str(path.relative_to(EXAMPLES)) for path in EXAMPLES.rglob("*") if path.is_file()}
    assert files == {name for names in SHOWN.values() for name in names}


def test_examples_are_short() -> None:
    """Ten lines or so, not counting what is imported."""
    for example in shown("python"):
        lines = [line for line in example.splitlines() if line.strip()]
        own = [line for line in lines if not line.startswith(("#!", '"""', "import ", "from "))]
        assert len(own) <= 14


def test_what_the_page_says_in_numbers_is_true() -> None:
    from automatable.bots.budget import Budget
    from automatable.bots.pipes import GRACE, LONGEST
    from automatable.bots.program import PROTOCOL

    text = (ROOT / "docs" / "writing-bots.md").read_text("utf-8")
    assert f"({Budget().seconds:g} by default)" in text
    assert f"a line of more than {LONGEST:,} bytes" in text
    assert f'"protocol": {PROTOCOL},' in text
    assert GRACE == 1.0
    assert "after a second it is killed" in text
