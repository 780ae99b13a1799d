/** The id of a session, which its access token has. */
import * as v from "valibot";

export const sessionSchema = v.object({ access_token: v.string() });
const claimsSchema = v.pipe(v.string(), v.parseJson(), v.object({ session_id: v.string() }));

/** Of an answer with a session. */
export async function sessionIdOf(answer: Response): Promise<string> {
  return sessionIdOfToken(v.parse(sessionSchema, await answer.json()).access_token);
}

export function sessionIdOfToken(token: string): string {
  const claims = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return v.parse(claimsSchema, claims).session_id;
}
