// How pages speak to a server about evenings; docs/PROTOCOL.md says what each message means.

import type {
  BeginEvening,
  EveningRefusal,
  EveningTold,
  Protocol,
  WriteEntries,
  WrittenTold,
} from "../../lib/protocol";

export type PenWish = Protocol["penWish"];

/** The server has understood, and does not do it. */
export class Refused extends Error {
  constructor(readonly refusal: EveningRefusal) {
    super(refusal.code);
  }
}

/** Nobody answers, or not now: it may be possible later. */
export class Cut extends Error {}

export interface Wire {
  begin(evening: string, said: BeginEvening): Promise<WrittenTold>;
  write(evening: string, said: WriteEntries): Promise<WrittenTold>;
  hold(evening: string, wish: PenWish): Promise<EveningTold>;
  /** The evening from an entry on, as soon as it is no longer as it was seen. */
  watch(
    evening: string,
    from: number,
    seen: number,
    token: string,
    signal?: AbortSignal,
  ): Promise<EveningTold>;
  stop(evening: string, token: string): Promise<unknown>;
}

const PATIENCE = 15_000; // milliseconds for an answer
const LONG_PATIENCE = 40_000; // the same where the server waits for news
const LATER = 429; // from this status on it is worth while to ask again

async function asked<Answer>(address: string, init: RequestInit, patience = PATIENCE): Promise<Answer> {
  const signals = [AbortSignal.timeout(patience), init.signal].filter((signal) => signal != null);
  let answer: Response;
  let told: unknown;
  try {
    answer = await fetch(`/api/evenings/${address}`, { ...init, signal: AbortSignal.any(signals) });
    told = await answer.json();
  } catch {
    throw new Cut();
  }
  if (answer.ok) return told as Answer;
  if (answer.status >= LATER) throw new Cut();
  throw new Refused(told as EveningRefusal);
}

const said = (method: string, message: unknown): RequestInit => ({
  method,
  body: JSON.stringify(message),
  headers: { "content-type": "application/json" },
});

const bearer = (token: string): HeadersInit => (token ? { authorization: `Bearer ${token}` } : {});

export const SERVER: Wire = {
  begin: (evening, message) => asked(evening, said("PUT", message)),
  write: (evening, message) => asked(`${evening}/entries`, said("POST", message)),
  hold: (evening, wish) => asked(`${evening}/pen`, said("POST", wish)),
  watch: (evening, from, seen, token, signal) =>
    asked(
      `${evening}?from=${from}&seen=${seen}`,
      { headers: bearer(token), signal: signal ?? null },
      LONG_PATIENCE,
    ),
  stop: (evening, token) => asked(evening, { method: "DELETE", headers: bearer(token) }),
};
