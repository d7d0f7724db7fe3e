"""Figures in the documentation: their data is there, is not out of date, and is what pages show."""

import json
import re
from pathlib import Path

import pytest

from automatable.bots.levels import LEVELS
from benchmarks import site
from benchmarks.pages import behaviour, figures
from benchmarks.pages.figures import DATA, ROOT, Failed, Figure, last_row, plan, write_pages
from benchmarks.pages.show import SHOWS, kept, shown

FIGURES = plan()


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: str(figure.name))
def test_a_figure_is_not_out_of_date(figure: Figure) -> None:
    assert figure.why_stale() == "", "run `make figures`"


@pytest.mark.parametrize(
    "page", sorted({figure.page for figure in FIGURES}), ids=lambda page: page.name
)
def test_a_page_shows_what_was_measured_and_how(page: Path) -> None:
    text = page.read_text("utf-8")
    own = [figure for figure in FIGURES if figure.page == page]
    for figure in own:
        assert figure.put_into(text) == text, "run `make figures`"
    assert set(re.findall(r"<!-- /([\w-]+) -->", text)) == {figure.name for figure in own}


def test_every_file_of_data_belongs_to_a_figure() -> None:
    assert {path.stem for path in DATA.glob("*")} == {figure.name for figure in FIGURES}
    assert {figure.show for figure in FIGURES} == set(SHOWS)


def test_the_site_is_about_as_large_as_its_page_says() -> None:
    """The files of the first visit; the hash in a name is another with every change."""
    parts = re.compile(r"-[\w-]{8}(?=\.(js|css|woff2)$)")
    sizes: dict[str, list[int]] = {}
    for path in (ROOT / "build" / "site").rglob("*.*"):
        sizes.setdefault(parts.sub("", path.name), []).append(len(site.packed(path)))
    found = json.loads((DATA / "site.json").read_text("utf-8"))["found"]
    told = [
        (name, float(size))
        for line in found
        for size, name in re.findall(r"^  (\S+) MB (.+\..+)", line)
    ]
    assert len(told) > 5
    for name, size in told:
        if name not in site.LATER:
            now = [one / 1e6 for one in sizes[parts.sub("", name)]]
            assert any(abs(one - size) < 0.05 * size + 0.005 for one in now), (name, size, now)


def test_the_duels_page_says_what_the_default_rollout_wins() -> None:
    data = json.loads((DATA / "duel-rollout.json").read_text("utf-8"))
    assert data["made_on"]["playouts"]["rollout"] == LEVELS["rollout"].playouts
    text = (ROOT / "docs/games/duel.md").read_text("utf-8")
    assert f"default of {LEVELS['rollout'].playouts} playouts" in text


def test_behaviour_tells_rules_and_bots_apart_and_nothing_else() -> None:
    usual = behaviour.fingerprint("duel", {}, "greedy")
    assert usual == behaviour.fingerprint("duel", {}, "greedy")
    assert usual != behaviour.fingerprint("duel", {}, "rollout")
    assert usual != behaviour.fingerprint("duel", {"spark_cost": "0,1"}, "greedy")


def test_another_evaluation_is_another_behaviour(monkeypatch: pytest.MonkeyPatch) -> None:
    before = behaviour.of_bots("_template", {}, ["greedy", "random:1"])
    monkeypatch.setattr(behaviour, "ANSWERS", 3)
    assert not behaviour.same(before, behaviour.of_bots("_template", {}, ["greedy", "random"]))


def test_a_program_is_known_by_its_code_not_by_its_comments(tmp_path: Path) -> None:
    found = []
    for text in ('"""One."""\nprint(1)  # one\n', '"""Another."""\nprint( 1 )\n', "print(2)\n"):
        (tmp_path / "a.py").write_text(text, "utf-8")
        found.append(behaviour.of_program(tmp_path / "a.py", ["duel"]))
    assert found[0] == found[1] != found[2]


@pytest.fixture
def figure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Figure:
    """A quick figure, with data and a page of its own."""
    monkeypatch.setattr(figures, "DATA", tmp_path / "data")
    page = tmp_path / "page.md"
    page.write_text("At random <!-- a -->?<!-- /a --> answers.\n", "utf-8")
    folder = tmp_path / "games"
    command = f"automatable arena duel --seats random --games 4 --jobs 1 --out {folder}"
    return Figure("a", page, command, "length")


