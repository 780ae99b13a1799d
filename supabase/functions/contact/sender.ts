import { createHmac } from "node:crypto";
import { secretKey } from "../_shared/environment.ts";
import { countCall } from "../_shared/throttle.ts";

/** More than one person writes in an hour, for those who share an address. */
const LIMIT = { calls: 20, seconds: 3600 } as const;

/**
 * Counts a message from the network address of the request, which is stored as a hash.
 *
 * @throws HttpError 429 with `Retry-After` when there were too many
 */
export async function throttleSender({ headers }: Request): Promise<void> {
  await countCall("contact", LIMIT, { sender_hash: hashOf(senderOf(headers)) });
}

/**
 * The client's address. Cloudflare, in front of hosted functions, sets a header that a client cannot
 * choose; otherwise the last address is the one that the nearest proxy saw.
 */
function senderOf(headers: Headers): string {
  const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
  return networkOf((headers.get("cf-connecting-ip") ?? forwarded.at(-1) ?? "").trim());
}

/** The first 64 bits of an IPv6 address, which a household has for itself; an IPv4 address unchanged. */
function networkOf(address: string): string {
  if (!address.includes(":") || !URL.canParse(`http://[${address}]`)) return address;
  const [start = "", end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const groups = start.split(":").filter(Boolean);
  const tail = end === undefined ? [] : end.split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - groups.length - tail.length }, () => "0");
  return [...groups, ...zeros, ...tail].slice(0, 4).join(":");
}

/** Keyed, because the few addresses there are could be guessed from a plain hash. */
function hashOf(address: string): string {
  return createHmac("sha256", secretKey()).update(address).digest("hex");
}
