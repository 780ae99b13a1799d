import { useQueries } from "@tanstack/react-query";
import { describeError } from "@/lib/describe-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { useIsTogether } from "@/name-parts/files/address-params.ts";
import { nameQuery } from "@/name-parts/files/name-files-api.ts";
import { type Count, countOf } from "@/name-parts/spellings/count.ts";
import { togetherQuery } from "@/name-parts/spellings/use-count.ts";
import { joinWords } from "@/names/form/join-words.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { useComparedNames } from "./compared-names.ts";
import { ALL_YEARS, mainLine, type NewbornLine } from "./newborn-lines.ts";

/** A name of the address. */
export interface ComparedName {
  /** As the statistics spell it, if they have it. */
  readonly name: string;
  readonly line: NewbornLine | null;
  /** Why it has no line, or which other spellings the line counts. */
  readonly note: string | null;
}

interface Comparison {
  readonly compared: readonly ComparedName[];
  readonly change: (names: readonly string[]) => void;
}

/** The names that the address compares a name with, and their newborns. */
export function useComparison(record: NameRecord): Comparison {
  const { names, change } = useComparedNames(record);
  const isTogether = useIsTogether();
  const answers = useQueries({ queries: names.map(nameQuery) }, queryClient);
  const records = answers.flatMap(({ data }) => data?.record ?? []);
  const several = records.filter(({ spellings }) => isTogether && spellings.length > 0);
  const counts = useQueries({ queries: several.map(togetherQuery) }, queryClient);

  function lineOf(found: NameRecord): ComparedName {
    const { name } = found;
    const before = [record, ...records.slice(0, records.indexOf(found))];
    const counted = before.find(({ spellings }) => isTogether && spellings.includes(name));
    if (counted) return { name, line: null, note: `räknas med ${counted.name}` };
    const { data, error } = counts[several.indexOf(found)] ?? {};
    if (error) return { name, line: null, note: describeError(error) };
    const count = data ?? countOf(found);
    const line = mainLine(count, ALL_YEARS);
    return { name, line, note: line ? othersOf(count) : "för få nyfödda för en kurva" };
  }

  const compared = names.map((name, i): ComparedName => {
    const { data, error } = answers[i] ?? {};
    if (error) return { name, line: null, note: describeError(error) };
    if (!data) return { name, line: null, note: "hämtas …" };
    if (!data.record) return { name, line: null, note: "finns inte i statistiken" };
    return lineOf(data.record);
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

/** "med Maya och Maia" */
function othersOf({ record, spellings }: Count): string | null {
  const others = spellings.filter((spelling) => spelling !== record.name);
  return others.length > 0 ? `med ${joinWords(others)}` : null;
}
