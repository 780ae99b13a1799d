import { formatDate } from "@/lib/format.ts";
import { joinWords } from "@/names/form/join-words.ts";
import type { OpenLink } from "./rooms-api.ts";

/** Which room a member's own link opens, to be said after "rummet". */
export function describeOwnRoom({ me, from, createdAt }: OpenLink): string {
  const others = from.length > 0 ? ` och väljer med ${joinWords(from)}` : "";
  return `där du heter ${me}${others}, skapat ${formatDate(new Date(createdAt))}`;
}
