// Where other devices find this server. A page that came over the network knows it from its own
// address; one on the server's computer asks, and may hear that nobody else can come.

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Reach {
  origin = $state<string | null>(null); // null: nobody else finds this server
  known = $state(false);

  constructor() {
    if (LOOPBACK.test(location.hostname)) void this.#ask();
    else this.#settle(location.origin);
  }

  async #ask(): Promise<void> {
    const answer = await fetch("/api/reach").catch(() => null);
    const { addresses } = answer?.ok ? ((await answer.json()) as { addresses: string[] }) : { addresses: [] };
    this.#settle(addresses[0] ?? null);
  }

  #settle(origin: string | null): void {
    this.origin = origin;
    this.known = true;
  }
}

export const reach = new Reach();
