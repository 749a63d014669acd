// The line to one table: hello, commands with answers, and coming back after it was cut.

import type { CardsRefused, Do, Protocol, Refused } from "./protocol";
import { tokenFor } from "./identity";

export type FromServer = Protocol["toBrowser"];
export type Command = Do["command"];
export type Refusal = Refused["refusal"] | CardsRefused["refusal"];
export type LineState = "opening" | "open" | "cut" | "closed";

const PROTOCOL = 1;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 25_000;

interface Listener {
  message(message: FromServer): void;
  line(state: LineState, reason: string | null): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #answers = new Map<number, (refusal: Refusal | null) => void>();
  #next = 1;
  #tries = 0;
  #finished = false;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly table: string,
    readonly listener: Listener,
    readonly seen: () => number,
    readonly name: () => string | null,
  ) {
    this.#open();
  }

  /** Says a command; null when it was obeyed, else why not. */
  do(command: Command): Promise<Refusal | null> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      if (!this.#send({ type: "do", id, command })) {
        this.#answers.delete(id);
        resolve({ code: "no-line" } as unknown as Refusal);
      }
    });
  }

  close(): void {
    this.#finished = true;
    clearInterval(this.#ping);
    this.#socket?.close();
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
    this.listener.line(this.#tries ? "cut" : "opening", null);
    let reason: string | null = null;
    socket.onopen = () => {
      this.#send({ type: "hello", protocol: PROTOCOL, token: tokenFor(this.table), name: this.name(), seen: this.seen() });
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#send({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "bye") reason = message.reason;
      if (message.type === "welcome") {
        this.#tries = 0;
        this.listener.line("open", null);
      }
      this.#settle(message);
      this.listener.message(message);
    };
    socket.onclose = (event) => this.#cut(event.code, reason);
  }

  #settle(message: FromServer): void {
    if (message.type !== "done" && message.type !== "refused" && message.type !== "cardsrefused") return;
    this.#answers.get(message.id)?.(message.type === "done" ? null : message.refusal);
    this.#answers.delete(message.id);
  }

  /** Codes from 4001 on are final (docs/PROTOCOL.md); everything else is tried again, ever slower. */
  #cut(code: number, reason: string | null): void {
    for (const answer of this.#answers.values()) answer({ code: "no-line" } as unknown as Refusal);
    this.#answers.clear();
    if (this.#finished) return;
    const final = (code > 4000 && code < 4100) || (code === 4000 && reason !== "log" && reason !== null);
    this.listener.line(final ? "closed" : "cut", reason);
    if (final) return;
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++);
    setTimeout(() => this.#open(), wait * (0.7 + 0.6 * Math.random()));
  }
}
