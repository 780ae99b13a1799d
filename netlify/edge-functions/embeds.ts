/**
 * Lets other sites frame the charts of /inbaddat on Netlify, which joins the headers of all rules and cannot take one
 * away (docs/decisions/0041-embedded-charts.md). Without it they are refused there, and nothing else changes.
 */
import { EMBED_HEADERS, REFUSING_HEADERS } from "../../scripts/build/hosting/embed-headers.ts";

/** What Netlify calls an edge function with. */
interface NetlifyContext {
  /** The answer without the function. */
  next(): Promise<Response>;
}

export const config = { path: "/inbaddat/*", onError: "bypass" };

export default async function allowFrames(
  _request: Request,
  context: NetlifyContext,
): Promise<Response> {
  const found = await context.next();
  // The page for a missing address is one of the site's.
  if (found.status >= 400) return found;
  const answer = new Response(found.body, found);
  for (const name of REFUSING_HEADERS) answer.headers.delete(name);
  for (const [name, value] of Object.entries(EMBED_HEADERS)) answer.headers.set(name, value);
  return answer;
}
