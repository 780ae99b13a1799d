/** What the pages of the generators show before any of their scripts run. */
import { describe, expect, test } from "vitest";
import { generators } from "@/generators/registry.ts";
import { listedYears, newestList } from "../words/latest-lists.ts";
import { pageAt, questionsOf, sectionOf } from "./site.ts";

function textsOf(root: ParentNode | undefined, selector: string): string[] {
  return [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent.trim());
}

function hrefsOf(root: ParentNode | undefined, selector = "a"): (string | null)[] {
  return [...(root?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute("href"));
}

/** The names of the first generation. */
function suggestedNames(document: Document): string[] {
  const list = document.querySelector('ul[aria-label="Namnförslag"]');
  return textsOfLabels(list, /^Kopiera /);
}

function textsOfLabels(root: ParentNode | null, prefix: RegExp): string[] {
  return [...(root?.querySelectorAll("[aria-label]") ?? [])]
    .map((element) => element.getAttribute("aria-label") ?? "")
    .filter((label) => prefix.test(label))
    .map((label) => label.replace(prefix, ""));
}

/** Labels and option values of the selects, each with its default first. */
function filtersOf(document: Document) {
  const selects = [...document.querySelectorAll("select")];
  return Object.fromEntries(
    selects.map((select) => {
      const label = document.querySelector(`label[for="${select.id}"]`)?.textContent ?? "";
      expect(select.value, label).toBe(select.options[0]?.value);
      return [label, [...select.options].map(({ value }) => value)];
    }),
  );
}

describe.each(generators)("$path", ({ path, load }) => {
  const { document } = pageAt(path);

  test("has the filters of its definition", async () => {
    const { generator } = await load();
    const selects = generator.filters.filter(({ typing }) => !typing);
    expect(filtersOf(document)).toEqual(
      Object.fromEntries(
        selects.map(({ label, options }) => [label, options.map(({ value }) => value)]),
      ),
    );
  });

  test("suggests twelve different names", () => {
    const names = suggestedNames(document);
    expect(names).toHaveLength(12);
    expect(new Set(names).size).toBe(12);
  });

  test("has a trail from the home page to itself", () => {
    const trail = document.querySelector('nav[aria-label="Brödsmulor"]') ?? undefined;
    expect(hrefsOf(trail)).toEqual(["/", "/generatorer"]);
    expect(textsOf(trail, "[aria-current=page]")).toEqual(textsOf(document, "h1"));
  });

  test("has tips, and an answer to each of four questions", () => {
    const headings = textsOf(document, "h2");
    const tips = headings.find((heading) => /^Hur väljer du .*\?$/.test(heading)) ?? "";
    expect(textsOf(sectionOf(document, tips), "li").length).toBeGreaterThan(1);
    const questions = questionsOf(document);
    expect(questions).toHaveLength(4);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\S{3}/);
    }
  });

  test("links to other generators, to its sources and to the method", () => {
    const related = hrefsOf(sectionOf(document, "Fler generatorer"));
    expect(related).not.toEqual([]);
    expect(related).not.toContain(path);
    const sources = sectionOf(document, "Källor");
    expect(hrefsOf(sources, "a[target=_blank]")).not.toEqual([]);
    expect(hrefsOf(sources)).toContain("/kallor");
  });
});

test("the cards of /fornamn have facts, a curve and a link to the page of the name", () => {
  const { document } = pageAt("/fornamn");
  const cards = [...document.querySelectorAll('ul[aria-label="Namnförslag"] > li')];
  for (const card of cards) {
    expect(card.querySelector("a.name-link")?.textContent).toMatch(/\d+\sbär namnet.*SCB/);
    expect(card.querySelector(".suggestion-plot .sr-only")?.textContent).toMatch(/^Nyfödda/);
  }
});

test("/ suggests four names for a child", () => {
  const { document } = pageAt("/");
  expect(new Set(suggestedNames(document)).size).toBe(4);
  const chosen = document.querySelectorAll("fieldset [aria-pressed=true]");
  expect([...chosen].map(({ textContent }) => textContent)).toEqual(["Barn"]);
});

