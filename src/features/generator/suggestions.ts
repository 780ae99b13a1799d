/**
 * What a generator shows, and what a visit has shown: a pure reducer, whose random numbers follow
 * from the seed of an action (docs/specification.md, "Generating suggestions").
 */
import { type GeneratorDefinition, generate } from "@/generators/engine/definition.ts";
import {
  type Generation,
  NOTHING_SEEN,
  type Random,
  type SeenNames,
} from "@/generators/engine/engine.ts";
import type { Choices } from "@/generators/engine/filters.ts";
import { sampleGeneration, seededRandom } from "@/generators/engine/sample.ts";

/** What names are drawn from. */
export interface Subject {
  /** Id of the page: each remembers what it has shown. */
  readonly page: string;
  readonly definition: GeneratorDefinition;
  readonly choices: Choices;
}

/** Suggestions in their places: a name that is hidden gives its place to another, until it is shown again. */
export interface Suggestions extends Generation {
  /** The names that take over the places of hidden ones, by the hidden name. */
  readonly substitutes: ReadonlyMap<string, string>;
  /** Whether these are names of a shared link, instead of drawn ones. */
  readonly isShared?: true;
  /** How many names the visitor added last. */
  readonly added?: number;
  /** The number of matching names, set when names are repeated for the first time. */
  readonly usedUp?: number | undefined;
}

/** What has been shown for certain filters. */
interface Seen {
  readonly names: SeenNames;
  /** Whether names have come again. */
  readonly isUsedUp: boolean;
}

/** What a visit has shown, by page and filters. */
export type Memory = ReadonlyMap<string, Seen>;

/** The suggestions of a history entry. */
export interface KeptSuggestions {
  /** The oldest first. */
  readonly generations: readonly Suggestions[];
  /** Index of the suggestions on the page; later ones have been left by going back. */
  readonly at: number;
}

export interface GeneratorState extends KeptSuggestions {
  /** What the generations were drawn for; null before the first. */
  readonly subject: Subject | null;
  /** Whether the only generation is the one that the document contains. */
  readonly isPrinted: boolean;
  /** Every suggestion shown since the page was opened, the oldest first. */
  readonly history: readonly string[];
  readonly memory: Memory;
}

export type Action =
  /** Takes over the generation of a prerendered document. */
  | { readonly type: "print"; readonly subject: Subject; readonly count: number }
  /** Forgets it, since the address asks for other names. */
  | { readonly type: "discard" }
  | {
      readonly type: "draw";
      readonly subject: Subject;
      readonly count: number;
      readonly hidden: readonly string[];
      readonly seed: number;
    }
  | { readonly type: "share"; readonly subject: Subject; readonly names: readonly string[] }
  | { readonly type: "restore"; readonly subject: Subject; readonly kept: KeptSuggestions }
  /** Gives the places of hidden names to others. */
  | { readonly type: "refill"; readonly hidden: readonly string[]; readonly seed: number }
  | {
      readonly type: "add";
      readonly count: number;
      readonly hidden: readonly string[];
      readonly seed: number;
    }
  | { readonly type: "back" }
  | { readonly type: "forward" };

export const EMPTY: GeneratorState = {
  subject: null,
  isPrinted: false,
  generations: [],
  at: 0,
  history: [],
  memory: new Map(),
};

