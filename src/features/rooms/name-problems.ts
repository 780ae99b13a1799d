/** What is wrong with names that a member types; null when nothing is. The server has the same rules. */
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { isWrittenName, notANameMessage } from "@/lib/written-name.ts";
import { validateNames } from "@/name-ui/name-lists/list-validation.ts";

export function namesProblem(names: readonly string[]): string | null {
  const problem = validateNames(names);
  if (problem) return problem;
  const other = names.find((name) => !isWrittenName(name));
  return other === undefined ? null : notANameMessage(other);
}

export function siblingsProblem(siblings: readonly string[]): string | null {
  return siblings.length > ROOM_LIMITS.siblings
    ? `Här ryms ${ROOM_LIMITS.siblings}\u00a0syskon.`
    : namesProblem(siblings);
}
