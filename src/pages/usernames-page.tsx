import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { BASE_NAME_DEBOUNCE_MS } from "@/config/limits.ts";
import { useKeptInput } from "@/features/generator/visit-memory.tsx";
import { AvailabilityHint } from "@/features/usernames/availability-hint.tsx";
import { BaseNameField } from "@/features/usernames/base-name-field.tsx";
import { generatorById } from "@/generators/registry.ts";
import { fitBaseName, usernameGenerator } from "@/generators/usernames.ts";
import { useDebounced } from "@/ui/use-debounced.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

function availabilityOf(name: string) {
  return <AvailabilityHint name={name} />;
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
