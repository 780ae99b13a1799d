import { queryClient } from "@/lib/query-client.ts";
import { nameQuery } from "@/name-parts/files/name-files-api.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { addYears } from "@/names/search/together.ts";
import type { Count } from "./count.ts";

/** The figures of a name with its other spellings. Loaded only when a visitor asks for them. */
export async function fetchTogether(record: NameRecord): Promise<Count> {
  const answers = await Promise.all(
    record.spellings.map((spelling) => queryClient.fetchQuery(nameQuery(spelling))),
  );
  const records = [record, ...answers.flatMap((answer) => answer.record ?? [])].sort(
    (left, right) => bearersOf(right) - bearersOf(left),
  );
  return {
    record: {
      ...record,
      women: sum(records.map(({ women }) => women)),
      men: sum(records.map(({ men }) => men)),
      girls: addYears(records.map(({ girls }) => girls)),
      boys: addYears(records.map(({ boys }) => boys)),
    },
    spellings: records.map(({ name }) => name),
  };
}

function bearersOf({ women, men }: NameRecord): number {
  return women + men;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
