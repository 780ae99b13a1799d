/** Rankings that are not finished, kept in the browser: questions can be answered at several times. */
import * as v from "valibot";
import { storedList } from "@/lib/stored-list.ts";
import { answersFrom, onlyNames, rankingAfter } from "./ranking-questions.ts";

const progressSchema = v.object({
  /** The names that are ranked. */
  names: v.array(v.string()),
  /** The better name of each question so far; null when both are equally good. */
  answers: v.array(v.nullable(v.string())),
});

export type Progress = v.InferOutput<typeof progressSchema>;

const keptSchema = v.looseObject({
  /** Of the member. */
  secret: v.string(),
  ...progressSchema.entries,
});

const kept = storedList<v.InferOutput<typeof keptSchema>>("namnfynd-room-ranking", {
  parse(item) {
    const { success, output } = v.safeParse(keptSchema, item);
    return success ? output : null;
  },
  idOf: ({ secret }) => secret,
  version: 2,
  // The same questions can be answered again.
  isDisposable: true,
});

/**
 * The unfinished ranking of a member; null when there is none. A name that is no match any more is left out of it, with
 * what was answered about it.
 */
export function readProgress(secret: string, matches: readonly string[]): Progress | null {
  const progress = kept.read().find((it) => it.secret === secret);
  if (!progress) return null;
  const names = progress.names.filter((name) => matches.includes(name));
  if (names.length === progress.names.length) return progress;
  if (names.length < 2) return null;
  const { ranked } = rankingAfter(progress.names, progress.answers);
  const left = onlyNames(ranked, (name) => names.includes(name));
  return { names, answers: [...answersFrom(left, names)] };
}

/** Keeps the unfinished ranking of a member; null removes it. */
export function keepProgress(secret: string, progress: Progress | null): void {
  const others = kept.read().filter((it) => it.secret !== secret);
  kept.write(progress ? [...others, { secret, ...progress }] : others);
}
