import type { Candidate } from "../../names/word-list.ts";
import type { Random } from "../engine/engine.ts";
import type { FantasyName } from "./elements.ts";

/** Names with the same first letters, this many, are not drawn together while others are left. */
const BEGINNING = 4;

/** Most names with the same ending that are drawn together while others are left. */
const SAME_ENDING = 2;

/** How many names are drawn from; more than a page has. */
const BATCH = 48;

/** How many times rather a name is drawn than one that suits those before it less. */
const PREFERENCE = 1_000_000;

interface ApartOptions<Name> {
  /** What none should have more names of than another. */
  readonly groupOf: (name: Name) => string;
  /** The name with what follows it, such as a byname; undefined for one that may not be drawn. */
  readonly nameOf: (name: Name) => string | undefined;
  /** Most names of the batch; more than a page has unless stated. */
  readonly most?: number;
}

/**
 * A batch of candidates to draw a page from, as many of each group as there are. Those that begin or end alike, or are
 * followed by the same, weigh less than the others, and those that would be the third with an ending least.
 */
export function apart<Name extends FantasyName>(
  names: readonly Name[],
  random: Random,
  { groupOf, nameOf, most = BATCH }: ApartOptions<Name>,
): readonly Candidate[] {
  const batch: Candidate[] = [];
  const used = new Set<string>();
  const endings = new Map<string, number>();
  const endingLike = ({ last }: Name) => endings.get(last.form) ?? 0;

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

  const alike = take(
    byTurns(names, groupOf, random),
    PREFERENCE ** 2,
    (name) => endingLike(name) === 0,
    true,
  );
  const others = take(alike, PREFERENCE, (name) => endingLike(name) < SAME_ENDING);
  take(others, 1, () => true);
  return batch;
}

/** The names in random order, one of each group in turns. */
function* byTurns<Name>(
  names: readonly Name[],
  groupOf: (name: Name) => string,
  random: Random,
): Generator<Name> {
  const groups = new Map<string, Name[]>();
  for (const name of names) {
    const group = groups.get(groupOf(name));
    if (group) group.push(name);
    else groups.set(groupOf(name), [name]);
  }
  while (groups.size > 0) {
    for (const [key, group] of groups) {
      const at = Math.floor(random() * group.length);
      const name = group[at];
      const last = group.pop();
      if (name === undefined || last === undefined) groups.delete(key);
      else {
        if (at < group.length) group[at] = last;
        yield name;
      }
    }
  }
}
