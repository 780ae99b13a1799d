/**
 * What of the texts on origins is in the rows and in the sources' words, read without the import. As a program, it draws
 * a sample, which has nothing of the sources' words but these:
 * tsx tests/tools/origins-raw.ts <folder> > tests/tools/origins-sample.json
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "csv-parse/sync";
import { decodeOrigins } from "../../src/names/origins/origins.ts";
import { originRows } from "../../src/words/origins.ts";

/** The years and the foreign words of a text. */
export interface Claims {
  readonly years: readonly string[];
  readonly words: readonly string[];
}

/** The text of each name, as the site has it. */
export const TEXTS: ReadonlyMap<string, string> = new Map(
  [...decodeOrigins(originRows)].map(([name, { text }]) => [name, text]),
);

export function claimsOf(name: string): Claims {
  const text = TEXTS.get(name) ?? "";
  return {
    years: text.match(/\b\d{3,4}\b/g) ?? [],
    words: [...text.matchAll(/\*([^*]+)\*/g)].map(([, word = ""]) => word),
  };
}

type Cells = Readonly<Record<string, string>>;

/** Those years and words that the row or the evidence of the name has too. */
export function readBackedClaims(
  folder: string,
  names: readonly string[],
): Readonly<Record<string, Claims>> {
  const read = (file: string) =>
    parse<Cells>(readFileSync(join(folder, file), "utf8"), { columns: true, bom: true });
  const known = new Map<string, string>();
  for (const { name = "", ...cells } of [...read("origins.csv"), ...read("origins_evidence.csv")]) {
    known.set(name, [known.get(name), name, ...Object.values(cells)].join(" "));
  }
  return Object.fromEntries(names.map((name) => [name, backed(name, known.get(name) ?? "")]));
}

function backed(name: string, source: string): Claims {
  const years = yearsIn(source);
  const letters = lettersOf(source);
  const skeletons = new Set(source.split(/[^\p{L}\p{M}ʻʼʿʾ]+/u).map(skeletonOf));
  const { years: claimed, words } = claimsOf(name);
  return {
    years: claimed.filter((year) => years.has(year)),
    words: words.filter(
      (word) => letters.includes(lettersOf(word)) || skeletons.has(skeletonOf(word)),
    ),
  };
}

const ROMAN = ["XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX"];

/** Years in digits, and the first year of a century: "14th C", "XIV". */
function yearsIn(source: string): ReadonlySet<string> {
  const centuries = [...source.matchAll(/\b(\d{1,2})th(?:[- ](?:c\b|cent))/gi)].map(([, century]) =>
    Number(century),
  );
  const roman = ROMAN.flatMap((numeral, i) =>
    new RegExp(`\\b${numeral}\\b`).test(source) ? [i + 11] : [],
  );
  return new Set([
    ...(source.match(/\b\d{3,4}\b/g) ?? []),
    ...[...centuries, ...roman].map((century) => String((century - 1) * 100)),
  ]);
}

/** The plain letters of a text. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^\p{L}]/gu, "");
}

/** The consonants that every way to write Hebrew in Latin letters has: Yosef, Yôwçêph, Jōsēph. */
function skeletonOf(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("ç", "s")
    .normalize("NFD")
    .replaceAll(/[^a-z]/g, "")
    .replaceAll("ph", "f")
    .replaceAll(/[aeiouyjw]/g, "");
}

const [, program, folder] = process.argv;
if (program && folder && import.meta.url === pathToFileURL(program).href) {
  const all = [...TEXTS.keys()];
  const spread = all.filter((_, i) => i % Math.floor(all.length / 70) === 1);
  const known = ["Astrid", "Agnes", "Josef", "Amy", "Dominik", "Elsa", "Abel", "Göran"];
  const sample = readBackedClaims(folder, [...new Set([...known, ...spread])]);
  console.log(JSON.stringify(sample, null, 2));
}
