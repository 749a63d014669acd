"""What comes with the modules: folders of texts, and which version and commit this is.

A wheel carries it in `yksi/shipped`; a checkout has it beside the package, the commit in git. Owns
finding it; knows nothing of what the folders hold. The build runs this file by itself.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent
_SHIPPED = _PACKAGE / "shipped"
_BASE = _SHIPPED if _SHIPPED.is_dir() else _PACKAGE.parent
COMMIT = "commit.txt"  # written by the build, never kept in git
_DESCRIBE = ("describe", "--always", "--dirty", "--abbrev=10", "--exclude=*")


def folder(name: str) -> Path:
    """A folder of texts: `locales`, `rulings` or `lessons`."""
    return _BASE / name


def commit() -> str | None:
    """The commit that these modules are of, `…-dirty` where they differ from it."""
    if (_BASE / ".git").exists():
        return _asked_of_git()
    written = _BASE / COMMIT
    return written.read_text("utf-8").strip() if written.is_file() else None


def _asked_of_git() -> str | None:
    import subprocess  # seldom needed, and slow to start

    try:
        git = subprocess.run(["git", "-C", _BASE, *_DESCRIBE], capture_output=True, check=False)
    except OSError:  # no git here
        return None
    return git.stdout.decode().strip() or None


def described() -> str:
    """The version, and the commit where it is known.

    >>> described().startswith("0.")
    True
    """
    from importlib.metadata import version  # slow to start

    found = commit()
    return f"{version('yksi')} ({found})" if found else version("yksi")
