import { Fragment } from "react";
import { MANY_BEARERS } from "@/config/limits.ts";
import { ChooseTogether, Guide, type GuideContent } from "@/content/guide.tsx";
import { nameLaw, scbGivenNames, skatteverket } from "@/content/guide-sources.ts";
import { formatCount } from "@/lib/format.ts";
import { topListPath } from "@/names/search/name-lists.ts";
import { LATEST_LISTS, listLength } from "@/names/series/latest-newborns.ts";
import { yearsText } from "@/names/series/years.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Link } from "@/ui/link.tsx";
import { Section } from "@/ui/section.tsx";
import { numberOnes } from "@/words/number-ones.ts";
import { publishedTop, publishedTopSource } from "@/words/published-top.ts";
import {
  FIRST_LATEST_YEAR,
  FIRST_NEWBORN_YEAR,
  GIVEN_NAMES_YEAR,
  LAST_LATEST_YEAR,
  LAST_NEWBORN_YEAR,
  TOP_FIVE_YEAR,
} from "@/words/statistics.ts";

/** Children with the most given name of the last year. */
const MOST_NEWBORNS = Math.max(
  ...numberOnes
    .filter(({ year }) => year === LAST_NEWBORN_YEAR)
    .flatMap(({ girl, boy }) => [girl.newborns, boy.newborns]),
);

const LATEST_YEARS = { first: FIRST_LATEST_YEAR, last: LAST_LATEST_YEAR };

const content: GuideContent = {
  question: "Hur väljer du namn till barnet?",
  tips: [
    {
      heading: "Låt namnet vila en vecka",
      text: "Spara några favoriter och använd dem i vardagen: ropa ut dem i parken, skriv dem på ett kuvert. Det namn som fortfarande känns rätt efter en vecka är antagligen det rätta.",
    },
    {
      heading: "Populärt betyder inte att alla heter så",
      text: `Även det vanligaste namnet gavs till bara ${formatCount(MOST_NEWBORNS)}\u00a0barn ${LAST_NEWBORN_YEAR}. Kortet visar hur många som fick namnet det året.`,
    },
    {
      heading: "Se på syskonen",
      text: "Syskonnamn behöver inte matcha, men de ropas ofta i samma andetag. Olika begynnelsebokstav gör livet lättare.",
    },
    {
      heading: "Trend eller tidlöst?",
      text: `Ett namn som stiger fort förknippas lätt med sin tid. De tidlösa är klassiker som har getts varje år sedan ${FIRST_NEWBORN_YEAR} och som bärs i alla åldrar, inte mest av dem som föddes under några få år.`,
    },
    {
      heading: "Prova med efternamnet",
      text: "Fyll i ett efternamn bland filtren så visas det vid varje namn, med initialer. Ett vågtecken visar när namnen börjar likadant, rimmar eller slutar lika, när efternamnet börjar på det ljud som förnamnet slutar på, och när initialerna är något som man kan bli retad för, som B.H. och W.C. Initialer som bara är värda att veta om, som O.K. och S.D., får inget vågtecken. Det är bara en upplysning: lyssna själv.",
    },
  ],
  faq: [
    {
      question: `Varför är topplistorna efter ${LAST_NEWBORN_YEAR} så korta?`,
      answer: `SCB:s statistik över nyföddas namn slutar med ${LAST_NEWBORN_YEAR}. För ${yearsText(LATEST_YEARS)} har vi Skatteverkets tal för de ${listLength(LAST_LATEST_YEAR)}\u00a0vanligaste flicknamnen och pojknamnen, på topplistorna för åren. En trend börjar därför med namnen på listan för sitt år. Sedan följer namn som ökade tydligt till och med ${LAST_NEWBORN_YEAR}.`,
    },
    {
      question: "Vad räknas som populärt?",
      answer: `De femtio vanligaste namnen för flickor och de femtio vanligaste för pojkar ${LAST_NEWBORN_YEAR}. Mindre vanliga är alla utom de hundra vanligaste och de namn som minst ${formatCount(MANY_BEARERS)} i alla åldrar bär: namn ner till tio barn om året, och nya namn som bara ett par barn har fått. Varje stavning räknas för sig.`,
    },
    {
      question: "Vad är ett tidlöst namn?",
      answer: `Ett klassiskt namn som getts till minst tio barn varje år sedan ${FIRST_NEWBORN_YEAR}, som mer än hälften av bärarna ${GIVEN_NAMES_YEAR} hade fått före dess, och som inte hör till en enda tid. Det ser vi på bärarnas medelålder, på hur vanligt namnet är bland nyfödda och på hur många som har det som andranamn. Namn som har kommit tillbaka, som Alma, är klassiska men inte tidlösa.`,
    },
    {
      question: "När måste barnet ha ett namn?",
      answer:
        "Inom tre månader från födelsen ska vårdnadshavarna ansöka om barnets förnamn och efternamn hos Skatteverket. Det går att ändra sig senare.",
    },
  ],
  related: [
    { id: "fornamn", text: "Namn i alla åldrar, efter stil och bokstav." },
    { id: "efternamn", text: "Vilket efternamn ska barnet få?" },
    { id: "husdjursnamn", text: "Till hund, katt, kanin, fågel och fisk." },
  ],
  lists: {
    "gamla-namn-tillbaka": "Gamla namn som har kommit tillbaka",
    "ovanliga-flicknamn": "Ovanliga flicknamn",
    "ovanliga-pojknamn": "Ovanliga pojknamn",
    "namn-i-hela-norden": "Namn som används i hela Norden",
    "namn-pa-engelska": "Namn som fungerar på engelska",
    naturnamn: "Naturnamn",
    syskonnamn: "Syskonnamn",
  },
  sources: [
    {
      href: publishedTopSource.url,
      label: publishedTopSource.publisher,
      text: `De fem vanligaste namnen ${TOP_FIVE_YEAR} för varje kön, med stavningar sammanslagna.`,
    },
    scbGivenNames,
    skatteverket,
    nameLaw,
  ],
};

