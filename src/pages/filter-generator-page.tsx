import type { ComponentType, ReactNode } from "react";
import { FavoriteButton } from "@/features/favorites/favorite-button.tsx";
import { FavoritesCard } from "@/features/favorites/favorites-card.tsx";
import { useFavoritesStore } from "@/features/favorites/favorites-source.ts";
import { useFavorites } from "@/features/favorites/use-favorites.ts";
import {
  FilterGenerator,
  type FilterGeneratorProps,
} from "@/features/generator/filter-generator.tsx";
import { HiddenNamesNote } from "@/features/hidden-names/hidden-names-note.tsx";
import { HideButton } from "@/features/hidden-names/hide-button.tsx";
import { useHiddenNames } from "@/features/hidden-names/use-hidden-names.ts";
import { useHasFeature } from "@/features/plan-features/entitled-features.ts";
import { memoryNames } from "@/lib/names-store.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LaterPart, useLater } from "@/ui/later-part.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { ListPart } from "./list-part.tsx";

const FAVORITES_FULL = "Du kan bara spara 5 favoriter åt gången";

interface FilterGeneratorPageProps
  extends Pick<
    FilterGeneratorProps,
    "definition" | "loadFacts" | "source" | "field" | "cardSize" | "extra"
  > {
  heading: string;
  lead: ReactNode;
  /** Tips, questions and the rest below the suggestions; asked for after the first of them. */
  loadGuide: () => Promise<{ default: ComponentType }>;
}

/** The page of any filter generator: its suggestions, favourites and guide. */
export function FilterGeneratorPage(props: FilterGeneratorPageProps) {
  const { heading, lead, loadGuide, ...generator } = props;
  const { id } = generator.definition;
  const favorites = useFavorites(useFavoritesStore(id, memoryNames(id)), FAVORITES_FULL);
  const isInAccount = useHasFeature("favorites_sync");
  const hiddenNames = useHiddenNames(id);
  const guide = useLater(loadGuide);

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
      <p className="mt-3 mb-6 max-w-[58ch] text-base text-ink-soft">{lead}</p>
      <FilterGenerator
        {...generator}
        hidden={hiddenNames.names}
        onFirstSuggestions={guide.begin}
        actions={(name) => <FavoriteButton favorites={favorites} name={name} />}
        corner={(name) => (
          <>
            <ListPart names={[name]} look="corner" />
            <HideButton name={name} onHide={hiddenNames.hide} />
          </>
        )}
        aside={
          <>
            <FavoritesCard
              favorites={favorites}
              lasting={
                isInAccount ? "De sparas i ditt konto." : "De finns kvar tills du laddar om sidan."
              }
            />
            <ListPart names={favorites.names} look="button" />
            <HiddenNamesNote hiddenNames={hiddenNames} />
          </>
        }
      />
      <LaterPart part={guide.part} />
    </>
  );
}
