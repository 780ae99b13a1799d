/**
 * Company names of the industries that have no lists of their own: those of their trades, written by hand. Loaded when such
 * an industry is chosen.
 */
import { COMPANY_NAME_LENGTHS, SUGGESTIONS_PER_PAGE } from "../../config/limits.ts";
import type { Candidate } from "../../names/word-list.ts";
import type { Accepts } from "../engine/definition.ts";
import type { Random } from "../engine/engine.ts";
import { ALL, type Choices, choiceOf } from "../engine/filters.ts";
import { hasLength } from "../engine/length-filter.ts";
import {
  type CompanyField,
  companyFields,
  type FieldIndustry,
  type FieldName,
  goodFirst,
  MOST_OF_KIND,
  namesOfFields,
} from "./company-fields.ts";

/** The industries of the trades that visitors ask for by a word. */
const industriesOfWord = new Map<string, FieldIndustry[]>();
for (const { typed, industry } of companyFields) {
  for (const word of typed) {
    industriesOfWord.set(word, [...(industriesOfWord.get(word) ?? []), industry]);
  }
}

/**
 * Draws a page of names of an industry's trades, good ones first; none when `accepts` takes none of them.
 *
 * @param accepts which names may be used
 */
export function drawIndustryNames(
  choices: Choices,
  random: Random,
  accepts: Accepts = () => true,
): readonly Candidate[] {
  const names = goodFirst(namesFor(choices), random).filter(({ name }) => accepts(name));
  return pageOf(names).map(({ name }) => ({ name, weight: 1 }));
}

/** What a name of an industry's trades plays on; undefined for other names, and where it says that itself. */
export function industryReason(industry: string, name: string): string | undefined {
  const names = fieldsOf(industry).flatMap((field) => field.names);
  return names.find((each) => each.name === name && each.gloss !== "")?.gloss;
}

function fieldsOf(industry: string): readonly CompanyField[] {
  return companyFields.filter((field) => field.industry === industry);
}

/** The names for the choices, each once. */
function namesFor(choices: Choices): readonly FieldName[] {
  const industry = choiceOf(choices, "bransch");
  const length = choiceOf(choices, "langd");
  const names = new Map<string, FieldName>();
  for (const each of namesOfFields(fieldsOf(industry), choices)) {
    if (saysOtherTrade(each.name, industry)) continue;
    if (!hasLength(each.name, length, COMPANY_NAME_LENGTHS)) continue;
    if (!names.get(each.name)?.isGood) names.set(each.name, each);
  }
  const isMixed = length === ALL && choiceOf(choices, "stil") === ALL;
  return isMixed ? withoutSurplus([...names.values()]) : [...names.values()];
}

/** Whether a name is a word by which visitors ask for a trade, and for none of the industry: Metervara of a butcher. */
function saysOtherTrade(name: string, industry: string): boolean {
  const industries = industriesOfWord.get(name.toLowerCase()) ?? [];
  return industries.length > 0 && industries.every((each) => each !== industry);
}

/**
 * The names without those of a kind that pages with MOST_OF_KIND of it never reach; good ones are left out last. They
 * come where a style is chosen.
 */
function withoutSurplus(names: readonly FieldName[]): readonly FieldName[] {
  const most = roomFor(names.length);
  const ofKind = new Map<string, number>();
  const kept = [...names]
    .sort((one, other) => Number(other.isGood) - Number(one.isGood))
    .filter(({ kind }) => {
      const count = (ofKind.get(kind) ?? 0) + 1;
      ofKind.set(kind, count);
      return count <= most;
    });
  return kept.length < names.length ? withoutSurplus(kept) : kept;
}

/** How many names of one kind fit into the pages of a number of names, so that each page can be filled. */
function roomFor(count: number): number {
  return Math.floor((MOST_OF_KIND * count) / SUGGESTIONS_PER_PAGE);
}

/**
 * A page of the names, in their order, with no kind more than MOST_OF_KIND times while there are others. Kinds that the
 * later pages have no room for come first.
 */
function pageOf(names: readonly FieldName[]): readonly FieldName[] {
  const later = roomFor(Math.max(0, names.length - SUGGESTIONS_PER_PAGE));
  const page = new Set<FieldName>();
  const countOf = (kind: string, list: Iterable<FieldName>) =>
    [...list].filter((each) => each.kind === kind).length;
  const take = (isTaken: (each: FieldName) => boolean) => {
    for (const each of names) {
      if (page.size < SUGGESTIONS_PER_PAGE && !page.has(each) && isTaken(each)) page.add(each);
    }
  };
  const hasRoom = ({ kind }: FieldName) => countOf(kind, page) < MOST_OF_KIND;
  take((each) => hasRoom(each) && countOf(each.kind, names) - countOf(each.kind, page) > later);
  take(hasRoom);
  take(() => true);
  return [...page];
}
