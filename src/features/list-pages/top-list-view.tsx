import type { ReactNode } from "react";
import { TOP_LIST_NOTES } from "@/content/top-list-notes.ts";
import { numberWord } from "@/lib/number-word.ts";
import { useIsTogether, withSpellingChoice } from "@/name-parts/files/address-params.ts";
import {
  FULL_LIST_YEARS,
  LAST_TOP_RANK,
  TOP_LIST_YEARS,
  topListPath,
} from "@/names/search/name-lists.ts";
import { LATEST_LISTS, type LatestName } from "@/names/series/latest-newborns.ts";
import { YEARS_FROM_TWO } from "@/names/series/statistics-years.ts";
import { yearsInWords } from "@/names/series/years.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { FetchedPart } from "@/ui/fetched-part.tsx";
import { Link } from "@/ui/link.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";
import { FIRST_NEWBORN_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { topListQuery } from "./list-files-api.ts";
import { ListLinks } from "./list-links.tsx";
import { MoreNameLists } from "./more-name-lists.tsx";
import { TopLists, TopListTables } from "./top-list.tsx";

/** The top list of a year. */
export function TopListView({ year }: { year: number }) {
  return year > LAST_NEWBORN_YEAR ? <LatestTopList year={year} /> : <FullTopList year={year} />;
}

/** Of a year in SCB's statistics. */
function FullTopList({ year }: { year: number }) {
  const isTogether = useIsTogether();
  const hasChange = year > FIRST_NEWBORN_YEAR;
  return (
    <TopListFrame
      year={year}
      lead={
        <>
          De {LAST_TOP_RANK}&nbsp;flicknamn och {LAST_TOP_RANK}&nbsp;pojknamn som flest nyfödda fick{" "}
          {year} i Sverige
          {hasChange && `, och hur de har stigit eller fallit sedan ${year - 1}`}.
        </>
      }
      note={
        <p>
          {isTogether
            ? `Stavningar av samma namn som låter lika räknas ihop, efter vår egen bedömning; SCB:s topplista slår ihop några fler. En stavning som färre än tio barn fick ett år (${yearsInWords(YEARS_FROM_TWO, "och")}: färre än två) saknas i statistiken. Då står det ”minst”.`
            : "Plats per stavning, så som SCB redovisar varje namn: Maja och Maya räknas var för sig. SCB:s egen topplista slår ihop stavningar, så den kan se annorlunda ut."}{" "}
          Namn som lika många barn fick delar plats. SCB:s statistik slutar med {FULL_LIST_YEARS[0]}
          .
        </p>
      }
      source={`Källa: SCB, nyfödda efter tilltalsnamn (CC0). ${processedText(isTogether, hasChange)}`}
    >
      {hasChange && (
        <p className="mb-6 max-w-[65ch] text-sm text-ink-soft">
          ▲ och ▼ visar hur många platser namnet har stigit eller fallit sedan {year - 1}, = att det
          står kvar. Ny: inte bland de {LAST_TOP_RANK} året före.
        </p>
      )}
      <FetchedPart query={topListQuery(year, false)}>
        {(list) => <TopLists year={year} list={list} hasChange={hasChange} />}
      </FetchedPart>
    </TopListFrame>
  );
}

/** Of a year that only Skatteverket has counted. */
function LatestTopList({ year }: { year: number }) {
  const { girls, boys } = latestList(year);
  const note = TOP_LIST_NOTES[year];
  return (
    <TopListFrame
      year={year}
      lead={
        <>
          De {numberWord(girls.length)}&nbsp;flicknamn och {numberWord(boys.length)}&nbsp;pojknamn
          som flest nyfödda fick {year} i Sverige, enligt Skatteverket.
        </>
      }
      note={
        <p>
          Fler namn än så har vi inga tal för: SCB slutade med namnstatistik efter{" "}
          {LAST_NEWBORN_YEAR}, och Skatteverkets lista är kortare. Skatteverket räknar hela året men
          på en annan dag än SCB, så jämför inte talen med åren till och med {LAST_NEWBORN_YEAR}.
          Varje stavning räknas för sig, och namn som lika många barn fick delar plats.
        </p>
      }
      source="Källa: Skatteverket, Namn på nyfödda (öppna data). "
    >
      {note && <p className="mb-6 max-w-[65ch]">{note}</p>}
      <TopListTables
        year={year}
        list={{ girls: girls.map(withoutChange), boys: boys.map(withoutChange) }}
        hasChange={false}
      />
    </TopListFrame>
  );
}

interface TopListFrameProps {
  readonly year: number;
  readonly lead: ReactNode;
  /** The lists. */
  readonly children: ReactNode;
  /** How the names are counted. */
  readonly note: ReactNode;
  readonly source: string;
}

/** What every top list has around its names. */
function TopListFrame({ year, lead, children, note, source }: TopListFrameProps) {
  const isTogether = useIsTogether();
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current={`Topplistan ${year}`} />
      <PageHeading>Populäraste namnen {year}</PageHeading>
      <Lead>{lead}</Lead>
      <Neighbours year={year} isTogether={isTogether} />
      {children}
      <AllYears year={year} isTogether={isTogether} />
      <div className="mt-8 grid max-w-[65ch] gap-2 text-sm text-ink-soft">
        {note}
        <p>
          {source}
          <Link to="/kallor" className="prose-link">
            Mer om våra källor
          </Link>
        </p>
      </div>
      <MoreNameLists current="top-list" />
    </>
  );
}

function withoutChange(entry: LatestName) {
  return { ...entry, rankBefore: null };
}

/** The list of Skatteverket for a year that it has. */
export function latestList(year: number) {
  const list = LATEST_LISTS.find((each) => each.year === year);
  if (!list) throw new Error(`Skatteverket has no list of ${year}`);
  return list;
}

function AllYears({ year, isTogether }: { year: number; isTogether: boolean }) {
  return (
    <Section heading="Alla år" className="mt-12">
      <ListLinks
        label="År"
        links={TOP_LIST_YEARS.map((each) => ({
          to: withSpellingChoice(topListPath(each), isTogether),
          label: String(each),
        }))}
        current={withSpellingChoice(topListPath(year), isTogether)}
        className="grid-cols-[repeat(auto-fill,minmax(4rem,1fr))]"
      />
    </Section>
  );
}

function processedText(isTogether: boolean, hasChange: boolean): string {
  if (isTogether) return "Summor, platser och ändringar är vår bearbetning av SCB:s öppna data. ";
  return hasChange ? "Ändringen är vår bearbetning av SCB:s öppna data. " : "";
}

/** Links to the years before and after, and on a phone to the second list. */
function Neighbours({ year, isTogether }: { year: number; isTogether: boolean }) {
  return (
    <nav aria-label="Bläddra" className="my-6 flex flex-wrap gap-x-6 gap-y-2">
      {TOP_LIST_YEARS.includes(year - 1) && (
        <Link
          to={withSpellingChoice(topListPath(year - 1), isTogether)}
          className="prose-link py-2"
        >
          ‹ Topplistan {year - 1}
        </Link>
      )}
      {TOP_LIST_YEARS.includes(year + 1) && (
        <Link
          to={withSpellingChoice(topListPath(year + 1), isTogether)}
          className="prose-link py-2"
        >
          Topplistan {year + 1} ›
        </Link>
      )}
      <a href="#pojknamn" className="prose-link py-2 md:hidden">
        Till pojknamnen
      </a>
    </nav>
  );
}
