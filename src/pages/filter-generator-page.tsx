import type { ComponentType } from "react";
import { FavoritesCard } from "@/features/favorites/favorites-card.tsx";
import { FavoritesLink } from "@/features/favorites/favorites-link.tsx";
import { FavoritesTools } from "@/features/favorites/late-favorites-tools.tsx";
import { FilterGenerator } from "@/features/generator/filter-generator.tsx";
import type { GeneratorSlots } from "@/features/generator/generator.tsx";
import type { Beside } from "@/generators/beside.ts";
import type { PageDefinition } from "@/generators/definition.ts";
import type { GeneratorEntry } from "@/generators/registry.ts";
import { useHasFeature } from "@/name-ui/access/entitlement-store.ts";
import { useAccess } from "@/name-ui/access/use-access.ts";
import { ExportButton } from "@/name-ui/export/export-button.tsx";
import { FavoriteButton } from "@/name-ui/favorites/favorite-button.tsx";
import { usePageFavorites } from "@/name-ui/favorites/saved-favorites.ts";
import type { Favorites } from "@/name-ui/favorites/use-favorites.ts";
import { HiddenNamesNote } from "@/name-ui/hidden-names/hidden-names-note.tsx";
import { LateHideButton } from "@/name-ui/hidden-names/late-hide-button.tsx";
import { useHiddenNames } from "@/name-ui/hidden-names/use-hidden-names.ts";
import { AddToListButton } from "@/name-ui/name-lists/add-to-list-button.tsx";
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
  readonly beside?: Partial<Beside>;
  /** What the page has besides. */
  readonly slots?: Partial<GeneratorSlots>;
}

/** The page of any filter generator: its suggestions, favourites and guide. */
export function FilterGeneratorPage({
  entry,
  definition,
  beside,
  slots,
}: FilterGeneratorPageProps) {
  const { id, label } = entry;
  const tools = useGeneratorTools(id, beside);
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
      <PageHeading>{label}</PageHeading>
      <Lead className="mb-2 wide:mb-6 low:hidden">
        <LinkedText text={definition.lead} />
      </Lead>
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
}

interface GeneratorTools {
  readonly favorites: Favorites;
  /** Names that the visitor has hidden. */
  readonly hidden: readonly string[];
  readonly slots: GeneratorSlots;
}

/** What can be done with the names of a page with cards, which has favourites and hidden names of its own. */
export function useGeneratorTools(page: string, beside?: Partial<Beside>): GeneratorTools {
  const favorites = usePageFavorites(page, useHasFeature("unlimited_favorites"));
  const isInAccount = useHasFeature("favorites_sync");
  const hasLists = useHasFeature("name_lists");
  const hiddenNames = useHiddenNames(page);
  return {
    favorites,
    hidden: hiddenNames.names,
    slots: {
      actions: (name) => <FavoriteButton favorites={favorites} name={name} />,
      menu: (name) => (
        <>
          {hasLists && <AddToListButton names={[name]} look="menu" />}
          <LateHideButton name={name} store={hiddenNames.store} />
        </>
      ),
      tools: (names) => <ExportButton page={page} names={names} beside={beside} />,
      favoritesLink: <FavoritesLink favorites={favorites} />,
      aside: (
        <>
          <FavoritesCard
            page={page}
            favorites={favorites}
            lasting={isInAccount ? "De sparas i ditt konto." : "De sparas i den här webbläsaren."}
            tools={<FavoritesTools />}
          />
          {hasLists && <AddToListButton names={favorites.names} look="button" />}
          <HiddenNamesNote hiddenNames={hiddenNames} />
        </>
      ),
    },
  };
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
