// Fetching what will probably be wanted next, while somebody still reads what is there.

const SOON = 200; // milliseconds, for browsers that do not tell when they are idle

const isSparing = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Only when the page is whole and the browser has nothing else to do; never where data is dear. */
export function ahead(load: () => Promise<unknown>): void {
  if (isSparing()) return;
  const begin = (): void => void load().catch(() => undefined); // it is asked for again when it is needed
  const whenIdle = (): void =>
    "requestIdleCallback" in window ? void requestIdleCallback(begin) : void setTimeout(begin, SOON);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
