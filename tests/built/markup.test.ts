/** What every prerendered page has before any of its scripts run. */

import { describe, expect, test } from "vitest";
import { OFFLINE_PAGE } from "@/config/stand-ins.ts";
import { LAST_LATEST_YEAR } from "@/words/statistics.ts";
import { listedPages, pageAt, pages } from "./site.ts";

const unlistedPages = pages.filter(({ kind }) => kind === "unlisted");

/** What the page shows for a query of its address. */
function pageVariant(path: string, query: string): Element | null | undefined {
  const template = pageAt(path).document.querySelector<HTMLTemplateElement>(
    `template[data-query="${query}"]`,
  );
  return template?.content.querySelector("main");
}

/** Text that names an element, as far as markup decides. */
function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label") ?? element.getAttribute("title");
  return (label ?? element.textContent).trim();
}

function nameOfLandmark(landmark: Element): string | undefined {
  const heading = landmark.getAttribute("aria-labelledby") ?? "";
  const label = landmark.ownerDocument.getElementById(heading)?.textContent;
  return landmark.getAttribute("aria-label") ?? label;
}

test.each(pages)("$path has its landmarks and a skip link", ({ document }) => {
  const main = document.querySelectorAll("main");
  expect(main).toHaveLength(1);
  expect(document.querySelectorAll("body > * > * > header, body > * > header")).toHaveLength(1);
  expect(document.querySelectorAll("body > * > * > footer, body > * > footer")).toHaveLength(1);
  const [firstLink] = document.querySelectorAll("a");
  expect(firstLink?.textContent).toBe("Hoppa till innehållet");
  expect(firstLink?.getAttribute("href")).toBe(`#${main[0]?.id}`);
  const names = [...document.querySelectorAll("nav")].map(nameOfLandmark);
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});

test.each(pages)("$path is not marked as hydrated", ({ document }) => {
  expect(document.querySelector("#root")).not.toBeNull();
  expect(document.querySelector("[data-hydrated]")).toBeNull();
});

test.each(pages)("$path has unique ids, and refers to no others", ({ document }) => {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const attribute of ["for", "aria-labelledby", "aria-describedby"]) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute)?.split(" ") ?? []) {
        expect(ids, attribute).toContain(id);
      }
    }
  }
});

test.each(pages)("$path has a name for every control, link and picture", ({ document }) => {
  for (const element of document.querySelectorAll("a, button, summary")) {
    expect(nameOf(element), element.outerHTML).toMatch(/\S/);
  }
  for (const field of document.querySelectorAll("select, textarea, input")) {
    const label = document.querySelector(`label[for="${field.id}"]`) ?? field.closest("label");
    expect(field.getAttribute("aria-label") ?? label?.textContent, field.outerHTML).toMatch(/\S/);
  }
  for (const image of document.querySelectorAll("img, svg")) {
    const isNamed = image.hasAttribute("alt") || image.hasAttribute("aria-label");
    expect(isNamed || image.hasAttribute("aria-hidden"), image.outerHTML).toBe(true);
  }
});

describe.each(pages)("$path", ({ document }) => {
  test("has one h1, in its main landmark", () => {
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelector("main h1")?.textContent).toMatch(/\S/);
  });

  test("skips no heading level", () => {
    const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(
      ({ tagName }) => Number(tagName.slice(1)),
    );
    expect(levels[0]).toBe(1);
    levels.forEach((level, at) => {
      expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    });
  });
});

