import type { ReactNode } from "react";
import { site } from "@/config/site.ts";
import { EmailLink } from "@/ui/email-link.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { FactTable } from "@/ui/fact-table.tsx";
import { Link } from "@/ui/link.tsx";
import { MarkedList, StepList } from "@/ui/lists.tsx";
import type { LongReadSection } from "@/ui/long-read.tsx";
import { CLASS_RULES } from "./class-rules.ts";
import { FACT_SOURCES } from "./fact-sources.ts";
import { LISTED_CLASSICS } from "./listed-classics.ts";
import { ORIGIN_RULES } from "./origins.ts";
import { LANGUAGE_SOURCES, OFFICIAL_REGISTERS, type Source } from "./registers.ts";
import { CADENCE, CRITERIA, PROCESS } from "./review-process.ts";
import { WORLD_REGISTERS, WORLD_RULES } from "./world.ts";

/** The sections of /kallor. */
export const SECTIONS: readonly LongReadSection[] = [
  {
    id: "register",
    heading: "Officiella register",
    body: (
      <>
        <p className="text-ink-soft">
          Alla siffror om namn kommer härifrån. Klasser, trender och urval är Namnfynds bearbetning
          av SCB:s öppna data.
        </p>
        <SourceList sources={OFFICIAL_REGISTERS} />
      </>
    ),
  },
  {
    id: "sprakkallor",
    heading: "Språkkällor",
    body: <SourceList sources={LANGUAGE_SOURCES} />,
  },
  {
    id: "namns-ursprung",
    heading: "Förnamns ursprung",
    body: <Terms terms={ORIGIN_RULES} />,
  },
  {
    id: "andra-lander",
    heading: "Namn i andra länder",
    body: (
      <>
        <Terms terms={WORLD_RULES} />
        <SourceList sources={WORLD_REGISTERS} />
      </>
    ),
  },
  {
    id: "uppgifter",
    heading: "Varifrån uppgifterna kommer",
    body: (
      <>
        <FactTable
          caption="Uppgifter på sajten och deras källor"
          columns={["Uppgift", "Källa, år och licens"]}
          rows={FACT_SOURCES}
        />
        <p>
          {/* The build writes the file: scripts/build/notices. */}
          <a href="/licenser.txt" className="prose-link">
            Licenser för programvara, typsnitt och data
          </a>
        </p>
        <p>
          <Link to="/data" className="prose-link">
            Hämta det vi har gjort av siffrorna som CSV-filer
          </Link>
        </p>
        <p>
          Diagrammen på namnens sidor får du hämta och bädda in på din egen webbplats. Källa och
          licens finns i dem; låt dem stå kvar.
        </p>
      </>
    ),
  },
  {
    id: "process",
    heading: "Så blir ett förslag till",
    body: (
      <>
        <StepList items={PROCESS} className="sm:grid-cols-2" />
        <p className="mt-3 text-ink-soft">
          Förslagen lottas bland alla namn som passar filtren, utan upprepningar. Vanligare namn
          dras oftare: chansen fyrdubblas vid 1&nbsp;000&nbsp;bärare och en gång till vid
          10&nbsp;000, och för barnnamnen växer den med kvadratroten ur antalet nyfödda. Förnamn med
          namnsdag eller en klass dras oftare än andra lika vanliga. Passar färre namn än det finns
          kort visas alla; passar inget säger sidan vilket filter som går att ändra.
        </p>
      </>
    ),
  },
  {
    id: "kvalitet",
    heading: "Våra kvalitetskrav",
    body: <MarkedList items={CRITERIA} className="sm:grid-cols-2" />,
  },
  {
    id: "uppdatering",
    heading: "Hur ofta vi går igenom innehållet",
    body: (
      <>
        <p className="text-ink-soft">
          Det här är den takt vi strävar efter. Den säger hur ofta vi letar, inte att det finns
          något nytt varje gång.
        </p>
        <Terms terms={CADENCE.map(({ heading, text }) => [heading, text] as const)} />
        <p className="text-ink-soft">
          Har du hittat ett fel? Skriv till <EmailLink address={site.contactEmail} />.
        </p>
      </>
    ),
  },
  ...CLASS_RULES.map(({ id, heading, rules }) => ({
    id,
    heading: `Reglerna för ${heading}`,
    body: <Terms terms={rules} />,
  })),
  {
    id: "klassiker",
    heading: "Klassiker utöver regeln",
    body: (
      <>
        <p className="text-ink-soft">
          De här namnen räknar vi som klassiska efter egen bedömning: gamla namn som så många barn
          får i dag att de äldre bärarna är i minoritet, några få utan egen plats i almanackan, och
          namn ur Bibeln, kungalängden och medeltiden som siffrorna inte skiljer från ett mode.
          Siffrorna är SCB:s, per stavning. Antal under tio skriver vi inte ut.
        </p>
        <details>
          <summary className="min-h-8 cursor-pointer font-semibold">
            Visa alla {LISTED_CLASSICS.length}&nbsp;namn
          </summary>
          <FactTable
            caption="Klassiker utöver regeln, med siffror"
            columns={["Namn", "Vad siffrorna säger"]}
            rows={LISTED_CLASSICS.map(({ subject, ...row }) => ({
              ...row,
              subject: <span translate="no">{subject}</span>,
            }))}
          />
        </details>
      </>
    ),
  },
];

function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="grid gap-6">
      {sources.map(({ label, href, text, licence }) => (
        <li key={label}>
          {href ? (
            <ExternalLink href={href} className="font-semibold">
              {label}
            </ExternalLink>
          ) : (
            <span className="font-semibold">{label}</span>
          )}
          <p className="text-ink-soft">{text}</p>
          {licence && <p className="text-sm">{licence}</p>}
        </li>
      ))}
    </ul>
  );
}

function Terms(props: { terms: readonly (readonly [term: string, text: ReactNode])[] }) {
  return (
    <dl className="grid gap-4">
      {props.terms.map(([term, text]) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
