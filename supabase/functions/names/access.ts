import { createHash } from "node:crypto";
import { API_LIMITS } from "../../../src/config/limits.ts";
import { bearerToken } from "../_shared/caller.ts";
import { serviceClient } from "../_shared/clients.ts";
import { Problem } from "./problem.ts";

const KEY = /^nf_[0-9a-f]{40}$/;

/** Parameters that a key might be sent in by mistake, besides as the name of one. */
const KEY_PARAMETERS = ["apikey", "api_key", "api-key", "key", "nyckel", "token", "access_token"];

const CHALLENGE = 'Bearer realm="Namnfynd"';

/** The headers that say how much is left of the limits. */
export type LimitHeaders = Readonly<Record<string, string>>;

/**
 * Refuses a key in the address, which proxies and browsers log and remember.
 *
 * @throws Problem that does not repeat the key
 */
export function refuseKeyInAddress({ searchParams }: URL): void {
  for (const [name, value] of searchParams) {
    const isKey =
      KEY_PARAMETERS.includes(name.toLowerCase()) || /nf_[0-9a-f]{40}/.test(name + value);
    if (!isKey) continue;
    throw new Problem("nyckel-i-adressen", {
      detail:
        "Skicka nyckeln i huvudet Authorization, aldrig i adressen: den sparas i loggar. Har du skickat en riktig nyckel så? Återkalla den på Mitt konto.",
    });
  }
}

/**
 * Counts a call with the key of the request.
 *
 * @returns the headers for the answer
 * @throws Problem 401 without a valid key, 403 when the owner's plan has no access, 429 past a limit
 */
export async function admit(request: Request): Promise<LimitHeaders> {
  if (!request.headers.has("authorization")) {
    throw new Problem("nyckel-saknas", {
      detail: "Skicka din nyckel i huvudet Authorization, så här: Bearer nf_…",
      headers: { "www-authenticate": CHALLENGE },
    });
  }
  const key = bearerToken(request) ?? "";
  // What does not have the form of a key is not looked up.
  const counted = KEY.test(key) ? await count(key) : null;
  if (counted === null || counted.outcome === "unknown") {
    throw new Problem("nyckel-okand", {
      detail: "Nyckeln finns inte eller är återkallad. Skapa en ny på Mitt konto.",
      headers: { "www-authenticate": `${CHALLENGE}, error="invalid_token"` },
    });
  }
  if (counted.outcome === "not_entitled") {
    throw new Problem("planen-saknar-api", {
      detail: "Nyckeln finns kvar, men kontots plan har inte API-åtkomst just nu.",
    });
  }
  const headers = limitHeaders(counted);
  if (counted.outcome === "allowed") return headers;
  const isDay = counted.outcome === "day";
  const wait = isDay ? counted.day_reset : counted.minute_reset;
  throw new Problem("for-manga-anrop", {
    detail: isDay
      ? `Nyckeln får göra ${API_LIMITS.callsPerDay} anrop per dygn. Dygnet börjar vid midnatt svensk tid.`
      : `Nyckeln får göra ${API_LIMITS.callsPerMinute} anrop per minut.`,
    headers: { ...headers, "retry-after": String(wait) },
  });
}

async function count(key: string) {
  const { data, error } = await serviceClient().rpc("count_api_call", {
    // Only the hash leaves the function, so no log of the database has a key.
    key_hash: createHash("sha256").update(key).digest("hex"),
    minute_limit: API_LIMITS.callsPerMinute,
    day_limit: API_LIMITS.callsPerDay,
  });
  if (error) throw error;
  const [counted] = data;
  if (!counted) throw new Error("count_api_call returned no row");
  return counted;
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10. */
function limitHeaders(counted: Awaited<ReturnType<typeof count>>): LimitHeaders {
  const { minute_left, minute_reset, day_left, day_reset } = counted;
  const { callsPerMinute, callsPerDay } = API_LIMITS;
  return {
    "ratelimit-policy": `"minut";q=${callsPerMinute};w=60, "dygn";q=${callsPerDay};w=86400`,
    ratelimit: `"minut";r=${minute_left};t=${minute_reset}, "dygn";r=${day_left};t=${day_reset}`,
  };
}