export function reduce(state: GeneratorState, action: Action): GeneratorState {
  switch (action.type) {
    case "print": {
      const { subject, count } = action;
      const printed = sampleGeneration(subject.definition, subject.choices, count);
      const memory = remember(state.memory, subject, printed.names, "drawn");
      const shown = show(
        state,
        subject,
        { names: printed.names, memory },
        {
          ...printed,
          substitutes: NO_SUBSTITUTES,
        },
      );
      return { ...shown, isPrinted: true };
    }
    case "discard":
      return EMPTY;
    case "draw": {
      const { subject } = action;
      const drawn = draw(state, subject, action);
      return show(state, subject, drawn, { ...drawn.generation, substitutes: NO_SUBSTITUTES });
    }
    case "share": {
      const { subject, names } = action;
      const memory = remember(state.memory, subject, names, "shared");
      const generation = { names, matching: names.length, isShared: true } as const;
      const shown = { ...generation, substitutes: NO_SUBSTITUTES };
      return show(state, subject, { names, memory }, shown);
    }
    case "restore": {
      const { subject, kept } = action;
      return moveTo({ ...state, ...kept, subject, isPrinted: false }, kept.at);
    }
    case "refill": {
      const { subject } = state;
      const current = currentOf(state);
      if (!subject || !current) return state;
      const empty = emptyPlaces(current, action.hidden);
      if (empty.length === 0) return state;
      const options = { ...action, count: empty.length, onPage: everyName(current) };
      const drawn = draw(state, subject, options);
      if (drawn.names.length === 0) return withoutLine(state);
      const added = drawn.names.map((name, i) => [empty[i] ?? "", name] as const);
      const substitutes = new Map([...current.substitutes, ...added]);
      const names = inPlaces(subject, current, action.hidden);
      return replace(state, drawn, { ...current, ...drawn.line, names, substitutes });
    }
    case "add": {
      const { subject } = state;
      const current = currentOf(state);
      if (!subject || !current) return state;
      const { hidden } = action;
      const kept = { ...current, substitutes: usedSubstitutes(current, hidden) };
      const drawn = draw(state, subject, { ...action, onPage: everyName(kept) });
      return replace(state, drawn, {
        ...kept,
        ...drawn.line,
        names: [...current.names, ...drawn.names],
        // With those hidden since the first draw, which the page leaves out of the count.
        matching: drawn.generation.matching + hiddenOf(kept, hidden).length,
        added: drawn.names.length,
      });
    }
    case "back":
      return moveTo(state, state.at - 1);
    case "forward":
      return moveTo(state, state.at + 1);
  }
}

/** The suggestions on the page, hidden names included. */
export function currentOf(state: GeneratorState): Suggestions | undefined {
  return state.generations[state.at];
}

/** The suggestions with substitutes for the names that have been hidden since. */
export function withoutHidden(shown: Suggestions, hidden: readonly string[]): Suggestions {
  const names = shown.names
    .map((name) => occupant(name, shown, hidden))
    .filter((name) => !hidden.includes(name));
  return { ...shown, names, matching: shown.matching - hiddenOf(shown, hidden).length };
}

/** A seed for an action. */
export function newSeed(random: Random): number {
  return Math.floor(random() * 2 ** 32);
}

const NO_SUBSTITUTES: Suggestions["substitutes"] = new Map();

interface Drawn {
  readonly names: readonly string[];
  readonly memory: Memory;
}

interface DrawRequest {
  readonly count: number;
  readonly hidden: readonly string[];
  readonly seed: number;
  readonly onPage?: readonly string[];
}

/** Draws names that have not been shown, while there are some, and remembers them. */
function draw(state: GeneratorState, subject: Subject, request: DrawRequest) {
  const { count, hidden, seed, onPage = [] } = request;
  const key = keyOf(subject);
  const current = isFor(state, subject) ? currentOf(state) : undefined;
  const seen = state.memory.get(key);
  const drawn = generate(subject.definition, subject.choices, {
    count,
    random: seededRandom(seed),
    seen: seen?.names ?? NOTHING_SEEN,
    after: current ? everyName(current) : [],
    onPage,
    exclude: hidden,
  });
  const { names, matching, repeated } = drawn;
  const isUsedUp = repeated > 0;
  const line = { usedUp: isUsedUp && !seen?.isUsedUp ? matching : undefined };
  const memory = remember(state.memory, subject, names, "drawn", isUsedUp);
  return { names, memory, line, generation: { names, matching, ...line } };
}

