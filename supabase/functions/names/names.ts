import { generate } from "../../../src/generators/definition.ts";
import type { Choices } from "../../../src/generators/filters.ts";
import { siteUrl } from "../_shared/environment.ts";
import { type AnsweredFacts, answerFacts, type Source, sourcesOf } from "./facts.ts";
import type { LoadedGenerator } from "./generators.ts";
import { parseNamesQuery } from "./parameters.ts";

export interface NamesAnswer {
  readonly generator: string;
  readonly filter: Choices;
  /** How many names match the filters; null for names that are composed for each call. */
  readonly matchande: number | null;
  readonly namn: readonly { readonly namn: string; readonly fakta: AnsweredFacts }[];
  /** What the page of the generator says of its names. */
  readonly om_namnen: string;
  readonly sida: string;
  readonly kallor: readonly Source[];
}

/** Draws that may add nothing before a generator that composes is taken to have no more. */
const EMPTY_DRAWS = 5;

/** Names that match the parameters of the address. */
export async function answerNames(url: URL): Promise<NamesAnswer> {
  const { generator, choices, count } = await parseNamesQuery(url);
  const { entry, definition, factsOf } = generator;
  const { names, matching } = drawNames(definition, choices, count);
  const answered = names.map((namn) => ({ namn, fakta: answerFacts(factsOf(namn)) }));
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

/** A generator that composes has about one page of names per draw. */
function drawNames(definition: LoadedGenerator["definition"], choices: Choices, count: number) {
  const names = new Set<string>();
  let matching = 0;
  let emptyDraws = 0;
  while (names.size < count && emptyDraws < EMPTY_DRAWS) {
    const wanted = count - names.size;
    const drawn = generate(definition, choices, {
      count: wanted,
      random: Math.random,
      exclude: names,
    });
    matching = drawn.matching;
    for (const name of drawn.names) names.add(name);
    if (!definition.isComposed) break;
    if (drawn.names.length === 0) emptyDraws += 1;
  }
  return { names: [...names], matching };
}
