import { type ComponentType, memo, type ReactNode } from "react";
import { useAccess } from "@/access/entitlement/use-access.ts";
import { FilterGenerator } from "@/features/generator/filter-generator.tsx";
import type { GeneratorSlots } from "@/features/generator/generator.tsx";
import { useGeneratorTools } from "@/features/generator/use-generator-tools.tsx";
import type { PageDefinition } from "@/generators/engine/definition.ts";
import type { GeneratorEntry } from "@/generators/registry.ts";
import type { NamesBeside } from "@/generators/second-names/second-name-match.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LaterPart } from "@/ui/later-part.tsx";
import { useDeferredSection } from "@/ui/lazy.tsx";
import { LinkedText } from "@/ui/linked-text.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** Every file of src/content/guides, by its path; a generator's is named by its id. */
const guides = import.meta.glob<{ default: ComponentType }>("/src/content/guides/*.tsx");

interface FilterGeneratorPageProps {
  readonly entry: GeneratorEntry;
  readonly definition: PageDefinition;
  /** What its cards show each name between. */
  readonly beside?: Partial<NamesBeside>;
  /** A line below the lead; on a phone, where names come first, beside the heading. The same in every render. */
  readonly belowLead?: ReactNode;
  /** What can be done with its favourites besides. The same in every render. */
  readonly favoritesTools?: ReactNode;
  /** What the page has besides. */
  readonly slots?: Partial<GeneratorSlots>;
}

/** The page of any filter generator: its suggestions, favourites and guide. */
export const FilterGeneratorPage = memo(function FilterGeneratorPage({
  entry,
  definition,
  beside,
  belowLead,
  favoritesTools,
  slots,
}: FilterGeneratorPageProps) {
  const { id, label } = entry;
  const tools = useGeneratorTools(id, { beside, favoritesTools });
  const plan = {
    advancedFilters: useAccess("advanced_filters"),
    moreNames: useAccess("unlimited_searches"),
  };
  const guide = useDeferredSection(() => loadGuide(id));

  return (
    <>
      <Breadcrumbs
        trail={[
          { to: "/", label: "Hem" },
          { to: "/generatorer", label: "Generatorer" },
        ]}
        current={label}
      />
      <div className="mb-2 phone:flex phone:flex-wrap phone:items-baseline phone:justify-between phone:gap-x-3 wide:mb-6 low:mb-0">
        <PageHeading>{label}</PageHeading>
        <Lead className="phone:order-1 phone:basis-full low:hidden">
          <LinkedText text={definition.lead} />
        </Lead>
        {belowLead}
      </div>
      <LaterPart>
        <FilterGenerator
          entry={entry}
          definition={definition}
          plan={plan}
          hidden={tools.hidden}
          slots={{
            ...tools.slots,
            ...slots,
            menu: (name) => (
              <>
                {tools.slots.menu?.(name)}
                {slots?.menu?.(name)}
              </>
            ),
          }}
        />
        {guide}
      </LaterPart>
    </>
  );
});

async function loadGuide(id: string): Promise<{ default: ComponentType }> {
  const load = guides[`/src/content/guides/${id}.tsx`];
  if (!load) throw new Error(`The generator "${id}" has no guide`);
  return load();
}

/** The page component of a generator that needs nothing besides its definition. */
export function generatorPage(entry: GeneratorEntry, definition: PageDefinition): ComponentType {
  return () => <FilterGeneratorPage entry={entry} definition={definition} />;
}
