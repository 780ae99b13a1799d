/** The pages whose names come from a word list, with what every combination of their filters matches. */
import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import type { Choices } from "@/generators/engine/filters.ts";
import { allDefinitions } from "./all-definitions.ts";
import { candidateNames } from "./candidate-names.ts";
import { testedCombinations } from "./tested-combinations.ts";

interface Combination {
  readonly choices: Choices;
  readonly names: ReadonlySet<string>;
}

export interface WordListPage {
  readonly title: string;
  readonly definition: GeneratorDefinition;
  readonly combinations: readonly Combination[];
  /** The names that match the choices. */
  readonly namesOf: (choices: Choices) => ReadonlySet<string>;
}

export function addressOf(choices: Choices): string {
  return new URLSearchParams(choices).toString();
}

export const wordListPages: readonly WordListPage[] = allDefinitions
  .filter(({ definition }) => !definition.isComposed)
  .map(({ address, definition }) => {
    const combinations = testedCombinations(definition.filters).map((choices) => ({
      choices,
      names: new Set(candidateNames(definition, choices)),
    }));
    const byAddress = new Map(
      combinations.map(({ choices, names }) => [addressOf(choices), names]),
    );
    return {
      title: address,
      definition,
      combinations,
      namesOf(choices) {
        return byAddress.get(addressOf(choices)) ?? new Set(candidateNames(definition, choices));
      },
    };
  });
