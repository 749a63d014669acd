// The back of the cards as pictures: one card, or a whole fan. A picture is drawn as one thing; ten fans of seven
// cards cut out one by one kept slow phones busy.

import { SPRUCE } from "./shapes";

const TREES = [
  [-8, 40],
  [14, 52],
  [36, 46],
  [52, 56],
  [74, 44],
  [90, 50],
] as const;
const TRUNKS = [
  [12, 11],
  [44, 17],
  [80, 9],
] as const;

/** Dashes on a trunk, left and right in turn; the same on every page. */
function dashes(x: number, width: number, seed: number): string {
  let drawn = "";
  for (let i = 0; i * 12 < 146; i++) {
    const wobble = ((i * 37 + seed * 53) % 17) / 17;
    const [y, length, thick] = [
      4 + i * 12 + wobble * 6,
      width * (0.3 + 0.4 * wobble),
      1.7 + 2 * (1 - wobble),
    ];
    const [edge, inward] = i % 2 ? [x + width + 0.7, -1] : [x - 0.7, 1];
    drawn += `M${edge} ${y}h${inward * length}l${-2 * inward} ${thick}H${edge}Z`;
  }
  return drawn;
}

/** A token of the visual design: pictures do not know the page that they are on. */
const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

/** One card of 100 × 150 as a symbol; small ones have a stronger edge. */
function symbol(isSmall: boolean): string {
  const [edge, opacity] = isSmall ? [3, 0.4] : [1.6, 0.28];
  const trees = TREES.map(
    ([x, height]) =>
      `<path transform="translate(${x} ${150 - height}) scale(${height * 0.009})" d="${SPRUCE}" fill="#213d37"/>`,
  );
  const trunks = TRUNKS.map(
    ([x, width], i) =>
      `<path d="M${x} -2h${width}l1.2 154h${-width - 2.4}Z" fill="${token("--back-trunk")}"/>` +
      `<path d="${dashes(x, width, i)}" fill="#2b3532"/>`,
  );
  return (
    '<clipPath id="c"><rect width="100" height="150" rx="9"/></clipPath><g id="b">' +
    `<g clip-path="url(#c)"><rect width="100" height="150" fill="${token("--back-ground")}"/>` +
    `${trees.join("")}${trunks.join("")}</g>` +
    `<rect x="${edge / 2}" y="${edge / 2}" width="${100 - edge}" height="${150 - edge}" rx="${9 - edge / 2}" ` +
    `fill="none" stroke="${token("--cream")}" stroke-opacity="${opacity}" stroke-width="${edge}"/></g>`
  );
}

const known = new Map<string, string>();

/** The address of a picture that is drawn once. */
function picture(name: string, box: string, isSmall: boolean, drawn: string): string {
  let address = known.get(name);
  if (address === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${symbol(isSmall)}</defs>${drawn}</svg>`;
    address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    known.set(name, address);
  }
  return address;
}

export function backPicture(isSmall: boolean): string {
  return picture(`back ${isSmall}`, "0 0 100 150", isSmall, '<use href="#b"/>');
}

const MOST = 13; // cards of a fan
const [WIDEST, STEP] = [112, 13]; // degrees
const NEAR = 56.6; // from the point that a fan turns about to its cards, where a card is 100 wide
const FAR = 213; // to the corners of its cards, with their edge

/** How far a fan reaches from its point, by the width of a card. */
export const fanReach = (width: number): number => (FAR * width) / 100;

/** So many cards, or as many as a fan has, turned about the middle of the picture. */
export function fanPicture(cards: number): string {
  const shown = Math.min(cards, MOST);
  const step = shown > 1 ? Math.min(STEP, WIDEST / (shown - 1)) : 0;
  const turned = Array.from({ length: shown }, (_, i) => {
    const angle = (i - (shown - 1) / 2) * step;
    return `<use href="#b" transform="rotate(${angle}) translate(-50 ${-NEAR - 150})"/>`;
  });
  return picture(`fan ${shown}`, `${-FAR} ${-FAR} ${2 * FAR} ${2 * FAR}`, true, turned.join(""));
}
