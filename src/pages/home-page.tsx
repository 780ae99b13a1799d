import { useAccess } from "@/access/entitlement/use-access.ts";
import { GENERATE_ON_ARRIVAL } from "@/config/router-state.ts";
import { site } from "@/config/site.ts";
import { HomeGenerator } from "@/features/generator/home-generator.tsx";
import { LookUp } from "@/features/search/look-up.tsx";
import { loadCombinedFacts } from "@/names/facts/combined-facts.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { SAVED_FAVORITES_PAGE } from "@/saved/favorites/saved-favorites.ts";
import { LinkButton } from "@/ui/button.tsx";
import { useDeferredSection } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { StructuredData } from "@/ui/structured-data.tsx";

/** Search engines identify the site by its root address, with the slash. */
const HOME = `${site.url}/`;

/** / */
export default function HomePage() {
  const content = useDeferredSection(() => import("@/content/home/home-content.tsx"));
  return (
    <>
      <div className="paper-stack grid items-center gap-x-14 gap-y-8 py-4 low:gap-y-4 low:py-0 lg:grid-cols-[1.05fr_0.95fr] lg:py-10">
        {/* On phones of 360 px, two lines in Fraunces and in the font that stands in for it until it has come. */}
        <div className="max-sm:[&>h1]:text-[1.9rem]">
          <PageHeading>Hitta det perfekta namnet på en sekund</PageHeading>
          <Lead className="mb-5 low:hidden">
            Riktiga namn, med hur många i Sverige som heter så. Gratis, utan konto.
          </Lead>
          <LookUp />
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 wrap-anywhere low:mt-3">
            <LinkButton to="/namngenerator" state={GENERATE_ON_ARRIVAL}>
              Öppna namngeneratorn
            </LinkButton>
            <LinkButton variant="quiet" to="/tillsammans">
              Välj tillsammans
            </LinkButton>
            <Link to="/generatorer" className="prose-link py-2 low:hidden">
              Se alla generatorer
            </Link>
          </div>
        </div>
        <HomeGenerator
          canShowMore={useAccess("unlimited_searches")}
          loadFacts={loadCombinedFacts}
          slots={{ actions: (name) => <FavoriteButton page={SAVED_FAVORITES_PAGE} name={name} /> }}
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