describe("before it is known who visits", () => {
  test.each(unlistedPages)("$path says nothing of its visitor", ({ document }) => {
    const shown = document.querySelectorAll("main :not(script)");
    const texts = [...shown].filter(({ children }) => children.length === 0);
    for (const { textContent } of texts) expect(textContent).not.toMatch(/inloggad|@/i);
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  });

  test.each([
    ["/auth", "Logga in"],
    ["/konto", "Mitt konto"],
    ["/namnlistor", "Mina namnlistor"],
    ["/favoriter", "Favoriter"],
    ["/foretagsnamn/kortlista", "Kortlista"],
    ["/admin", "Administration"],
    ["/lista/:shareToken", "Delad namnlista"],
    ["/tack", "Tack för ditt köp!"],
  ])("%s has its heading", (path, heading) => {
    expect(pageAt(path).document.querySelector("h1")?.textContent).toBe(heading);
  });

  function labelsOf(main: Element | null | undefined): string[] {
    return [...(main?.querySelectorAll("label") ?? [])].map(({ textContent }) => textContent);
  }

  test("/auth has the fields to sign in, or to sign up", () => {
    expect(labelsOf(pageAt("/auth").document.querySelector("main"))).toEqual([
      "E-post",
      "Lösenord",
    ]);
    const signup = pageVariant("/auth", "mode=signup");
    expect(labelsOf(signup)).toEqual(["Namn", "E-post", "Lösenord"]);
    expect(signup?.querySelector("h1")?.textContent).toBe("Skapa konto");
  });

  test.each([
    ["confirm", "Bekräfta adressen"],
    ["recovery", "Välj nytt lösenord"],
    ["magiclink", "Logga in med länk"],
    ["email-change", "Ny adress"],
  ])("the page of a link in a mail (%s) does not call it expired", (mode, heading) => {
    const page = pageVariant("/auth", `mode=${mode}`);
    expect(page?.querySelector("h1")?.textContent).toBe(heading);
    expect(page?.textContent).not.toContain("gått ut");
  });

  test("/konto has its headings", () => {
    const headings = pageAt("/konto").document.querySelectorAll("main h2");
    expect([...headings].map(({ textContent }) => textContent)).toEqual([
      "Profil",
      "Byt lösenord",
      "Kontostatus",
      "Dina uppgifter",
      "Rum",
      "API-nycklar",
    ]);
  });
});

test("the page for unknown addresses is in Swedish, with a line in English", () => {
  const { document } = pageAt("*");
  expect(document.querySelector("h1")?.textContent).toMatch(/404.*Sidan finns inte/);
  expect(document.querySelector("main [lang=en]")?.textContent).toBe("Oops! Page not found");
});

describe("the header", () => {
  test("has the topics, the tools and the ways to an account", () => {
    const header = pageAt("/kallor").document.querySelector("header");
    const links = [...(header?.querySelectorAll("a") ?? [])]
      .filter((link) => link.closest('nav[aria-label="Alla sidor"]') === null)
      .map((link) => `${nameOf(link)} ${link.getAttribute("href")}`);
    expect(links).toEqual([
      "Namnfynd, till startsidan /",
      "Barnnamn /barnnamn",
      "Efternamn /efternamn",
      "Husdjur /husdjursnamn",
      "Företag /foretagsnamn",
      "Sök namn /sok",
      "Favoriter /favoriter",
      "Logga in /auth?mode=login",
      "Testa gratis /namngenerator",
    ]);
  });

  test.each([
    ["/", ["Hem: page"]],
    ["/efternamn", ["Efternamn: page", "Generator: true"]],
    ["/kattnamn", ["Husdjur: true", "Kattnamn: page", "Generator: true"]],
    ["/premium", ["Premium: page"]],
    ["/villkor", []],
  ])("on %s marks %j", (path, marked) => {
    const links = pageAt(path).document.querySelectorAll("header nav [aria-current]");
    const texts = [...links].map(
      (link) => `${link.textContent}: ${link.getAttribute("aria-current")}`,
    );
    expect([...new Set(texts)]).toEqual(marked);
  });
});

test("the footer links to every public page and to the download, and has the years from the first to that of the build", () => {
  const footer = pageAt("/om").document.querySelector("footer");
  expect(footer?.textContent).toMatch(/© 2024–20\d\d Namnfynd/);
  const hrefs = [...(footer?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  const elsewhere = ["/", "/namngenerator"];
  const expected = listedPages
    .map(({ path }) => path)
    // The pages of rules, of data and of trades are linked to from those above them.
    .filter((path) => !elsewhere.includes(path) && !/^\/(?:kallor|data|foretagsnamn)\//.test(path));
  const others = [`/namn/topplista/${LAST_LATEST_YEAR}`, "/namn/lista/byta-namn", OFFLINE_PAGE];
  expect(hrefs.sort()).toEqual([...expected, ...others].sort());
  const columns = [...(footer?.querySelectorAll("nav") ?? [])].map(nameOfLandmark);
  expect(columns).toEqual(["Verktyg", "Företag"]);
});
