/** A ranking that is not finished, kept in the browser: questions can be answered at several times. */
import * as v from "valibot";
import { readStored, removeStored, writeStored } from "@/lib/browser-storage.ts";

const KEY = "namnfynd-room-ranking";

const progressSchema = v.object({
  room: v.string(),
  /** The names that are ranked. */
  names: v.array(v.string()),
  /** The answers so far. */
  winners: v.array(v.string()),
});

export type Progress = v.InferOutput<typeof progressSchema>;

/** The unfinished ranking of a room; null when there is none, or it has a name that is no match any more. */
export function readProgress(room: string, matches: readonly string[]): Progress | null {
  try {
    const { success, output } = v.safeParse(progressSchema, JSON.parse(readStored(KEY) ?? "null"));
    const isUsable =
      success && output.room === room && output.names.every((name) => matches.includes(name));
    return isUsable ? output : null;
  } catch (error) {
    console.warn("An unfinished ranking cannot be read", error);
    return null;
  }
}

/** Keeps an unfinished ranking, of one room at a time; null removes it. */
export function keepProgress(progress: Progress | null): void {
  try {
    if (progress) writeStored(KEY, JSON.stringify(progress));
    else removeStored(KEY);
  } catch (error) {
    console.warn("An unfinished ranking is kept only while the page is open", error);
  }
}
