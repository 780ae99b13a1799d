import {
  NAME_SERVICE_LIMIT,
  NAME_SERVICE_MIN_LENGTH,
  NAME_SERVICE_TIMEOUT_MS,
} from "@/config/limits.ts";
import type { NameServiceAddress } from "@/lib/env.ts";

/** Sexes as the service names them, by the page's option values. */
const GENDERS: Readonly<Record<string, string>> = { pojkar: "male", flickor: "female" };

/**
 * Asks the external name service for children's names (SPEC section 7).
 * @param sex option value of the filter Kön
 * @returns at least one name, each once
 * @throws when the service fails, takes over three seconds, or answers without usable names
 */
export async function fetchChildNames(
  service: NameServiceAddress,
  sex: string,
): Promise<readonly string[]> {
  const response = await fetch(serviceAddress(service, GENDERS[sex] ?? "both"), {
    signal: AbortSignal.timeout(NAME_SERVICE_TIMEOUT_MS),
    // A public proxy must learn nothing of the visitor but the question.
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
  if (!response.ok) throw new Error(`The name service answered ${response.status}`);
  const names = parseNames(await response.json());
  if (names.length === 0) throw new Error("The name service gave no names");
  return names;
}

function serviceAddress({ url, proxy }: NameServiceAddress, gender: string): string {
  const address = new URL(url);
  address.searchParams.set("type", "firstname");
  address.searchParams.set("gender", gender);
  address.searchParams.set("limit", String(NAME_SERVICE_LIMIT));
  return proxy === null ? address.href : proxy + encodeURIComponent(address.href);
}

/** Reads `names[].firstname`; anything that is not a name of letters is dropped. */
function parseNames(answer: unknown): string[] {
  if (!isRecord(answer) || !Array.isArray(answer.names)) {
    throw new Error("The name service answered in an unknown form");
  }
  const names = answer.names.flatMap((entry: unknown) => {
    const name = isRecord(entry) ? entry.firstname : undefined;
    return typeof name === "string" ? [name.normalize("NFC").trim()] : [];
  });
  return [...new Set(names)].filter(
    (name) => name.length >= NAME_SERVICE_MIN_LENGTH && /^\p{L}[\p{L} '’-]*$/u.test(name),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
