import * as v from "valibot";
import {
  NAME_SERVICE_LIMIT,
  NAME_SERVICE_MIN_LENGTH,
  NAME_SERVICE_TIMEOUT_MS,
} from "@/config/limits.ts";
import type { NameServiceAddress } from "@/lib/env.ts";
import { withTimeout } from "@/lib/with-timeout.ts";
import { nameIn } from "@/names/form/name-form.ts";

/** The service's gender parameter by option value of the filter Kön. */
const GENDERS: Readonly<Record<string, string>> = { pojkar: "male", flickor: "female" };

/** An entry without a usable name is read as an empty one, which is dropped with the short names. */
const answerSchema = v.object({
  names: v.array(v.fallback(v.object({ firstname: v.string() }), { firstname: "" })),
});

/**
 * Fetches children's names from the external name service
 * (docs/specification.md, "Outside services").
 * @param sex option value of the filter Kön
 * @returns at least one name, without duplicates
 * @throws when the service fails, takes over three seconds, or answers without usable names
 */
export async function fetchChildNames(
  service: NameServiceAddress,
  sex: string,
): Promise<readonly string[]> {
  const address = serviceAddress(service, GENDERS[sex] ?? "both");
  const names = await withTimeout(NAME_SERVICE_TIMEOUT_MS, async (signal) => {
    const response = await fetch(address, {
      signal,
      // The request may pass a public proxy, which must learn nothing about the visitor.
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    if (!response.ok) throw new Error(`The name service answered ${response.status}`);
    return parseNames(await response.json());
  });
  if (names.length === 0) throw new Error("The name service returned no names");
  return names;
}

function serviceAddress({ url, proxy }: NameServiceAddress, gender: string): string {
  const address = new URL(url);
  address.searchParams.set("type", "firstname");
  address.searchParams.set("gender", gender);
  address.searchParams.set("limit", String(NAME_SERVICE_LIMIT));
  return proxy === null ? address.href : proxy + encodeURIComponent(address.href);
}

/** Reads `names[].firstname` and drops everything that is no name. */
function parseNames(answer: unknown): string[] {
  const names = v.parse(answerSchema, answer).names.map(({ firstname }) => nameIn(firstname));
  return [...new Set(names)].filter((name) => name.length >= NAME_SERVICE_MIN_LENGTH);
}
