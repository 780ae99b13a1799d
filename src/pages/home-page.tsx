import { Check, Gem, Minus, Sparkles, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { site } from "@/config/site.ts";
import { FavoriteButton } from "@/features/favorites/favorite-button.tsx";
import { useFavorites } from "@/features/favorites/use-favorites.ts";
import { HomeGenerator } from "@/features/generator/home-generator.tsx";
import { LinkButton } from "@/ui/button.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { loadCategoryFacts } from "./category-facts.ts";
import { NameTrends } from "./home-name-trends.tsx";
import { FREE_FAVORITES_FULL, savedFavorites } from "./saved-favorites.ts";

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

/** What each plan has (SPEC section 1). */
const BENEFITS = [
  { label: "Alla generatorer och filter", isFree: true },
  { label: "Favoriter i webbläsaren", isFree: true },
  { label: "Obegränsade sökningar och favoriter", isFree: false },
  { label: "Namnlistor att skapa och dela", isFree: false },
  { label: "Export till PDF och CSV", isFree: false },
  { label: "Popularitetskurvor ur SCB:s statistik", isFree: false },
  { label: "Helt utan annonser", isFree: false },
] as const;

/** / */
export default function HomePage() {
  const favorites = useFavorites(savedFavorites, FREE_FAVORITES_FULL);
  return (
    <>
      <div className="grid items-center gap-x-14 gap-y-8 py-4 lg:grid-cols-[1.05fr_0.95fr] lg:py-10">
        <div>
          <PageHeading size="large">Hitta det perfekta namnet på en sekund</PageHeading>
          <p className="mt-5 mb-7 max-w-[36ch] text-[1.2rem] text-ink-soft">
            Namn till barn, husdjur, företag och fantasivärldar, med riktig svensk namnstatistik
            bakom.
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/namngenerator">Öppna generatorn</LinkButton>
            <LinkButton variant="quiet" to="/generatorer">
              Se alla generatorer
            </LinkButton>
          </div>
        </div>
        <HomeGenerator
          loadFacts={loadCategoryFacts}
          actions={(name) => <FavoriteButton favorites={favorites} name={name} />}
        />
      </div>
      <ul className="mt-14 grid gap-8 md:grid-cols-3">
        {BLURBS.map(({ icon: Icon, heading, text }) => (
          <li key={heading}>
            <Icon aria-hidden className="size-8 text-falu" strokeWidth={1.6} />
            <h2 className="mt-3 text-[1.4rem]">{heading}</h2>
            <p className="mt-1 max-w-[40ch] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <Comparison />
      <NameTrends />
    </>
  );
}

function Comparison() {
  return (
    <section aria-labelledby="jamforelse" className="mt-20">
      <h2 id="jamforelse" className="text-[2rem]">
        Gratis räcker långt
      </h2>
      <p className="mt-2 mb-6 max-w-[56ch] text-ink-soft">
        Alla generatorer är fria. Premium är för dig som vill samla, dela och gräva djupare.
      </p>
      <div className="grid gap-5 md:grid-cols-2">
        <Plan
          heading="Gratis"
          price="0 kr"
          note="Inget konto behövs"
          has={(isFree) => isFree}
          action={
            <LinkButton variant="quiet" to="/namngenerator">
              Till generatorn
            </LinkButton>
          }
        />
        <Plan
          heading="Premium"
          price={`${site.premiumPricePerMonth}\u00a0kr/månad`}
          note="Inklusive moms, månad för månad"
          has={() => true}
          isHighlighted
          action={<LinkButton to="/premium">Se Premium</LinkButton>}
        />
      </div>
    </section>
  );
}

interface PlanProps {
  heading: string;
  price: string;
  note: string;
  has: (isFree: boolean) => boolean;
  isHighlighted?: boolean;
  action: ReactNode;
}

function Plan({ heading, price, note, has, isHighlighted = false, action }: PlanProps) {
  return (
    <article
      className={`flex flex-col rounded-panel p-6 sm:p-8 ${isHighlighted ? "bg-honey-tint" : "border border-line bg-surface shadow-card"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-[1.6rem]">{heading}</h3>
        <p className="font-display text-[1.4rem] font-semibold">{price}</p>
      </div>
      <p className="text-[0.95rem] text-ink-soft">{note}</p>
      <ul className="mt-4 mb-6 grid gap-2">
        {BENEFITS.map(({ label, isFree }) => {
          const isIncluded = has(isFree);
          const Mark = isIncluded ? Check : Minus;
          return (
            <li
              key={label}
              className={`flex items-start gap-3 ${isIncluded ? "" : "text-ink-soft"}`}
            >
              <Mark
                aria-hidden
                className={`mt-1 size-5 shrink-0 ${isIncluded ? "text-pine" : ""}`}
              />
              <span>
                {!isIncluded && <span className="sr-only">Ingår inte: </span>}
                {label}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="mt-auto">{action}</div>
    </article>
  );
}
