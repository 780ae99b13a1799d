import { ArrowRight } from "lucide-react";
import { site } from "@/config/site.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { Link } from "@/ui/link.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { StructuredData } from "@/ui/structured-data.tsx";

const GROUPS = [
  {
    heading: "Personnamn",
    generators: [
      {
        to: "/fornamn",
        label: "Förnamn",
        text: "Namn som bärs i Sverige, efter kön, stil, längd och första bokstav.",
        examples: "Astrid, Yngve, Noor",
      },
      {
        to: "/efternamn",
        label: "Efternamn",
        text: "Svenska, nordiska och naturnamn, med antalet som bär dem.",
        examples: "Lindberg, Hansen, Sjöström",
      },
      {
        to: "/barnnamn",
        label: "Barnnamn",
        text: "Namn som ges till barn: trender, topp 50, tidlösa och ovanliga.",
        examples: "Alma, Ebbe, Juni",
      },
    ],
  },
  {
    heading: "Företag",
    generators: [
      {
        to: "/foretagsnamn",
        label: "Företagsnamn",
        text: "Nya namn efter bransch, ton och stil. Kolla domänen direkt.",
        examples: "Björkverk, Holmtryck",
      },
    ],
  },
  {
    heading: "Digital",
    generators: [
      {
        to: "/anvandarnamn",
        label: "Användarnamn",
        text: "Till spel, sociala medier och jobb, gärna kring ditt eget ord.",
        examples: "TitanPlayer, vindrunda",
      },
    ],
  },
  {
    heading: "Djur",
    generators: [
      {
        to: "/husdjursnamn",
        label: "Husdjursnamn",
        text: "Till hund, katt, kanin, fågel och fisk.",
        examples: "Sigge, Pepparkaka, Bonus",
      },
    ],
  },
  {
    heading: "Kreativt",
    generators: [
      {
        to: "/fantasy-namn",
        label: "Fantasynamn",
        text: "Nya namn till krigare, magiker, alver, dvärgar och drakar.",
        examples: "Tudastra, Zarrixor Järntand",
      },
    ],
  },
] as const;

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
    text: "Titta först utan filter. Det du fastnar för säger vilken stil du söker.",
  },
  {
    heading: "Ändra ett filter i taget",
    text: "Då ser du vad som gör skillnad, och missar inte namn i onödan.",
  },
  { heading: "Säg namnet högt", text: "Ett namn ska ropas, viskas och skrivas. Pröva alla tre." },
  { heading: "Sov på saken", text: "Ett namn som känns rätt i morgon också är ett bra namn." },
] as const;

/** /generatorer */
export default function OverviewPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Generatorer" />
      <PageHeading>Namngeneratorer</PageHeading>
      <p className="mt-3 max-w-[58ch] text-base text-ink-soft">
        Sju generatorer, alla gratis och utan konto. Vill du ha några snabba förslag till barn, hund
        eller katt finns också{" "}
        <Link to="/namngenerator" className="prose-link">
          den samlade generatorn
        </Link>
        .
      </p>
      <div className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {GROUPS.map(({ heading, generators }) => (
          <section
            key={heading}
            aria-labelledby={`grupp-${heading}`}
            className={`flex flex-col ${generators.length > 1 ? "sm:col-span-2 lg:col-span-4" : ""}`}
          >
            <h2 id={`grupp-${heading}`} className="mb-3 text-xl">
              {heading}
            </h2>
            <ul className={`grid grow gap-3.5 ${generators.length > 1 ? "md:grid-cols-3" : ""}`}>
              {generators.map(({ to, label, text, examples }) => (
                <li
                  key={to}
                  className="relative h-full rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-falu"
                >
                  <h3 className="text-lg">
                    <Link
                      to={to}
                      className="flex items-center justify-between gap-3 after:absolute after:inset-0 after:rounded-card"
                    >
                      {label}
                      <ArrowRight aria-hidden className="size-5 shrink-0 text-falu" />
                    </Link>
                  </h3>
                  <p className="mt-2 text-base">{text}</p>
                  <p className="mt-2 font-display text-ink-soft">{examples}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <StructuredData
        data={{
          "@type": "ItemList",
          itemListElement: GROUPS.flatMap<{ to: string; label: string }>(
            ({ generators }) => generators,
          ).map(({ to, label }, i) => ({
            "@type": "ListItem",
            position: i + 1,
            name: label,
            url: site.url + to,
          })),
        }}
      />
      <Columns id="sa-funkar-det" heading="Så fungerar det" items={STEPS} isNumbered />
      <Columns id="tips" heading="Tips" items={TIPS} />
    </>
  );
}

interface ColumnsProps {
  id: string;
  heading: string;
  items: readonly { readonly heading: string; readonly text: string }[];
  isNumbered?: boolean;
}

function Columns({ id, heading, items, isNumbered = false }: ColumnsProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="mb-5 text-xl">
        {heading}
      </h2>
      <List className={`grid gap-x-10 gap-y-6 ${isNumbered ? "md:grid-cols-3" : "sm:grid-cols-2"}`}>
        {items.map((item, i) => (
          <li key={item.heading} className={isNumbered ? "" : "border-l-3 border-pine pl-4"}>
            {isNumbered && (
              <span aria-hidden className="font-display text-2xl leading-none text-falu">
                {i + 1}
              </span>
            )}
            <h3 className="text-lg">{item.heading}</h3>
            <p className="mt-1 text-ink-soft">{item.text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
