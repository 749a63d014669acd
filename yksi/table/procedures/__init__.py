"""What people do at a table while a game runs: one procedure a file.

Where the paragraphs of KPGUT live, besides those that the cards alone obey (`yksi.kernel`):

- §3 advice: `advice`, and the coach who may give it: `coaches`
- §4 who shuffles: `yksi.table.decisions.offices`
- §8 absence: `absence`
- §10 cheating: `accusations`
- §11 disputes: `disputes`; the ballot is counted in `yksi.table.decisions.ballots`
- §13 joining a running game: `joiners`
- §14 drawing without reason: `needless_draws`
- §15 warnings and removal: `conduct`
- the etiquette: `talk`, and `acknowledge` in `yksi.table.lobby.start`
- the end and the points of a series: `series_end`, and `yksi.table.match.points`

Texts on customizable cards (CUS-R20) are carried out by `own_texts`, hints and acts taken back are
for `practice` with bots alone; every move of a player goes through `moves`. `yksi.table.contents`
says which command each procedure obeys.
"""
