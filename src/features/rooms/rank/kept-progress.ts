/** A ranking that is not finished, kept in the browser: questions can be answered at several times. */
import * as v from "valibot";
import { storedList } from "@/lib/stored-list.ts";

const progressSchema = v.object({
  room: v.string(),
  /** The names that are ranked. */
  names: v.array(v.string()),
  /** The answers so far. */
  winners: v.array(v.string()),
});

export type Progress = v.InferOutput<typeof progressSchema>;

/** Of one room at a time. */
const kept = storedList<Progress>("namnfynd-room-ranking", {
  parse(item) {
    const { success, output } = v.safeParse(v.looseObject(progressSchema.entries), item);
    return success ? output : null;
  },
  idOf: ({ room }) => room,
  version: 1,
  unversionedItems: (content) => (content === null ? [] : [content]),
  // The same questions can be answered again.
  isDisposable: true,
});

/** The unfinished ranking of a room; null when there is none, or it has a name that is no match any more. */
export function readProgress(room: string, matches: readonly string[]): Progress | null {
  const progress = kept.read().find((it) => it.room === room);
  return progress?.names.every((name) => matches.includes(name)) ? progress : null;
}

/** Keeps an unfinished ranking; null removes it. */
export function keepProgress(progress: Progress | null): void {
  kept.write(progress ? [progress] : []);
}
