"""The wheel and the sdist: complete or refused, and all of Yksi runs from a wheel alone.

The wheel is built from the sdist without network and installed into an environment of its own,
which sees the locked dependencies and not this folder. Commands run in an empty folder.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path

import pytest

from tests.compiling import one_compiler
from tests.serving import running
from yksi import installed

ROOT = Path(__file__).parent.parent
NEEDED = ("yksi/server/static/index.html", "yksi/server/static/*.js", "locales/*.ftl")
_HATCHLING = (sys.executable, "-m", "hatchling", "build", "--target")


_has_linker = pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler here")


def _build(
    target: str, tree: Path, into: Path, **surroundings: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*_HATCHLING, target, "--directory", str(into)],
        cwd=tree,
        env={**os.environ, **surroundings},
        capture_output=True,
        text=True,
        check=False,
    )


def _installer(python: Path) -> list[str]:
    """The one that made the environment of these tests."""
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--offline", "--python", str(python)]
    return [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-index"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("package")


@pytest.fixture(scope="module")
def unpacked(folder: Path) -> Path:
    """What the sdist holds."""
    built = _build("sdist", ROOT, folder)
    assert built.returncode == 0, built.stderr
    [sdist] = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    return folder / sdist.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(folder: Path, unpacked: Path) -> Path:
    with one_compiler():
        built = _build("wheel", unpacked, folder)
    assert built.returncode == 0, built.stderr
    [found] = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def programs(folder: Path, wheel: Path) -> Path:
    """The folder of the programs of an environment that has the wheel."""
    home = folder / "environment"
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    subprocess.run([*_installer(python), "--no-deps", "--quiet", wheel], check=True)
    [packages] = home.glob("lib/*/site-packages")
    (packages / "locked.pth").write_text(sysconfig.get_path("purelib"))
    return python.parent


def _run(programs: Path, cwd: Path, *command: str, said: str = "") -> str:
    """What a program of the environment says, in the folder `cwd`."""
    # Nothing is compiled here: what native code does is tested elsewhere.
    surroundings = {"PATH": os.defpath, "HOME": str(cwd), "LANG": "en", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [programs / command[0], *command[1:]],
        cwd=cwd,
        env=surroundings,
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_runs_is_the_wheel(programs: Path, tmp_path: Path) -> None:
    where = _run(programs, tmp_path, "python", "-I", "-c", "import yksi; print(yksi.__file__)")
    assert Path(where).is_relative_to(programs.parent)


def test_it_knows_its_commit(programs: Path, tmp_path: Path) -> None:
    assert _run(programs, tmp_path, "yksi", "--version") == f"yksi {installed.described()}\n"


def test_the_casebook_came_with_it(programs: Path, tmp_path: Path) -> None:
    said = _run(programs, tmp_path, "yksi", "rulings")
    match = re.fullmatch(r"([\d,]+) rulings hold, none is broken.\n", said)
    assert match
    assert int(match[1].replace(",", "")) > 1_000


def test_a_game_in_the_terminal(programs: Path, tmp_path: Path) -> None:
    said = _run(programs, tmp_path, "yksi", "play", "--seed", "1", "--lang", "fi", said="q\n")
    assert "Pöydässä" in said


@_has_linker
def test_the_rules_came_compiled(programs: Path, tmp_path: Path) -> None:
    """A first game needs neither a compiler nor what compiles, and keeps nothing on the disk."""
    program = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(('numba', 'llvmlite')))\n"
        "from yksi.native import play_random\n"
        "print(play_random('classic', 2, 1, 1) > 0)"
    )
    assert _run(programs, tmp_path, "python", "-I", "-c", program) == "True\n"
    said = _run(
        programs, tmp_path, "yksi", "sim", "--games", "2", "--bots", "sharp", "--trials", "9"
    )
    assert said.startswith("classic, ")
    assert not list(tmp_path.iterdir())


@_has_linker
def test_a_wheel_is_for_the_platform_that_made_it(wheel: Path) -> None:
    interpreter, abi, platforms = wheel.stem.split("-")[-3:]
    assert (interpreter, abi) == ("py3", "none")
    assert all(name.endswith(platform.machine()) for name in platforms.split("."))


def test_without_a_linker_it_is_for_every_platform_and_says_so(
    unpacked: Path, tmp_path: Path
) -> None:
    built = _build("wheel", unpacked, tmp_path, CC="none", NUMBA_CACHE_DIR=str(tmp_path / "kept"))
    assert built.returncode == 0, built.stderr
    [found] = tmp_path.glob("*.whl")
    assert found.name.endswith("-py3-none-any.whl")
    assert "no code compiled ahead (a C compiler (none) is needed" in built.stderr


def test_tables_for_learners(programs: Path, tmp_path: Path) -> None:
    program = (
        "import yksi.rl.gymnasium, yksi.rl.pettingzoo\n"
        "print(len(yksi.rl.VectorEnv('moomin', envs=3).last.observations))"
    )
    assert _run(programs, tmp_path, "python", "-I", "-c", program) == "3\n"


def test_pages_come_from_the_wheel(programs: Path, tmp_path: Path) -> None:
    with running(tmp_path, program=(str(programs / "yksi"),)) as server:
        status, _, page = server.get("/")
        assert status == 200
        scripts = re.findall(rb'src="(/assets/[^"]+\.js)"', page)
        assert scripts
        for path in (*scripts, b"/locales/sv.ftl"):
            assert server.get(path.decode())[0] == 200


@pytest.mark.parametrize("target", ["sdist", "wheel"])
def test_what_would_be_incomplete_is_not_built(target: str, tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "yksi").mkdir()
    (tmp_path / "rulings").mkdir()
    (tmp_path / "rulings" / "classic.txt").touch()
    refused = _build(target, tmp_path, tmp_path / "dist")
    assert refused.returncode != 0
    sentence = refused.stderr.splitlines()[-1]
    assert all(path in sentence for path in NEEDED)
    assert "make web" in sentence
    assert "rulings" not in sentence
    assert not (tmp_path / "dist").exists() or not any((tmp_path / "dist").iterdir())
