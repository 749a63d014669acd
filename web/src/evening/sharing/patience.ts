// How long to wait before a server is asked again: ever longer, but not when the device says that it has a line again.

const FIRST = 500; // milliseconds
const LONGEST = 15_000;

/** The wait after so many tries in vain; `signal` ends it, and so does a line that comes back. */
export function untilAgain(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const listening = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      listening.abort();
      done();
    };
    const timer = setTimeout(end, Math.min(LONGEST, FIRST * 2 ** tries));
    globalThis.addEventListener("online", end, { signal: listening.signal });
    signal.addEventListener("abort", end, { signal: listening.signal });
    if (signal.aborted) end();
  });
}
