import { site } from "@/config/site.ts";
import { BEARERS_YEAR, NEWBORN_YEARS } from "@/names/series/statistics-years.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Link } from "@/ui/link.tsx";
import { MarkedList } from "@/ui/lists.tsx";
import { Section } from "@/ui/section.tsx";

const REASONS = [
  {
    heading: "Riktiga namn",
    text: "Förnamn, efternamn och barnnamn är namn som människor bär. Påhittade namn märker vi ut.",
  },
  {
    heading: "Siffror du kan följa",
    text: "Varje antal har sitt år och sin källa på sidan där det visas. När vi saknar en uppgift visar vi ingen siffra.",
  },
  {
    heading: "Gratis att använda",
    text: "Alla generatorer fungerar utan konto. Premium är för den som vill spara mer och dela.",
  },
  {
    heading: "Lugnt och privat",
    text: "Inga spårningskakor. Namnen tas fram i din egen webbläsare. Där sparas också favoriterna, om du inte har dem i ett konto.",
  },
] as const;

const SOURCES = [
  {
    short: "SCB",
    name: "Statistiska centralbyrån",
    href: "https://www.scb.se/be0001",
    text: `Myndigheten för statistik. Härifrån kommer antalet bärare ${BEARERS_YEAR} och antalet nyfödda ${NEWBORN_YEARS}.`,
  },
  {
    short: "SKK",
    name: "Svenska Kennelklubben",
    href: "https://www.skk.se",
    text: "Hundägarnas organisation. Dit hänvisar hundsidan för kunskap om raser och stamtavlor. Namnen är inte hämtade ur klubbens register.",
  },
  {
    short: "Jordbruksverket",
    name: "Hund- och kattregistret",
    href: "https://jordbruksverket.se/djur/hundar-katter-och-smadjur",
    text: "Myndigheten för jordbruk och djur. Härifrån kommer antalen hundar och katter, så som tidningar har återgett dem.",
  },
] as const;

/** What the site is, on /om. */
export function AboutText() {
  return (
    <>
      <div className="mt-5 grid gap-x-14 gap-y-6 lg:grid-cols-[1.1fr_0.9fr] lg:items-start">
        <div className="grid max-w-[62ch] gap-4">
          <p className="font-display text-lg leading-snug">
            Ett namn följer med länge, så det är bra att veta något om det innan du väljer.
          </p>
          <p>
            {site.name} började {site.startYear}. Tanken var enkel: en svensk namngenerator där
            förslagen är namn på riktigt, och där det står hur många som bär dem. På nätet finns
            gott om listor, men få som säger var siffrorna kommer ifrån.
          </p>
          <p>
            Därför utgår vi från offentlig statistik. Den kan berätta att ett namn är på väg
            tillbaka, att det bärs av lika många kvinnor som män, eller att du blir nästan ensam om
            det. Vilket namn som passar dig säger den inget om. Det avgör du själv.
          </p>
          <p>
            Företagsnamn, användarnamn och fantasynamn finns inte i någon statistik. De flesta
            sätter vi ihop av ord och ordled som vi har valt. I åtta branscher, och på sidorna om
            företagsnamn efter bransch, är namnen skrivna hela för hand. Reglerna står under{" "}
            <Link to="/kallor" className="prose-link">
              källor och metod
            </Link>
            , och vem som driver sajten under{" "}
            <Link to="/kontakt" className="prose-link">
              kontakt
            </Link>
            .
          </p>
        </div>
        <Section heading={`Varför ${site.name}?`} className="rounded-panel bg-pine-tint p-6 sm:p-8">
          <MarkedList items={REASONS} />
        </Section>
      </div>
      <Section heading="Källor och fördjupning" className="mt-16">
        <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {SOURCES.map(({ short, name, href, text }) => (
            <li key={short} className="border-t-3 border-honey pt-4">
              <h3>{short}</h3>
              <p className="mt-1">
                <ExternalLink href={href}>{name}</ExternalLink>
              </p>
              <p className="mt-2 max-w-[45ch] text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
