"""What is measured, each by a command of its own that tells its options with `--help`.

How fast games run beside the peers: `run` (`make bench`; `plan` says what is compared, `ours` and
`peers/` are what runs), `gpu`, `decisions`. What a server and its pages carry: `server`, `servers`,
`attacks`, `waking`, `returning`, `hints`, `page`, `frames`. How well bots play: `strength`,
`paired`, `skill`, `all_seeing`, `glance`; `champion` draws what a training won.
"""
