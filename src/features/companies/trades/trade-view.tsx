import { site } from "@/config/site.ts";
import type { Trade, TradeName } from "@/generators/companies/trades.ts";
import { generatorById } from "@/generators/registry.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { LinkButton } from "@/ui/button.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";
import { TradeLinks } from "./trade-links.tsx";

const TONES = [
  { tone: "professionell", heading: "Sakliga, med tyngd" },
  { tone: "kreativ", heading: "Lekfulla" },
  { tone: "modernt", heading: "Korta och moderna" },
] as const;

/** The company names of a trade, by tone, with what each plays on where it does not say that itself. */
export function TradeView({ trade: { trade, keyword, names, others } }: { trade: Trade }) {
  const generator = generatorById("foretagsnamn");
  return (
    <>
      <PageHeading>Företagsnamn: {trade}</PageHeading>
      <Lead>
        {names.length}&nbsp;namn skrivna för hand för branschen, sakliga, lekfulla och moderna, med
        förklaring där den behövs. Spara dem du gillar, och pröva sedan egna ord.
      </Lead>
      <LinkButton
        to={`${generator.path}?nyckelord=${encodeURIComponent(keyword)}`}
        className="mt-5 print:hidden"
      >
        Få fler förslag för {trade}
      </LinkButton>
      {TONES.map(({ tone, heading }) => (
        <Section key={tone} heading={heading} className="mt-10">
          <Names favoritesPage={generator.id} names={names.filter((each) => each.tone === tone)} />
        </Section>
      ))}
      <Section heading="Innan du bestämmer dig" className="mt-12">
        <p className="max-w-[65ch]">
          Vi har sorterat bort varumärken som vi känner till, men inte slagit upp om namnen är
          lediga. Sök bland{" "}
          <ExternalLink href={site.companyRegisterUrl}>
            företagsnamnen hos Bolagsverket
          </ExternalLink>{" "}
          och bland{" "}
          <ExternalLink href={site.trademarkRegisterUrl}>varumärkena hos PRV</ExternalLink>.
        </p>
      </Section>
      <Section heading="Andra branscher" className="mt-12 print:hidden">
        <TradeLinks trades={others} />
      </Section>
    </>
  );
}

interface NamesProps {
  readonly favoritesPage: string;
  readonly names: readonly TradeName[];
}

function Names({ favoritesPage, names }: NamesProps) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {names.map(({ name, gloss }) => (
        <li key={name} className="flex items-start gap-3 border-b border-line py-2.5">
          <div className="min-w-0 grow">
            <p
              className="font-display text-lg leading-7 font-semibold wrap-anywhere"
              translate="no"
            >
              {name}
            </p>
            {gloss && <p className="text-sm text-ink-soft">{gloss}</p>}
          </div>
          <FavoriteButton page={favoritesPage} name={name} />
        </li>
      ))}
    </ul>
  );
}
