"""What docs/agents.md says is true, and its commands run."""

import ast
import asyncio
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from automatable.agents.mcp_server import PATH, make_server
from automatable.agents.tables import Tables
from automatable.agents.tools import Tools
from automatable.cli.agents import PORT
from tests.test_docs import ROOT, blocks, shell_commands

from .chat import served_model
from .conftest import Command
from .test_evaluate import EXAMPLES
from .test_mcp import COMMAND

PAGE = ROOT / "docs" / "agents.md"


def commands(*begin: str) -> list[list[str]]:
    """The commands of the page that begin like that, as words."""
    lines = [shlex.split(line) for line in shell_commands(PAGE)]
    return [words for words in lines if words[: len(begin)] == [*begin]]


def test_every_kind_of_command_is_tried() -> None:
    tried = [
        *commands("pip"),
        *commands("automatable", "mcp"),
        *commands("automatable", "evaluate"),
        *commands("uvicorn"),
        *commands("vf-eval"),  # in test_adapters.py, where verifiers is
    ]
    assert len(tried) == len(shell_commands(PAGE))


def test_the_extras_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for words in commands("pip"):
        (extra,) = re.findall(r"automatable\[(\w+)\]", words[-1])
        assert extra in extras["optional-dependencies"]


def test_the_servers_are_those_that_are_tested() -> None:
    over_stdio, over_http = commands("automatable", "mcp")
    (config,) = [json.loads(content) for kind, content in blocks(PAGE) if kind == "json"]
    client = config["mcpServers"]["automatable"]
    assert [client["command"], *client["args"]] == over_stdio
    assert over_stdio == ["automatable", "mcp"]  # test_mcp.py starts both
    assert over_http == [*over_stdio, "--http", "--port", str(PORT)]
    assert f"`http://127.0.0.1:{PORT}{PATH}`" in PAGE.read_text("utf-8")


def test_the_application_for_openenv_has_its_name() -> None:
    """What it serves is tried in test_adapters.py, where OpenEnv is."""
    ((_, application, *_),) = commands("uvicorn")
    module, name = application.split(":")
    tree = ast.parse((ROOT / "src" / f"{module.replace('.', '/')}.py").read_text("utf-8"))
    named = [
        target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets
    ]
    assert name in [target.id for target in named if isinstance(target, ast.Name)]


def test_the_tools_of_the_page_are_those_there_are() -> None:
    server = make_server(Tools(Tables("en")))
    tools = [tool.name for tool in asyncio.run(server.list_tools())]
    text = PAGE.read_text("utf-8")
    assert re.findall(r"^\| `(\w+)` \| \w+s ", text, re.MULTILINE)[: len(tools)] == tools
    for template in asyncio.run(server.list_resource_templates()):
        assert f"`{template.uri_template}`" in text
    for tool in asyncio.run(server.list_tools()):
        assert tool.description, tool.name


def test_the_evaluations_run(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, chat = commands("automatable", "evaluate")
    here = Path.cwd()
    (here / "examples").symlink_to(EXAMPLES)
    told = command(*plain[1:])
    assert told.status == 0, told.errors
    assert "4 games." in told.output
    words = [*chat[1:], "--set", "length=2", "--set", "stars=1"]
    words[words.index("strong")] = "random"
    words[words.index("20")] = "2"
    with served_model() as url:
        monkeypatch.setenv("CHAT_URL", url)
        told = command(*words)
    assert told.status == 0, told.errors
    assert "2 games." in told.output


def test_the_page_shows_the_examples() -> None:
    shown = [content for kind, content in blocks(PAGE) if kind == "python"]
    for example in (EXAMPLES / "agents").iterdir():
        assert example.read_text("utf-8") in shown, example.name


def test_the_columns_are_those_of_the_table() -> None:
    from automatable.agents.evaluation import AgentRow
    from automatable.lab.contest import GameRow

    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    names = [name for line in rows for name in re.findall(r"`(\w+)`", line.split("|")[1])]
    own = set(AgentRow.__dataclass_fields__) - set(GameRow.__dataclass_fields__)
    assert own <= set(names)


def test_without_its_packages_the_command_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "mcp.py").write_text("raise ModuleNotFoundError('no mcp', name='mcp')", "utf-8")
    path = f"{tmp_path}:{':'.join(sys.path)}"
    told = subprocess.run(
        [COMMAND, "mcp", "--lang", "en"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    line = "automatable: this needs more packages: pip install 'automatable[mcp]'\n"
    assert (told.returncode, told.stdout, told.stderr) == (2, "", line)
