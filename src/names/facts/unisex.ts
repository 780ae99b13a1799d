/** At least this share of the bearers of a unisex name are women, and at least this share men. */
export const UNISEX_SHARE = 0.15;

/** Whether so many of both sexes have a name that it is unisex. */
export function isUnisex(women: number, men: number): boolean {
  return women + men > 0 && Math.min(women, men) >= UNISEX_SHARE * (women + men);
}
