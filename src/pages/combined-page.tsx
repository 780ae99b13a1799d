import { FavoriteButton } from "@/features/favorites/favorite-button.tsx";
import { FavoritesCard } from "@/features/favorites/favorites-card.tsx";
import { createStoredFavorites } from "@/features/favorites/stored-favorites.ts";
import { useFavorites } from "@/features/favorites/use-favorites.ts";
import { CombinedGenerator } from "@/features/generator/combined-generator.tsx";
import type { FactsLookup } from "@/generators/facts.ts";
import { LinkButton } from "@/ui/button.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { Panel } from "@/ui/panel.tsx";

const FAVORITES_FULL = "Du kan bara ha 5 favoriter i gratisversionen. Uppgradera för fler!";

const storedFavorites = createStoredFavorites();

async function loadFacts(category: string): Promise<FactsLookup> {
  const { lookUpByCategory } = await import("@/generators/combined-facts.ts");
  return lookUpByCategory[category] ?? (() => ({}));
}

/** /namngenerator */
export default function CombinedPage() {
  const favorites = useFavorites(storedFavorites, FAVORITES_FULL);
  return (
    <>
      <PageHeading>Namngenerator</PageHeading>
      <p className="mt-3 mb-6 max-w-[58ch] text-[1.12rem] text-ink-soft">
        Namn till barn, hund eller katt, hämtade ur svensk statistik. Spara dem du tycker om och
        tryck igen tills du hittar rätt.
      </p>
      <CombinedGenerator
        loadFacts={loadFacts}
        actions={(name) => <FavoriteButton favorites={favorites} name={name} />}
        aside={<FavoritesCard favorites={favorites} lasting="De sparas i den här webbläsaren." />}
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
