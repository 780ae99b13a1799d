import type { ReactNode } from "react";
import { PageHeading } from "@/ui/page-heading.tsx";

/** How each class of names is decided; the rules are carried out by scripts/import-statistics.ts. */
const METHODS = [
  {
    id: "fornamn",
    heading: "Förnamn",
    rules: [
      [
        "Urval",
        "Alla tilltalsnamn som minst hundra kvinnor eller minst hundra män bar den 31 december 2020, och alla namn som minst tio nyfödda av samma kön fick något av åren 2013–2022. Namn som minst tjugo personer av samma kön bär är också med om begynnelsebokstaven annars har färre än trettio namn, eller om namnet står på våra listor över nordiska namn och naturnamn.",
      ],
      [
        "Kön",
        "Unisex är ett namn när minst 15 procent av bärarna är kvinnor och minst 15 procent är män. Annars står det hos det kön som de flesta bärarna har.",
      ],
      [
        "Klassiskt",
        "Namnet, eller en annan stavning av det, står i dagens almanacka, och minst tusen av bärarna 2020, och minst en tredjedel av alla, finns inte bland de nyfödda 1998–2020.",
      ],
      [
        "Modernt",
        "Minst hälften av bärarna är födda 2013–2022, de tio sista åren i SCB:s serie: de nyfödda de åren delat med bärarna 2020 och de nyfödda 2021–2022. Ett klassiskt namn räknas aldrig som modernt.",
      ],
      [
        "Nordiskt",
        "Namnet står på en lista, gjord för hand, över namn av fornnordiskt eller annat nordiskt ursprung, med vanliga stavningar och grannländernas former. Ett dubbelnamn räknas om båda delarna står där. Namn som kom med kyrkan, från tyskan eller engelskan är inte med.",
      ],
    ],
  },
  {
    id: "barnnamn",
    heading: "Barnnamn",
    rules: [
      [
        "Urval",
        "Namn som minst tio flickor eller tio pojkar fick 2022, det sista hela året i SCB:s statistik. Varje stavning räknas för sig, så Maja och Maya är två namn.",
      ],
      [
        "Populära och ovanliga",
        "De femtio mest givna för varje kön är populära. Resten är mindre vanliga. Platsen är SCB:s; namn som gavs till lika många barn delar plats.",
      ],
      [
        "Trend 2024",
        "Namnet står bland de hundra främsta på en publicerad lista för 2024, eller har stigit på längre sikt: dess andel av barnen var minst 15 procent större 2020–2022 än 2015–2017, och det gav minst fem barn fler om året än den tidigare andelen hade gett. Ett år som saknas i serien räknas som nio barn, det mesta det kan ha varit, så att en ökning aldrig överdrivs.",
      ],
      [
        "Trend 2023",
        "Namnet står bland de hundra främsta på en publicerad lista för 2023, eller steg i slutet av serien: dess andel var minst 5 procent större 2022 än 2019–2021, och det gav minst fem barn fler än den tidigare andelen hade gett.",
      ],
      [
        "Tidlösa",
        "Namnet gavs till minst tio barn varje år 1998–2022, och antalet varierar lite: standardavvikelsen är högst 35 procent av medelvärdet.",
      ],
      [
        "Natur",
        "Namnet betyder något i naturen och uppfattas så av svenskar, som Linnea, Björn eller Stella. Listan är gjord för hand. Klassiska och moderna avgörs som för förnamnen.",
      ],
    ],
  },
  {
    id: "efternamn",
    heading: "Efternamn",
    rules: [
      ["Urval", "Alla efternamn som minst hundra personer bar den 31 december 2020."],
      [
        "Svenska",
        "Namn på -sson och -dotter, namn på -son när samma namn också finns på -sson, namn av två svenska led (Lindberg), led med avledning (Norell), lärda slut som -én och -ius, adelsnamn på af, och soldatnamn och andra kända namn från en granskad lista. Namn som bara råkar likna dem är undantagna.",
      ],
      [
        "Nordiska",
        "Danska och norska namn på -sen efter ett nordiskt förnamn, namn med ø eller æ, isländska namn på -dottir, finska namn på -nen, och granskade listor över danska, norska, finska, samiska och tornedalska namn.",
      ],
      [
        "Natur",
        "Ett svenskt efternamn där ett led, eller hela ordet, betyder något i naturen: berg, ström, lind, sjö, björn. Namnet delas i kända led; det räcker inte att bokstäverna råkar finnas där.",
      ],
    ],
  },
  {
    id: "djur",
    heading: "Husdjur",
    rules: [
      [
        "Urval",
        "Listorna över hundar, katter, kaniner, fåglar och fiskar är gjorda för hand. De vanligaste namnen i Jordbruksverkets hund- och kattregister är med och dras dubbelt så ofta. Ett antal visas bara när en siffra för hela landet har publicerats.",
      ],
      [
        "Kön",
        "För namn ur registren det kön som källan säger, eller det som minst 85 procent av de människor som bär namnet har, om de är minst hundra. Övriga är bedömda för hand.",
      ],
      [
        "Storlek, färg och personlighet",
        "Bedömda för hand efter vad namnet för tankarna till. En kattfärg får bara namn som påminner om den, så de flesta kattnamn har ingen färg.",
      ],
    ],
  },
  {
    id: "nya-namn",
    heading: "Företag, användarnamn och fantasy",
    rules: [
      [
        "Hopsatta namn",
        "De namnen finns inte i någon lista. De sätts ihop av ordled eller ljud enligt regler för varje filter, när du ber om dem. Led och regler är våra egna.",
      ],
      [
        "Spärrlista",
        "Varje färdigt namn prövas mot en lista över stötande ord, också tvärs över fogarna i en sammansättning. Kända varumärken och figurer sorteras bort så långt vi känner dem.",
      ],
      [
        "Ledigt eller inte",
        "Vi kontrollerar inga register. Om ett användarnamn är ledigt är en ren gissning, och för företag länkar vi till platserna där svaret finns.",
      ],
    ],
  },
] as const;

