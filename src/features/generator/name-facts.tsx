import type { GivenNameBearers, NameDay, NameFacts, Newborns } from "@/generators/facts.ts";
import { formatCount, formatDay, formatShare } from "@/lib/format.ts";

/** Smallest share of the rarer sex for which the share of women is shown: the rule of unisex. */
const MIXED_SHARE = 0.15;

/** Ranks below this are not shown: many names share them. */
const LAST_RANK_SHOWN = 100;

const BEARERS_SOURCE = "(SCB\u00a02020)";

/** The facts about a name, one per line, each figure with its source in brackets. */
export function NameFactLines({ name, facts }: { name: string; facts: NameFacts }) {
  return factLines(name, facts).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

function factLines(name: string, facts: NameFacts): string[] {
  const { bearers, surnameBearers, newborns = [], nameDay, pets } = facts;
  const lines = newbornsLines(newborns);
  if (bearers && bearers.women + bearers.men > 0) lines.push(bearersLine(bearers));
  if (surnameBearers) lines.push(`${formatCount(surnameBearers)} bär namnet ${BEARERS_SOURCE}`);
  if (pets) {
    const year = pets.asOf.slice(0, 4);
    lines.push(`${formatCount(pets.count)} ${pets.kind} (Jordbruksverket\u00a0${year})`);
  }
  if (nameDay) lines.push(nameDayLine(name, nameDay));
  return lines;
}

function bearersLine({ women, men }: GivenNameBearers): string {
  const total = women + men;
  const count = `${formatCount(total)} bär namnet`;
  if (Math.min(women, men) / total < MIXED_SHARE) return `${count} ${BEARERS_SOURCE}`;
  return `${count}, ${formatShare(women / total)} kvinnor ${BEARERS_SOURCE}`;
}

function newbornsLines(newborns: readonly Newborns[]): string[] {
  const [first, second] = newborns;
  if (!first) return [];
  const count = `${formatCount(first.count)} ${first.sex}`;
  if (second) return [`${count} och ${formatCount(second.count)} ${second.sex} 2022 (SCB)`];
  const rank = first.rank <= LAST_RANK_SHOWN ? `, nr\u00a0${first.rank}` : "";
  return [`${count} 2022${rank} (SCB)`];
}

function nameDayLine(name: string, { month, day, listedAs, printedFrom }: NameDay): string {
  const variant = listedAs === name ? "" : `, som ${listedAs}`;
  const start = printedFrom ? ` (från\u00a0${printedFrom})` : "";
  return `namnsdag ${formatDay(month, day)}${variant}${start}`;
}
