import type { NamesBeside } from "@/generators/second-names/second-name-match.ts";
import type { FactsLookup, NameFacts } from "@/names/facts/facts.ts";
import { initialsOf } from "@/names/form/written-name.ts";
import { findRemarks } from "@/names/likeness/surname-match.ts";
import type { NewbornSeries } from "@/names/series/newborn-series.ts";

/** Names of one kind that are exported under a heading of their own. */
export interface NameGroup {
  /** What the names are, or where they come from. */
  readonly label: string;
  readonly names: readonly string[];
  /** What the cards show each name between; absent where they show it by itself. */
  readonly beside?: NamesBeside | undefined;
  /** Loads the facts that the cards of these names show; absent where they show none. */
  readonly loadFacts?: (() => Promise<FactsLookup>) | undefined;
  /** Whether the cards of these names show a curve of newborns. */
  readonly hasCurves: boolean;
}

/** What is exported. */
export interface ExportContent {
  /** Title of the document. */
  readonly title: string;
  /** The part of the file name that says what it contains. */
  readonly subject: string;
  readonly groups: readonly NameGroup[];
}

/** A name with a surname, or after a given name too, as its card shows it. */
interface WholeName {
  readonly fullName: string;
  readonly initials: string;
  /** What to think of with the surname, in a few words; empty where it is nothing. */
  readonly remarks: string;
  /** How a second name sounds after the given name; empty without a given name. */
  readonly sound: string;
}

/** A name with everything that a file says about it. */
export interface ExportedName {
  readonly name: string;
  /** The name with the surname or given name that it is chosen for; null without one. */
  readonly whole: WholeName | null;
  readonly facts: NameFacts;
  readonly series: NewbornSeries | null;
}

/** A group whose facts have been loaded. */
export interface ExportedGroup {
  readonly label: string;
  readonly names: readonly ExportedName[];
}

/** Loads the facts and the curves of the names; throws when they cannot be loaded. */
export function loadGroups(groups: readonly NameGroup[]): Promise<readonly ExportedGroup[]> {
  return Promise.all(groups.map(loadGroup));
}

async function loadGroup({ label, names, beside, loadFacts, hasCurves }: NameGroup) {
  const [lookUp, seriesOf] = await Promise.all([loadFacts?.(), hasCurves ? loadSeries() : null]);
  const known = names.map((name) => ({ name, facts: lookUp?.(name) ?? {} }));
  const meanAgeOf = known.some(({ facts }) => facts.bearers) ? await loadMeanAges() : null;
  const wholeOf = beside && (await loadWholeNames(beside));
  return {
    label,
    names: known.map(({ name, facts }) => ({
      name,
      whole: wholeOf?.(name) ?? null,
      facts: facts.bearers ? withMeanAge(facts, meanAgeOf?.(name)) : facts,
      series: seriesOf?.(name) ?? null,
    })),
  };
}

/** Cards have it only where the visitor has asked for it. */
function withMeanAge(facts: NameFacts, meanAge: number | undefined): NameFacts {
  return meanAge === undefined ? facts : { ...facts, meanAge };
}

async function loadMeanAges() {
  return (await import("@/names/facts/given-name-ages.ts")).meanAgeOfName;
}

async function loadSeries() {
  return (await import("@/names/series/newborn-series.ts")).newbornSeriesOf;
}

/** What the cards say of names between others; null where there are none. */
async function loadWholeNames(beside: NamesBeside): Promise<((name: string) => WholeName) | null> {
  const { given, surname } = beside;
  if (given === "") return surname === "" ? null : (name) => besideSurname(name, surname);
  const { fitsBeside } = await import("@/generators/second-names/second-name-match.ts");
  const fitOf = fitsBeside(beside);
  return (second) => ({
    fullName: `${given} ${second} ${surname}`.trim(),
    initials: initialsOf(`${given} ${second}`, surname),
    remarks: "",
    sound: fitOf(second).reasons.join(", "),
  });
}

function besideSurname(given: string, family: string): WholeName {
  return {
    fullName: `${given} ${family}`,
    initials: initialsOf(given, family),
    remarks: findRemarks(given, family)
      .filter(({ kind }) => kind !== "note")
      .map(({ words }) => words)
      .join(", "),
    sound: "",
  };
}

/** How many names there are in all. */
export function countNames(groups: readonly { readonly names: readonly unknown[] }[]): number {
  return groups.reduce((sum, { names }) => sum + names.length, 0);
}

/** Longest subject in a file name, in characters. */
const SUBJECT_MAX_LENGTH = 60;

/** "Våra favoriter!" → "namnfynd-vara-favoriter-2026-11-22.csv": letters and digits that every system takes. */
export function fileNameOf(
  subject: string,
  day: Date,
  extension: "csv" | "pdf" | "svg" | "png",
): string {
  const safe = subject
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SUBJECT_MAX_LENGTH)
    .replace(/^-|-$/g, "");
  // In the visitor's time zone, as 2026-11-22.
  const date = day.toLocaleDateString("sv-SE");
  return `${["namnfynd", safe, date].filter(Boolean).join("-")}.${extension}`;
}
