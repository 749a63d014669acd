// The form for names that came with the page, before the script (scripts/early.js): what was written there, and its
// end. The page waits behind it, so that no letter falls between the two.

const page = (): HTMLElement => document.getElementById("app")!;
const form = (): HTMLElement | null => document.getElementById("early");

/** The page is seen from now on. */
export function showPage(): void {
  form()?.remove();
  page().hidden = false;
}

/** Lets the page's own form have the names and what stands in the field, then goes on in its field where somebody was. */
export function takeOver(field: HTMLInputElement, take: (names: string[], text: string) => void): void {
  const before = form()?.querySelector("input.field") as HTMLInputElement | null | undefined;
  if (!before) return;
  if ("composing" in before.dataset) {
    // A keyboard is in the middle of a word, which it would lose; it has ended when the next task begins.
    before.addEventListener("compositionend", () => setTimeout(() => takeOver(field, take)), { once: true });
    return;
  }
  const wasThere = before === document.activeElement;
  const { value, selectionStart, selectionEnd } = before;
  take(JSON.parse(form()?.dataset.names ?? "[]") as string[], value);
  showPage();
  if (!wasThere) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(selectionStart, selectionEnd);
}
