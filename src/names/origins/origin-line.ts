import { joinWords } from "../form/join-words.ts";
import { languageAdjective } from "./languages.ts";
import { basesOf, type Certainty, type Origin } from "./origins.ts";

/**
 * Where a name comes from and what it means, in a line that follows the name and a colon: "fornnordiskt, *áss* gud +
 * *fríðr* vacker". Words of the source language are between asterisks. Of a form, what it means is said of its base.
 */
export function originLine(origin: Origin, origins: ReadonlyMap<string, Origin>): string {
  const { certainty, derivation } = origin;
  if (derivation.kind === "own") return ownLine(origin, derivation);
  const bases = basesOf(origin, origins);
  const root = bases.at(-1);
  if (root?.derivation.kind !== "own") return "";
  const lead = bases.length === 1 ? root.name : `Ytterst ${root.name}`;
  return `${withCertainty(derivation.relation, certainty)}. ${lead}: ${ownLine(root, root.derivation)}`;
}

type OwnDerivation = Extract<Origin["derivation"], { kind: "own" }>;

function ownLine({ classes, certainty }: Origin, derivation: OwnDerivation): string {
  if (certainty === "okänd" && derivation.language === "") return "okänt ursprung";
  const language = languageAdjective(derivation.language) ?? joinWords(classes);
  if (certainty === "okänd") return `${language}, okänd härledning`;
  return withCertainty(`${language}${senseText(certainty, derivation)}`, certainty);
}

/** What is not certain says so, once. */
function withCertainty(text: string, certainty: Certainty): string {
  if (certainty === "trolig" && !/\b(?:trol\.|trolig|möjligen)/.test(text)) {
    return `troligen ${text}`;
  }
  return certainty === "omstridd" && !text.includes("omtvist") ? `${text}, omtvistat` : text;
}

function senseText(certainty: Certainty, derivation: OwnDerivation): string {
  const { senseCertainty } = derivation;
  // What is disputed is told in the text, with who holds what.
  if (certainty === "omstridd" || senseCertainty === null) return "";
  if (senseCertainty === "okänd") return ", okänd betydelse";
  if (senseCertainty === "omstridd") return ", omtvistad betydelse";
  const gloss = glossOf(derivation);
  if (gloss === "") return "";
  return senseCertainty === "trolig" && certainty === "säker"
    ? `, troligen ${gloss}`
    : `, ${gloss}`;
}

/** "*áss* gud + *fríðr* vacker"; empty where the row has no gloss. */
function glossOf({ form, parts, sense }: OwnDerivation): string {
  if (sense === "") return "";
  const words = parts.split(" + ").map((part) => part.split(" = ")[0] ?? "");
  const senses = sense.split(" + ");
  if (parts !== "" && senses.length > 1 && words.length === senses.length) {
    return words.map((word, i) => explained(word, senses[i] ?? "")).join(" + ");
  }
  return form === "" ? sense : explained(form, sense);
}

/** A word and its sense, unless they are the same. */
function explained(word: string, sense: string): string {
  return word === sense ? marked(word) : `${marked(word)} ${sense}`;
}

/** The first of several forms, without the asterisk of a word that is not recorded anywhere. */
function marked(word: string): string {
  const [first = ""] = word.split(/, | \(| \/ |; /);
  return `*${first.replaceAll("*", "")}*`;
}
