import { type ComponentType, useEffect, useMemo } from "react";
import type { GeneratorSlots } from "@/features/generator/generator.tsx";
import { SurnameLine } from "@/features/surname/surname-line.tsx";
import type { PageDefinition } from "@/generators/engine/definition.ts";
import type { GeneratorEntry } from "@/generators/registry.ts";
import { TOGETHER_PATH } from "@/name-parts/links/together-path.ts";
import { useDeferredSection } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { useAddressText } from "@/ui/use-address-text.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const TOGETHER = (
  <p className="text-sm">
    <span className="phone:hidden">Är ni två som väljer? </span>
    <Link to={TOGETHER_PATH} className="prose-link inline-block py-1">
      Välj tillsammans
    </Link>
  </p>
);

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
  // The script in index.html has set it for the cards of the document.
  useEffect(() => () => document.documentElement.removeAttribute("data-surname"), []);
  // The same while the surname is: a choice of a filter, which is in the address too, renders no more than it changes.
  const beside = useMemo(() => ({ surname }), [surname]);
  const slots = useMemo<Partial<GeneratorSlots>>(
    () => ({
      lastField: field,
      extra: surname ? (given) => <SurnameLine given={given} surname={surname} /> : undefined,
    }),
    [field, surname],
  );
  return (
    <FilterGeneratorPage
      entry={entry}
      definition={definition}
      beside={beside}
      belowLead={TOGETHER}
      slots={slots}
    />
  );
}

export function generatorPage(entry: GeneratorEntry, definition: PageDefinition): ComponentType {
  return () => <GivenNamesPage entry={entry} definition={definition} />;
}
