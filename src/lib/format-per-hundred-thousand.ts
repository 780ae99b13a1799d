import { formatCount } from "./format-count.ts";

/**
 * A share per hundred thousand: 281.4 → "281", 4.26 → "4,3", 0.02 → "under 0,1". In a file of its own,
 * for the pages of names.
 */
export function formatPerHundredThousand(share: number): string {
  if (share >= 9.95) return formatCount(Math.round(share));
  return share < 0.05 ? "under\u00a00,1" : share.toFixed(1).replace(".", ",");
}
