import { useQueries } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { countedName, isMostlyGivenName } from "@/names/search/name-files.ts";
import {
  type ComparedName,
  comparedNameQuery,
  surnameText,
  unknownText,
} from "./compared-name-api.ts";
import { useRequestedNames } from "./requested-names.ts";

interface ComparedNames {
  /** Those of the statistics, each once. */
  readonly names: readonly ComparedName[];
  /** Whether the address asks for names that are not known yet. */
  readonly isPending: boolean;
  /** Sentences that explain why a requested name is missing or replaced. */
  readonly problems: readonly string[];
  /** A failure to fetch some of the names. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Changes the names in the address, as a history entry. */
  readonly change: (names: readonly string[]) => void;
}

/** What is known of the names in the address of the page. */
export function useComparedNames(): ComparedNames {
  const { names, problems, change } = useRequestedNames();
  const answers = useQueries({ queries: names.map(comparedNameQuery) }, queryClient);
  const found = answers.flatMap(({ data }, i) =>
    data ? [{ ...data, requested: names[i] ?? "" }] : [],
  );
  // Another spelling may lead to a name that is there already.
  const distinct = found.filter(
    ({ record }, i) => found.findIndex((other) => other.record.name === record.name) === i,
  );
  const isPending = answers.some((answer) => answer.isPending);
  const failed = answers.filter(({ isError }) => isError);
  const [failure] = failed;
  return {
    names: distinct,
    isPending,
    problems: [
      ...problems,
      ...names.filter((_, i) => answers[i]?.data === null).map(unknownText),
      ...found
        .filter((name) => !distinct.includes(name))
        .map(({ requested, record }) => `”${requested}” är ${record.name}, som redan är med.`),
      ...distinct
        .filter(({ requested, record: { name } }) => requested.toLowerCase() !== name.toLowerCase())
        .map(({ requested, record }) => `”${requested}” saknar statistik. Här är ${record.name}.`),
      ...distinct
        .filter(({ record }) => !isMostlyGivenName(countedName(record)))
        .map(({ record }) => surnameText(record.name)),
      ...(distinct.length === 1 && !isPending
        ? ["Lägg till ett namn till, så kan du jämföra."]
        : []),
    ],
    error: failure?.error ?? null,
    retry() {
      for (const { refetch } of failed) void refetch();
    },
    change,
  };
}
