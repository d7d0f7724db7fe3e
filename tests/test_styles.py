"""The style sheets of boards: each styles its own board and nothing else on the page."""

import re
from pathlib import Path

import pytest

BOARDS = Path(__file__).parent.parent / "web" / "src" / "boards"
SHEETS = sorted(BOARDS.glob("*/*.css"))
MOST_LINES = 4500  # of all boards together
ALLOWED = re.compile(r"@scope \(\.[\w-]+(, \.[\w-]+)*\)|@keyframes [\w-]+")


def outermost(sheet: str) -> list[str]:
    """What stands before each brace that is in no other: `@scope (.duel)`, `.card`."""
    plain = re.sub(r'/\*.*?\*/|"[^"]*"', "", sheet, flags=re.DOTALL)
    found, depth, start = list[str](), 0, 0
    for brace in re.finditer(r"[{}]", plain):
        if brace[0] == "{":
            if depth == 0:
                found.append(plain[start : brace.start()].strip())
            depth += 1
        else:
            depth -= 1
            start = brace.end()
    return found


def test_what_stands_outside_of_all_braces_is_found() -> None:
    sheet = '@scope (.a) { .b { top: 0; } } /* .c { } */ .d { content: "{"; } @media print { }'
    assert outermost(sheet) == ["@scope (.a)", ".d", "@media print"]


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_board_styles_only_itself(path: Path) -> None:
    found = outermost(path.read_text("utf-8"))
    assert found and not [one for one in found if not ALLOWED.fullmatch(one)]


def test_no_two_boards_name_a_movement_alike() -> None:
    """`@keyframes` are the page's, whatever scope they stand in."""
    sheets = BOARDS.parent.rglob("*.css")
    names = [one for path in sheets for one in re.findall(r"@keyframes ([\w-]+)", path.read_text())]
    assert len(names) == len(set(names))


def test_boards_are_short_together() -> None:
    assert sum(len(path.read_text("utf-8").splitlines()) for path in SHEETS) <= MOST_LINES
