import type { Candidate } from "../../names/word-list.ts";
import type { Random } from "../engine/engine.ts";
import type { FantasyName } from "./elements.ts";

/** Names with the same first letters, this many, are not drawn together while others are left. */
const BEGINNING = 4;

/** Most names with the same ending that are drawn together while others are left. */
const SAME_ENDING = 2;

/** How many names are drawn from; more than a page has. */
const BATCH = 24;

/** How many times rather a name is drawn than one that comes after it. */
const PREFERENCE = 1_000_000;

interface ApartOptions<Name> {
  /** What none should have more names of than another. */
  readonly groupOf: (name: Name) => string;
  /** The name with what follows it, such as a byname; undefined for one that may not be drawn. */
  readonly nameOf: (name: Name) => string | undefined;
  /** Whether a name comes before the others; all are alike unless stated. */
  readonly comesFirst?: (name: Name) => boolean;
  /** Most names of the batch; more than a page has unless stated. */
  readonly most?: number;
}

/**
 * A batch of candidates to draw a page from, as many of each group as there are. Those that come first weigh most. Those
 * that begin or end alike, or are followed by the same, weigh less than the others, and those that would be the third with
 * an ending least.
 */
export function apart<Name extends FantasyName>(
  names: readonly Name[],
  random: Random,
  { groupOf, nameOf, comesFirst = () => true, most = BATCH }: ApartOptions<Name>,
): readonly Candidate[] {
  const batch: Candidate[] = [];
  const used = new Set<string>();
  const endings = new Map<string, number>();

  /** Takes names until the batch is full, and returns those that it has passed over. */
  function take(
    from: Iterable<Name>,
    weight: number,
    suits: (name: Name) => boolean,
    isApart = false,
  ) {
    const left: Name[] = [];
    for (const each of from) {
      if (batch.length === most) break;
      const beginning = each.word.slice(0, BEGINNING);
      if (!suits(each) || (isApart && used.has(beginning))) {
        left.push(each);
        continue;
      }
      const name = nameOf(each);
      if (name === undefined) continue;
      const rest = name.slice(each.word.length) || beginning;
      if (isApart && used.has(rest)) {
        left.push(each);
        continue;
      }
      batch.push({ name, weight });
      used.add(beginning).add(rest);
      endings.set(each.last.form, (endings.get(each.last.form) ?? 0) + 1);
    }
    return left;
  }

  const isFew = (name: Name) => (endings.get(name.last.form) ?? 0) < SAME_ENDING;
  let left: Iterable<Name> = byTurns(names, groupOf, comesFirst, random);
  left = take(left, PREFERENCE ** 3, (name) => comesFirst(name) && isFew(name), true);
  left = take(left, PREFERENCE ** 2, isFew, true);
  left = take(left, PREFERENCE, isFew);
  take(left, 1, () => true);
  return batch;
}

/** The names in random order, one of each group in turns; those that come first before the others of their group. */
function* byTurns<Name>(
  names: readonly Name[],
  groupOf: (name: Name) => string,
  comesFirst: (name: Name) => boolean,
  random: Random,
): Generator<Name> {
  const groups = new Map<string, { first: Name[]; others: Name[] }>();
  for (const name of names) {
    const group = groups.get(groupOf(name)) ?? { first: [], others: [] };
    (comesFirst(name) ? group.first : group.others).push(name);
    groups.set(groupOf(name), group);
  }
  while (groups.size > 0) {
    for (const [key, { first, others }] of groups) {
      const name = takeOne(first, random) ?? takeOne(others, random);
      if (name === undefined) groups.delete(key);
      else yield name;
    }
  }
}

/** Takes a random item out of a list, whose order is lost; undefined if it is empty. */
function takeOne<Item>(items: Item[], random: Random): Item | undefined {
  const at = Math.floor(random() * items.length);
  const item = items[at];
  const last = items.pop();
  if (last !== undefined && at < items.length) items[at] = last;
  return item;
}
