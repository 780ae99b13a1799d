import { FavoriteButton } from "@/features/favorites/favorite-button.tsx";
import { FavoritesCard } from "@/features/favorites/favorites-card.tsx";
import { useFavorites } from "@/features/favorites/use-favorites.ts";
import { CombinedGenerator } from "@/features/generator/combined-generator.tsx";
import { HiddenNamesNote } from "@/features/hidden-names/hidden-names-note.tsx";
import { HideButton } from "@/features/hidden-names/hide-button.tsx";
import { useHiddenNames } from "@/features/hidden-names/use-hidden-names.ts";
import { LinkButton } from "@/ui/button.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { Panel } from "@/ui/panel.tsx";
import { loadCategoryFacts } from "./category-facts.ts";
import { FREE_FAVORITES_FULL, savedFavorites } from "./saved-favorites.ts";

/** /namngenerator */
export default function CombinedPage() {
  const favorites = useFavorites(savedFavorites, FREE_FAVORITES_FULL);
  const hiddenNames = useHiddenNames("namngenerator");
  return (
    <>
      <PageHeading>Namngenerator</PageHeading>
      <p className="mt-3 mb-6 max-w-[58ch] text-[1.12rem] text-ink-soft">
        Namn till barn, hund eller katt, några i taget. Spara dem du tycker om och tryck igen tills
        du hittar rätt.
      </p>
      <CombinedGenerator
        loadFacts={loadCategoryFacts}
        actions={(name) => <FavoriteButton favorites={favorites} name={name} />}
        corner={(name) => <HideButton name={name} onHide={hiddenNames.hide} />}
        hidden={hiddenNames.names}
        aside={
          <>
            <FavoritesCard favorites={favorites} lasting="De sparas i den här webbläsaren." />
            <HiddenNamesNote hiddenNames={hiddenNames} />
          </>
        }
      />
      <Panel
        tone="falu"
        aria-labelledby="upgrade-heading"
        className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 sm:px-8 sm:py-7"
      >
        <div>
          <h2 id="upgrade-heading" className="text-[1.6rem]">
            Plats för fler favoriter
          </h2>
          <p className="mt-1 max-w-[54ch]">
            Med Premium får du obegränsat med favoriter, namnlistor att dela och mycket mer.
          </p>
        </div>
        <LinkButton to="/premium">Se Premium</LinkButton>
      </Panel>
    </>
  );
}
