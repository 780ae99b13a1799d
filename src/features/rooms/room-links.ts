/** The links of rooms. Their secrets are after "#", which no browser sends to a server. */
import { TOGETHER_PATH } from "@/name-parts/links/together-path.ts";

export const ROOMS_PATH = TOGETHER_PATH;

/** In the address of the page: the form, although the visitor has a room. */
export const NEW_ROOM_PARAM = "nytt";

export const NEW_ROOM = `${ROOMS_PATH}?${NEW_ROOM_PARAM}`;

/** Whom a link is for: a member on another device, the other decider, or a guest. */
type LinkKind = "member" | "decider" | "family";

export interface RoomLink {
  readonly kind: LinkKind;
  readonly secret: string;
}

const LETTERS: Readonly<Record<LinkKind, string>> = { member: "m", decider: "i", family: "f" };

/** Of a secret, in bytes. */
const SECRET_LENGTH = 16;

/** Also accepts a damaged secret: the server does not know it, and the page says so. */
const LINK = /^#(?<letter>[mif])=(?<secret>.+)$/;

/** 128 random bits in base64url. */
export function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_LENGTH));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The link in the part of an address after "#"; null when there is none. */
export function parseRoomLink(hash: string): RoomLink | null {
  const { letter, secret } = LINK.exec(hash)?.groups ?? {};
  const kind = (["member", "decider", "family"] as const).find((it) => LETTERS[it] === letter);
  return kind && secret ? { kind, secret } : null;
}

/** @param origin of the site, without a trailing slash */
export function roomAddress({ kind, secret }: RoomLink, origin: string): string {
  return `${origin}${ROOMS_PATH}#${LETTERS[kind]}=${secret}`;
}
