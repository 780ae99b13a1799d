import { joinWords } from "@/names/form/join-words.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { SpellingSwitch } from "./spelling-switch.tsx";
import { useTogether } from "./use-count.ts";

/** The choice to count the spellings of a name together. Loaded only for a name that has several. */
export default function NameSpellings({ record }: { record: NameRecord }) {
  const query = useTogether(record);
  return (
    <SpellingSwitch
      apart={`Bara ${record.name} räknas.`}
      together={`${joinWords(query.data?.spellings ?? [])} räknas tillsammans.`}
      query={query}
    />
  );
}
