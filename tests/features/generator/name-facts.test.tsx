import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { LateNameFacts } from "@/features/generator/late-name-facts.tsx";
import NameFacts from "@/features/generator/name-facts.tsx";
import { useFacts } from "@/features/generator/use-facts.tsx";
import type { FactsLookup, NameFacts as FactsOfName } from "@/names/facts/facts.ts";
import { deferred } from "../../deferred.ts";

function renderFacts(name: string, facts: FactsOfName): void {
  render(
    <MemoryRouter>
      <NameFacts name={name} known={facts} />
    </MemoryRouter>,
  );
}

/** The facts without what has a mark, with plain spaces in place of non-breaking ones. */
function factsWithout(mark: string): string[] {
  const [, ...facts] = screen.queryByRole("link")?.children ?? [];
  return facts.map((fact) => {
    const rest = document.createElement("span");
    rest.innerHTML = fact.innerHTML;
    for (const element of rest.querySelectorAll(mark)) element.remove();
    return rest.textContent.replaceAll("\u00a0", " ");
  });
}

/** The facts for screen readers. */
function lines(name: string, facts: FactsOfName): string[] {
  renderFacts(name, facts);
  return factsWithout("[aria-hidden]");
}

test.each<[kind: string, name: string, facts: FactsOfName, address: string]>([
  ["a given name with a document", "Astrid", { bearers: { women: 9, men: 0 } }, "/namn/astrid"],
  ["another given name", "Åsabritt", { bearers: { women: 9, men: 0 } }, "/namn/ovriga/åsabritt"],
  ["a surname with a document", "Lindqvist", { surnameBearers: 9 }, "/efternamn/lindqvist"],
  ["a newly formed surname", "Lövklint", { surnameBearers: 0 }, "/efternamn/ovriga/lövklint"],
  ["another surname", "af Ekenstam", { surnameBearers: 9 }, "/efternamn/ovriga/af_ekenstam"],
  ["a dog that is called as people are", "Alma", dogs(9), "/namn/alma"],
  ["another dog", "Bosse", dogs(9), "/sok?namn=Bosse"],
])("the facts lead to the page of %s", (_kind, name, facts, address) => {
  render(
    <MemoryRouter>
      <NameFacts name={name} known={facts} />
    </MemoryRouter>,
  );
  const link = screen.getByRole("link", { name: new RegExp(`^Mer om ${name}:`) });
  expect(link).toHaveAttribute("href", address);
});

function dogs(count: number): FactsOfName {
  return { pets: [{ kind: "hundar", count, asOf: "2024-12-31" }] };
}

test("bearers are counted together when nearly all are of one sex", () => {
  expect(lines("Anna", { bearers: { women: 97287, men: 4 } })).toEqual([
    "97 291 bär namnet (SCB 2022)",
  ]);
});

test("the share of women is stated for a unisex name", () => {
  expect(lines("Kim", { bearers: { women: 2560, men: 8356 } })).toEqual([
    "10 916 bär namnet, 23 % kvinnor (SCB 2022)",
  ]);
});

test.each([
  [{ women: 15, men: 85 }, true],
  [{ women: 85, men: 15 }, true],
  [{ women: 14, men: 86 }, false],
  [{ women: 86, men: 14 }, false],
])("the share of women is stated from 15 % of the rarer sex: %j is %s", (bearers, isStated) => {
  expect(/ kvinnor/.test(lines("Kim", { bearers }).join())).toBe(isStated);
});

test("a name without bearers has no line about them", () => {
  expect(lines("Ny", { bearers: { women: 0, men: 0 } })).toEqual([]);
});

test("a surname has its number of bearers", () => {
  expect(lines("Andersson", { surnameBearers: 223428 })).toEqual(["223 428 bär namnet (SCB 2020)"]);
});

test("a newly formed surname is said to have fewer than two bearers, never none", () => {
  expect(lines("Lövklint", { surnameBearers: 0 })).toEqual(["färre än två bar namnet 2020 (SCB)"]);
});

test("newborns have their year, their sex and the rank of the name", () => {
  expect(
    lines("Astrid", { newborns: [{ sex: "flickor", count: 603, year: 2022, rank: 1 }] }),
  ).toEqual(["603 flickor 2022, nr 1 (SCB)"]);
});

test.each([
  [100, true],
  [101, false],
])("rank %i is stated: %s", (rank, isStated) => {
  const [line] = lines("Ovanlig", { newborns: [{ sex: "pojkar", count: 12, year: 2022, rank }] });
  expect(line?.includes(`nr ${rank}`)).toBe(isStated);
});

