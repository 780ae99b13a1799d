/** The stored session, parsed. Apart from `stored-session.ts`, which is in the entry chunk. */
import * as v from "valibot";
import { readStoredSession, removeStoredSession } from "./stored-session.ts";

/** What the backend's client needs of a session, and the site of its user. */
const sessionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.string(),
    refresh_token: v.string(),
    expires_at: v.number(),
    user: v.object({ id: v.string(), created_at: v.string() }),
  }),
);

type ParsedSession = v.InferOutput<typeof sessionSchema>;

/** Null for none, and for a text that is no session. */
export function parseStoredSession(): ParsedSession | null {
  const { success, output } = v.safeParse(sessionSchema, readStoredSession());
  return success ? output : null;
}

/**
 * Removes a stored text that is no session. The client of the backend would keep it, and take it for a session that
 * cannot be renewed.
 */
export function removeDamagedSession(): void {
  if (!parseStoredSession()) removeStoredSession();
}
