"""The languages that Yksi speaks, as codes; the first stands in where another is missing."""

LANGUAGES = ("en", "fi", "sv", "nb", "da")
