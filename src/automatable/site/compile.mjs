// Compiles the Python of archives by the Python that will run it: node compile.mjs PYODIDE FROM TO...
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
const compiled = python.runPython(`
import ast
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from io import BytesIO

DOCUMENTED = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef
FIRST = (1980, 1, 1, 0, 0, 0)  # the same archive whenever it is made

def compiled(data):
    """The same archive with bytecode in place of source."""
    made = BytesIO()
    with (
        zipfile.ZipFile(BytesIO(data.to_py())) as old,
        zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new,
    ):
        for name in sorted(old.namelist()):
            part = old.read(name)
            if name.endswith(".py"):
                code = lean(compile(undocumented(part), name, "exec", dont_inherit=True))
                name, part = name + "c", bytes(_code_to_hash_pyc(code, b"\\0" * 8, False))
            new.writestr(zipfile.ZipInfo(name, FIRST), part, zipfile.ZIP_DEFLATED)
    return made.getvalue()

def undocumented(source):
    """The tree of a module without its docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if ast.get_docstring(node, False) is not None if isinstance(node, DOCUMENTED) else False:
            node.body[0].value.value = ""
    return tree

def lean(code):
    """The same code without its line numbers, which are a third of it."""
    inner = [lean(one) if isinstance(one, type(code)) else one for one in code.co_consts]
    return code.replace(co_linetable=b"", co_consts=tuple(inner))

compiled
`);
for (let place = 0; place < files.length; place += 2) {
  const made = compiled(new Uint8Array(readFileSync(files[place])));
  writeFileSync(files[place + 1], made.toJs());
}
