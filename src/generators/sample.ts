import { type GeneratorDefinition, generate } from "./definition.ts";
import type { Generation, Random } from "./engine.ts";
import type { Choices } from "./filters.ts";

/** Where the sample's draw starts; any number would do. */
const SEED = 1;

/**
 * Suggestions that come out the same wherever they are made: what a prerendered page shows until it
 * has made its own.
 */
export function sampleGeneration(
  definition: GeneratorDefinition,
  choices: Choices,
  count: number,
): Generation {
  return generate(definition, choices, { count, random: seededRandom(SEED) });
}

/** Mulberry32: small, even enough for a draw, and the same numbers for the same seed anywhere. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
