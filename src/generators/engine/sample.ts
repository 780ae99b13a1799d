import { type GeneratorDefinition, generate } from "./definition.ts";
import type { Generation, Random } from "./engine.ts";
import type { Choices } from "./filters.ts";

/** Seed of the sample; the value has no meaning. */
const SEED = 1;

/**
 * Suggestions that are the same in every run: a prerendered page contains them, and hydration takes them over as
 * its first generation.
 */
export function sampleGeneration(
  definition: GeneratorDefinition,
  choices: Choices,
  count: number,
): Generation {
  return generate(definition, choices, { count, random: seededRandom(SEED) });
}

/** Mulberry32: small, uniform enough for a draw, and the same sequence on every platform. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
