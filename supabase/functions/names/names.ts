import { generate } from "../../../src/generators/engine/definition.ts";
import type { Choices } from "../../../src/generators/engine/filters.ts";
import { siteUrl } from "../_shared/environment.ts";
import { loadAbroad } from "./abroad.ts";
import { type AnsweredFacts, answerFacts, type Source, sourcesOf, withAbroad } from "./facts.ts";
import { loadMeanAges } from "./mean-ages.ts";
import { parseNamesQuery } from "./parameters.ts";

export interface NamesAnswer {
  readonly generator: string;
  readonly filter: Choices;
  /** How many names match the filters; null for names that are composed for each call. */
  readonly matchande: number | null;
  readonly namn: readonly { readonly namn: string; readonly fakta: AnsweredFacts }[];
  /** What the page of the generator says about its names. */
  readonly om_namnen: string;
  readonly sida: string;
  readonly kallor: readonly Source[];
}

/** What the sources of all given names add to the facts of a generator. */
async function loadAdded() {
  const [meanAgeOf, abroadOf] = await Promise.all([loadMeanAges(), loadAbroad()]);
  return (facts: AnsweredFacts, name: string) =>
    withAbroad({ ...facts, ...meanAgeOf(name) }, abroadOf(name));
}

/** Names that match the parameters of the address. */
export async function answerNames(url: URL): Promise<NamesAnswer> {
  const { generator, choices, count } = await parseNamesQuery(url);
  const { entry, definition, factsOf } = generator;
  const { names, matching } = generate(definition, choices, { count, random: Math.random });
  const addedTo =
    entry.nameKind === "given name" ? await loadAdded() : (facts: AnsweredFacts) => facts;
  const answered = names.map((namn) => ({
    namn,
    fakta: addedTo(answerFacts(factsOf(namn)), namn),
  }));
  return {
    generator: entry.id,
    filter: choices,
    matchande: definition.isComposed ? null : matching,
    namn: answered,
    om_namnen: definition.source,
    sida: `${siteUrl()}${entry.path}`,
    kallor: sourcesOf(answered.map(({ fakta }) => fakta)),
  };
}
