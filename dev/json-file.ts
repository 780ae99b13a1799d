import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";

/**
 * The content of a JSON file, or null if there is no such file.
 *
 * @throws Error when an earlier version has written it in another format
 */
export function readJson<Content>(
  file: string,
  schema: v.GenericSchema<unknown, Content>,
): Content | null {
  if (!existsSync(file)) return null;
  const { success, output } = v.safeParse(schema, JSON.parse(readFileSync(file, "utf8")));
  if (success) return output;
  throw new Error(`${file} has an old format: delete all local data with "npm run backend:reset"`);
}

/** Writes a file that only its owner can read. Synchronous, so that two writes cannot mix. */
export function writeJson(file: string, content: unknown): void {
  writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
}
