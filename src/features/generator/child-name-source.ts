import type { NameServiceAddress } from "@/lib/env.ts";
import { fetchChildNames } from "./name-service.ts";

/** Names from the external service, asked for once per choice and never waited for. */
export interface ChildNameSource {
  /** The names for a choice of sex if they have come; the first call asks for them. */
  namesFor(sex: string): readonly string[] | null;
}

/** @param service null when none is configured: then nothing is ever asked */
export function createChildNameSource(service: NameServiceAddress | null): ChildNameSource {
  const answers = new Map<string, readonly string[] | null>();

  async function ask(address: NameServiceAddress, sex: string) {
    answers.set(sex, null);
    try {
      answers.set(sex, await fetchChildNames(address, sex));
    } catch (error) {
      console.warn("The built-in names are used: the name service did not help", error);
    }
  }

  return {
    namesFor(sex) {
      if (service && !answers.has(sex)) void ask(service, sex);
      return answers.get(sex) ?? null;
    },
  };
}
