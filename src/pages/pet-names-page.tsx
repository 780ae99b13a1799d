import { type ComponentType, Suspense } from "react";
import type { PetRemarkProps } from "@/features/pets/pet-remark.tsx";
import type { PageDefinition } from "@/generators/engine/definition.ts";
import type { GeneratorEntry } from "@/generators/registry.ts";
import { lazyWithFallback, useDeferredSection } from "@/ui/lazy.tsx";
import { useAddressText } from "@/ui/use-address-text.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const PetRemark = lazyWithFallback<PetRemarkProps>(() => import("@/features/pets/pet-remark.tsx"));

interface PetNamesPageProps {
  readonly entry: GeneratorEntry;
  readonly definition: PageDefinition;
}

/** The page of a generator of pets' names, which says which of them a pet may mistake for another word. */
function PetNamesPage({ entry, definition }: PetNamesPageProps) {
  const [family] = useAddressText("familj");
  const field = useDeferredSection(
    () => import("@/features/pets/family-field.tsx"),
    // As high as the field.
    <div className="h-17" />,
    () => null,
  );
  return (
    <FilterGeneratorPage
      entry={entry}
      definition={definition}
      slots={{
        lastField: field,
        remark: (name) => (
          <Suspense>
            <PetRemark name={name} family={family} />
          </Suspense>
        ),
      }}
    />
  );
}

export function generatorPage(entry: GeneratorEntry, definition: PageDefinition): ComponentType {
  return () => <PetNamesPage entry={entry} definition={definition} />;
}
