/** Reads the compact sources of src/words/all-names: a line per name, in the order of the names. */

type Line = [name: string, ...columns: string[]];

/** Every line of a source. There are half a million, so it splits the source once and makes no objects. */
export function* decodeLines(source: string): Generator<Line> {
  let name = "";
  for (const line of source.split("\n")) {
    if (line === "") continue;
    const [coded = "", ...columns] = line.split("\t");
    name = decodeName(coded, name);
    yield [name, ...columns];
  }
}

/** @param previous the name of the line before, whose first letters the digit counts */
function decodeName(coded: string, previous: string): string {
  return previous.slice(0, Number.parseInt(coded.charAt(0), 36)) + coded.slice(1);
}

interface PlacedLine {
  readonly name: string;
  readonly columns: readonly string[];
  /** Where the line begins. */
  readonly at: number;
}

/** @param previous the name of the line before `start`, since a line omits the letters shared with it */
function* linesFrom(source: string, start: number, previous: string): Generator<PlacedLine> {
  let before = previous;
  for (let at = start; at < source.length; ) {
    const newline = source.indexOf("\n", at);
    const end = newline === -1 ? source.length : newline;
    if (end > at) {
      const [coded = "", ...columns] = source.slice(at, end).split("\t");
      before = decodeName(coded, before);
      yield { name: before, columns, at };
    }
    at = end + 1;
  }
}

/** An index keeps one name of so many lines. */
const STEP = 256;

/** Finds names in a source without keeping them all in memory. */
export class NameIndex {
  readonly #source: string;
  readonly #steps: { readonly name: string; readonly before: string; readonly at: number }[] = [];

  constructor(source: string) {
    this.#source = source;
    let before = "";
    let count = 0;
    for (const { name, at } of linesFrom(source, 0, "")) {
      if (count % STEP === 0) this.#steps.push({ name, before, at });
      before = name;
      count += 1;
    }
  }

  /** The columns of a name; null if the source does not have it. */
  find(wanted: string): readonly string[] | null {
    const step = this.#steps.findLast(({ name }) => name <= wanted);
    if (!step) return null;
    for (const { name, columns } of linesFrom(this.#source, step.at, step.before)) {
      if (name === wanted) return columns;
      if (name > wanted) return null;
    }
    return null;
  }
}