test("/namngenerator has its category and sex", () => {
  expect(filtersOf(pageAt("/namngenerator").document)).toEqual({
    Kategori: ["barn", "hund", "katt"],
    Kön: ["alla", "pojkar", "flickor"],
  });
});

test("/namngenerator shows no names before its button is pressed", () => {
  const { document } = pageAt("/namngenerator");
  expect(document.querySelector('ul[aria-label="Namnförslag"] li')).toBeNull();
});

test("/barnnamn shows the names of the newest year, and those published for 2024, with their source", () => {
  const newest = newestList();
  const heading = `Vilka var de vanligaste namnen ${newest.year}?`;
  const trend = sectionOf(pageAt("/barnnamn").document, heading);
  const names = (list: string) => textsOf(trend, `[aria-label="${list}"] li`);
  const containing = (listed: readonly { name: string }[]) =>
    listed.slice(0, 5).map(({ name }) => expect.stringContaining(name));
  expect(names(`Flickor ${newest.year}`)).toEqual(containing(newest.girls));
  expect(names(`Pojkar ${newest.year}`)).toEqual(containing(newest.boys));
  const girls = ["Alma", "Freja", "Alice", "Olivia", "Elsa"];
  const boys = ["Noah", "Valter", "William", "Lucas", "Hugo"];
  expect(names("Flickor 2024")).toEqual(girls.map((name) => expect.stringContaining(name)));
  expect(names("Pojkar 2024")).toEqual(boys.map((name) => expect.stringContaining(name)));
  expect(hrefsOf(trend)).toEqual([
    ...listedYears.toReversed().map(({ year }) => `/namn/topplista/${year}`),
    expect.stringMatching(/^https:\/\/www\.rotter\.se\//),
  ]);
});

test("/foretagsnamn links each name to the registry of its .se domain", () => {
  const links = textsOfLinks(pageAt("/foretagsnamn").document, "Kolla domän för ");
  expect(links).toHaveLength(12);
  for (const { name, href } of links) {
    const { origin, pathname, searchParams } = new URL(href);
    expect(origin + pathname).toBe(
      "https://internetstiftelsen.se/domaner/registrera-ett-domannamn/",
    );
    const domain = searchParams.get("domain") ?? "";
    expect(domain).toMatch(/^[a-z0-9-]+\.se$/);
    // A name such as "Roos & Ek" has a domain too, without its space and sign.
    if (/[åäöé]/i.test(name)) expect(domain).toMatch(/^xn--/);
    else expect(domain).toBe(`${name.toLowerCase().replace(/[^a-z0-9-]/g, "")}.se`);
  }
});

function textsOfLinks(document: Document, prefix: string) {
  return [...document.querySelectorAll("a")]
    .map((link) => ({
      name: (link.getAttribute("aria-label") ?? link.textContent).replace(
        " (öppnas i en ny flik)",
        "",
      ),
      href: link.getAttribute("href") ?? "",
    }))
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, href }) => ({ name: name.slice(prefix.length), href }));
}

test("/husdjursnamn leads to the pages of dogs and cats", () => {
  const hrefs = hrefsOf(pageAt("/husdjursnamn").document, "main p a");
  expect(hrefs).toEqual(expect.arrayContaining(["/hundnamn", "/kattnamn"]));
});

test("/hundnamn says what dogs of each size weigh", () => {
  const sizes = textsOf(pageAt("/hundnamn").document, "select[name=storlek] option");
  expect(sizes).toEqual([
    "Alla",
    expect.stringMatching(/^Små.*under 10\skg/),
    expect.stringMatching(/^Medel.*10–25\skg/),
    expect.stringMatching(/^Stora.*över 25\skg/),
  ]);
});

test("/kattnamn describes how cats behave", () => {
  for (const heading of ["Hur hör katter sitt namn?", "Vad betyder kattens kroppsspråk?"]) {
    expect(sectionOf(pageAt("/kattnamn").document, heading)?.textContent).toMatch(/\S{3}/);
  }
});