/** Remembers names as those shown last. */
function remember(
  memory: Memory,
  subject: Subject,
  names: readonly string[],
  origin: "drawn" | "shared",
  isUsedUp = false,
): Memory {
  const key = keyOf(subject);
  const before = memory.get(key);
  const seen = new Map(before?.names);
  for (const name of names) {
    const known = seen.get(name);
    seen.delete(name);
    seen.set(name, known === "drawn" ? known : origin);
  }
  const remembered = { names: seen, isUsedUp: isUsedUp || before?.isUsedUp === true };
  return new Map(memory).set(key, remembered);
}

/** The page, the opening, which has a subject of its own, and the filters. */
export function keyOf({ page, definition, choices }: Subject): string {
  return JSON.stringify([page, definition.subject, choices]);
}

/** Shows other suggestions, after those for the same subject up to the current ones. */
function show(
  state: GeneratorState,
  subject: Subject,
  { names, memory }: Drawn,
  generation: Suggestions,
): GeneratorState {
  const earlier = isFor(state, subject) ? state.generations.slice(0, state.at + 1) : [];
  return {
    subject,
    isPrinted: false,
    generations: [...earlier, generation],
    at: earlier.length,
    history: [...state.history, ...names],
    memory,
  };
}

/** Changes the suggestions on the page. */
function replace(state: GeneratorState, { names, memory }: Drawn, changed: Suggestions) {
  const generations = state.generations.map((it, i) => (i === state.at ? changed : it));
  return { ...state, generations, history: [...state.history, ...names], memory };
}

/** Shows earlier or later suggestions again. */
function moveTo(state: GeneratorState, at: number): GeneratorState {
  const generation = state.generations[at];
  if (!generation || !state.subject) return state;
  const memory = remember(state.memory, state.subject, everyName(generation), "shared");
  return withoutLine({ ...state, at, memory });
}

/** Removes the note that names are repeated, which is shown once. */
function withoutLine(state: GeneratorState): GeneratorState {
  const current = currentOf(state);
  if (current?.usedUp === undefined) return state;
  const changed = { ...current, usedUp: undefined };
  return { ...state, generations: state.generations.map((it) => (it === current ? changed : it)) };
}

/** Whether the state has suggestions for a subject. */
export function isFor({ subject }: GeneratorState, other: Subject): boolean {
  return subject?.definition === other.definition && subject.choices === other.choices;
}

/** The hidden names, and hidden substitutes, whose places nobody has taken. */
function emptyPlaces(shown: Suggestions, hidden: readonly string[]): string[] {
  return shown.names
    .map((name) => occupant(name, shown, hidden))
    .filter((name) => hidden.includes(name));
}

/** In an order, the names close up: substitutes come after the others. */
function inPlaces({ definition, choices }: Subject, shown: Suggestions, hidden: readonly string[]) {
  const { names } = shown;
  if (!definition.inOrder?.(choices)) return names;
  const isEmpty = (place: string) => hidden.includes(occupant(place, shown, hidden));
  return [...names.filter((place) => !isEmpty(place)), ...names.filter(isEmpty)];
}

/** The substitutes without those that have given their places back. */
function usedSubstitutes({ names, substitutes }: Suggestions, hidden: readonly string[]) {
  const used = new Map<string, string>();
  for (const place of names) {
    let name = place;
    let substitute = substitutes.get(name);
    while (substitute !== undefined && hidden.includes(name)) {
      used.set(name, substitute);
      name = substitute;
      substitute = substitutes.get(name);
    }
  }
  return used;
}

/** The hidden names, substitutes included. */
function hiddenOf(shown: Suggestions, hidden: readonly string[]): string[] {
  return everyName(shown).filter((name) => hidden.includes(name));
}

/** The names and all their substitutes, shown or not. */
function everyName({ names, substitutes }: Suggestions): string[] {
  return [...names, ...substitutes.values()];
}

function occupant(name: string, shown: Suggestions, hidden: readonly string[]): string {
  const substitute = hidden.includes(name) ? shown.substitutes.get(name) : undefined;
  return substitute === undefined ? name : occupant(substitute, shown, hidden);
}