test("a name of the year before, which has no rank, states that year", () => {
  const newborns = [{ sex: "pojkar", count: 3, year: 2021, rank: null }] as const;
  expect(lines("Sivving", { newborns })).toEqual(["3 pojkar 2021 (SCB)"]);
});

test("newborns of both sexes share a line", () => {
  const newborns = [
    { sex: "flickor", count: 41, year: 2022, rank: 208 },
    { sex: "pojkar", count: 421, year: 2022, rank: 18 },
  ] as const;
  expect(lines("Charlie", { newborns })).toEqual(["41 flickor och 421 pojkar 2022 (SCB)"]);
});

test("a name day has its date", () => {
  const nameDay = { month: 5, day: 13, listedAs: "Linnea" };
  expect(lines("Linnea", { nameDay })).toEqual(["namnsdag 13 maj"]);
});

test("a name day under another spelling states that spelling", () => {
  const nameDay = { month: 5, day: 13, listedAs: "Linnea" };
  expect(lines("Linnéa", { nameDay })).toEqual(["namnsdag 13 maj, som Linnea"]);
});

test("a card has a name day with a short month, and says what it is", () => {
  const nameDay = { month: 11, day: 28, listedAs: "Malte", printedFrom: 2027 };
  renderFacts("Malthe", { bearers: { women: 0, men: 9 }, nameDay });
  expect(factsWithout(".sr-only")).toEqual(["9 bär namnet", "namnsdag 28 nov."]);
});

test("a name day not yet in printed almanacs states its first year", () => {
  const nameDay = { month: 5, day: 13, listedAs: "Nya", printedFrom: 2027 };
  expect(lines("Nya", { nameDay })).toEqual(["namnsdag 13 maj (från 2027)"]);
});

test("registered pets have their count and its year", () => {
  const pets = [
    { kind: "hundar", count: 8947, asOf: "2022-12-31" },
    { kind: "katter", count: 1234, asOf: "2025-12-31" },
  ] as const;
  expect(lines("Molly", { pets })).toEqual([
    "8 947 hundar (Jordbruksverket 2022)",
    "1 234 katter (Jordbruksverket 2025)",
  ]);
});

test.each([
  ["one that people have", "Astrid", "/namn/astrid"],
  ["a surname", "Lindqvist", "/efternamn/lindqvist"],
  ["one that few or no people have", "Fluffis", "/sok?namn=Fluffis"],
])("a name without facts leads to its page, too: %s", (_kind, name, address) => {
  expect(lines(name, {})).toEqual([]);
  const link = screen.getByRole("link", { name: `Mer om ${name}` });
  expect(link).toHaveAttribute("href", address);
  // Twelve cards that ask the same would drown their names.
  expect(factsWithout(".sr-only")).toEqual([]);
  expect(link.querySelector("span")).toHaveClass("sr-only");
});

test("a name whose facts are lost leads to its page", () => {
  renderFacts("Astrid", { areLost: true });
  const link = screen.getByRole("link", { name: "Mer om Astrid" });
  expect(link).toHaveAttribute("href", "/namn/astrid");
});

test("nothing is said of a name before the facts have loaded, then what the choices add as well", async () => {
  const { promise, resolve } = deferred<FactsLookup>();
  const load = () => promise;
  const added = () => ({ meanAge: 31.4 });
  function Card() {
    const WithFacts = useFacts(load, true, "", added);
    return WithFacts && <LateNameFacts name="Astrid" WithFacts={WithFacts} />;
  }
  render(
    <MemoryRouter>
      <Card />
    </MemoryRouter>,
  );
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  resolve(() => ({ bearers: { women: 9, men: 0 } }));
  expect(await screen.findByRole("link")).toHaveAccessibleName(/9\sbär namnet.*31/);
});

test("facts whose code is lost leave a link to the answer of the name search", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.doMock("@/features/generator/name-facts.tsx", () => {
    throw new Error("The chunk is gone");
  });
  vi.resetModules();
  const { LateNameFacts } = await import("@/features/generator/late-name-facts.tsx");
  render(
    <MemoryRouter>
      <LateNameFacts name="Åsa Li" WithFacts={({ children }) => children(() => ({}))} />
    </MemoryRouter>,
  );
  const link = await screen.findByRole("link", { name: "Mer om Åsa Li" });
  expect(link).toHaveAttribute("href", "/sok?namn=%C3%85sa%20Li");
});
