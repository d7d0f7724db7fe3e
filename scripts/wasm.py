"""Compiles the engine for WebAssembly, so that bots in a page think faster: `make wasm`.

The C code of mypyc is compiled by the Clang of the package `ziglang`, with the headers of a C
library that are there, too. The headers of the Python that Pyodide is are needed besides, those of
any machine: HEADERS=DIR says where they are, if no such Python is installed. `automatable site`
takes what is made into the folder, as long as it is of the present source.
"""

import gzip
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "wasm"
C = FOLDER / "c"
PYTHON = FOLDER / "python"
MACHINE = FOLDER / "machine"  # a C library's headers for 32 bits; nothing of what is used differs
LOCK = ROOT / "web" / "node_modules" / "pyodide" / "pyodide-lock.json"
ZIG = (sys.executable, "-m", "ziglang")
OPTIONS = ("-fPIC", "-O2", "-g0", "-fvisibility=hidden", "-w", "-fno-sanitize=all")
FEATURES = "mutable-globals,sign-ext,bulk-memory,nontrapping-fptoint,multivalue,reference-types"
EXPORTED = ("automatable__mypyc", "automatable_loader")
# What the headers of Python must know of the machine, which `configure` would find out.
SIZES = {
    **dict.fromkeys(("INT", "LONG", "SIZE_T", "VOID_P", "WCHAR_T", "PID_T", "UINTPTR_T"), 4),
    **dict.fromkeys(("FLOAT", "PTHREAD_T", "PTHREAD_KEY_T"), 4),
    **dict.fromkeys(("LONG_LONG", "DOUBLE", "TIME_T", "OFF_T"), 8),
    **{"SHORT": 2, "_BOOL": 1, "FPOS_T": 16, "LONG_DOUBLE": 16},
}
THERE = (
    *("CLOCK_GETTIME", "DYNAMIC_LOADING", "ERRNO_H", "INTTYPES_H", "LONG_LONG", "PTHREAD_H"),
    *("STDDEF_H", "STDINT_H", "STDLIB_H", "STRING_H", "SYS_TIME_H", "SYS_TYPES_H"),
    *("UNISTD_H", "WCHAR_H", "BUILTIN_ATOMIC", "STD_ATOMIC"),
)
# What else would be an extension of its own for each module; the unit has a capsule for each.
LOADER = """
#include <Python.h>
static PyObject *load(PyObject *self, PyObject *capsule) {
    const char *name = PyCapsule_GetName(capsule);
    if (name == NULL) return NULL;
    PyObject *(*make)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, name);
    return make == NULL ? NULL : make();
}
static PyMethodDef methods[] = {{"load", load, METH_O, NULL}, {NULL, NULL, 0, NULL}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "automatable_loader", NULL, -1, methods};
PyMODINIT_FUNC PyInit_automatable_loader(void) { return PyModule_Create(&module); }
"""


def main() -> None:
    """Compile what has changed, link it, and note of which source it is."""
    write_headers()
    files = write_c()
    objects = compile_all(files)
    whole = FOLDER / "unit.wasm"
    run(
        *(*ZIG, "wasm-ld", "-shared", "--experimental-pic", "--no-entry", "-O2"),
        *("--import-memory", "--unresolved-symbols=import-dynamic", "--gc-sections"),
        *("--strip-all", "--export-if-defined=__wasm_call_ctors"),
        *(f"--export=PyInit_{name}" for name in EXPORTED),
        *("--no-check-features", f"--features={FEATURES}"),
        *(*map(str, objects), "-o", str(whole)),
    )
    made = FOLDER / "automatable__mypyc.wasm.gz"
    made.write_bytes(gzip.compress(whole.read_bytes(), 9, mtime=0))
    print(f"It is in {made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")


def write_headers() -> None:
    """Copy the headers of Pyodide's Python, for another machine."""
    version = json.loads(LOCK.read_text())["info"]["python"].rpartition(".")[0]
    given = os.environ.get("HEADERS", "")
    python = shutil.which(f"python{version}")
    if not given and python:
        asked = "import sysconfig; print(sysconfig.get_path('include'))"
        given = subprocess.run(
            [python, "-c", asked], capture_output=True, text=True, check=True
        ).stdout.strip()
    found = Path(given) / "patchlevel.h"
    if not found.exists() or f'"{version}.' not in found.read_text():
        sys.exit(f"The headers of Python {version} are needed: make wasm HEADERS=DIR")
    shutil.rmtree(PYTHON, ignore_errors=True)
    shutil.copytree(given, PYTHON)
    lines = [f"#define SIZEOF_{name} {size}" for name, size in SIZES.items()]
    lines += [f"#define ALIGNOF_{name} 4" for name in ("LONG", "SIZE_T")]
    lines += [f"#define HAVE_{name} 1" for name in THERE]
    lines += ["#define ALIGNOF_MAX_ALIGN_T 16", "#define WITH_PYMALLOC 1"]
    (PYTHON / "pyconfig.h").write_text("\n".join([*lines, ""]))


def write_c() -> list[Path]:
    """Have mypyc write C for a machine of 32 bits; the files of the unit."""
    real = sysconfig.get_config_var
    sysconfig.get_config_var = lambda name: 4 if name == "SIZEOF_SIZE_T" else real(name)
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    from mypyc.build import mypycify

    from setup import compiled_files

    sources = compiled_files()
    unit, *_ = mypycify(
        ["--config-file", "pyproject.toml", "--follow-imports=silent", *sources],
        debug_level="0",
        group_name="automatable",
        multi_file=True,
        target_dir=str(C),
    )
    (C / "loader.c").write_text(LOADER)
    hashes = {path: sha256(Path(path).read_bytes()).hexdigest() for path in sources}
    (FOLDER / "sources.json").write_text(json.dumps(hashes, indent=1) + "\n")
    return [*map(Path, unit.sources), C / "loader.c"]


def compile_all(files: list[Path]) -> list[Path]:
    """Compile files that have changed since they were last; their object files."""
    mypyc, zig = (Path(find_spec(name).origin).parent for name in ("mypyc", "ziglang"))
    libc = zig / "lib" / "libc" / "include"
    shutil.copytree(libc / "riscv32-linux-musl", MACHINE, dirs_exist_ok=True)
    types = MACHINE / "bits" / "alltypes.h"
    types.write_text(types.read_text().replace("#define _Addr int", "#define _Addr long"))
    system = [zig / "lib" / "include", MACHINE, libc / "generic-musl"]
    parts = ("", "vecs", "strings")
    own = [PYTHON, C, *(mypyc / "lib-rt" / part for part in parts)]
    options = ["-target", "wasm32-emscripten", "-nostdinc", *OPTIONS]
    options += [word for path in system for word in ("-isystem", str(path))]
    options += [f"-I{path}" for path in own]

    def compiled(file: Path) -> Path:
        text = run(*ZIG, "cc", *options, "-E", "-P", str(file))
        made = C / f"{sha256(text).hexdigest()[:32]}.o"
        if not made.exists():
            run(*ZIG, "cc", *options, "-c", str(file), "-o", str(made.with_suffix(".new")))
            made.with_suffix(".new").rename(made)
        return made

    with ThreadPoolExecutor(int(os.environ.get("JOBS", os.cpu_count() or 1))) as pool:
        return list(pool.map(compiled, files))


def run(*command: str) -> bytes:
    """What a command says, which must succeed."""
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        sys.exit(done.stderr.decode()[-4000:])
    return done.stdout


if __name__ == "__main__":
    main()
