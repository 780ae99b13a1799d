import { Link } from "react-router-dom";
import type { NameRecord } from "@/generators/name-search/name-files.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import {
  joinWords,
  type NewbornLine,
  type Period,
  SEXES,
  summaryOf,
  withoutNewborns,
} from "./newborn-lines.ts";

interface ChartIntroProps {
  /** Null for a chart of several names. */
  readonly name: string | null;
  readonly lines: readonly NewbornLine[];
  readonly period: Period;
}

/** What the axes of a chart are, in words. */
export function ChartIntro({ name, lines, period: { first, last } }: ChartIntroProps) {
  if (name === null) {
    return (
      <p className="mt-1 text-sm text-ink-soft">
        Barn per år som fick namnet som tilltalsnamn, {first}–{last}. Ges ett namn till båda könen
        visas det vanligaste.
      </p>
    );
  }
  const drawn = lines.map(({ sex }) => sex);
  const missing = SEXES.filter((sex) => !drawn.includes(sex));
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {`Antal ${joinWords(drawn)} per år som fick ${name} som tilltalsnamn, ${first}–${last}.`}
      {missing.map((sex) => ` För få ${sex} för statistiken.`)}
    </p>
  );
}

/** Below a chart: what it says in words, where its data ends, and its source. */
export function ChartNotes({ lines }: { lines: readonly NewbornLine[] }) {
  return (
    <figcaption className="text-sm text-ink-soft">
      {lines.map((line) => (
        <p key={line.label} className="sr-only">
          {summaryOf(line)}
        </p>
      ))}
      <Source />
    </figcaption>
  );
}

interface TooFewNewbornsProps {
  /** Of the heading. */
  readonly id: string;
  readonly record: NameRecord;
  readonly period: Period;
}

/** In place of a chart without a line. */
export function TooFewNewborns({ id, record, period }: TooFewNewbornsProps) {
  return (
    <>
      <h2 id={id}>För få nyfödda för en kurva</h2>
      <p className="mt-2 mb-3 max-w-[62ch]">
        {record.name} gavs till {withoutNewborns(period)}. Så små antal finns inte i statistiken.
      </p>
      <div className="text-sm text-ink-soft">
        <Source />
      </div>
    </>
  );
}

function Source() {
  return (
    <p>
      SCB:s statistik slutar med {LAST_NEWBORN_YEAR}. Källa: SCB, nyfödda efter tilltalsnamn (CC0),
      varje stavning för sig.{" "}
      <Link to="/kallor" className="prose-link">
        Så räknar vi
      </Link>
    </p>
  );
}
