import { createHash } from "node:crypto";
import { API_LIMITS } from "../../../src/config/limits.ts";
import { bearerToken } from "../_shared/caller.ts";
import { serviceClient } from "../_shared/clients.ts";
import { networkHash } from "../_shared/sender.ts";
import { Problem } from "./problem.ts";

const KEY = /^(nf_[0-9a-f]{32})([0-9a-f]{8})$/;

const MINUTE_MS = 60_000;

/** How many networks are remembered; far more than call an instance in a minute. */
const MAX_NETWORKS = 10_000;

/** When each network sent keys that are unknown, in milliseconds; of this instance. */
const unknownKeys = new Map<string, readonly number[]>();

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
  const network = networkHash(request);
  throttleGuesses(network);
  // What is no key is not looked up.
  const counted = isKey(key) ? await count(key, network) : null;
  if (counted === null || counted.outcome === "unknown" || counted.outcome === "expired") {
    if (counted?.outcome !== "expired") rememberGuess(network);
    throw new Problem("nyckel-okand", {
      detail:
        counted?.outcome === "expired"
          ? "Nyckelns slutdatum har passerat. Skapa en ny på Mitt konto."
          : "Nyckeln finns inte eller är återkallad. Skapa en ny på Mitt konto.",
      headers: { "www-authenticate": `${CHALLENGE}, error="invalid_token"` },
    });
  }
  if (counted.outcome === "not_entitled") {
    throw new Problem("planen-saknar-api", {
      detail: "Nyckeln finns kvar, men kontots plan har inte API-åtkomst just nu.",
    });
  }
  if (counted.outcome === "network") throw tooManyFromNetwork(counted.minute_reset);
  const headers = limitHeaders(counted);
  if (counted.outcome === "allowed") return headers;
  const { detail, wait } = refusalOf(counted);
  throw new Problem("for-manga-anrop", {
    detail,
    headers: { ...headers, "retry-after": String(wait) },
  });
}

/** Whether the last eight digits are those that belong to the others, as in each key that was made. */
function isKey(text: string): boolean {
  const [, random, checksum] = KEY.exec(text) ?? [];
  return random !== undefined && sha256(random).startsWith(checksum ?? "-");
}

/** @throws Problem 429 when the network has sent many unknown keys */
function throttleGuesses(network: string): void {
  const recent = recentGuesses(network);
  const [first = 0] = recent;
  if (recent.length < API_LIMITS.unknownKeysPerMinute) return;
  throw tooManyFromNetwork(Math.ceil((first + MINUTE_MS - Date.now()) / 1000));
}

function rememberGuess(network: string): void {
  if (unknownKeys.size >= MAX_NETWORKS) unknownKeys.clear();
  unknownKeys.set(network, [...recentGuesses(network), Date.now()]);
}

function recentGuesses(network: string): readonly number[] {
  return (unknownKeys.get(network) ?? []).filter((moment) => moment > Date.now() - MINUTE_MS);
}

function tooManyFromNetwork(seconds: number): Problem {
  return new Problem("for-manga-anrop", {
    detail: "Det kommer för många anrop från ditt nätverk. Vänta en stund.",
    headers: { "retry-after": String(Math.max(1, seconds)) },
  });
}

type Counted = Awaited<ReturnType<typeof count>>;

function refusalOf({ outcome, day_reset, minute_reset }: Counted): {
  readonly detail: string;
  /** In seconds. */
  readonly wait: number;
} {
  const { callsPerDay, callsPerMinute, accountCallsPerDay, accountCallsPerMinute } = API_LIMITS;
  switch (outcome) {
    case "day":
      return {
        detail: `Nyckeln får göra ${callsPerDay} anrop per dygn. ${DAY_STARTS}`,
        wait: day_reset,
      };
    case "account_day":
      return {
        detail: `Kontots nycklar får tillsammans göra ${accountCallsPerDay} anrop per dygn. ${DAY_STARTS}`,
        wait: day_reset,
      };
    case "minute":
      return { detail: `Nyckeln får göra ${callsPerMinute} anrop per minut.`, wait: minute_reset };
    case "account_minute":
      return {
        detail: `Kontots nycklar får tillsammans göra ${accountCallsPerMinute} anrop per minut.`,
        wait: 60,
      };
    default:
      throw new Error(`count_api_call answered "${outcome}"`);
  }
}

const DAY_STARTS = "Dygnet börjar vid midnatt svensk tid.";

async function count(key: string, network: string) {
  const { data, error } = await serviceClient().rpc("count_api_call", {
    // Only the hash leaves the function, so no log of the database has a key.
    key_hash: sha256(key),
    network_hash: network,
    minute_limit: API_LIMITS.callsPerMinute,
    day_limit: API_LIMITS.callsPerDay,
    account_minute_limit: API_LIMITS.accountCallsPerMinute,
    account_day_limit: API_LIMITS.accountCallsPerDay,
    network_minute_limit: API_LIMITS.networkCallsPerMinute,
  });
  if (error) throw error;
  const [counted] = data;
  if (!counted) throw new Error("count_api_call returned no row");
  return counted;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10. */
function limitHeaders(counted: Counted): LimitHeaders {
  const { minute_left, minute_reset, day_left, day_reset } = counted;
  const { callsPerMinute, callsPerDay } = API_LIMITS;
  return {
    "ratelimit-policy": `"minut";q=${callsPerMinute};w=60, "dygn";q=${callsPerDay};w=86400`,
    ratelimit: `"minut";r=${minute_left};t=${minute_reset}, "dygn";r=${day_left};t=${day_reset}`,
  };
}
