// Putting words on the clipboard. The browser's own way needs a secure line; a home network has none,
// so there a field that is selected and copied does the same.

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const place = before?.closest("dialog") ?? document.body; // what is outside an open sheet cannot be selected
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  place.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

/** Whether it worked; if not, the words have to be shown so that people can copy them by hand. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = window.isSecureContext ? navigator.clipboard : undefined;
  if (clipboard)
    return clipboard.writeText(text).then(
      () => true,
      () => copySelected(text),
    );
  return copySelected(text);
}
