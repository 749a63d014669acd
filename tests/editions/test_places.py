"""Every key of a valid TOML text is found on the line where it stands."""

from __future__ import annotations

from yksi.editions.places import lines_of


def test_keys_are_found_in_every_spelling() -> None:
    text = '''# a comment with [brackets] and "quotes
"base" = 'it [not'
about = """two
lines, \\""" = no key
end"""
rules.draw = "until"

[clauses] # [not.this]
 stacking = { fi = "a # b", en = "]" }
"draw" . fi = 'x'
[ name ]
fi = \'\'\'
[not]
\'\'\'
en = "last"'''
    assert lines_of(text) == {
        ("base",): 2,
        ("about",): 3,
        ("rules",): 6,
        ("rules", "draw"): 6,
        ("clauses",): 8,
        ("clauses", "stacking"): 9,
        ("clauses", "stacking", "fi"): 9,
        ("clauses", "stacking", "en"): 9,
        ("clauses", "draw"): 10,
        ("clauses", "draw", "fi"): 10,
        ("name",): 11,
        ("name", "fi"): 12,
        ("name", "en"): 15,
    }


def test_lists_over_several_lines_are_one_statement() -> None:
    assert lines_of('a = [\n "x]", # ]\n [1],\n]\nb = 1') == {("a",): 1, ("b",): 5}


def test_keys_far_below_are_left_out() -> None:
    deep = ".".join(["a"] * 1_200)
    assert lines_of(f"{deep} = 1\nb = 2") == {
        ("a",): 1,
        ("a", "a"): 1,
        ("a", "a", "a"): 1,
        ("b",): 2,
    }
