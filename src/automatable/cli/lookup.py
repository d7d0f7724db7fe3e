"""`automatable rules`, `pieces` and `games`: what there is to play, and by which rules."""

import json
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from ..kernel.game import Game
from ..kernel.registry import game as game_named
from ..kernel.registry import games as game_names
from ..kernel.rulebook import Rule, Rulebook
from ..kernel.settings import Choice, Several, Whole
from ..kernel.standing import STATUSES, standings
from ..lessons.summary import MISTAKES, summary
from ..terminal.screen import Screen, safe
from ..words import Words, language
from ..words.pieces import Piece, find
from ..words.pieces import pieces as told_pieces
from ..words.words import BOOK
from .options import GameName, Json, Lang
from .streams import complain
from .where import RuleLines


def rules(
    game: GameName,
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="ID or WORDS",
            help="What to look for: an id, as MOV-06, or words; without them, a summary.",
        ),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="All numbered rules.")] = False,
    where: Annotated[
        bool,
        typer.Option("--where", help="Show as well where each is stated, enforced and tested."),
    ] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Read a summary of the rules, or find rules by id or by words."""
    known = game_named(game)
    if not (wanted or everything or where or as_json) and summary(known):
        _say_summary(Screen(), Words(language(lang), known, BOOK))
        return
    words = Words(language(lang), known)
    rulebook = known.rulebook_in(words.lang)
    found = _find_rules(rulebook, " ".join(wanted or []))
    places = {rule.id: RuleLines(known, rule.id, rulebook.lang) for rule in found if where}
    if as_json:
        print(json.dumps([_rule_as_json(rule, places) for rule in found]))
        return
    if not found:
        raise typer.Exit(complain(words.say("rules-none")))
    screen = Screen()
    if not wanted:
        _say_standing(screen, words)
    if rulebook.lang != words.lang:
        screen.say(f"[faint]{words.say('rules-english')}[/]")
    _say_rules(screen, found, places, words)


def _rule_as_json(rule: Rule, places: Mapping[str, RuleLines]) -> dict[str, object]:
    told: dict[str, object] = {"id": rule.id, "section": rule.section, "text": rule.plain()}
    return told | places[rule.id].as_json() if rule.id in places else told


def _say_rules(
    screen: Screen, found: list[Rule], places: Mapping[str, RuleLines], words: Words
) -> None:
    """Rules under the headings of their sections, each with its places if they are known."""
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            screen.say("", f"[title]{safe(section)}[/]")
        screen.say(f"  [number]{rule.id}[/] {safe(rule.plain())}")
        for line in places[rule.id].lines(words) if rule.id in places else []:
            screen.say_whole(f"    [faint]{safe(line)}[/]")


def _say_summary(screen: Screen, words: Words) -> None:
    """The summary of a game, and how to get at the rest."""
    game = words.game
    assert game is not None
    screen.say(f"[title]{safe(words.say('web-rules-of', game=words.say('game-name')))}[/]")
    for section in summary(game):
        screen.say("", f"[title]{safe(words.say(section.title))}[/]")
        for paragraph in section.paragraphs:
            mark = "- " if section.name == MISTAKES else ""
            screen.say_long(mark + words.say(section.key(paragraph)), "  ")
    screen.say("")
    _say_standing(screen, words)
    for key, more in (("all", "rules {} --all"), ("find", "rules {} ..."), ("pieces", "pieces {}")):
        command = words.typed("automatable " + more.format(game.id))
        screen.say(f"[faint]{safe(words.say(f'rules-more-{key}', command=command))}[/]")


def _find_rules(rulebook: Rulebook, wanted: str) -> list[Rule]:
    if not wanted:
        return list(rulebook.rules.values())
    if any(character.isdigit() for character in wanted) and " " not in wanted:
        return [rulebook.rule(wanted)]
    return rulebook.search(wanted)


def _say_standing(screen: Screen, words: Words, indent: str = "") -> None:
    """What of the game had to be inferred or reconstructed, if anything."""
    if words.has("game-reconstructed"):
        screen.say_long(words.say("game-reconstructed"), indent)


def pieces(
    game: GameName,
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="WORDS", help="Part of a name.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List cards and other pieces, and how well each is known: printed, inferred, reconstructed.

    With part of a name, what each does and where it can be got: automatable pieces duel spark
    """
    known = game_named(game)
    words = Words(language(lang), known, BOOK)
    found = find(told_pieces(known, words.lang), " ".join(wanted or []))
    if as_json:
        print(json.dumps(_as_json(found)))
        return
    if not found:
        raise typer.Exit(complain(words.say("pieces-none" if wanted else "pieces-unlisted")))
    screen = Screen()
    if not wanted:
        _say_standing(screen, words)
    for kind, some in found.items():
        screen.say("", f"[title]{words.say(f'pieces-{kind}')}[/]")
        if wanted:
            for one in some:
                _say_piece(screen, one, words)
        else:
            _say_names(screen, some, words)


def _as_json(found: dict[str, list[Piece]]) -> dict[str, dict[str, dict[str, object]]]:
    """By kind and by name in the notation, which are not repeated within."""
    return {
        kind: {
            one.name: {
                key: value for key, value in vars(one).items() if key not in ("kind", "name")
            }
            for one in some
        }
        for kind, some in found.items()
    }


def _say_names(screen: Screen, some: list[Piece], words: Words) -> None:
    """The names of pieces, by how well they are known."""
    for status in STATUSES:
        names = [one.title for one in some if one.status == status]
        if names:
            count = {"count": len(names), "all": len(some)}
            said = words.say(f"status-{status}")
            screen.say(f"  {words.say('pieces-standing', status=said, **count)}")
            screen.say(*[f"    [faint]{safe(name)}[/]" for name in names])


def _say_piece(screen: Screen, one: Piece, words: Words) -> None:
    """All that is told of a piece."""
    status = words.say(f"status-{one.status}")
    copies = words.say("pieces-copies", count=one.copies) if one.copies else ""
    facts = ", ".join([fact for fact in (status, copies) if fact])
    screen.say(f"  [name]{safe(one.title)}[/]  [faint]{safe(facts)}[/]")
    for line in (*one.does, one.where):
        screen.say_long(line, "    ")
    if one.rules:
        screen.say(f"    [faint]{' '.join(one.rules)}[/]")


def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games."""
    found = [
        (name, game_named(name), Words(language(lang), game_named(name))) for name in game_names()
    ]
    if as_json:
        print(json.dumps([_fact_sheet(game, words) for _, game, words in found]))
        return
    screen = Screen()
    for name, game, words in found:
        screen.say(f"[title]{name}[/]  {words.say('game-name')}", f"  {words.say('game-tagline')}")
        _say_standing(screen, words, "  ")
        for setting in game.settings:
            default = setting.show(setting.default)
            label = words.say(f"setting-{setting.name}")
            screen.say(f"  [faint]--set {setting.name}={default}[/]  {label}")
            for choice in setting.choices if isinstance(setting, Choice | Several) else ():
                about = words.say(f"setting-{setting.name}-{choice}")
                screen.say(f"      [faint]{setting.name}={choice}[/]  {about}")
            if isinstance(setting, Whole):
                screen.say(f"      [faint]{setting.name}={setting.low} ... {setting.high}[/]")


def _fact_sheet(game: Game[Any], words: Words) -> dict[str, object]:
    return {
        "game": game.id,
        "version": game.version,
        "name": words.say("game-name"),
        "tagline": words.say("game-tagline"),
        "pieces": standings(game.folder),
        "settings": {setting.name: setting.show(setting.default) for setting in game.settings},
        "actions": list(game.catalogue.names),
    }