const SEXES = [
  { sex: "girls", label: "Flickor" },
  { sex: "boys", label: "Pojkar" },
] as const;

interface TopName {
  readonly rank: number;
  readonly name: string;
  /** Another spelling that is counted with it. */
  readonly mergedWith?: string | null;
}

/** As many as have been published with spellings merged. */
const LAST_RANK = 5;

const latestList = LATEST_LISTS.at(-1);

/** The guide of /barnnamn. */
export default function ChildNamesGuide() {
  return (
    <Guide content={content}>
      <ChooseTogether />
      <Section
        heading={`Vilka var de vanligaste namnen ${LAST_LATEST_YEAR}?`}
        intro={`De fem namn som flest flickor och flest pojkar födda ${LAST_LATEST_YEAR} fick, enligt Skatteverket. Varje stavning räknas för sig, som på korten.`}
      >
        <TopNames
          year={LAST_LATEST_YEAR}
          namesOf={(sex) => latestList?.[sex].filter(({ rank }) => rank <= LAST_RANK) ?? []}
        />
        <p className="mt-3 text-sm text-ink-soft">
          Hela topplistan{" "}
          {[...LATEST_LISTS].reverse().map(({ year }, i) => (
            <Fragment key={year}>
              {i > 0 && ", "}
              <Link to={topListPath(year)} className="prose-link">
                {year}
              </Link>
            </Fragment>
          ))}
          .
        </p>
        <h3 className="mt-8 mb-3">{TOP_FIVE_YEAR}, med olika stavningar sammanslagna</h3>
        <TopNames
          year={TOP_FIVE_YEAR}
          namesOf={(sex) => publishedTop.filter((row) => row.sex === sex)}
        />
        <p className="mt-3 text-sm text-ink-soft">
          Källa:{" "}
          <ExternalLink href={publishedTopSource.url}>{publishedTopSource.publisher}</ExternalLink>.
        </p>
      </Section>
    </Guide>
  );
}

interface TopNamesProps {
  readonly year: number;
  readonly namesOf: (sex: (typeof SEXES)[number]["sex"]) => readonly TopName[];
}

/** The most given names of a year, of each sex. */
function TopNames({ year, namesOf }: TopNamesProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {SEXES.map(({ sex, label }) => (
        <div key={sex} className="rounded-card bg-honey-tint p-5">
          <p className="font-display text-lg font-semibold">{label}</p>
          <ol aria-label={`${label} ${year}`} className="mt-2">
            {namesOf(sex).map(({ rank, name, mergedWith }) => (
              <li
                key={name}
                className="flex items-center gap-x-3 border-b border-dashed border-ink/20 last:border-0"
              >
                <span className="w-5 text-ink-soft tabular-nums">{rank}</span>
                <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 wrap-anywhere">
                  <span className="font-display text-lg font-semibold" translate="no">
                    {name}
                  </span>
                  {mergedWith && (
                    <span className="text-sm">
                      även <span translate="no">{mergedWith}</span>
                    </span>
                  )}
                </span>
                <FavoriteButton page="barnnamn" name={name} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
