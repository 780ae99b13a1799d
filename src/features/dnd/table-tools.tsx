import { useContext, useEffect, useId, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { Choices } from "@/generators/engine/filters.ts";
import type { Field, Figure } from "@/generators/fantasy/dnd-characters.ts";
import {
  bondTexts,
  drawAgain,
  type Party,
  rollFigures,
  rollParty,
} from "@/generators/fantasy/dnd-figures.ts";
import { readParty, writeParty } from "@/generators/fantasy/dnd-links.ts";
import { PARTY_PARAM } from "@/name-parts/links/shared-names-address.ts";
import { Button } from "@/ui/button.tsx";
import { HasNavigated } from "@/ui/page-heading.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { RolledFigures } from "./rolled-figures.tsx";
import { visitRounds } from "./visit-figures.ts";

/** Sides of the die of a table. */
const TABLE_SIZE = 20;

export interface TableToolsProps {
  /** The chosen filters, for a table of characters. */
  readonly chosen: Choices;
}

/** Rolls a party or a table of characters, and exports it. A party is in the address, so that it can be sent. */
export default function TableTools({ chosen }: TableToolsProps) {
  const { party, setParty } = usePartyOfAddress();
  const [table, setTable] = useState<readonly Figure[] | null>(null);
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const hasNavigated = useContext(HasNavigated);

  // A link with a party is opened for the party, which is far below the names. After a reload or a step back, the browser
  // returns to the visitor's own place.
  const hasParty = party !== null;
  useEffect(() => {
    if (hasParty && !hasNavigated.current && isNewVisit()) section.current?.scrollIntoView();
  }, [hasParty, hasNavigated]);

  function drawFieldAgain(figure: Figure, field: Field, all: readonly Figure[]) {
    const others = all.filter((each) => each !== figure);
    const drawn = drawAgain(figure, field, others, visitRounds, Math.random);
    return all.map((each) => (each === figure ? drawn : each));
  }

  const rolled = rolledOf(party, table);
  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      className={`scroll-mt-4 ${rolled ? "" : "print:hidden"}`}
    >
      <h2 id={headingId}>Till spelbordet</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="quiet"
          onClick={() => {
            setTable(null);
            setParty(rollParty(Math.random, visitRounds));
          }}
        >
          Slå ett sällskap
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setParty(null);
            setTable(rollFigures(chosen, TABLE_SIZE, Math.random, visitRounds));
          }}
        >
          Slå en tabell
        </Button>
      </div>
      {/* The list itself would be read aloud from beginning to end. */}
      <p role="status" className="sr-only">
        {rolled && `${rolled.title}. ${rolled.intro}`}
      </p>
      {rolled && (
        <RolledFigures
          {...rolled}
          onDrawAgain={(figure, field) => {
            const figures = drawFieldAgain(figure, field, rolled.figures);
            if (party) setParty({ ...party, figures });
            else setTable(figures);
          }}
        />
      )}
    </section>
  );
}

/** Whether the document was opened by a link or an address, and not loaded again. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const type = entry && "type" in entry ? entry.type : null;
  return type !== "reload" && type !== "back_forward";
}

function rolledOf(party: Party | null, table: readonly Figure[] | null) {
  if (party) {
    const intro = bondTexts[party.bond] ?? "";
    return { title: "Sällskap", intro, isParty: true, figures: party.figures };
  }
  if (!table) return null;
  const intro = `${table.length}\u00a0figurer efter filtren, en för varje sida på tärningen.`;
  return { title: "Figurer", intro, isParty: false, figures: table };
}

function usePartyOfAddress() {
  const [params, setParams] = useSearchParams();
  const isHydrating = useIsHydrating();
  // A page is prerendered without query parameters.
  const text = isHydrating ? null : params.get(PARTY_PARAM);
  const party = useMemo(() => (text === null ? null : readParty(text)), [text]);

  function setParty(next: Party | null) {
    setParams(
      (current) => {
        const others = new URLSearchParams(current);
        if (next) others.set(PARTY_PARAM, writeParty(next));
        else others.delete(PARTY_PARAM);
        return others;
      },
      { preventScrollReset: true, replace: true },
    );
  }

  return { party, setParty };
}
