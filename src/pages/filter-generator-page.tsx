import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from "react";
import { FavoriteButton } from "@/features/favorites/favorite-button.tsx";
import { FavoritesCard } from "@/features/favorites/favorites-card.tsx";
import { memoryFavorites } from "@/features/favorites/favorites-store.ts";
import { useFavorites } from "@/features/favorites/use-favorites.ts";
import { FilterGenerator } from "@/features/generator/filter-generator.tsx";
import type { LoadFacts } from "@/features/generator/use-facts.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";

const FAVORITES_FULL = "Du kan bara spara 5 favoriter åt gången";

interface FilterGeneratorPageProps {
  definition: GeneratorDefinition;
  heading: string;
  lead: ReactNode;
  loadFacts: LoadFacts;
  factsSource: string;
  /** Tips, questions and the rest below the suggestions; loaded after the first of them. */
  guide: ComponentType;
}

/** The page of any filter generator: its suggestions, favourites and guide. */
export function FilterGeneratorPage(props: FilterGeneratorPageProps) {
  const { definition, heading, lead, loadFacts, factsSource, guide: Guide } = props;
  const favorites = useFavorites(memoryFavorites(definition.id), FAVORITES_FULL);
  const [isGuideWanted, setIsGuideWanted] = useState(false);
  const wantGuide = useCallback(() => setIsGuideWanted(true), []);
  const guideSpace = <div className="min-h-screen" />;

  return (
    <>
      <Breadcrumbs
        trail={[
          { to: "/", label: "Hem" },
          { to: "/generatorer", label: "Generatorer" },
        ]}
        current={heading}
      />
      <PageHeading>{heading}</PageHeading>
      <p className="mt-3 mb-6 max-w-[58ch] text-[1.12rem] text-ink-soft">{lead}</p>
      <FilterGenerator
        definition={definition}
        loadFacts={loadFacts}
        factsSource={factsSource}
        onFirstSuggestions={wantGuide}
        actions={(name) => <FavoriteButton favorites={favorites} name={name} />}
        aside={
          <FavoritesCard favorites={favorites} lasting="De finns kvar tills du laddar om sidan." />
        }
      />
      {isGuideWanted ? (
        <Suspense fallback={guideSpace}>
          <Guide />
        </Suspense>
      ) : (
        guideSpace
      )}
    </>
  );
}
