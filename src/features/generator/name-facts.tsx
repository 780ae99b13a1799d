import { Fragment } from "react";
import { namePageAddress } from "@/content/name-links/name-page-address.ts";
import type {
  FactsLookup,
  NameFacts as FactsOfName,
  GivenNameBearers,
  NameDay,
  Newborns,
} from "@/generators/facts.ts";
import type { NameKind } from "@/generators/registry.ts";
import { formatDay, formatShare } from "@/lib/format.ts";
import { formatCount } from "@/lib/format-count.ts";
import { Link } from "@/ui/link.tsx";

/** Smallest share of the rarer sex for which the share of women is shown: the rule of unisex. */
const MIXED_SHARE = 0.15;

/** Ranks below this are not shown: many names share them. */
const LAST_RANK_SHOWN = 100;

export interface NameFactsProps {
  readonly name: string;
  /** Null until it is loaded. */
  readonly facts: FactsLookup | null;
}

/**
 * The facts about a name in one line, which leads to the page of the name. What the page says
 * elsewhere is for screen readers only. A name without facts has a page too, or an answer of the
 * name search.
 */
export default function NameFacts({ name, facts }: NameFactsProps) {
  const known = facts?.(name);
  if (!known) return null;
  const shown = factsOf(name, known);
  return (
    <Link to={namePageAddress(name, kindOf(known))} className="hover:text-falu hover:underline">
      <span className="sr-only">Mer om {name}: </span>
      {shown.map((fact, i) => (
        <Fragment key={fact.shown}>
          {i > 0 && " · "}
          <span>
            {fact.before && <span className="sr-only">{fact.before} </span>}
            {fact.shown}
            {fact.source && <span className="sr-only"> ({fact.source})</span>}
          </span>
        </Fragment>
      ))}
      {shown.length === 0 && "Hur många heter så?"}
    </Link>
  );
}

function kindOf({ bearers, newborns, surnameBearers }: FactsOfName): NameKind {
  if (surnameBearers) return "surname";
  return bearers || newborns ? "given name" : "any name";
}

interface Fact {
  readonly before?: string;
  readonly shown: string;
  readonly source?: string;
}

function factsOf(name: string, facts: FactsOfName): Fact[] {
  const { bearers, surnameBearers, newborns = [], nameDay, pets = [] } = facts;
  const all: Fact[] = newbornsFacts(newborns);
  const source = "SCB\u00a02020";
  if (bearers && bearers.women + bearers.men > 0) all.push({ shown: bearersText(bearers), source });
  if (surnameBearers) all.push({ shown: `${formatCount(surnameBearers)} bär namnet`, source });
  for (const { kind, count, asOf } of pets) {
    const source = `Jordbruksverket\u00a0${asOf.slice(0, 4)}`;
    all.push({ shown: `${formatCount(count)} ${kind}`, source });
  }
  if (nameDay) all.push({ before: "namnsdag", shown: nameDayText(name, nameDay) });
  return all;
}

function bearersText({ women, men }: GivenNameBearers): string {
  const total = women + men;
  const count = `${formatCount(total)} bär namnet`;
  if (Math.min(women, men) / total < MIXED_SHARE) return count;
  return `${count}, ${formatShare(women / total)} kvinnor`;
}

function newbornsFacts(newborns: readonly Newborns[]): Fact[] {
  const [first, second] = newborns;
  if (!first) return [];
  const source = "SCB";
  const count = `${formatCount(first.count)} ${first.sex}`;
  if (second) {
    const both = `${count} och ${formatCount(second.count)} ${second.sex}`;
    return [{ shown: `${both} ${first.year}`, source }];
  }
  const isShown = first.rank !== null && first.rank <= LAST_RANK_SHOWN;
  const rank = isShown ? `, nr\u00a0${first.rank}` : "";
  return [{ shown: `${count} ${first.year}${rank}`, source }];
}

function nameDayText(name: string, { month, day, listedAs, printedFrom }: NameDay): string {
  const variant = listedAs === name ? "" : `, som ${listedAs}`;
  const start = printedFrom ? ` (från\u00a0${printedFrom})` : "";
  return `${formatDay(month, day)}${variant}${start}`;
}
