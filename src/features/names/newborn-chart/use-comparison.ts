import { useQueries } from "@tanstack/react-query";
import type { NameRecord } from "@/generators/name-search/name-files.ts";
import { describeError } from "@/lib/describe-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { nameQuery } from "../name-files-api.ts";
import { useComparedNames } from "./compared-names.ts";
import { ALL_YEARS, mainLine, type NewbornLine } from "./newborn-lines.ts";

/** A name of the address. */
export interface ComparedName {
  /** As the statistics spell it, if they have it. */
  readonly name: string;
  readonly line: NewbornLine | null;
  /** Why it has no line. */
  readonly note: string | null;
}

interface Comparison {
  readonly compared: readonly ComparedName[];
  readonly change: (names: readonly string[]) => void;
}

/** The names that the address compares a name with, and their newborns. */
export function useComparison(record: NameRecord): Comparison {
  const { names, change } = useComparedNames(record);
  const answers = useQueries({ queries: names.map(nameQuery) }, queryClient);
  const compared = names.map((name, i): ComparedName => {
    const { data, error } = answers[i] ?? {};
    if (error) return { name, line: null, note: describeError(error) };
    if (!data) return { name, line: null, note: "hämtas …" };
    if (!data.record) return { name, line: null, note: "finns inte i statistiken" };
    const line = mainLine(data.record, ALL_YEARS);
    return { name: data.record.name, line, note: line ? null : "för få nyfödda för en kurva" };
  });
  return {
    // Another spelling may lead to a name that is there already.
    compared: compared.filter(
      ({ name }, i) =>
        name !== record.name && compared.findIndex((other) => other.name === name) === i,
    ),
    change,
  };
}
