/** When a name counts as used in another country, and as almost only Swedish (docs/specification.md, "Advanced filters"). */

/** Smallest share, per hundred thousand people or births. */
export const USED_SHARE = 10;

/** Fewest births where a country's total is not known. */
export const USED_BIRTHS = 5;

/** Largest part of Sweden's share that another Nordic country may have of an almost only Swedish name. */
export const SWEDISH_PART = 0.1;

/** @param total what the count is a count among; undefined if it is not known */
export function isUsed(count: number, total: number | undefined): boolean {
  return total === undefined ? count >= USED_BIRTHS : count * 100_000 >= USED_SHARE * total;
}
