// Why an entry cannot be written down. Nothing has changed then.

import type { PAPER } from "../lib/protocol";

export type EveningCode = (typeof PAPER.codes)[number];

export class RefusedEntry extends Error {
  constructor(readonly code: EveningCode) {
    super(code);
  }
}

export function refuse(code: EveningCode): never {
  throw new RefusedEntry(code);
}
