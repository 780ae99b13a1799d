/** Who sends without an account, as counters know them: by keyed hashes, which name nobody. */
import { createHmac } from "node:crypto";
import { secretKey } from "./environment.ts";

/** Of the network that the request comes from. */
export function networkHash({ headers }: Request): string {
  return hashOf(addressOf(headers));
}

/**
 * Of the mailbox behind an e-mail address: most servers deliver `Nils.Ny+angra@example.se` to the same
 * one as `nilsny@example.se`.
 */
export function mailboxHash(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  return hashOf(`${local.split("+")[0]?.replaceAll(".", "")}@${domain}`);
}

/** Of all senders together. */
export function everyoneHash(): string {
  return hashOf("everyone");
}

/**
 * The client's address. Cloudflare, in front of hosted functions, sets a header that a client cannot
 * choose; otherwise the last address is the one that the nearest proxy saw.
 */
function addressOf(headers: Headers): string {
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

/** Keyed, because addresses could be guessed from a plain hash. */
function hashOf(text: string): string {
  return createHmac("sha256", secretKey()).update(text).digest("hex");
}
