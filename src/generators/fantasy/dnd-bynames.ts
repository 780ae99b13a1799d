import { bynameClasses } from "../../words/fantasy-bynames.ts";
import type { GivenName } from "./dnd-names.ts";
import { bynamesOf } from "./fantasy-names.ts";

/** Peoples with bynames of their own kind. */
const KINDS_BY_PEOPLE: Readonly<Record<string, string>> = {
  alv: "alv",
  dvarg: "dvarg",
  drakattling: "drake",
};

/** Kinds of bynames that suit a class, of any people. */
const KINDS_BY_CLASS: Readonly<Record<string, readonly string[]>> = {
  barbar: ["krigare"],
  bard: ["magiker", "alv"],
  besvarjare: ["magiker"],
  druid: ["magiker", "alv"],
  haxmastare: ["magiker"],
  jagare: ["krigare", "alv"],
  krigare: ["krigare"],
  munk: ["krigare", "alv"],
  paladin: ["krigare"],
  prast: ["magiker"],
  tjuv: ["krigare", "alv"],
  trollkarl: ["magiker"],
};

const restrictions = Object.entries(bynameClasses).map(
  ([part, classes]) => [part, classes.split(" ")] as const,
);

const known = new Map<string, readonly string[]>();

/** The bynames for someone of a class, in the style of the name and the form of its sex. */
export function bynamesFor(given: GivenName, klass: string): readonly string[] {
  const key = [given.people, given.sex, given.style, klass].join();
  const bynames = known.get(key) ?? findBynames(given, klass);
  known.set(key, bynames);
  return bynames;
}

function findBynames({ people, sex, style }: GivenName, klass: string): readonly string[] {
  const own = KINDS_BY_PEOPLE[people];
  const kinds = [...(own === undefined ? [] : [own]), ...(KINDS_BY_CLASS[klass] ?? [])];
  const all = new Set(kinds.flatMap((kind) => bynamesOf(kind, sex, style)));
  return [...all].filter((byname) => suits(byname, klass));
}

/** Whether someone of a class may have the byname; where one is from, and what one is like, suits everyone. */
function suits(byname: string, klass: string): boolean {
  if (/^(?:av|den) /.test(byname)) return true;
  return restrictions.every(([part, classes]) => !byname.includes(part) || classes.includes(klass));
}
