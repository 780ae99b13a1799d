import { GENERATE_ON_ARRIVAL } from "@/config/router-state.ts";
import { site } from "@/config/site.ts";
import { HomeGenerator } from "@/features/generator/home-generator.tsx";
import { loadCombinedFacts } from "@/generators/combined-facts.ts";
import { useHasFeature } from "@/name-ui/access/entitlement-store.ts";
import { useAccess } from "@/name-ui/access/use-access.ts";
import { FavoriteButton } from "@/name-ui/favorites/favorite-button.tsx";
import { SAVED_FAVORITES_PAGE, usePageFavorites } from "@/name-ui/favorites/saved-favorites.ts";
import { LinkButton } from "@/ui/button.tsx";
import { useDeferredSection } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { StructuredData } from "@/ui/structured-data.tsx";

/** Search engines identify the site by its root address, with the slash. */
const HOME = `${site.url}/`;

/** / */
export default function HomePage() {
  const favorites = usePageFavorites(SAVED_FAVORITES_PAGE, useHasFeature("unlimited_favorites"));
  const content = useDeferredSection(() => import("@/content/home/home-content.tsx"));
  return (
    <>
      <div className="paper-stack grid items-center gap-x-14 gap-y-8 py-4 low:gap-y-4 low:py-0 lg:grid-cols-[1.05fr_0.95fr] lg:py-10">
        <div>
          <PageHeading>Hitta det perfekta namnet på en sekund</PageHeading>
          <Lead className="mb-7 low:hidden">
            Namn till barn, husdjur, företag och fantasivärldar.{" "}
            <Link to="/sok" className="prose-link">
              Se hur många som heter så
            </Link>{" "}
            i Sverige.
          </Lead>
          <div className="flex flex-wrap gap-3 wrap-anywhere low:mt-3">
            <LinkButton to="/namngenerator" state={GENERATE_ON_ARRIVAL}>
              Öppna namngeneratorn
            </LinkButton>
            <LinkButton variant="quiet" to="/generatorer">
              Se alla generatorer
            </LinkButton>
          </div>
        </div>
        <HomeGenerator
          canShowMore={useAccess("unlimited_searches")}
          loadFacts={loadCombinedFacts}
          slots={{ actions: (name) => <FavoriteButton favorites={favorites} name={name} /> }}
        />
      </div>
      {content}
      <StructuredData
        data={{ "@type": "WebSite", name: site.name, url: HOME, inLanguage: "sv-SE" }}
      />
      <StructuredData
        data={{
          "@type": "Organization",
          name: site.name,
          url: HOME,
          logo: `${site.url}/icons/icon-512.png`,
        }}
      />
    </>
  );
}
