import type { ComponentType } from "react";
import { FavoriteButton } from "@/features/favorites/favorite-button.tsx";
import { FavoritesCard } from "@/features/favorites/favorites-card.tsx";
import { FavoritesLink } from "@/features/favorites/favorites-link.tsx";
import { usePageFavorites } from "@/features/favorites/saved-favorites.ts";
import {
  FilterGenerator,
  type FilterGeneratorProps,
} from "@/features/generator/filter-generator.tsx";
import { HiddenNamesNote } from "@/features/hidden-names/hidden-names-note.tsx";
import { LateHideButton } from "@/features/hidden-names/late-hide-button.tsx";
import { useHiddenNames } from "@/features/hidden-names/use-hidden-names.ts";
import { AddToListButton } from "@/features/name-lists/add-to-list/add-to-list-button.tsx";
import { useHasFeature } from "@/features/plan-features/entitlement-store.ts";
import type { PageDefinition } from "@/generators/definition.ts";
import type { GeneratorEntry } from "@/generators/registry.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { startDeferredSections, useDeferredSection } from "@/ui/lazy.tsx";
import { LinkedText } from "@/ui/linked-text.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { ExportButton, ExportFavorites } from "./export-button.tsx";
import { useAccess } from "./use-access.ts";

/** Every file of src/content/guides, by its path; a generator's is named by its id. */
const guides = import.meta.glob<{ default: ComponentType }>("/src/content/guides/*.tsx");

async function noFacts() {
  return () => ({});
}

interface FilterGeneratorPageProps
  extends Pick<FilterGeneratorProps, "field" | "lastField" | "above" | "extra"> {
  readonly entry: GeneratorEntry;
  readonly definition: PageDefinition;
}

/** The page of any filter generator: its suggestions, favourites and guide. */
export function FilterGeneratorPage(props: FilterGeneratorPageProps) {
  const { entry, definition, field, lastField, above, extra } = props;
  const { id, label, facts } = entry;
  const favorites = usePageFavorites(id, useHasFeature("unlimited_favorites"));
  const isInAccount = useHasFeature("favorites_sync");
  const hasLists = useHasFeature("name_lists");
  const access = useAccess("advanced_filters");
  const hiddenNames = useHiddenNames(id);
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
      <PageHeading>{label}</PageHeading>
      <Lead className="mb-6">
        <LinkedText text={definition.lead} />
      </Lead>
      <FilterGenerator
        id={id}
        definition={definition}
        access={access}
        canShowMore={useAccess("unlimited_searches")}
        source={definition.source}
        loadFacts={facts?.load ?? noFacts}
        hasFacts={facts !== undefined}
        hasCurves={facts?.hasCurves ?? false}
        field={field}
        lastField={lastField}
        above={above}
        extra={extra}
        tools={(names) => <ExportButton page={id} names={names} />}
        favoritesLink={<FavoritesLink favorites={favorites} />}
        hidden={hiddenNames.names}
        onFirstSuggestions={startDeferredSections}
        actions={(name) => <FavoriteButton favorites={favorites} name={name} />}
        menu={(name) => (
          <>
            {hasLists && <AddToListButton names={[name]} look="menu" />}
            <LateHideButton name={name} store={hiddenNames.store} />
          </>
        )}
        aside={
          <>
            <FavoritesCard
              page={id}
              favorites={favorites}
              lasting={isInAccount ? "De sparas i ditt konto." : "De sparas i den här webbläsaren."}
              tools={<ExportFavorites />}
            />
            {hasLists && <AddToListButton names={favorites.names} look="button" />}
            <HiddenNamesNote hiddenNames={hiddenNames} />
          </>
        }
      />
      {guide}
    </>
  );
}

async function loadGuide(id: string): Promise<{ default: ComponentType }> {
  const load = guides[`/src/content/guides/${id}.tsx`];
  if (!load) throw new Error(`The generator "${id}" has no guide`);
  return load();
}

/** The page component of a generator that needs nothing besides its definition. */
export function generatorPage(entry: GeneratorEntry, definition: PageDefinition): ComponentType {
  return () => <FilterGeneratorPage entry={entry} definition={definition} />;
}
