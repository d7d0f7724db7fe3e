"""One target under atheris, which keeps what reaches new lines: started by `--guided`."""

import sys
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader

import atheris


class SourceFinder:
    """Finds our sources, which tell their lines; behind the finder of atheris, unlike that of
    AUTOMATABLE_PURE."""

    @staticmethod
    def find_spec(name: str, path: list[str] | None = None, _: object = None) -> ModuleSpec | None:
        if not name.startswith("automatable.") or not path:
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)


sys.meta_path.insert(0, SourceFinder)  # type: ignore[arg-type]
with atheris.instrument_imports(include=["automatable"]):
    from .corpus import pool
    from .mutate import Mutator
    from .targets import TARGETS, check_read


def main(name: str, arguments: list[str]) -> None:
    """Try inputs until a limit of the arguments, which are those of libFuzzer."""
    target = TARGETS[name]
    mutator = Mutator(name, pool(target), seed=1)

    def change(data: bytes, largest: int, seed: int) -> bytes:
        """An input like this one: by its tokens most of the time, else by its bytes."""
        mutator.rng.seed(seed)
        if seed % 5 == 0:
            return bytes(atheris.Mutate(data, largest))
        return mutator.change(data)[:largest]

    def take(data: bytes) -> None:
        check_read(target, data)

    again = f"{sys.executable} -m tests.fuzz.guided {name}"  # as libFuzzer starts itself to merge
    atheris.Setup([again, *arguments], take, custom_mutator=change)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