def test_a_figure_is_measured_kept_and_put_into_its_page(
    figure: Figure, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert figure.why_stale() == "never measured"
    told = json.dumps({"games": 4, "bots": [], "length": {"middle": 25.6}, "seats": []})
    monkeypatch.setattr(figures, "output_of", lambda command: told)
    figure.measure()
    assert figure.why_stale() == ""
    assert figure.data()["found"] == {"games": 4, "bots": [], "length": {"middle": 25.6}}
    write_pages([figure])
    assert figure.page.read_text("utf-8") == "At random <!-- a -->26<!-- /a --> answers.\n"


def test_other_behaviour_and_another_command_are_noticed(
    figure: Figure, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures, "output_of", lambda command: '{"bots": []}')
    figure.measure()
    other = Figure("a", figure.page, figure.command.replace("4", "5"), "length")
    assert other.why_stale() == "another command is planned"
    monkeypatch.setattr(behaviour, "fingerprint", lambda *given: "0" * 16)
    assert figure.why_stale() == "what it measures behaves differently"


def test_a_figure_whose_code_changed_beside_what_it_measures_still_holds(
    figure: Figure, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Failed, match="only what was measured"):
        figure.still_holds()
    monkeypatch.setattr(figures, "output_of", lambda command: '{"bots": []}')
    figure.measure()
    before = figure.data()
    monkeypatch.setattr(behaviour, "fingerprint", lambda *given: "0" * 16)
    assert figure.why_stale()
    figure.still_holds()
    assert not figure.why_stale()
    assert {**figure.data(), "made_on": 0} == {**before, "made_on": 0}


def test_a_page_without_a_place_is_named(figure: Figure) -> None:
    with pytest.raises(Failed, match=r"page\.md has no place for a"):
        figure.put_into("nothing")


def test_a_command_that_fails_is_named() -> None:
    with pytest.raises(Failed, match=r"arena no_game --json ended with status 2"):
        figures.output_of("automatable arena no_game --json")


def test_what_a_learner_logged_is_its_last_test(tmp_path: Path) -> None:
    log = tmp_path / "log.csv"
    log.write_text("answers,rate,low,high,more\n0,0.5,0.4,0.6,x\n9,0.9,0.8,0.95,y\n", "utf-8")
    assert shown("learned", last_row(log)) == "90.0% (95 % interval 80.0% to 95.0%)"


def test_speeds_are_kept_without_their_rounds() -> None:
    rate = {"median": 4_340_000, "low": 2_850_000, "high": 4_860_000, "rounds": [1, 2]}
    speed = {"title": "duel", "per_second": {"decisions": rate}, "facts": {"bytes": 637}}
    absent = {"absent": "not installed"}
    found = kept("speeds", {"speeds": [{**speed, "absent": ""}, absent]})
    assert "| duel | 4.34 M | 2.85–4.86 M |  |  |  | 637 |" in shown("speeds", found)


def test_speed_depends_on_code_and_versions_not_on_words(tmp_path: Path) -> None:
    found = []
    for text in ("x = 'one'  # why\n", "x = 'two'\n", "x = 2\n"):
        (tmp_path / "a.py").write_text(text, "utf-8")
        found.append(behaviour.of_code([tmp_path], ["duel"]))
    assert found[0] == found[1] != found[2] == behaviour.of_code([tmp_path / "a.py"], ["duel"])
    assert found[2] != behaviour.of_code([tmp_path], ["duel", "cyberion"])


def test_environments_and_servers_are_shown_beside_their_peers() -> None:
    figure = {"median": 6.0, "low": 5.0, "high": 9.0, "rounds": [5.0, 6.0, 9.0]}
    row = {"title": "a", "beside": "b", "ours": figure, "theirs": figure, "ratio": figure}
    found = kept("beside", {"rows": [{**row, "bar": "at least 6", "met": True}]})
    assert "| a | 6 | b | 6 | 6 | 5–9 | at least 6 | met |" in shown("beside", found)
    held = {"title": "p99", **figure, "bar": "at most 5", "met": False}
    servers = {"ours": {"p99": figure}, "peer": {"p99": {**figure, "median": 7.0}}}
    one = {"measurement": "think", "servers": servers, "bars": [held]}
    found = kept("server", {"measurements": [one]})
    assert "| `think` | p99 | 6 (5–9) | 7 | at most 5 | missed |" in shown("server", found)
