import { GENERATE_ON_ARRIVAL } from "@/config/router-state.ts";
import { site } from "@/config/site.ts";
import { GENERATOR_GROUPS, generators } from "@/generators/registry.ts";
import { Link } from "@/ui/link.tsx";
import { LinkTile } from "@/ui/link-tile.tsx";
import { MarkedList, StepList } from "@/ui/lists.tsx";
import { Motif } from "@/ui/motif.tsx";
import { Lead } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";
import { StructuredData } from "@/ui/structured-data.tsx";

/** Cards by group; a narrower generator is reached from the page of its wider one. */
const GROUPS = GENERATOR_GROUPS.map((heading) => ({
  heading,
  cards: generators.filter(({ group, partOf }) => group === heading && !partOf),
}));

const CARDS = GROUPS.flatMap(({ cards }) => cards);

const STEPS = [
  {
    heading: "Välj generator",
    text: "Barn, hund, företag eller drake: börja med vad som ska få ett namn.",
  },
  {
    heading: "Ställ in filtren",
    text: "Varje ändring ger nya förslag, och valen följer med när du delar länken.",
  },
  {
    heading: "Spara favoriter",
    text: "Tryck på hjärtat vid namn du tycker om och jämför dem i lugn och ro.",
  },
] as const;

const TIPS = [
  {
    heading: "Börja brett",
    text: "Titta först utan filter. De namn du fastnar för visar vilken stil du tycker om.",
  },
  {
    heading: "Ändra ett filter i taget",
    text: "Då ser du vad som gör skillnad, och missar inte namn i onödan.",
  },
  { heading: "Säg namnet högt", text: "Säg det, ropa det och skriv det några gånger." },
  { heading: "Sov på saken", text: "Känns namnet lika rätt i morgon är det ett gott tecken." },
] as const;

/** What the generators are, below the heading of /generatorer. */
export function OverviewLead() {
  return (
    <Lead>
      Alla är gratis och utan konto. Hundar och katter har dessutom egna sidor under husdjursnamn,
      och rollspelsnamnen under fantasynamn. Vill du ha några snabba förslag till barn, hund eller
      katt finns också{" "}
      <Link to="/namngenerator" state={GENERATE_ON_ARRIVAL} className="prose-link">
        den samlade generatorn
      </Link>
      . Väljer du mellan några kan du{" "}
      <Link to="/jamfor" className="prose-link">
        jämföra namnen
      </Link>
      , och är ni två kan ni{" "}
      <Link to="/tillsammans" className="prose-link">
        välja tillsammans
      </Link>
      .
    </Lead>
  );
}

/** A card for every generator, by group. */
export function GeneratorCards() {
  return (
    <>
      <div className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {GROUPS.map(({ heading, cards }) => (
          <section
            key={heading}
            aria-labelledby={`grupp-${heading}`}
            className={`flex flex-col ${cards.length > 1 ? "sm:col-span-2 lg:col-span-4" : ""}`}
          >
            <h2 id={`grupp-${heading}`} className="mb-3">
              {heading}
            </h2>
            <ul
              className={`grid grow gap-x-8 gap-y-4 ${cards.length > 1 ? "sm:grid-cols-2 lg:grid-cols-4" : ""}`}
            >
              {cards.map(({ path, label, blurb, motif, examples }) => {
                return (
                  <li key={path}>
                    <LinkTile
                      to={path}
                      label={label}
                      text={blurb}
                      picture={motif && <Motif name={motif} className="h-14 md:h-23" />}
                      tone="plain"
                      labelAs="h3"
                    >
                      <p className="mt-2 font-display text-ink-soft" translate="no">
                        {examples.join(", ")}
                      </p>
                    </LinkTile>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <StructuredData
        data={{
          "@type": "ItemList",
          itemListElement: CARDS.map(({ path, label }, i) => ({
            "@type": "ListItem",
            position: i + 1,
            name: label,
            url: site.url + path,
          })),
        }}
      />
    </>
  );
}

/** How a generator is used. */
export function HowItWorks() {
  return (
    <>
      <Section heading="Så fungerar det" className="mt-16">
        <StepList items={STEPS} className="md:grid-cols-3" />
      </Section>
      <Section heading="Tips" className="mt-16">
        <MarkedList items={TIPS} className="sm:grid-cols-2" />
      </Section>
    </>
  );
}
