import { companyFields } from "../../src/generators/companies/company-fields.ts";
import { listOf } from "../../src/generators/companies/company-recipes.ts";
import { shuffled } from "../../src/generators/engine/engine.ts";
import { seededRandom } from "../../src/generators/engine/sample.ts";
import { givenNameList } from "../../src/names/facts/given-name-list.ts";
import { surnameList } from "../../src/names/facts/late-surnames.ts";
import { goods } from "../../src/words/company-goods.ts";
import { joiningForms } from "../../src/words/keyword-words.ts";
import { sensitiveGroups } from "../../src/words/sensitive-words.ts";

/** One typed text in this many is a given name, and as many are surnames. */
const NAMES_APART = 10;

/** What nobody should have to read a joke about: always among the words. */
const sensitive = Object.values(sensitiveGroups).flatMap(({ stems }) => listOf(stems));

const nouns = new Set([
  ...companyFields.flatMap(({ typed, names }) => [
    ...typed,
    ...names.flatMap(({ kind, name }) =>
      /^(?:ord|sammansatt)$/.test(kind) ? name.toLowerCase() : [],
    ),
  ]),
  ...Object.values(goods).flatMap(listOf),
  ...listOf(joiningForms).flatMap((entry) => entry.split(" ").slice(0, 1)),
]);

/**
 * Texts that visitors could type, of the project's own lists: a fifth each of names and of sensitive words, as far as
 * there are any, and nouns.
 */
export function typedWords(count: number, seed: number): readonly string[] {
  const random = seededRandom(seed);
  const some = (list: Iterable<string>, most: number) =>
    shuffled([...list], random).slice(0, Math.ceil(most));
  const names = [givenNameList, surnameList].flatMap((list) =>
    some(
      list.map(({ name }) => name),
      count / NAMES_APART,
    ),
  );
  const words = [...names, ...some(sensitive, count / 5)];
  return [...words, ...some(nouns, count - words.length)];
}
