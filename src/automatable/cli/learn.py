"""`automatable learn`: the lessons of a game."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ..kernel.game import Game
from ..kernel.registry import game as game_named
from ..lessons import BadLesson, Lesson, lesson, lessons
from ..lessons.coverage import sections
from ..terminal.lesson import LessonPlay
from ..terminal.newcomer import remember_player
from ..terminal.scores import lessons_taken, take_lesson
from ..terminal.screen import Screen, safe
from ..words import Words, language
from .choice import list_games
from .options import AnyGame, Lang, Plain


def learn(
    game: AnyGame = None,
    wanted: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Which lesson; by default the next.")
    ] = None,
    listing: Annotated[bool, typer.Option("--list", help="Print the lessons there are.")] = False,
    rules: Annotated[
        bool, typer.Option("--rules", help="Print which rules the lessons teach, by section.")
    ] = False,
    lang: Lang = None,
    plain: Plain = None,
) -> None:
    """Learn a game by playing it: what it is about, then step by step."""
    if game is None:
        list_games("learn", lessons, lang, plain)
        return
    known = game_named(game)
    words = Words(language(lang), known)
    screen = Screen(plain)
    found = lessons(known)
    if not found:
        raise BadLesson(f"{known.id} has no lessons yet", "none", game=words.say("game-name"))
    if listing:
        for one in found:
            _list(one, one.id in lessons_taken(known.id), screen, words)
        return
    if rules:
        _list_rules(known, screen, words)
        return
    taken = lessons_taken(known.id)
    chosen = lesson(known, wanted) if wanted else _next(found, taken)
    remember_player(known.id)
    if chosen is found[0]:
        _tell_goal(screen, words)
    if not LessonPlay(chosen, screen, words).play():
        return
    take_lesson(known.id, chosen.id)
    after = found[found.index(chosen) + 1 :][:1]
    for one in after:
        command = words.typed(f"automatable learn {known.id} {one.id}")
        screen.say("", words.say("lesson-then", title=words.say(one.title), command=command))


def _next(found: Sequence[Lesson], taken: Sequence[str]) -> Lesson:
    """The first lesson that was not taken yet; after all of them, the first again."""
    return next((one for one in found if one.id not in taken), found[0])


def _tell_goal(screen: Screen, words: Words) -> None:
    """What the game is about, in half a minute."""
    screen.say("", f"[title]{words.say('game-name')}[/]")
    for key in ("goal-want", "goal-turn", "goal-end"):
        screen.say_long(words.say(key))


def _list_rules(game: Game[Any], screen: Screen, words: Words) -> None:
    """What is taught where, section by section; then the sections that are only for reading."""
    rest = []
    for section in sections(game, words.lang):
        if not section.taught:
            rest.append(section.name)
            continue
        count = words.say(
            "lesson-rules-count", count=section.taught_rules(), all=len(section.rules)
        )
        screen.say("", f"[title]{safe(section.name)}[/]  [faint]{count}[/]")
        for one, ids in section.taught:
            screen.say(f"  [number]{one.id:<12}[/] {words.say(one.title)}")
            screen.say_long(" ".join(ids), " " * 15)
    if rest:
        screen.say("")
        screen.say_long(words.say("lesson-rules-rest", sections=" · ".join(rest)))
    learn, read = (words.typed(f"automatable {name} {game.id}") for name in ("learn", "rules"))
    screen.say("", words.say("lesson-rules-how", learn=learn, read=read))


def _list(one: Lesson, is_taken: bool, screen: Screen, words: Words) -> None:
    """Its name, and how long it takes or that it was taken."""
    minutes = words.say("lesson-minutes", minutes=one.minutes)
    told = words.say("web-lesson-taken") if is_taken else minutes
    screen.say(f"  [number]{one.id:<12}[/] {words.say(one.title)}  [faint]{told}[/]")
