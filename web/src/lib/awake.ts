// A screen that does not go dark while somebody plays. Browsers allow it to pages that came over https or from this very
// computer; over plain http they have no way to ask, and the device's own settings decide.

/** Whether this page can keep its screen on. */
export const canKeepAwake = (): boolean => "wakeLock" in navigator;

/** Keeps the screen on until it is told to stop; a browser lets go of it whenever the page is hidden. */
export function keepAwake(): () => void {
  if (!canKeepAwake()) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (isOver || document.hidden || (lock !== null && !lock.released)) return;
    const got = await navigator.wakeLock.request("screen").catch(() => null); // a battery that is low says no
    if (isOver) void got?.release();
    else lock = got;
  };
  const look = (): void => void ask();
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", look);
    void lock?.release();
  };
}
