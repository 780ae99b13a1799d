import { Gem, Sparkles, Zap } from "lucide-react";
import { FREE_BENEFITS, HIGHLIGHTS } from "@/config/plans.ts";
import { site } from "@/config/site.ts";
import { NameTrends } from "@/content/name-trends.tsx";
import { FavoriteButton } from "@/features/favorites/favorite-button.tsx";
import { useSavedFavorites } from "@/features/favorites/saved-favorites.ts";
import { HomeGenerator } from "@/features/generator/home-generator.tsx";
import { useHasFeature } from "@/features/plan-features/entitlement-store.ts";
import { loadCombinedFacts } from "@/generators/combined-facts.ts";
import { formatPrice } from "@/lib/format.ts";
import { LinkButton } from "@/ui/button.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { PlanCard } from "@/ui/plan-card.tsx";
import { Section } from "@/ui/section.tsx";
import { StructuredData } from "@/ui/structured-data.tsx";

const BLURBS = [
  {
    icon: Zap,
    heading: "Snabbt och enkelt",
    text: "Välj filter, tryck på knappen, få förslag. Utan konto och utan väntan.",
  },
  {
    icon: Sparkles,
    heading: "Unika namn",
    text: "Tusentals riktiga namn med statistik bakom, och nya som sätts ihop medan du tittar.",
  },
  {
    icon: Gem,
    heading: "Premiumfunktioner",
    text: "Obegränsade favoriter, namnlistor att dela, export och kurvor över namnens popularitet.",
  },
] as const;

/** Search engines identify the site by its root address, with the slash. */
const HOME = `${site.url}/`;

/** / */
export default function HomePage() {
  const favorites = useSavedFavorites(useHasFeature("unlimited_favorites"));
  return (
    <>
      <div className="grid items-center gap-x-14 gap-y-8 py-4 lg:grid-cols-[1.05fr_0.95fr] lg:py-10">
        <div>
          <PageHeading>Hitta det perfekta namnet på en sekund</PageHeading>
          <Lead className="mb-7">
            Namn till barn, husdjur, företag och fantasivärldar, med riktig svensk namnstatistik
            bakom.
          </Lead>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/namngenerator">Öppna generatorn</LinkButton>
            <LinkButton variant="quiet" to="/generatorer">
              Se alla generatorer
            </LinkButton>
          </div>
        </div>
        <HomeGenerator
          loadFacts={loadCombinedFacts}
          actions={(name) => <FavoriteButton favorites={favorites} name={name} />}
        />
      </div>
      <ul className="mt-14 grid gap-8 md:grid-cols-3">
        {BLURBS.map(({ icon: Icon, heading, text }) => (
          <li key={heading}>
            <Icon aria-hidden className="size-8 text-falu" strokeWidth={1.6} />
            <h2 className="mt-3 text-lg">{heading}</h2>
            <p className="mt-1 max-w-[40ch] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <Comparison />
      <NameTrends />
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

function Comparison() {
  return (
    <Section
      heading="Gratis räcker långt"
      intro="Alla generatorer är fria. Premium är för dig som vill samla, dela och gräva djupare."
      className="mt-20"
    >
      <div className="grid gap-5 md:grid-cols-2">
        <PlanCard
          heading="Gratis"
          price="0 kr"
          note="Inget konto behövs"
          benefits={FREE_BENEFITS}
          action={
            <LinkButton variant="quiet" to="/namngenerator">
              Till generatorn
            </LinkButton>
          }
        />
        <PlanCard
          heading="Premium"
          price={`${formatPrice(site.premiumPricePerMonth)}/månad`}
          note="Inklusive moms, månad för månad"
          isPaid
          benefits={HIGHLIGHTS.map(({ label }) => label)}
          isHighlighted
          action={<LinkButton to="/premium">Se Premium</LinkButton>}
        />
      </div>
    </Section>
  );
}
