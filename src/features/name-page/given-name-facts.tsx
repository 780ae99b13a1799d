import { Fragment } from "react";
import { formatCount, formatDay, formatQuantity, formatShare } from "@/lib/format.ts";
import { countText } from "@/name-parts/chart/newborn-lines.ts";
import { tiedYears, tiedYearsText } from "@/name-parts/facts/same-count-years.ts";
import { downloadNameDays } from "@/name-parts/name-days/download-name-days.ts";
import type { Count } from "@/name-parts/spellings/count.ts";
import { useCount } from "@/name-parts/spellings/use-count.ts";
import { calendarDay } from "@/names/days/name-day-calendar.ts";
import { nameDayOf } from "@/names/days/name-days.ts";
import { meanAgeOf } from "@/names/facts/mean-age.ts";
import { upperFirst } from "@/names/form/upper-first.ts";
import { letterListPath } from "@/names/lists/letters.ts";
import { messageAddress, nameDayPath } from "@/names/search/name-addresses.ts";
import type { NameRecord, YearOfNewborns } from "@/names/search/name-files.ts";
import { LAST_TOP_RANK, topListPath } from "@/names/search/name-lists.ts";
import type { GivenNameRelations } from "@/names/search/related-names.ts";
import { addYears } from "@/names/search/together.ts";
import { latestOf } from "@/names/series/latest-newborns.ts";
import { NEWBORN_YEARS, YEARS_FROM_TWO } from "@/names/series/statistics-years.ts";
import { listYears } from "@/names/series/years.ts";
import type { Pronunciation } from "@/names/sounds/pronunciation.ts";
import { syllablesOf } from "@/names/sounds/syllables.ts";
import { Link } from "@/ui/link.tsx";
import { ShareThreads } from "@/ui/share-threads.tsx";
import { GIVEN_NAMES_DAY } from "@/words/statistics.ts";
import { type Fact, FactLine, FactPanel } from "./fact-panel.tsx";
import { classNames } from "./given-name-classes.ts";

interface GivenNameFactsProps {
  readonly record: NameRecord;
  /** Absent for a name that the generators do not suggest. */
  readonly relations: GivenNameRelations | undefined;
  /** Absent where the stress is not certain. */
  readonly pronunciation?: Pronunciation | undefined;
}

