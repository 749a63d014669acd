// From where others find this server, and opening it to the network: what the server says of itself, together with
// the address that this page was loaded from.

import type { ReachTold } from "./protocol";

const PATIENCE = 5_000; // milliseconds; then it is told that nothing answers
const TROUBLES = ["no-network", "port-taken", "blocked", "not-own-computer", "settled"];

class Reach {
  told = $state.raw<ReachTold | null>(null); // null: not known yet
  waits = $state(false); // for the network to be opened or closed
  trouble = $state<string | null>(null); // why that did not work

  /** Where others find this server, the likeliest first; nowhere, if only its own computer does. */
  get origins(): string[] {
    if (this.told === null) return [];
    const { addresses, as_loaded } = this.told;
    return [...new Set([...(as_loaded ? [location.origin] : []), ...addresses])];
  }

  async ask(): Promise<void> {
    const answer = await fetch("/api/reach").catch(() => null);
    if (answer?.ok) this.told = (await answer.json()) as ReachTold;
  }

  open(): Promise<void> {
    return this.#change("POST");
  }

  close(): Promise<void> {
    return this.#change("DELETE");
  }

  async #change(method: "POST" | "DELETE"): Promise<void> {
    if (this.waits) return;
    this.waits = true;
    this.trouble = null;
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch("/api/network", { method, signal }).catch(() => null);
    if (answer?.ok) this.told = (await answer.json()) as ReachTold;
    else this.trouble = await troubleOf(answer);
    this.waits = false;
  }
}

async function troubleOf(answer: Response | null): Promise<string> {
  const said = (await answer?.json().catch(() => null)) as { code?: string } | null | undefined;
  return TROUBLES.find((code) => code === said?.code) ?? "server";
}

export const reach = new Reach();
