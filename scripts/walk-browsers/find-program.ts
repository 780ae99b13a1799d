import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { MissingProgramError } from "./walked-browser.ts";

/**
 * The first of some programs that is on PATH.
 *
 * @throws MissingProgramError when none is
 */
export function findProgram(what: string, commands: readonly string[]): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(existsSync);
  if (!found) throw new MissingProgramError(`${what} is not on PATH: ${commands.join(" or ")}`);
  return found;
}
