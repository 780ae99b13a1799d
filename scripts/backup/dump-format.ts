/**
 * The text of a dump: SQL that psql can run, with the rows as COPY writes them, and in its last line what must be in
 * it. What is read is compared with that, so that a dump which was cut short is noticed.
 */
import * as v from "valibot";
import { FILLED_BY_MIGRATIONS } from "./database.ts";

const MANIFEST = v.object({
  /** ISO 8601. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The rows of each table. */
  counts: v.record(v.string(), v.number()),
});

export type Manifest = v.InferOutput<typeof MANIFEST>;

/** Triggers would create every profile a second time; foreign keys are checked after the load. */
export const PREAMBLE = [
  "SET client_encoding = 'UTF8';",
  "SET session_replication_role = replica;",
  `TRUNCATE ${FILLED_BY_MIGRATIONS};`,
];

/** The line after the last row of a table. */
const END_OF_ROWS = "\\.";
const MANIFEST_START = "-- complete ";

export const text = {
  startOf: (table: string, columns: readonly string[]) =>
    `COPY ${table} (${columns.join(", ")}) FROM stdin;\n`,
  end: `${END_OF_ROWS}\n`,
  sequence: (name: string, value: string) =>
    `SELECT pg_catalog.setval('${name}', ${value}, true);\n`,
  manifest: (manifest: Manifest) => `${MANIFEST_START}${JSON.stringify(manifest)}\n`,
};

/** Where what is read of a dump goes. */
export interface Receiver {
  /** @param columns as in a list of SQL */
  readonly startTable: (table: string, columns: string) => void;
  /** @param line with its line break, as COPY takes it */
  readonly addRow: (line: Buffer) => Promise<void>;
  readonly endTable: () => Promise<void>;
  readonly setSequence: (name: string, value: string) => Promise<void>;
}

/**
 * Reads a dump to its end. Nothing of it is run as SQL: whoever has the public key could have made the file.
 *
 * @throws Error when it is not complete, or has something else than a dump has
 */
export async function readDump(
  chunks: AsyncIterable<Uint8Array>,
  receiver?: Receiver,
): Promise<Manifest> {
  const counts: Record<string, number> = {};
  let table: string | null = null;
  let manifest: Manifest | null = null;
  for await (const line of linesOf(chunks)) {
    const words = line.toString("utf8", 0, line.length - 1);
    if (manifest) throw new Error("The dump goes on after its end");
    if (table !== null && words === END_OF_ROWS) {
      await receiver?.endTable();
      table = null;
    } else if (table !== null) {
      counts[table] = (counts[table] ?? 0) + 1;
      await receiver?.addRow(line);
    } else if (words.startsWith(MANIFEST_START)) {
      manifest = v.parse(MANIFEST, JSON.parse(words.slice(MANIFEST_START.length)));
    } else if (!PREAMBLE.includes(words)) {
      table = await readStatement(words, receiver);
      if (table !== null) counts[table] = 0;
    }
  }
  if (!manifest) throw new Error("The dump is cut short");
  compareCounts(manifest.counts, counts);
  return manifest;
}

/** The table whose rows follow, or null. */
async function readStatement(line: string, receiver?: Receiver): Promise<string | null> {
  const [, table, columns = ""] =
    /^COPY (\w+\.\w+) \(((?:\w+|"\w+")(?:, (?:\w+|"\w+"))*)\) FROM stdin;$/.exec(line) ?? [];
  if (table !== undefined) {
    receiver?.startTable(table, columns);
    return table;
  }
  const [, name, value = ""] =
    /^SELECT pg_catalog\.setval\('(\w+\.\w+)', (\d+), true\);$/.exec(line) ?? [];
  if (name === undefined) throw new Error("The dump has a line that no dump has");
  await receiver?.setSequence(name, value);
  return null;
}

/** @throws Error naming each table whose rows are not as many as they should be */
export function compareCounts(
  expected: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): void {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => expected[name] !== found[name]);
  if (wrong.length === 0) return;
  const lines = wrong.map(
    (name) => `${name}: ${found[name] ?? "no"} rows, not ${expected[name] ?? "in the dump"}`,
  );
  throw new Error(`The rows are not those that were dumped:\n${lines.join("\n")}`);
}

/** Each line with its line break: those in values are escaped. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const bytes of chunks) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end + 1)]);
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) throw new Error("The dump is cut short");
}
