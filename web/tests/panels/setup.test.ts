import { describe, expect, it } from "vitest";
import "../browser";
import { startOf } from "../../src/evening/start";
import { Setup } from "../../src/panels/evening/setup.svelte";

function sitting(...names: string[]): Setup {
  const setup = new Setup();
  for (const name of names) setup.add(name);
  return setup;
}

describe("what is agreed before the first card", () => {
  it("is the edition as it is printed, until something is changed", () => {
    const setup = sitting("Eero", "Aino");
    expect(setup.start).toEqual(startOf("classic", ["Eero", "Aino"]));
    setup.chosen = "low";
    expect(setup.rules).toBe("classic + scoring=low + target=500");
    setup.edition = "moomin";
    setup.chosen = null;
    expect(setup.rules).toBe("moomin");
    setup.chosen = "winner";
    setup.target = 200;
    expect(setup.rules).toBe("moomin + scoring=winner + target=200");
  });

  it("takes nobody twice, nobody without a name, and not more than can play", () => {
    const setup = sitting("Aino");
    expect(setup.add(" aino ")).toBe("name-taken");
    expect(setup.add("x".repeat(25))).toBe("no-name");
    expect(setup.trouble).toBe("too-few");
    for (let number = 2; number <= 10; number++) expect(setup.add(`P${number}`)).toBeNull();
    expect(setup.add("One too many")).toBe("too-many");
    setup.edition = "kpgut";
    for (let number = 11; number <= 28; number++) expect(setup.add(`P${number}`)).toBeNull();
    expect(setup.add("The 29th")).toBe("too-many");
    expect([setup.trouble, setup.decks]).toEqual([null, 4]);
    setup.edition = "classic";
    expect(setup.trouble).toBe("too-many"); // nobody is thrown out; it is said
  });

  it("says how many decks are needed, and of how many cards", () => {
    const setup = new Setup();
    const needed = (edition: string): [number, number] => {
      setup.edition = edition;
      return [setup.decks, setup.cards];
    };
    expect([needed("classic"), needed("kpgut")]).toEqual([
      [1, 108],
      [1, 108],
    ]);
    expect([needed("custom"), needed("moomin")]).toEqual([
      [1, 112],
      [1, 112],
    ]);
    for (let number = 1; number <= 8; number++) setup.add(`P${number}`);
    expect(needed("kpgut")).toEqual([2, 108]);
  });

  it("keeps the dealer when people change places, and forgets one who leaves", () => {
    const setup = sitting("Eero", "Aino", "Freja");
    setup.dealer = setup.people[1]!.key;
    setup.move(1, 2);
    expect([setup.names, setup.start.dealer]).toEqual([["Eero", "Freja", "Aino"], 2]);
    setup.remove(setup.people[2]!.key);
    expect(setup.start.dealer).toBe(0);
    expect(setup.rename(setup.people[0]!.key, "freja")).toBe("name-taken");
    expect(setup.rename(setup.people[0]!.key, "EERO")).toBeNull();
  });

  it("orders by age where offices go by age, newcomers last, and seats the last company again", () => {
    const setup = sitting("Eero", "Aino", "Freja");
    setup.edition = "kpgut";
    setup.moveAge(2, 0);
    setup.add("Bo");
    expect(setup.start).toMatchObject({ ages: [2, 0, 1, 3], series: true, limit: 60 });
    const again = new Setup();
    again.edition = "kpgut";
    again.adopt(setup.start);
    expect(again.start).toEqual(setup.start);
  });
});
