import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { cleanText } from "@/lib/clean-text.ts";

/** What is wrong with what a member wants to be called; null when nothing is. */
export function memberNameProblem(typed: string): string | null {
  const name = cleanText(typed);
  if (name === "") return "Skriv vad du vill kallas.";
  if ([...name].length > ROOM_LIMITS.memberName) {
    return `Namnet får ha högst ${ROOM_LIMITS.memberName}\u00a0tecken.`;
  }
  return null;
}
