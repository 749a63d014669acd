// When one page gives way to another, the focus goes to the new one's heading, so that it is read.

export function arrive(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
}
