/**
 * Names on the way to another browser of the same visitor, in an address. They are after "#", which no browser
 * sends to a server.
 */

import { ROOM_SECRET } from "@/config/room-limits.ts";
import { CARRIED_ROOMS_PARAM } from "@/lib/carried-secrets.ts";
import { parseSharedNames } from "@/name-parts/links/parse-shared-names.ts";
import { hiddenNamesOf } from "@/saved/hidden-names/use-hidden-names.ts";
import { FAVORITES_PAGES, favoritesOf } from "../favorites-by-page.tsx";
import type { PageFavorites } from "../late-favorites.ts";

export interface CarriedNames {
  readonly favorites: readonly PageFavorites[];
  /** The names that the visitor does not want to see again, by page. */
  readonly hidden: readonly PageFavorites[];
}

export interface Carried extends CarriedNames {
  /** The secrets of the visitor's rooms for choosing names together. */
  readonly rooms: readonly string[];
}

/** Most names of a page that an address carries. */
const NAMES_PER_PAGE = 1000;

/** Begins the parameter of a page's hidden names. */
const HIDDEN = "dolda-";

/** Most rooms that an address carries. */
const MOST_ROOMS = 20;

/**
 * The address that carries names and rooms.
 *
 * @param origin of the site
 */
export function addressCarrying({ favorites, hidden, rooms }: Carried, origin: string): string {
  const content = new URLSearchParams([
    ...favorites.map(({ page, names }) => [page, names.join(",")]),
    ...hidden.map(({ page, names }) => [HIDDEN + page, names.join(",")]),
    ...(rooms.length > 0 ? [[CARRIED_ROOMS_PARAM, rooms.join(",")]] : []),
  ]);
  // A comma needs no encoding, and makes the code of the address smaller.
  return `${origin}/favoriter#${content.toString().replaceAll("%2C", ",")}`;
}

/**
 * What an address carries, without names that no generator would show: anyone can write one. Null for an
 * address that carries nothing.
 *
 * @param hash of the address, with its "#"
 * @param secrets the parameter that has been taken out of it
 */
export function parseCarriedNames(hash: string, secrets: string | null): Carried | null {
  const parameters = [hash.slice(1), secrets ?? ""].join("&");
  if (!parameters.includes("=")) return null;
  const content = new URLSearchParams(parameters);
  const rooms = (content.get(CARRIED_ROOMS_PARAM) ?? "")
    .split(",")
    .filter((text) => ROOM_SECRET.test(text));
  return {
    favorites: read(content, ""),
    hidden: read(content, HIDDEN),
    rooms: [...new Set(rooms)].slice(0, MOST_ROOMS),
  };
}

function read(content: URLSearchParams, prefix: string): readonly PageFavorites[] {
  return FAVORITES_PAGES.map((page) => ({
    page,
    names: parseSharedNames(content.get(prefix + page) ?? "", NAMES_PER_PAGE),
  })).filter(({ names }) => names.length > 0);
}

/** Every name that is kept for the visitor: the favourites of every page, and the names hidden there. */
export function keptNames(): CarriedNames {
  const favorites = FAVORITES_PAGES.map((page) => ({ page, names: favoritesOf(page).read() }));
  const hidden = FAVORITES_PAGES.map((page) => ({ page, names: hiddenNamesOf(page).read() }));
  const hasNames = ({ names }: PageFavorites) => names.length > 0;
  return { favorites: favorites.filter(hasNames), hidden: hidden.filter(hasNames) };
}

/** What became of the names that were added. */
export interface AddedNames {
  /** How many were not there before. */
  readonly added: number;
  /** Favourites for which their page had no room. */
  readonly left: readonly PageFavorites[];
}

/**
 * Adds names to those that are kept, and removes none.
 *
 * @param cap how many favourites a page has room for; null without a limit
 */
export function addCarriedNames(
  { favorites, hidden }: CarriedNames,
  cap: number | null,
): AddedNames {
  let added = 0;
  const left = favorites.map(({ page, names }) => {
    const store = favoritesOf(page);
    const kept = store.read();
    const fresh = names.filter((name) => !kept.includes(name));
    const room = cap === null ? fresh.length : Math.max(0, cap - kept.length);
    const fitting = fresh.slice(0, room);
    if (fitting.length > 0) store.write([...kept, ...fitting]);
    added += fitting.length;
    return { page, names: fresh.slice(room) };
  });
  for (const { page, names } of hidden) {
    const store = hiddenNamesOf(page);
    const kept = store.read();
    const fresh = names.filter((name) => !kept.includes(name));
    if (fresh.length > 0) store.write([...kept, ...fresh]);
    added += fresh.length;
  }
  return { added, left: left.filter(({ names }) => names.length > 0) };
}
