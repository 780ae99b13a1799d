import * as v from "valibot";
import { basesOf, decodeOrigins } from "../../src/names/origins/origins.ts";
import { optional, readCsv, text } from "./csv.ts";
import { certainForms } from "./curated/certain-forms.ts";
import { MAYBE_WITHOUT_HTTPS, ORIGIN_PUBLISHERS } from "./curated/origin-publishers.ts";
import { originTexts } from "./curated/origin-texts.ts";
import { type Output, textModule } from "./emit.ts";
import type { Sources } from "./provenance.ts";
import type { RawFolder } from "./sources.ts";

const ROWS = "origins.csv";
const TEXTS = "origin_texts.csv";

/** Empty text is kept: most columns are empty in some rows. */
const cell = v.pipe(
  optional(text),
  v.transform((value) => value ?? ""),
);

const rowSchema = v.object({
  name: text,
  classes: text,
  language: cell,
  form: cell,
  parts: cell,
  sense: cell,
  relation: cell,
  of: cell,
  certainty: text,
  sense_certainty: cell,
  sources: text,
});

type Row = v.InferOutput<typeof rowSchema>;

/** What takes the place of something in the files. */
interface Mends {
  /** Texts by name. */
  readonly texts: Readonly<Record<string, string>>;
  /** Forms of other names that are so beyond doubt. */
  readonly certainForms: readonly string[];
}

/**
 * The module of the origins of given names: what a form says besides its relation is its base's, so that a base that
 * is corrected is so everywhere.
 *
 * @throws Error for an unknown class, certainty, base or publisher, for a row without a text, and for a mend of
 *   nothing
 */
export function originsFile(
  folder: RawFolder,
  sources: Sources,
  mends: Mends = { texts: originTexts, certainForms },
): Output {
  const rows = mendedRows(
    readCsv(folder.read(ROWS), ROWS, rowSchema).map(({ fields }) => fields),
    mends.certainForms,
  );
  const texts = mendedTexts(readTexts(folder), mends.texts);
  const lines = rows.map((row) => {
    const ownText = texts.get(row.name);
    if (ownText === undefined) throw new Error(`${TEXTS} has no text of ${row.name}`);
    return lineOf(row, ownText);
  });
  if (texts.size > rows.length) throw new Error(`${TEXTS} has texts without a row in ${ROWS}`);
  const origins = decodeOrigins(lines.join("\n"));
  if (origins.size < rows.length) throw new Error(`${ROWS} has a name twice`);
  for (const origin of origins.values()) basesOf(origin, origins);
  const forms = rows.filter(({ of }) => of !== "").length;
  return {
    files: new Map([
      [
        "origins.ts",
        textModule(
          sources.origins,
          [
            "Where given names come from, a name per line, in columns with tabs between them: name, classes, certainty,",
            "of which name it is a form, relation to it; of others language, form, parts, sense and its certainty;",
            "sources, text. Words of the source language are between asterisks. src/names/origins reads them.",
          ],
          "originRows",
          lines,
        ),
      ],
      [
        "origin-classes.ts",
        textModule(
          sources.origins,
          ["The classes of origin of given names, and the names that have just these."],
          "originClasses",
          classLines(rows),
        ),
      ],
    ]),
    summary: [`origins ${rows.length}, of which forms of another name ${forms}`],
  };
}

function mendedRows(rows: readonly Row[], forms: readonly string[]): readonly Row[] {
  const doubted = rows.filter(({ of, certainty }) => of !== "" && certainty !== "säker");
  for (const form of forms) {
    if (!doubted.some(({ name }) => name === form)) {
      throw new Error(`${form} is no form that ${ROWS} doubts`);
    }
  }
  return rows.map((row) => (forms.includes(row.name) ? { ...row, certainty: "säker" } : row));
}

function mendedTexts(
  texts: ReadonlyMap<string, string>,
  mends: Mends["texts"],
): ReadonlyMap<string, string> {
  for (const [name, mended] of Object.entries(mends)) {
    demandPairs(mended, name);
    const old = texts.get(name);
    if (old === undefined) throw new Error(`${TEXTS} has no text of ${name} to mend`);
    if (old === mended) throw new Error(`The text of ${name} in ${TEXTS} is mended already`);
  }
  return new Map([...texts, ...Object.entries(mends)]);
}

function readTexts(folder: RawFolder): ReadonlyMap<string, string> {
  const schema = v.object({ name: text, text });
  return new Map(
    readCsv(folder.read(TEXTS), TEXTS, schema).map(({ fields, position }) => {
      demandPairs(fields.text, position);
      return [fields.name, fields.text];
    }),
  );
}

function demandPairs(ofAsterisks: string, position: string): void {
  if (ofAsterisks.split("*").length % 2 === 0) throw new Error(`${position}: an odd asterisk`);
}

function lineOf(row: Row, ownText: string): string {
  const isForm = row.of !== "";
  const { language, form, parts, sense, sense_certainty: senseCertainty } = row;
  return [
    row.name,
    row.classes.replaceAll(";", " "),
    row.certainty,
    row.of,
    isForm ? row.relation : "",
    ...(isForm ? ["", "", "", "", ""] : [language, form, parts, sense, senseCertainty]),
    row.sources.split(" | ").map(sourceText).join(" | "),
    ownText,
  ].join("\t");
}

/** How a source is named on the page, and its address there. @throws Error for an address of an unknown publisher */
function sourceText(source: string): string {
  const [, kind = "", rest = ""] =
    /^(hellquist:|strong-|wikipedia:|https?:)(.+)$/.exec(source) ?? [];
  switch (kind) {
    case "hellquist:":
      return `Elof Hellquist, Svensk etymologisk ordbok (1922): ${rest}`;
    case "strong-":
      return `James Strongs ${rest.startsWith("H") ? "hebreiska" : "grekiska"} ordbok till Bibeln (1890): ${rest}`;
    case "wikipedia:":
      return /Wik[it]/.test(rest) ? rest : `${rest}, Wikipedia`;
    case "":
      // The page does not say which dictionary it reprints.
      return /whitepages/i.test(source) ? "Ordboksartikel hos Whitepages Names" : source;
    default: {
      const [address = ""] = source.split(" ");
      const { host } = new URL(address);
      if (!ORIGIN_PUBLISHERS.includes(host)) {
        throw new Error(`${ROWS} links to an unknown publisher: ${address}`);
      }
      return MAYBE_WITHOUT_HTTPS.includes(host) ? source : source.replace(/^http:/, "https:");
    }
  }
}

/** Lines for readMarkedNames: classes, a colon, and the names, in which a space is written as an underscore. */
function classLines(rows: readonly Row[]): string[] {
  const byClasses = new Map<string, string[]>();
  for (const { name, classes } of rows) {
    const names = byClasses.get(classes);
    const written = name.replaceAll(" ", "_");
    if (names) names.push(written);
    else byClasses.set(classes, [written]);
  }
  return [...byClasses].map(
    ([classes, names]) => `${classes.replaceAll(";", " ")}: ${names.join(" ")}`,
  );
}
