import { Suspense, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { BASE_NAME_DEBOUNCE_MS } from "@/config/limits.ts";
import { useKeptInput } from "@/features/generator/visit-memory.tsx";
import type { AvailabilityHintProps } from "@/features/usernames/availability-hint.tsx";
import { BaseNameField } from "@/features/usernames/base-name-field.tsx";
import { generatorById } from "@/generators/registry.ts";
import { fitBaseName, usernameGenerator } from "@/generators/usernames.ts";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import { useDebounced } from "@/ui/use-debounced.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const AvailabilityHint = lazyAfterSuggestions<AvailabilityHintProps>(
  () => import("@/features/usernames/availability-hint.tsx"),
  () => null,
);

function availabilityOf(name: string) {
  return (
    // As high as the hint.
    <div className="min-h-[4.36rem]">
      <Suspense>
        <AvailabilityHint name={name} />
      </Suspense>
    </div>
  );
}

/** /anvandarnamn */
export default function UsernamesPage() {
  const [typed, setTyped] = useKeptInput("");
  const { key } = useLocation();
  const baseName = useDebounced(fitBaseName(typed), BASE_NAME_DEBOUNCE_MS, key);
  const definition = useMemo(() => usernameGenerator(baseName), [baseName]);
  return (
    <FilterGeneratorPage
      entry={generatorById("anvandarnamn")}
      definition={definition}
      slots={{
        field: <BaseNameField value={typed} onChange={setTyped} />,
        extra: availabilityOf,
      }}
    />
  );
}
