// How far somebody at this browser has come in the lessons: kept here alone, and only while one is half done.

import { LESSONS } from "./protocol";

export type Taught = keyof typeof LESSONS;

const KEY = "yksi.lesson.";
const A_STEP = 0.5; // minutes, as a rule

const FIRST: Taught = "classic"; // for whoever names none

export const isTaught = (edition: string): edition is Taught => edition in LESSONS;

/** The edition that an address asks for; null where there is no lesson of it. */
export const editionTaught = (named: string): Taught | null =>
  isTaught(named) ? named : named === "" ? FIRST : null;

export const stepsOf = (edition: Taught): readonly string[] => LESSONS[edition];

export const minutesOf = (edition: Taught): number => Math.ceil(stepsOf(edition).length * A_STEP);

export const END = "end"; // in the place of a step

export const lessonAddress = (edition: Taught, step: number | typeof END): string =>
  `/learn/${edition}/${step}`;

/** The step, from 1, at which a lesson goes on; null where it is not half done. */
export function stepReached(edition: Taught): number | null {
  const step = Number(localStorage.getItem(KEY + edition));
  return step > 1 && step <= stepsOf(edition).length ? step : null;
}

export function keepStep(edition: Taught, step: number): void {
  localStorage.setItem(KEY + edition, String(step));
}

export function finishLesson(edition: Taught): void {
  localStorage.removeItem(KEY + edition);
}
