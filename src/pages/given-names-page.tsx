import { type ComponentType, useEffect } from "react";
import { SurnameLine } from "@/features/surname/surname-line.tsx";
import type { PageDefinition } from "@/generators/definition.ts";
import type { GeneratorEntry } from "@/generators/registry.ts";
import { useDeferredSection } from "@/ui/lazy.tsx";
import { useAddressText } from "@/ui/use-address-text.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

interface GivenNamesPageProps {
  readonly entry: GeneratorEntry;
  readonly definition: PageDefinition;
}

/** The page of a generator of given names, which can show a surname beside each. */
function GivenNamesPage({ entry, definition }: GivenNamesPageProps) {
  const [surname] = useAddressText("efternamn");
  const field = useDeferredSection(
    () => import("@/features/surname/surname-field.tsx"),
    // As high as the field.
    <div className="h-17" />,
    () => null,
  );
  // The script in index.html has set it for the sample of this page.
  useEffect(() => () => document.documentElement.removeAttribute("data-surname"), []);
  return (
    <FilterGeneratorPage
      entry={entry}
      definition={definition}
      beside={{ surname }}
      slots={{
        lastField: field,
        extra: (given, isOwn) =>
          // With the visitor's own names: the cards of the sample keep their height.
          isOwn && surname && <SurnameLine given={given} surname={surname} />,
      }}
    />
  );
}

export function generatorPage(entry: GeneratorEntry, definition: PageDefinition): ComponentType {
  return () => <GivenNamesPage entry={entry} definition={definition} />;
}
