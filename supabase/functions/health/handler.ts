import { serviceClient } from "../_shared/clients.ts";

/** Anybody may ask from anywhere; the doctor asks as a browser does. */
const HEADERS = { "access-control-allow-origin": "*", "cache-control": "no-store" } as const;

/**
 * Tells a monitor outside whether the database answers and nothing waits for the operator: 200 or 503. What
 * is wrong stands only in the log.
 */
export async function handle({ method }: Request): Promise<Response> {
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
  if (method !== "GET" && method !== "HEAD") {
    return new Response(null, { status: 405, headers: { ...HEADERS, allow: "GET, HEAD" } });
  }
  const problems = await problemsOrFailure();
  for (const problem of problems) console.error(`Health: ${problem}`);
  const isHealthy = problems.length === 0;
  return Response.json({ healthy: isHealthy }, { status: isHealthy ? 200 : 503, headers: HEADERS });
}

async function problemsOrFailure(): Promise<readonly string[]> {
  try {
    const { data, error } = await serviceClient().rpc("open_problems");
    return error ? [`the database answers ${error.message}`] : data;
  } catch (error) {
    return [`the database cannot be asked: ${error instanceof Error ? error.message : error}`];
  }
}
