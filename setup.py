"""Builds the package: kernel, games and bots compiled with mypyc where that is possible, else as they are.

STARBOARD_COMPILE=0 forces the pure package, =1 fails instead of falling back. STARBOARD_GAMES=race,gaia
compiles only these games with the kernel (the others stay interpreted): quicker while one of them is worked on.
STARBOARD_EXTRA=tests/lots.py compiles further files with them, for measuring.
"""

import os
import shutil
import sys
import sysconfig
from glob import glob

from setuptools import setup

# Only what tests and tools use stays interpreted: it gains nothing from compiling.
INTERPRETED = {"conformance.py", "trace.py", "balance.py"}


def modules() -> list[str]:
    found = glob("src/starboard/kernel/*.py") + glob("src/starboard/bots/*.py")
    for game in os.environ.get("STARBOARD_GAMES", "*").split(","):
        found += glob(f"src/starboard/games/{game}/**/*.py", recursive=True)
    found += os.environ.get("STARBOARD_EXTRA", "").split()
    return sorted(path for path in found if os.path.basename(path) not in INTERPRETED and os.path.getsize(path))


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
        return mypycify(["--strict", *modules()], opt_level="3", debug_level="0", target_dir=f"{build}/c")
    except (Exception, SystemExit) as error:  # the compiler leaves by SystemExit when types do not fit
        if wanted == "1":
            raise
        print(f"starboard: building the pure package, because {error}")
        return []


setup(ext_modules=extensions())