/** What the statistics and the calendar say of a given name. */
export function GivenNameFacts({ record, relations, pronunciation }: GivenNameFactsProps) {
  const { name } = record;
  const count = useCount(record);
  const { women, men } = count.record;
  const classes = relations ? classNames(relations) : [];
  return (
    <>
      <FactPanel
        facts={[
          bearersFact(count),
          ...(women > 0 && men > 0 ? [shareFact(count.record)] : []),
          newbornsFact(count),
          nameDayFact(name),
        ]}
      />
      <FactLine
        facts={[
          ["Första bokstav", <FirstLetter key="bokstav" record={record} />],
          ["Längd", letters(name)],
          ["Stavelser", formatCount(syllablesOf(name))],
          ...(pronunciation
            ? [
                [
                  "Uttal",
                  <SpokenName key="uttal" name={name} pronunciation={pronunciation} />,
                ] as const,
              ]
            : []),
          ...(classes.length > 0
            ? [
                [
                  "Stil",
                  <Link key="stil" to="/kallor/fornamn#klassiskt" className="prose-link">
                    {classes.join(", ")}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
      {relations && (relations.classes & NORDIC) !== 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          Nordiskt: {name} står på vår handgjorda lista över namn av nordiskt ursprung.
        </p>
      )}
    </>
  );
}

/** All that is known of a name of the almanac that the statistics do not list. */
export function OnlyNameDay({ name }: { name: string }) {
  if (!nameDayOf(name)) return null;
  return (
    <div className="mt-5">
      <FactPanel facts={[nameDayFact(name)]} />
    </div>
  );
}

const NORDIC = 4;

function bearersFact({ record, spellings }: Count): Fact {
  const { women, men } = record;
  const isOne = spellings.length === 1;
  const label = "Bär namnet";
  if (women + men === 0) {
    return {
      label,
      figure: "Färre än två",
      text: `Listan börjar vid två kvinnor eller två män med namnet som tilltalsnamn den ${GIVEN_NAMES_DAY}.`,
    };
  }
  return {
    label,
    figure: formatCount(women + men),
    text: `${upperFirst(sexCount(women, "kvinnor", isOne))} och ${sexCount(men, "män", isOne)} hade ${isOne ? "det" : "någon av stavningarna"} som tilltalsnamn den ${GIVEN_NAMES_DAY}.${isOne ? ageText(record) : ""}`,
  };
}

/** " De som heter Astrid är i snitt 37 år." Nothing where the age is not published. */
function ageText(record: NameRecord): string {
  const age = meanAgeOf(record);
  if (age === null) return "";
  if ("all" in age) return ` De som hette ${record.name} var i snitt ${years(age.all)}.`;
  return ` Kvinnorna var i snitt ${years(age.women)} och männen ${years(age.men)}.`;
}

function years(age: number): string {
  return `${Math.round(age)}\u00a0år`;
}

/** The share of the sex that has the name most. */
function shareFact({ women, men }: NameRecord): Fact {
  return {
    label: women >= men ? "Andel kvinnor" : "Andel män",
    figure: shareText(Math.max(women, men) / (women + men)),
    text: (
      <>
        <ShareThreads women={women} men={men} />
        Ett streck är en procent: heldraget för kvinnor, brutet för män.
      </>
    ),
  };
}

/** Rounded, but never to all: the others are counted too. */
function shareText(share: number): string {
  return share >= 0.995 ? `Över ${formatShare(0.99)}` : formatShare(share);
}

function sexCount(count: number, sex: string, isOne: boolean): string {
  if (count > 0) return `${formatCount(count)}\u00a0${sex}`;
  return `färre än två ${sex}${isOne ? "" : " per stavning"}`;
}

function newbornsFact({ record: { girls, boys }, spellings }: Count): Fact {
  const isOne = spellings.length === 1;
  // Of sums, others may be higher with what the statistics leave out.
  const label = `${isOne ? "Flest nyfödda" : "Högsta summan"} ${NEWBORN_YEARS}`;
  const peaks = [
    { sex: "flickor", years: girls, ...peakOf(girls) },
    { sex: "pojkar", years: boys, ...peakOf(boys) },
  ].filter(({ children }) => children > 0);
  const latest = (
    <>
      <LatestYear girls={girls} boys={boys} />
      <Skatteverket spellings={spellings} />
    </>
  );
  const [first] = peaks.sort((a, b) => b.children - a.children);
  if (!first) {
    return {
      label,
      figure: "Färre än tio",
      text: (
        <>
          Varje år{!isOne && " och stavning"}, för flickor och för pojkar. {latest}
        </>
      ),
    };
  }
  return {
    label,
    figure:
      tiedYears(first, first.years).length > 2 ? "Flera år" : tiedYearsText(first, first.years),
    text: (
      <>
        {peaks.map((peak) => (
          <span key={peak.sex}>
            {upperFirst(countText(peak))}&nbsp;{peak.sex} {tiedYearsText(peak, peak.years)}
            {tiedYears(peak, peak.years).length === 1 && <Rank year={peak.year} rank={peak.rank} />}
            .{" "}
          </span>
        ))}
        {latest}
      </>
    ),
  };
}

/** The rank among the names of a year, which links to the list that has it. */
function Rank({ year, rank }: { year: number; rank: number | undefined }) {
  if (rank === undefined) return null;
  const place = `plats\u00a0${formatCount(rank)}`;
  if (rank > LAST_TOP_RANK) return `, ${place}`;
  return (
    <>
      ,{" "}
      <Link to={topListPath(year)} className="prose-link">
        {place}
      </Link>
    </>
  );
}

/** In every year, names with at least this many children are listed. */
const FEWEST_IN_PEAK = 10;

/** The year with most children, among those with ten or more: fewer are not listed in every year. */
function peakOf(years: readonly YearOfNewborns[]): YearOfNewborns {
  return years
    .filter(({ children }) => children >= FEWEST_IN_PEAK)
    .reduce((most, year) => (year.children > most.children ? year : most), {
      year: 0,
      children: 0,
    });
}

/** The newborns of the latest year that has any, for each sex whose peak it is not. */
function LatestYear({ girls, boys }: Pick<NameRecord, "girls" | "boys">) {
  const latest = [
    { sex: "flickor", years: girls },
    { sex: "pojkar", years: boys },
  ].flatMap(({ sex, years }) => {
    const last = years.at(-1);
    return last &&
      last.year >= YEARS_FROM_TWO.first &&
      !tiedYears(peakOf(years), years).includes(last.year)
      ? [{ ...last, sex }]
      : [];
  });
  return listYears(YEARS_FROM_TWO)
    .reverse()
    .map((year) => ({ year, ofYear: latest.filter((last) => last.year === year) }))
    .filter(({ ofYear }) => ofYear.length > 0)
    .map(({ year, ofYear }) => (
      <Fragment key={year}>
        År {year}:{" "}
        {ofYear.map((last, i) => (
          <Fragment key={last.sex}>
            {i > 0 && " och "}
            {countText(last)}&nbsp;{last.sex}
            <Rank year={year} rank={last.rank} />
          </Fragment>
        ))}
        .{" "}
      </Fragment>
    ));
}

/** The latest year in which Skatteverket lists the name, of each sex. */
function Skatteverket({ spellings: [name = "", ...others] }: Pick<Count, "spellings">) {
  // Of spellings together only those on the list are known.
  const isMinimum = others.length > 0;
  const latest = (
    [
      ["flickor", "girls"],
      ["pojkar", "boys"],
    ] as const
  ).flatMap(([sex, list]) => {
    const years = isMinimum
      ? addYears([name, ...others].map((spelling) => latestOf(spelling, list)))
      : latestOf(name, list);
    const last = years.at(-1);
    return last ? [{ ...last, sex }] : [];
  });
  return latest.map((last) => (
    <Fragment key={last.sex}>
      Enligt Skatteverket {countText(last)}&nbsp;{last.sex} {last.year}
      <Rank year={last.year} rank={last.rank} />.{" "}
    </Fragment>
  ));
}

function nameDayFact(name: string): Fact {
  const listed = nameDayOf(name);
  const label = "Namnsdag";
  if (!listed) {
    return { label, figure: "Ingen", text: "Namnet står inte i den svenska almanackan." };
  }
  const { month, day, listedAs, printedFrom } = listed;
  const others = calendarDay(month, day).names.filter(
    (other) => other.name !== name && other.name !== listedAs,
  );
  return {
    label,
    figure: formatDay(month, day),
    text: (
      <>
        {listedAs === name ? "Står" : `Står som ${listedAs}`}
        {printedFrom ? ` i namnlängden, i tryckta almanackor från ${printedFrom}` : " i almanackan"}
        .{others.length > 0 && " Samma dag: "}
        {others.map((other, i) => (
          <Fragment key={other.name}>
            {i > 0 && ", "}
            <Link to={other.path} className="prose-link" translate="no">
              {other.name}
            </Link>
          </Fragment>
        ))}
        {others.length > 0 && "."}{" "}
        <Link to={nameDayPath(listed)} className="prose-link">
          Se kalendern
        </Link>
        {" · "}
        <button
          type="button"
          className="prose-link"
          onClick={({ detail }) => detail < 2 && downloadNameDays([name])}
        >
          Lägg i kalendern
        </button>
      </>
    ),
  };
}

function FirstLetter({ record: { name, women, men } }: { record: NameRecord }) {
  const letter = name.normalize("NFC").charAt(0).toLocaleUpperCase("sv");
  const list = letterListPath(women >= men ? "flicknamn" : "pojknamn", name);
  if (list === null) return letter;
  return (
    <Link to={list} className="prose-link">
      {letter}
    </Link>
  );
}

/** AS-trid. A screen reader would spell the capitals, and says which syllable has the stress instead. */
function SpokenName({
  name,
  pronunciation: { syllables, stressed },
}: {
  name: string;
  pronunciation: Pronunciation;
}) {
  return (
    <>
      <span aria-hidden="true" translate="no">
        {syllables
          .map((syllable, i) => (i === stressed ? syllable.toUpperCase() : syllable))
          .join("-")}
      </span>
      <span className="sr-only">
        {`betoning på stavelse ${stressed + 1} av ${syllables.length}`}
      </span>{" "}
      <Link to={messageAddress("uttal", name)} className="prose-link font-normal">
        Uttalas det annorlunda?
      </Link>
    </>
  );
}

function letters(name: string): string {
  const count = name.replace(/\P{L}/gu, "").length;
  return formatQuantity(count, "bokstav", "bokstäver");
}
