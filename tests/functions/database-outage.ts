/** What PostgREST answers while its database is away, which the embedded backend never does. */
import { passOn, withFakeBackend } from "./backend.ts";

interface Refusal {
  readonly code: string;
  readonly message: string;
}

function refuse(status: number, { code, message }: Refusal, headers = {}): Response {
  return Response.json({ code, details: null, hint: null, message }, { status, headers });
}

/** By what has happened. Nothing has been executed. */
export const OUTAGES = {
  "a lost schema cache": () =>
    refuse(
      503,
      {
        code: "PGRST002",
        message: "Could not query the database for the schema cache. Retrying.",
      },
      { "retry-after": "0" },
    ),
  "a refused connection": () =>
    refuse(503, {
      code: "PGRST000",
      message: "Database connection error. Retrying the connection.",
    }),
  "a statement timeout": () =>
    refuse(500, { code: "57014", message: "canceling statement due to statement timeout" }),
  "a cut connection": () => refuse(400, { code: "", message: "" }),
} as const;

export type Outage = keyof typeof OUTAGES;

const REST = "/rest/v1/";

/**
 * Puts PostgREST without its database before the embedded backend while `run` runs.
 *
 * @param path what is called of the database, as "rpc/record_withdrawal"
 * @param times how many calls fail before the database is back
 * @returns how many calls of the path there were
 */
export async function withOutage(
  outage: Outage,
  { path, times }: { readonly path: string; readonly times: number },
  run: () => Promise<void>,
): Promise<number> {
  let calls = 0;
  await withFakeBackend((request) => {
    if (new URL(request.url).pathname !== REST + path) return passOn(request);
    calls += 1;
    return calls <= times ? OUTAGES[outage]() : passOn(request);
  }, run);
  return calls;
}

/** Lets each call of the database fail once, whatever it is, while `run` runs. */
export async function withEveryConnectionCut(run: () => Promise<void>): Promise<void> {
  const failed = new Set<string>();
  await withFakeBackend(async (request) => {
    if (!new URL(request.url).pathname.startsWith(REST)) return passOn(request);
    const call = `${request.method} ${request.url} ${await request.clone().text()}`;
    if (failed.delete(call)) return passOn(request);
    failed.add(call);
    return OUTAGES["a cut connection"]();
  }, run);
}
