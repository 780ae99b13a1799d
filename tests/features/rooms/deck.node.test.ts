import { expect, test } from "vitest";
import {
  type DeckSex,
  type DeckSource,
  deckFilters,
  drawDeck,
  loadDeckSource,
} from "@/features/rooms/start/deck.ts";
import { type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { lookUpGivenName } from "@/names/facts/given-name-facts.ts";

async function deckOf(
  source: DeckSource,
  sex: DeckSex,
  { own = [], chosen = {} }: { own?: readonly string[]; chosen?: Choices } = {},
) {
  const definition = await loadDeckSource(source);
  const choices = { ...defaultChoices(deckFilters(definition)), ...chosen };
  return drawDeck({ sex, definition, choices }, own, seededRandom(1));
}

test.each(["barnnamn", "fornamn"] as const)(
  "a deck of %s has 40 different names",
  async (source) => {
    const deck = await deckOf(source, "both");
    expect(new Set(deck)).toHaveLength(40);
  },
);

test.each([
  ["girls", "women"],
  ["boys", "men"],
] as const)("a deck of %s has names that mostly %s have", async (sex, most) => {
  const deck = await deckOf("fornamn", sex);
  for (const name of deck) {
    const bearers = lookUpGivenName(name).bearers ?? { women: 0, men: 0 };
    expect(bearers[most], name).toBe(Math.max(bearers.women, bearers.men));
  }
});

test("own names are in the deck once, and not at its beginning", async () => {
  const own = ["Zerafina", "Alma", "alma"];
  const deck = await deckOf("barnnamn", "girls", { own });
  expect(deck).toHaveLength(40);
  expect(deck.filter((name) => name.toLowerCase() === "alma")).toEqual(["Alma"]);
  expect(deck.slice(0, 2)).not.toEqual(["Zerafina", "Alma"]);
  expect(deck).toContain("Zerafina");
});

test("more own names than a deck has are all in it, and no others", async () => {
  const own = Array.from({ length: 50 }, (_, i) => `Namn ${i}`);
  expect(await deckOf("barnnamn", "girls", { own })).toHaveLength(50);
});

test("the chosen filters are kept, also when they leave few names", async () => {
  const deck = await deckOf("fornamn", "girls", { chosen: { borjar: "Q" } });
  expect(deck.length).toBeGreaterThan(0);
  expect(deck.length).toBeLessThan(40);
  for (const name of deck) expect(name).toMatch(/^Q/);
});

test("a deck is not asked for in an order, since it is shuffled", async () => {
  const definition = await loadDeckSource("fornamn");
  const asked = deckFilters(definition).map(({ label }) => label);
  const orders = definition.filters.filter(({ isOrder }) => isOrder).map(({ label }) => label);
  expect(orders).not.toEqual([]);
  expect(asked.filter((label) => orders.includes(label))).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining(["Stil", "Generation", "Längd", "Börjar med"]));
});
