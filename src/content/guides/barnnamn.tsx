import { Fragment } from "react";
import { ChooseTogether, Guide, type GuideContent } from "@/content/guide.tsx";
import { nameLaw, scbGivenNames, skatteverket } from "@/content/guide-sources.ts";
import { LATEST_LISTS, listLength } from "@/generators/latest-newborns.ts";
import { topListPath } from "@/generators/name-search/name-lists.ts";
import { yearsText } from "@/generators/years.ts";
import { formatCount } from "@/lib/format-count.ts";
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
      text: "Fyll i ett efternamn bland filtren så visas det vid varje namn, med initialer. Ett vågtecken visar när namnen börjar likadant eller rimmar, när efternamnet börjar på det ljud som förnamnet slutar på, och när initialerna är ett ord eller en känd förkortning, som O.K. och T.V. Initialer som är en partibeteckning, som S.D., får inget vågtecken. Det är bara en upplysning: lyssna själv.",
    },
  ],
  faq: [
    {
      question: `Varför är topplistorna efter ${LAST_NEWBORN_YEAR} så korta?`,
      answer: `SCB:s statistik över nyföddas namn slutar med ${LAST_NEWBORN_YEAR}. För ${yearsText(LATEST_YEARS)} har vi Skatteverkets tal för de ${listLength(LAST_LATEST_YEAR)}\u00a0vanligaste flicknamnen och pojknamnen, på topplistorna för åren. Trend 2024 börjar därför med namnen på listan för 2024. Sedan följer namn som stigit tydligt till och med ${LAST_NEWBORN_YEAR}. Trend 2023 fungerar likadant.`,
    },
    {
      question: "Vad räknas som populärt?",
      answer: `De femtio vanligaste namnen för flickor och de femtio vanligaste för pojkar ${LAST_NEWBORN_YEAR}. Resten är mindre vanliga: namn ner till tio barn om året, och nya namn som bara ett par barn har fått. Varje stavning räknas för sig.`,
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
    "gamla-namn-tillbaka": "Gamla namn som kommer tillbaka",
    "ovanliga-flicknamn": "Ovanliga flicknamn",
    "ovanliga-pojknamn": "Ovanliga pojknamn",
    "namn-i-hela-norden": "Namn som används i hela Norden",
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

/** The guide of /barnnamn. */
export default function ChildNamesGuide() {
  return (
    <Guide content={content}>
      <ChooseTogether />
      <Section
        heading={`Vilka var de vanligaste namnen ${TOP_FIVE_YEAR}?`}
        intro={`De fem vanligaste namnen ${TOP_FIVE_YEAR} så som de har publicerats, med olika stavningar sammanslagna. Statistiken på korten räknar i stället varje stavning för sig.`}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {SEXES.map(({ sex, label }) => (
            <div key={sex} className="rounded-card bg-honey-tint p-5">
              <h3>{label}</h3>
              <ol aria-label={`${label} ${TOP_FIVE_YEAR}`} className="mt-2">
                {publishedTop
                  .filter((row) => row.sex === sex)
                  .map(({ rank, name, mergedWith }) => (
                    <li
                      key={name}
                      className="flex flex-wrap items-baseline gap-x-3 border-b border-dashed border-ink/20 py-1.5 last:border-0"
                    >
                      <span className="w-5 text-ink-soft tabular-nums">{rank}</span>
                      <span className="font-display text-lg font-semibold" translate="no">
                        {name}
                      </span>
                      {mergedWith && (
                        <span className="text-sm">
                          även <span translate="no">{mergedWith}</span>
                        </span>
                      )}
                    </li>
                  ))}
              </ol>
            </div>
          ))}
        </div>
        <p className="mt-3 text-sm text-ink-soft">
          Källa:{" "}
          <ExternalLink href={publishedTopSource.url}>{publishedTopSource.publisher}</ExternalLink>.
          Per stavning: topplistan{" "}
          {LATEST_LISTS.map(({ year }, i) => (
            <Fragment key={year}>
              {i > 0 && ", "}
              <Link to={topListPath(year)} className="prose-link">
                {year}
              </Link>
            </Fragment>
          ))}
          .
        </p>
      </Section>
    </Guide>
  );
}
