import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import { choiceOf } from "@/generators/engine/filters.ts";
import type { NameServiceAddress } from "@/lib/env.ts";

/** Names from the external service, fetched in the background so that no visitor waits for them. */
export interface ChildNameCache {
  /** Fetches the names for a sex, unless they have been asked for before. */
  prefetch(sex: string): void;
  /** The names for a sex, or null until they have arrived. */
  namesFor(sex: string): readonly string[] | null;
}

/** @param service null when none is configured: the cache then stays empty */
export function createChildNameCache(service: NameServiceAddress | null): ChildNameCache {
  const answers = new Map<string, readonly string[] | null>();

  async function load(address: NameServiceAddress, sex: string) {
    answers.set(sex, null);
    try {
      // Few sites configure the service: its code and its parser stay out of the page's chunk.
      const { fetchChildNames } = await import("./name-service.ts");
      answers.set(sex, await fetchChildNames(address, sex));
    } catch (error) {
      console.warn("The name service failed, so the built-in names are used", error);
    }
  }

  return {
    prefetch(sex) {
      if (service && !answers.has(sex)) void load(service, sex);
    },
    namesFor: (sex) => answers.get(sex) ?? null,
  };
}

/** The combined generator with the names of the service instead of the bundled children's names, once they have arrived. */
export function withServiceNames(
  definition: GeneratorDefinition,
  cache: ChildNameCache,
): GeneratorDefinition {
  return {
    ...definition,
    candidates(choices, random) {
      const isChild = choiceOf(choices, "kategori") === "barn";
      const names = isChild ? cache.namesFor(choiceOf(choices, "kon")) : null;
      return names?.map((name) => ({ name, weight: 1 })) ?? definition.candidates(choices, random);
    },
  };
}
