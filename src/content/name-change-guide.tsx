import { ExternalLink } from "@/ui/external-link.tsx";
import { Link } from "@/ui/link.tsx";
import { LinkTile } from "@/ui/link-tile.tsx";
import { BulletList } from "@/ui/lists.tsx";
import { Section } from "@/ui/section.tsx";
import { GIVEN_NAMES_DAY, GIVEN_NAMES_YEAR } from "@/words/statistics.ts";
import { nameLaw, skatteverket } from "./guide-sources.ts";

/** The year of birth of those who have an age on the day of the statistics. */
const bornAt = (age: number) => GIVEN_NAMES_YEAR - age;

/** Ways to a name, to generators with the filters that an adult may want. */
const WAYS = [
  {
    to: "/fornamn?generation=ungavuxna",
    label: `Född ${bornAt(34)}–${bornAt(15)}`,
    text: "Namn som är typiska för din ålder.",
  },
  {
    to: "/fornamn?generation=medelalders",
    label: `Född ${bornAt(60)}–${bornAt(35)}`,
    text: "Namn som är typiska för din ålder.",
  },
  {
    to: "/fornamn?generation=aldre",
    label: `Född före ${bornAt(60)}`,
    text: "Namn som är typiska för din ålder.",
  },
  {
    to: "/fornamn?kon=unisex",
    label: "Könsneutrala namn",
    text: "Som både kvinnor och män bär.",
  },
  {
    to: "/fornamn?langd=kort",
    label: "Korta namn",
    text: "Lätta att skriva och att ropa.",
  },
  {
    to: "/sok",
    label: "Hur många heter så?",
    text: "Slå upp namnet du tänker på.",
  },
] as const;

/** For adults who change names: ways to one, what to think of, and what the law says. */
export function NameChangeGuide() {
  return (
    <div className="mt-10 grid gap-12 print:hidden">
      <Section heading="Var vill du börja?">
        <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
          {WAYS.map((way) => (
            <li key={way.to}>
              <LinkTile {...way} labelAs="h3" />
            </li>
          ))}
        </ul>
        <p className="mt-3 max-w-[65ch] text-sm text-ink-soft">
          Typiskt är medelåldern bland alla som bar namnet den {GIVEN_NAMES_DAY}. Tonen i ett namn
          hörs först med efternamnet: fyll i det bland filtren på sidan.
        </p>
      </Section>
      <Section heading="Prova namnet först">
        <div className="max-w-[65ch]">
          <BulletList>
            <li>Säg hela namnet högt, som om du presenterade dig.</li>
            <li>Skriv det som en underskrift, och initialerna för sig.</li>
            <li>Låt någon som står dig nära kalla dig det en vecka.</li>
            <li>
              Känns två namn lika bra?{" "}
              <Link to="/jamfor" className="prose-link">
                Jämför dem sida vid sida
              </Link>
              .
            </li>
          </BulletList>
        </div>
      </Section>
      <Section heading="Vad säger lagen?">
        <div className="grid max-w-[65ch] gap-3">
          <p>
            Sedan den 1&nbsp;juli 2017 gäller{" "}
            <ExternalLink href={nameLaw.href}>lagen om personnamn</ExternalLink> (2016:1013). Du
            ansöker hos <ExternalLink href={skatteverket.href}>Skatteverket</ExternalLink>, som
            avgör. En del byten kostar en avgift. Vilka det är, och hur mycket, står hos
            Skatteverket.
          </p>
          <BulletList>
            <li>
              <strong>Förnamn.</strong> Du kan ha ett eller flera, och ett av dem kan vara markerat
              som tilltalsnamn. Ett förnamn får inte väcka anstöt, inte antas leda till obehag för
              den som bär det, inte uppfattas som ett efternamn och inte av något annat skäl vara
              uppenbart olämpligt.
            </li>
            <li>
              <strong>Efternamn som minst 2&nbsp;000 bär</strong> får i regel vem som helst ta.
              Skatteverkets lista avgör vilka de är.
            </li>
            <li>
              <strong>Ovanligare efternamn</strong> kan du ta om det finns i din släkt, om du har
              haft det förut eller om du är gift med någon som heter så.
            </li>
            <li>
              <strong>Nybildade efternamn</strong> ska vara lämpligt bildade, får inte bäras av
              någon annan och inte lätt kunna förväxlas med andras skyddade namn.
            </li>
            <li>
              <strong>Dubbelt efternamn</strong> är högst två efternamn tillsammans. Ett nytt
              mellannamn går inte att få.
            </li>
          </BulletList>
          <p>
            Letar du efter ett efternamn?{" "}
            <Link to="/efternamn" className="prose-link">
              Få förslag på efternamn
            </Link>
            . Vill du ha ett förnamn till?{" "}
            <Link to="/andranamn" className="prose-link">
              Hitta ett andranamn
            </Link>
            .
          </p>
        </div>
      </Section>
    </div>
  );
}
