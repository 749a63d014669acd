// The line to one table: hello, commands with answers, and coming back after it was cut.

import {
  PROTOCOL,
  type CardsRefused,
  type CommandRefused,
  type Do,
  type Hello,
  type Protocol,
} from "./protocol";
import type { Choice } from "./parts";
import { randomToken, screenTokenFor, tokenFor } from "./identity";
import { Pulse } from "./pulse";

export type FromServer = Protocol["toBrowser"];
export type Command = Do["command"];
export type Refusal = CommandRefused["refusal"] | CardsRefused["refusal"];
export type LineState = "opening" | "open" | "slow" | "cut" | "closed";

const LONGEST_WAIT = 8_000;
const OPEN_WITHIN = 20_000; // else it is tried again
export const HOUSE_FULL = "house-full"; // nobody new is let in for now: no hurry
export const PUT_AWAY = "put-away"; // nobody was there any more
const ASLEEP = 15_000; // from one look at a table that sleeps to the next
const MOVED = "moved"; // another server has the table already: nothing to wait for
const CUT_OFF = 1006; // what a browser says of a line that ended without a word

type Timer = ReturnType<typeof setTimeout>;

export interface LineListener {
  message(message: FromServer): void;
  line(state: LineState, reason: string | null): void;
}

/** What a table is told by, and what is said to it. */
export interface Line {
  do(command: Command): Promise<Refusal | null>;
  report(person: number, reason: string): Promise<Refusal | null>;
  tellChoosing?(what: Choice | null): void;
  close(): void;
}

export class Connection implements Line {
  #socket: WebSocket | null = null;
  #answers = new Map<number, (refusal: Refusal | null) => void>();
  #next = 1;
  #tries = 0;
  #later: Timer | undefined; // the next try, or giving this one up
  #pulse = new Pulse({
    ping: () => this.#send({ type: "ping" }),
    slow: (isSlow) => this.listener.line(isSlow ? "slow" : "open", null),
    lasts: () => (this.#tries = 0),
    dead: () => this.#abandon(),
  });

  constructor(
    readonly table: string,
    readonly listener: LineListener,
    readonly seen: () => number,
    readonly name: () => string | null,
    readonly as: "person" | "screen" | "door" = "person", // a screen is nobody, a door not in yet
  ) {
    this.#open();
  }

  /** Says a command; null when it was obeyed, else why not. */
  do(command: Command): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: "do", id, command }));
  }

  /** Tells whoever looks after the server of somebody; null when it was kept, else why not. */
  report(person: number, reason: string): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: "report", id, person, reason }));
  }

  /** Tells what the page asks its person; nobody answers. */
  tellChoosing(what: Choice | null): void {
    this.#send({ type: "choosing", what });
  }

  #ask(message: (id: number) => Protocol["fromBrowser"]): Promise<Refusal | null> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      if (this.#send(message(id))) {
        this.#pulse.asked();
        return;
      }
      this.#answers.delete(id);
      resolve({ code: "no-line" } as unknown as Refusal);
    });
  }

  /** For good: whoever has left does not come back by itself. */
  close(): void {
    this.#hangUp();
    this.#forget();
  }

  #send(message: Protocol["fromBrowser"]): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.#socket = socket;
    this.#later = setTimeout(() => this.#abandon(), OPEN_WITHIN);
    this.listener.line(this.#tries ? "cut" : "opening", null);
    let reason: string | null = null;
    socket.onopen = () => {
      this.#send({
        type: "hello",
        protocol: PROTOCOL,
        ...this.#whoIAm(),
      });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "bye") reason = message.reason;
      this.#hear(message);
      this.listener.message(message);
    };
    socket.onclose = (event) => this.#cut(event.code, reason);
  }

  #whoIAm(): Pick<Hello, "token" | "name" | "seen" | "screen" | "door"> {
    if (this.as === "screen") return { token: screenTokenFor(this.table), screen: true };
    if (this.as === "door") return { token: randomToken(), name: this.name(), door: true };
    return { token: tokenFor(this.table), name: this.name(), seen: this.seen() };
  }

  #hear(message: FromServer): void {
    this.#pulse.heard();
    if (message.type === "welcome" || message.type === "door") {
      clearTimeout(this.#later);
      this.#pulse.start();
      this.listener.line("open", null);
    } else if (message.type === "pong") {
      this.#pulse.pong();
    } else if (message.type === "done" || message.type === "refused" || message.type === "cardsrefused") {
      this.#pulse.answered();
      this.#answers.get(message.id)?.(message.type === "done" ? null : message.refusal);
      this.#answers.delete(message.id);
    }
  }

  /** Nobody answers there any more: not waited for, but tried anew. */
  #abandon(): void {
    this.#hangUp();
    this.#cut(CUT_OFF, null);
  }

  /** Nothing that still comes from this socket is heard. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#later);
    this.#pulse.stop();
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** A screen does not wake a table that all have left: it looks now and then whether others have. */
  #sleep(): void {
    this.#later = setTimeout(() => void this.#lookForOthers(), ASLEEP);
  }

  async #lookForOthers(): Promise<void> {
    const answer = await fetch(`/api/tables/${this.table}`).catch(() => null);
    const told = (await answer?.json().catch(() => null)) as { known: boolean; awake: boolean } | null;
    if (told === null || (told.known && !told.awake)) this.#sleep();
    else this.#open();
  }

  #forget(): void {
    for (const answer of this.#answers.values()) answer({ code: "no-line" } as unknown as Refusal);
    this.#answers.clear();
  }

  /** Codes of our own are final (docs/PROTOCOL.md); after all others it is tried again, ever slower. */
  #cut(code: number, reason: string | null): void {
    clearTimeout(this.#later);
    this.#pulse.stop();
    this.#forget();
    const final = code >= 4000 && code < 4100;
    this.listener.line(final ? "closed" : "cut", reason);
    if (final) return;
    if (this.as === "screen" && reason === PUT_AWAY) return this.#sleep();
    const first = reason === MOVED ? 0 : 250;
    const usual = this.#tries ? Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries) : first;
    const wait = reason === HOUSE_FULL ? LONGEST_WAIT : usual;
    this.#tries++;
    this.#later = setTimeout(() => this.#open(), wait * (0.7 + 0.6 * Math.random()));
  }
}
