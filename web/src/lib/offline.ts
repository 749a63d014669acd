// The worker that keeps Yksi for a time without a line. Browsers allow it over https and on this very computer; over plain
// http everything works the same, but only with a line.

import { ahead } from "./ahead";

export function keepOffline(): void {
  if ("serviceWorker" in navigator && import.meta.env.PROD)
    ahead(() => navigator.serviceWorker.register("/worker.js"));
}
