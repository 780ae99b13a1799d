import { formatCount, formatDay, formatShare, formatShortDay } from "@/lib/format.ts";
import type {
  CarriedName,
  FactAbroad,
  GivenNameBearers,
  NameDay,
  NameFacts,
  Newborns,
} from "@/names/facts/facts.ts";
import { isUnisex } from "@/names/facts/unisex.ts";
import { CARRIED_NAMES_YEAR, GIVEN_NAMES_YEAR, SURNAMES_YEAR } from "@/words/statistics.ts";

/** Ranks below this are not shown: many names share them. */
const LAST_RANK_SHOWN = 100;

/** A fact about a name in words. */
interface DescribedFact {
  /** What the fact is, where the page does not say it. */
  readonly before?: string;
  readonly text: string;
  /** What a card has room for. */
  readonly short?: string;
  readonly source?: string;
}

/** The facts about a name, each in a few words. */
export function describeFacts(name: string, facts: NameFacts): readonly DescribedFact[] {
  const { bearers, meanAge, carried, surnameBearers, newborns = [] } = facts;
  const { nameDay, pets = [], suits = [], abroad = [] } = facts;
  const all: DescribedFact[] = [...abroad.map(factAbroad), ...newbornsFacts(newborns)];
  if (bearers && bearers.women + bearers.men > 0) {
    all.push({ text: bearersText(bearers, meanAge), source: `SCB\u00a0${GIVEN_NAMES_YEAR}` });
  }
  if (carried) all.push(...carriedFacts(carried));
  if (surnameBearers === 0) {
    all.push({ text: `färre än två bar namnet\u00a0${SURNAMES_YEAR}`, source: "SCB" });
  } else if (surnameBearers) {
    const source = `SCB\u00a0${SURNAMES_YEAR}`;
    all.push({ text: `${formatCount(surnameBearers)} bär namnet`, source });
  }
  for (const { kind, count, asOf } of pets) {
    const source = `Jordbruksverket\u00a0${asOf.slice(0, 4)}`;
    all.push({ text: `${formatCount(count)}\u00a0${kind}`, source });
  }
  if (suits.length > 0) all.push({ text: suits.join(", ") });
  if (nameDay) {
    const short = `namnsdag\u00a0${formatShortDay(nameDay.month, nameDay.day)}`;
    all.push({ before: "namnsdag", text: nameDayText(name, nameDay), short });
  }
  return all;
}

/** A card's facts fit on one line with the figure of one country, and take two lines with figures of more countries. */
function factAbroad({ count, people, place, year, spelling }: FactAbroad): DescribedFact {
  const own = spelling === null ? "" : `, som ${spelling}`;
  return {
    text: `${formatCount(count)}\u00a0${people} ${place} ${year}${own}`,
    short: `${formatCount(count)} ${place}${own}`,
  };
}

function bearersText({ women, men }: GivenNameBearers, meanAge: number | undefined): string {
  const total = women + men;
  return [
    `${formatCount(total)} bär namnet`,
    // First: a phone has room for one of them, and on a card the age has been asked for.
    ...(meanAge === undefined ? [] : [`i\u00a0snitt\u00a0${meanAge}\u00a0år`]),
    ...(isUnisex(women, men) ? [`${formatShare(women / total)}\u00a0kvinnor`] : []),
  ].join(", ");
}

function carriedFacts({ all, daily }: CarriedName): DescribedFact[] {
  const source = `SCB\u00a0${CARRIED_NAMES_YEAR}`;
  return [
    {
      text: `${formatCount(all - daily)} bär det som andranamn`,
      short: `${formatCount(all - daily)} som andranamn`,
      source,
    },
    {
      text: `${formatShare(daily / all)} av alla som har namnet kallas så`,
      short: `${formatShare(daily / all)} kallas så`,
      source,
    },
  ];
}

function newbornsFacts(newborns: readonly Newborns[]): DescribedFact[] {
  const [first, second] = newborns;
  if (!first) return [];
  const source = "SCB";
  const count = `${formatCount(first.count)}\u00a0${first.sex}`;
  if (second) {
    const both = `${count} och ${formatCount(second.count)}\u00a0${second.sex}`;
    return [{ text: `${both} ${first.year}`, source }];
  }
  const isShown = first.rank !== null && first.rank <= LAST_RANK_SHOWN;
  const rank = isShown ? `, nr\u00a0${first.rank}` : "";
  return [{ text: `${count} ${first.year}${rank}`, source }];
}

/** "27 november", and the spelling in the calendar where it is another. */
export function nameDayText(name: string, { month, day, listedAs, printedFrom }: NameDay): string {
  const variant = listedAs === name ? "" : `, som ${listedAs}`;
  const start = printedFrom ? ` (från\u00a0${printedFrom})` : "";
  return `${formatDay(month, day)}${variant}${start}`;
}
