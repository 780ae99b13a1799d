import { useMemo, useState } from "react";
import { BASE_NAME_DEBOUNCE_MS } from "@/config/limits.ts";
import { AvailabilityHint } from "@/features/usernames/availability-hint.tsx";
import { BaseNameField } from "@/features/usernames/base-name-field.tsx";
import { useDebounced } from "@/features/usernames/use-debounced.ts";
import { fitBaseName, usernameGenerator } from "@/generators/usernames.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const loadGuide = () => import("@/content/guides/anvandarnamn.tsx");

function availabilityOf(name: string) {
  return <AvailabilityHint name={name} />;
}

/** /anvandarnamn */
export default function UsernamesPage() {
  const [typed, setTyped] = useState("");
  const baseName = useDebounced(fitBaseName(typed), BASE_NAME_DEBOUNCE_MS);
  const definition = useMemo(() => usernameGenerator(baseName), [baseName]);
  return (
    <FilterGeneratorPage
      definition={definition}
      heading="Användarnamn"
      lead="Användarnamn till spel, sociala medier och jobb. Skriv ett eget ord att bygga på, eller låt slumpen välja."
      source="Namnen sätts ihop på nytt varje gång. Om de är lediga är en gissning."
      field={<BaseNameField value={typed} onChange={setTyped} />}
      extra={availabilityOf}
      loadGuide={loadGuide}
    />
  );
}
