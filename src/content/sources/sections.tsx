import { site } from "@/config/site.ts";
import { EmailLink } from "@/ui/email-link.tsx";
import { Link } from "@/ui/link.tsx";
import { MarkedList, StepList } from "@/ui/lists.tsx";
import type { LongReadSection } from "@/ui/long-read.tsx";
import { LANGUAGE_SOURCES, OFFICIAL_REGISTERS } from "./registers.ts";
import { CADENCE, CRITERIA, PROCESS } from "./review-process.ts";
import { RULE_PAGES } from "./rule-pages.ts";
import { RULE_PAGE_IDS, type RulePageId, rulesPath } from "./rule-paths.ts";
import { SourceList } from "./source-list.tsx";

/** Ids that sections with these rules once had here: links to them lead to where the rules are now. */
const FORMER_IDS: Readonly<Partial<Record<RulePageId, string>>> = {
  husdjursnamn: "djur",
  foretagsnamn: "nya-namn",
  namnsidor: "namns-ursprung",
};

/** The sections of /kallor. */
export const SECTIONS: readonly LongReadSection[] = [
  {
    id: "register",
    heading: "Officiella register",
    body: (
      <>
        <p className="text-ink-soft">
          Alla siffror om namn i Sverige kommer härifrån. Klasser, trender, andelar och urval är vår
          bearbetning.
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
    id: "process",
    heading: "Så blir ett förslag till",
    body: (
      <>
        <StepList items={PROCESS} className="sm:grid-cols-2" />
        <p className="mt-3 text-ink-soft">
          Förslagen lottas utan upprepningar, och vanligare namn dras oftare: chansen fyrdubblas vid
          1&nbsp;000&nbsp;bärare och en gång till vid 10&nbsp;000, och för barnnamnen växer den med
          kvadratroten ur antalet nyfödda. Passar inget namn säger sidan vilket filter som går att
          ändra.
        </p>
      </>
    ),
  },
  {
    id: "regler",
    heading: "Reglerna bakom varje filter",
    body: (
      <ul className="grid gap-2 sm:grid-cols-2">
        {RULE_PAGE_IDS.map((id) => (
          <li key={id} id={FORMER_IDS[id] ?? id} className="scroll-mt-6">
            <Link to={rulesPath(id)} className="prose-link">
              {RULE_PAGES[id].heading}
            </Link>
          </li>
        ))}
        <li id="klassiker" className="scroll-mt-6">
          <Link to="/data/klassiker" className="prose-link">
            Klassiker utöver regeln
          </Link>
        </li>
      </ul>
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
        <dl className="grid gap-4">
          {CADENCE.map(({ heading, text }) => (
            <div key={heading}>
              <dt className="font-semibold">{heading}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-soft">
          Har du hittat ett fel? Skriv till <EmailLink address={site.contactEmail} />.
        </p>
      </>
    ),
  },
  {
    id: "uppgifter",
    heading: "Använd siffrorna",
    body: (
      <>
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
];
