import type { ComponentProps } from "react";
import { joinWords } from "@/names/form/join-words.ts";
import { listLength } from "@/names/series/latest-newborns.ts";
import { YEARS_FROM_TWO } from "@/names/series/statistics-years.ts";
import { type Years, yearsInWords, yearsText } from "@/names/series/years.ts";
import { Link } from "@/ui/link.tsx";
import { LAST_LATEST_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { ChartDownloads } from "./chart-downloads.tsx";
import { LATEST_YEARS } from "./chart-sources.ts";
import { isOfSpellings, type NewbornLine, SEXES, summaryOf } from "./newborn-lines.ts";

interface ChartIntroProps {
  /** What is counted; null for a chart of several names. */
  readonly spellings: readonly string[] | null;
  readonly lines: readonly NewbornLine[];
  readonly period: Years;
}

/** What the axes of a chart are, in words. Shorter than the lead, which is painted before it. */
export function ChartIntro({ spellings, lines, period: { first, last } }: ChartIntroProps) {
  if (spellings === null) {
    return (
      <p className="mt-1 text-sm text-ink-soft">
        Barn per år som fick namnet som tilltalsnamn, {first}–{last}. Ges ett namn till båda könen
        visas det kön som får det mest.
        {lines.some(isOfSpellings) && " Stavningarna räknas tillsammans."}
      </p>
    );
  }
  const drawn = lines.map(({ sex }) => sex);
  const missing = SEXES.filter((sex) => !drawn.includes(sex));
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {`Antal ${joinWords(drawn)} per år${spellings.length > 1 ? ` som fick ${joinWords(spellings, "eller")} som tilltalsnamn` : ""}, ${first}–${last}.`}
      {missing.map(
        (sex) => ` ${sex === "pojkar" ? "Pojkarna" : "Flickorna"} är för få för statistiken.`,
      )}
    </p>
  );
}

/** Below a chart: what it says in words, where its data ends, its source, and how to quote it. */
export function ChartNotes({ lines, period, embed }: ComponentProps<typeof ChartDownloads>) {
  return (
    <figcaption className="text-sm text-ink-soft">
      {lines.map((line) => (
        <p key={line.label} className="sr-only">
          {summaryOf(line)}
        </p>
      ))}
      {lines.some(({ latest }) => latest.length > 0) && (
        <p className="mb-2">
          {`Ringarna ${yearsText(LATEST_YEARS)} är Skatteverkets tal, ett annat sätt att räkna som inte fortsätter SCB:s kurva. Där är bara årets ${listLength(LAST_LATEST_YEAR)}\u00a0vanligaste flicknamn och pojknamn kända.`}
        </p>
      )}
      <Source isOfSpellings={lines.some(isOfSpellings)} />
      <ChartDownloads lines={lines} period={period} embed={embed} />
    </figcaption>
  );
}

function Source({ isOfSpellings }: { isOfSpellings: boolean }) {
  return (
    <p>
      {isOfSpellings &&
        `En stavning som färre än\u00a010 fick ett år (${yearsInWords(YEARS_FROM_TWO, "och")}: färre än\u00a02) saknas, därav ”minst”. `}
      SCB:s statistik slutar med {LAST_NEWBORN_YEAR}. Källa: SCB, nyfödda efter tilltalsnamn (CC0)
      {isOfSpellings ? "; vår bearbetning av SCB:s öppna data" : ", varje stavning för sig"}.{" "}
      <Link to="/kallor" className="prose-link">
        Så räknar vi
      </Link>
    </p>
  );
}
