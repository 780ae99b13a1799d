/** Who sends without an account, as counters know them: by keyed hashes, which name nobody. */
import { createHmac } from "node:crypto";
import { clientAddressHeader, secretKey } from "./environment.ts";

/** Of the network that the request comes from. */
export function networkHash({ headers }: Request): string {
  return hashOf(addressOf(headers));
}

/** The domains of one mail service, under the name that counts. */
const SAME_SERVICE: ReadonlyMap<string, string> = new Map([["googlemail.com", "gmail.com"]]);

/**
 * Of the mailbox behind an e-mail address: most servers deliver `Nils.Ny+angra@example.se` to the same
 * one as `nilsny@example.se`.
 */
export function mailboxHash(email: string): string {
  const [local = "", domain = ""] = email.normalize("NFKC").toLowerCase().split("@");
  const mailbox = (local.split("+")[0] ?? "").replaceAll(".", "");
  // A name of a domain may end with the dot of the root, and be written in Unicode or in ASCII.
  const host = domain.replace(/\.+$/, "");
  const ascii = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
  return hashOf(`${mailbox}@${SAME_SERVICE.get(ascii) ?? ascii}`);
}

/** Of all senders together. */
export function everyoneHash(): string {
  return hashOf("everyone");
}

/**
 * The client's address: of several, the last one, which the nearest proxy has added. Without the header all
 * clients are one, so that none escapes the limits.
 */
function addressOf(headers: Headers): string {
  const addresses = headers.get(clientAddressHeader())?.split(",") ?? [];
  return networkOf((addresses.at(-1) ?? "").trim());
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
