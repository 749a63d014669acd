// An evening's time: what sleep, reloading and a clock that somebody sets do to it.

import { expect, test } from "vitest";
import { EveningClock, minutesAndSeconds, type Mark } from "../../src/evening/clock";

const MINUTE = 60_000;
const SIX = Date.UTC(2026, 10, 16, 18);

/** A device: its wall's clock can be set, the steady one stands still while it sleeps. */
class Device {
  time = SIX;
  uptime = 5_000;
  wall = (): number => this.time;
  steady = (): number => this.uptime;

  pass(milliseconds: number): void {
    this.time += milliseconds;
    this.uptime += milliseconds;
  }
  sleep(milliseconds: number): void {
    this.time += milliseconds;
  }
  set(milliseconds: number): void {
    this.time += milliseconds;
  }
}

const begun = (device: Device, mark: Mark = { at: 0, wall: SIX }, least = 0): EveningClock =>
  new EveningClock(mark, least, device);

test("time passes by the steady clock", () => {
  const device = new Device();
  const clock = begun(device);
  device.pass(18 * MINUTE + 42_400);
  expect(clock.now()).toBe(18 * MINUTE + 42_400);
  expect(clock.gap).toBeNull();
});

test("a device that slept has lost no time", () => {
  const device = new Device();
  const clock = begun(device);
  clock.see(true);
  device.pass(MINUTE);
  clock.now(); // a page out of sight is let run for a while
  device.sleep(40 * MINUTE);
  clock.see(false);
  device.pass(10);
  expect(clock.now()).toBe(41 * MINUTE + 10);
  expect(clock.gap).toEqual({ length: 40 * MINUTE, counts: true });
  device.set(40 * MINUTE);
  expect(clock.now()).toBe(41 * MINUTE + 10);
});

test.each([120 * MINUTE, -120 * MINUTE, 3 * MINUTE])("a clock set by %d moves no game", (jump) => {
  const device = new Device();
  const clock = begun(device);
  device.pass(10 * MINUTE);
  clock.now();
  device.set(jump);
  device.pass(1000);
  expect(clock.now()).toBe(10 * MINUTE + 1000);
  expect(clock.gap).toEqual({ length: jump, counts: false });
  device.pass(MINUTE);
  expect(clock.now()).toBe(11 * MINUTE + 1000);
});

test("a clock that is set back never was asleep", () => {
  const device = new Device();
  const clock = begun(device);
  clock.see(true);
  device.set(-30 * MINUTE);
  device.pass(MINUTE);
  expect(clock.now()).toBe(MINUTE);
});

test("corrections of a second are nobody's business", () => {
  const device = new Device();
  const clock = begun(device);
  device.pass(MINUTE);
  device.set(-900);
  expect(clock.now()).toBe(MINUTE);
  expect(clock.gap).toBeNull();
});

test("a page that is opened again goes on by the wall's clock", () => {
  const device = new Device();
  const clock = begun(device);
  device.pass(10 * MINUTE);
  const mark = clock.mark();
  device.pass(5 * MINUTE);
  device.uptime = 0; // another page
  expect(begun(device, mark).now()).toBe(15 * MINUTE);
});

test("a jump before the page was opened again is no time either", () => {
  const device = new Device();
  const clock = begun(device);
  device.pass(10 * MINUTE);
  clock.now();
  device.set(120 * MINUTE);
  const mark = clock.mark();
  device.pass(MINUTE);
  device.uptime = 0;
  expect(begun(device, mark).now()).toBe(11 * MINUTE);
});

test("a clock that was set back while no page was open goes on from where it was", () => {
  const device = new Device();
  const mark = { at: 30 * MINUTE, wall: SIX };
  device.set(-60 * MINUTE);
  const clock = begun(device, mark, 12 * MINUTE);
  expect(clock.now()).toBe(30 * MINUTE);
  expect(clock.gap).toEqual({ length: -60 * MINUTE, counts: false });
});

test("time never falls before the last entry", () => {
  const device = new Device();
  expect(begun(device, { at: 0, wall: SIX }, 7 * MINUTE).now()).toBe(7 * MINUTE);
});

test("people know better: what counted does not, and what did not counts", () => {
  const device = new Device();
  const clock = begun(device);
  device.pass(10 * MINUTE);
  clock.see(true);
  device.sleep(20 * MINUTE);
  expect(clock.now()).toBe(30 * MINUTE);
  clock.reconsider(10 * MINUTE);
  expect(clock.now()).toBe(10 * MINUTE);
  expect(clock.gap?.counts).toBe(false);
  clock.reconsider(10 * MINUTE);
  expect(clock.now()).toBe(30 * MINUTE);
  clock.settle();
  clock.reconsider(10 * MINUTE);
  expect(clock.now()).toBe(30 * MINUTE);
});

test("minutes are full ones", () => {
  expect(minutesAndSeconds(59_999)).toEqual({ minutes: "0", seconds: "59" });
  expect(minutesAndSeconds(1_450_000)).toEqual({ minutes: "24", seconds: "10" });
  expect(minutesAndSeconds(-5)).toEqual({ minutes: "0", seconds: "00" });
});
