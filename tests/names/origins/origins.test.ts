import { describe, expect, it } from "vitest";
import { languageTag } from "@/names/origins/languages.ts";
import { originLine } from "@/names/origins/origin-line.ts";
import { basesOf, decodeOrigins, type Origin } from "@/names/origins/origins.ts";
import { originRows } from "@/words/origins.ts";

const origins = decodeOrigins(originRows);

/** Rows that have these columns, and a text. */
function decode(...rows: readonly Partial<Record<(typeof COLUMNS)[number], string>>[]) {
  return decodeOrigins(
    rows.map((row) => COLUMNS.map((column) => row[column] ?? "").join("\t")).join("\n"),
  );
}

const COLUMNS = [
  ...(["name", "classes", "certainty", "of", "relation", "language", "form"] as const),
  ...(["parts", "sense", "senseCertainty", "sources", "text"] as const),
] as const;

function known(name: string): Origin {
  const origin = origins.get(name);
  if (!origin) throw new Error(`No origin of ${name}`);
  return origin;
}

describe("the list of origins", () => {
  it("has for every name a text, a source and bases that have rows", () => {
    expect(origins.size).toBeGreaterThan(1_600);
    for (const origin of origins.values()) {
      expect(origin.text, origin.name).toMatch(/^.{12,}[.”]$/);
      expect(origin.sources.length, origin.name).toBeGreaterThan(0);
      const root = basesOf(origin, origins).at(-1) ?? origin;
      expect(root.derivation.kind, origin.name).toBe("own");
    }
  });

  it("knows the language of nearly all words", () => {
    const unknown = [...origins.values()].filter(
      ({ derivation, text }) =>
        derivation.kind === "own" &&
        text.includes("*") &&
        !/[;,( ]|^$/.test(derivation.language) &&
        languageTag(derivation.language) === "und",
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it("names in no text an author whose work is not among the sources beside it", () => {
    const authors = /Hellquist|Klintberg|Strong|Brylla|Evans|Duden|Oxford|Whitepages/g;
    for (const origin of origins.values()) {
      const sources = [origin, ...basesOf(origin, origins)].flatMap((one) => one.sources);
      const titles = sources.map(({ title }) => title).join("; ");
      for (const [author] of origin.text.matchAll(authors)) {
        expect(titles, origin.name).toContain(author);
      }
    }
  });

  it("has no text of a form that refers to a text on another page", () => {
    for (const { name, derivation, text } of origins.values()) {
      if (derivation.kind !== "form") continue;
      expect(text, name).not.toMatch(/^(?:Också|Även|Troligen är också) /);
    }
  });

  it("names no mirror or reprint as the publisher", () => {
    const titles = [...origins.values()].flatMap(({ sources }) => sources);
    expect(
      titles.filter(({ title }) => /Oxford.*whitepages|whitepages.*Oxford/i.test(title)),
    ).toEqual([]);
    expect(
      titles.filter(({ href }) => /wikipedia|wiktionary|whitepages/i.test(href ?? "")),
    ).toEqual([]);
  });
});

describe("decodeOrigins", () => {
  const row = { name: "Ask", classes: "nordiskt", certainty: "säker", sources: "En bok" };

  it("reads a source with an address, and one without", () => {
    const sources = "https://www.isof.se/namn/ask (Isof, Ask) | Hellquist (1922): ask";
    expect(decode({ ...row, sources }).get("Ask")?.sources).toEqual([
      { title: "Isof, Ask", href: "https://www.isof.se/namn/ask" },
      { title: "Hellquist (1922): ask", href: undefined },
    ]);
  });

  it.each([
    ["class", { classes: "nordisk" }],
    ["certainty", { certainty: "viss" }],
    ["certainty of the sense", { senseCertainty: "viss" }],
  ])("rejects an unknown %s", (_, column) => {
    expect(() => decode({ ...row, ...column })).toThrow(/^Ask: "(?:nordisk|viss)" is not one of/);
  });
});

describe("basesOf", () => {
  it("has the nearest base first", () => {
    expect(basesOf(known("Anja"), origins).map(({ name }) => name)).toEqual(["Anna", "Hanna"]);
    expect(basesOf(known("Astrid"), origins)).toEqual([]);
  });

  it("rejects a base without a row, and a name that is a form of itself", () => {
    const form = { classes: "nordiskt", certainty: "säker", sources: "En bok" };
    const lost = decode({ ...form, name: "Aske", of: "Ask" });
    expect(() => basesOf(lost.get("Aske") ?? known("Astrid"), lost)).toThrow("has no row");
    const circle = decode(
      { ...form, name: "Aske", of: "Ask" },
      { ...form, name: "Ask", of: "Aske" },
    );
    expect(() => basesOf(circle.get("Aske") ?? known("Astrid"), circle)).toThrow("of itself");
  });
});

describe("originLine", () => {
  it.each([
    ["Astrid", "fornnordiskt, *áss* gud + *fríðr* vacker"],
    ["Leo", "latinskt, *leo* lejon"],
    ["Abbas", "troligen arabiskt, *ʿAbbās* med sträng uppsyn"],
    ["Saga", "fornnordiskt, omtvistat"],
    ["Rebecka", "hebreiskt, okänd härledning"],
    ["Torgny", "fornsvenskt, *Tor* + *gny*"],
    ["Ada", "kortform av Adela; även bibliskt namn. Adela: fornhögtyskt, *Adala* ädel"],
    ["Anja", "troligen rysk smekform av Anna. Ytterst Hanna: hebreiskt, *Channâh* nåd"],
  ])("says of %s: %s", (name, line) => {
    expect(originLine(known(name), origins)).toBe(line);
  });

  it("shows no sense that is disputed or unknown, and always says what is not certain", () => {
    for (const origin of origins.values()) {
      const { derivation, certainty, name } = origin;
      if (derivation.kind === "form") continue;
      const line = originLine(origin, origins);
      const { senseCertainty } = derivation;
      const isDisputed = [certainty, senseCertainty].includes("omstridd");
      const isUnknown = [certainty, senseCertainty].includes("okänd");
      if (isDisputed || isUnknown) expect(line, name).toMatch(/^[^*]*(?:omtvist|okän)[^*]*$/);
      else if (certainty === "trolig") expect(line, name).toMatch(/^troligen /);
      else if (senseCertainty === "trolig" && line.includes(","))
        expect(line).toContain("troligen");
    }
  });
});