/** /kallor */
export default function SourcesPage() {
  return (
    <div className="pt-6">
      <PageHeading>Källor och metod</PageHeading>
      <p className="mt-4 max-w-[62ch] text-[1.12rem] text-ink-soft">
        Varje siffra om ett namn går att spåra till en källa. Här står vilka de är, och hur varje
        namn hamnar under sitt filter. Inget namn läggs till för att fylla ut en lista.
      </p>
      <Section id="kallor" heading="Källor">
        <ul className="grid max-w-[70ch] gap-5">
          <Source
            href="https://www.scb.se/be0001"
            label="SCB, nyfödda efter tilltalsnamn 1998–2022"
            text="Öppna data (CC0). Namn som färre än tio barn fått ett år saknas det året. SCB slutade med namnstatistik efter 2022."
          />
          <Source
            href="https://github.com/peterdalle/svensktext"
            label="SCB:s namnsök, genom svensktext av Peter M. Dahlgren"
            text="Antal bärare av tilltalsnamn och efternamn den 31 december 2020 (CC BY 4.0)."
          />
          <Source
            href="https://www.skatteverket.se/privat/folkbokforing/namn"
            label="Skatteverket"
            text="Publicerade placeringar för 2023 och 2024, genom de sidor som anges vid listorna. Den bindande listan över efternamn som alla får ta är Skatteverkets egen."
          />
          <Source
            href="https://jordbruksverket.se/djur/hundar-katter-och-smadjur"
            label="Jordbruksverket"
            text="De vanligaste hundnamnen den 31 december 2022 och publicerade uppgifter om kattnamn."
          />
          <li>
            <span className="font-semibold">Namnlängdskommittén</span>
            <span className="block text-ink-soft">
              Namnsdagarna i almanackan. Ett namn utan egen dag får den som står under en annan
              stavning av samma namn, och då sägs det: ”namnsdag 13&nbsp;maj, som Linnea”.
            </span>
          </li>
        </ul>
        <p className="mt-6 max-w-[70ch] text-ink-soft">
          Klasser, trender och urval är Namnfynds bearbetning av SCB:s öppna data.
        </p>
      </Section>
      {METHODS.map(({ id, heading, rules }) => (
        <Section key={id} id={id} heading={heading}>
          <dl className="grid max-w-[70ch] gap-4">
            {rules.map(([term, text]) => (
              <div key={term}>
                <dt className="font-semibold">{term}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
      <Section id="dragning" heading="Hur förslagen dras">
        <p className="max-w-[70ch] text-ink-soft">
          Förslagen lottas bland alla namn som passar filtren, utan upprepningar. Vanligare namn
          dras oftare: chansen fyrdubblas vid 1&nbsp;000 bärare och en gång till vid 10&nbsp;000,
          och för barnnamnen växer den med kvadratroten ur antalet nyfödda. Passar färre namn än det
          finns kort visas alla; passar inget säger sidan vilket filter som går att ändra.
        </p>
      </Section>
    </div>
  );
}

function Section(props: { id: string; heading: string; children: ReactNode }) {
  const headingId = `${props.id}-rubrik`;
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <h2 id={headingId} className="mb-4 text-[1.8rem]">
        {props.heading}
      </h2>
      {props.children}
    </section>
  );
}

function Source({ href, label, text }: { href: string; label: string; text: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" className="prose-link font-semibold">
        {label}
        <span className="sr-only"> (öppnas i en ny flik)</span>
      </a>
      <span className="block text-ink-soft">{text}</span>
    </li>
  );
}
