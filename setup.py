"""Builds the package: kernel, games and bots compiled with mypyc where that is possible, else as they are.

STARBOARD_COMPILE=0 forces the pure package, =1 fails instead of falling back. STARBOARD_GAMES=race,gaia
compiles only these games with the kernel (the others stay interpreted): quicker while one of them is worked on.
STARBOARD_EXTRA=tests/lots.py compiles further files with them, for measuring. STARBOARD_OPTIMIZE=1 takes half the time
to build and is a twelfth slower: enough to test with.
"""

import os
import shutil
import sys
import sysconfig
from glob import glob

from setuptools import setup

# Only what tests and tools use stays interpreted, and what reads other programs' games (the folders `outside`):
# it gains nothing from compiling.
INTERPRETED = {"conformance.py", "trace.py"}


def groups() -> list[tuple[list[str], str]]:
    """The files to compile, by library: the kernel, the bots, and each game by itself, so that a change in one
    game compiles no other, and several processors share the work."""
    folders = {"kernel": "src/starboard/kernel", "bots": "src/starboard/bots"}
    for game in os.environ.get("STARBOARD_GAMES", "*").split(","):
        folders |= {os.path.basename(folder): folder for folder in glob(f"src/starboard/games/{game}")}
    found = {name: glob(f"{folder}/**/*.py", recursive=True) for name, folder in folders.items()}
    found["extra"] = os.environ.get("STARBOARD_EXTRA", "").split()
    chosen = [(sorted(filter(compiles, files)), f"starboard_{name}") for name, files in found.items()]
    return [(files, name) for files, name in chosen if files]


def compiles(path: str) -> bool:
    if os.path.basename(path) in INTERPRETED or os.path.basename(os.path.dirname(path)) == "outside":
        return False
    return os.path.getsize(path) > 0


def extensions() -> list:
    wanted = os.environ.get("STARBOARD_COMPILE", "")
    if wanted == "0" or "egg_info" in sys.argv or "dist_info" in sys.argv:
        return []
    try:
        from mypyc.build import mypycify

        if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
            raise RuntimeError("no C compiler was found")
        if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):
            raise RuntimeError("the headers of Python were not found")
        build = os.environ.get("STARBOARD_BUILD", "build")
        shutil.rmtree(f"{build}/mypy", ignore_errors=True)  # mypyc starts from an empty cache every time
        made = mypycify(
            ["--strict", f"--cache-dir={build}/mypy", *[path for files, _ in groups() for path in files]],
            opt_level=os.environ.get("STARBOARD_OPTIMIZE", "3"),
            debug_level="0",
            target_dir=f"{build}/c",
            separate=groups(),
        )
        for extension in made:  # calls within a library are direct and may be inlined, those to Python take no detour
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-fno-plt"]
        return made
    except (Exception, SystemExit) as error:  # the compiler leaves by SystemExit when types do not fit
        if wanted == "1":
            raise
        print(f"starboard: building the pure package, because {error}")
        return []


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
