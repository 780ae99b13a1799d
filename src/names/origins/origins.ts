/** What a row of src/words/origins.ts means: where a given name comes from, and how certain that is. */

/** Languages and ways by which names came, in the words of the site. */
export const ORIGIN_CLASSES = [
  "nordiskt",
  "bibliskt",
  "hebreiskt",
  "arameiskt",
  "grekiskt",
  "latinskt",
  "tyskt",
  "engelskt",
  "keltiskt",
  "franskt",
  "italienskt",
  "spanskt",
  "finskt",
  "samiskt",
  "slaviskt",
  "baltiskt",
  "arabiskt",
  "persiskt",
  "turkiskt",
  "kurdiskt",
  "indiskt",
  "afrikanskt",
  "östasiatiskt",
  "nybildat",
  "övrigt",
] as const;

export type OriginClass = (typeof ORIGIN_CLASSES)[number];

/** From the most to the least certain. */
export const CERTAINTIES = ["säker", "trolig", "omstridd", "okänd"] as const;

export type Certainty = (typeof CERTAINTIES)[number];

/** Whether the name stands on its own, and what it then consists of, or is a form of another. */
type Derivation =
  | {
      readonly kind: "own";
      /** The source language in Swedish ("fornnordiska"); empty where it is several or unknown. */
      readonly language: string;
      /** The name, or its word, in that language. */
      readonly form: string;
      /** "áss = gud, as + fríðr = vacker, älskad"; empty for a name of one word. */
      readonly parts: string;
      /** The shortest true gloss ("gud + vacker"); empty where it is unknown or disputed. */
      readonly sense: string;
      /** How certain the sense is; null where the row has none. */
      readonly senseCertainty: Certainty | null;
    }
  | {
      readonly kind: "form";
      /** The name that it is a form of, which has a row too. */
      readonly of: string;
      /** "svensk kortform av Elisabet" */
      readonly relation: string;
    };

export interface Origin {
  readonly name: string;
  /** The origin of the elements first, then how the name came. */
  readonly classes: readonly OriginClass[];
  /** How certain the derivation is; of a form, that it is one. */
  readonly certainty: Certainty;
  readonly derivation: Derivation;
  readonly sources: readonly OriginSource[];
  /** Words of the source language are between asterisks. */
  readonly text: string;
}

/** A work that says where a name comes from. */
export interface OriginSource {
  readonly title: string;
  /** The publisher's own page; absent for a work without one. */
  readonly href?: string | undefined;
}

/** Reads the rows of src/words/origins.ts. @throws Error for a class or a certainty that is not known */
export function decodeOrigins(rows: string): ReadonlyMap<string, Origin> {
  const origins = rows.trim().split("\n").map(decodeOrigin);
  return new Map(origins.map((origin) => [origin.name, origin]));
}

function decodeOrigin(row: string): Origin {
  const [name = "", classes = "", certainty = "", of = "", ...rest] = row.split("\t");
  const [relation = "", language = "", form = "", parts = "", sense = "", ...last] = rest;
  const [senseCertainty = "", sources = "", text = ""] = last;
  return {
    name,
    classes: classes.split(" ").map((value) => known(ORIGIN_CLASSES, value, name)),
    certainty: known(CERTAINTIES, certainty, name),
    derivation:
      of === ""
        ? {
            kind: "own",
            language,
            form,
            parts,
            sense,
            senseCertainty: senseCertainty === "" ? null : known(CERTAINTIES, senseCertainty, name),
          }
        : { kind: "form", of, relation },
    sources: sources.split(" | ").map(decodeSource),
    text,
  };
}

function known<Value extends string>(values: readonly Value[], text: string, name: string): Value {
  const value = values.find((one) => one === text);
  if (value === undefined) throw new Error(`${name}: "${text}" is not one of ${values.join(", ")}`);
  return value;
}

/** "https://… (title)", or a title alone. */
function decodeSource(source: string): OriginSource {
  const [, href, title = source] = /^(https?:\S+) \((.+)\)$/.exec(source) ?? [];
  return { title, href };
}

/**
 * The names that a name is a form of, the nearest first: Anja, Anna, Hanna. Empty for a name of its own.
 *
 * @throws Error when one of them has no row, or a name is a form of itself
 */
export function basesOf(
  { name, derivation }: Origin,
  origins: ReadonlyMap<string, Origin>,
): readonly Origin[] {
  const bases: Origin[] = [];
  for (let of = derivation; of.kind === "form"; ) {
    const base = origins.get(of.of);
    if (!base) throw new Error(`${name} is a form of ${of.of}, which has no row`);
    if (base.name === name || bases.includes(base)) throw new Error(`${name} is a form of itself`);
    bases.push(base);
    of = base.derivation;
  }
  return bases;
}
