/** Standard deviations that chance exceeds in one of twenty cases, in one direction. */
const DEVIATIONS = 1.645;

/**
 * Whether a difference of two numbers of children is larger than chance: how many get a name is a Poisson number, whose
 * variance is its mean.
 *
 * @param growth how many times as many children were born in the later span as in the earlier one
 */
export function isMoreThanChance(earlier: number, later: number, growth: number): boolean {
  const difference = Math.abs(later - earlier * growth);
  return difference > DEVIATIONS * Math.sqrt(later + earlier * growth ** 2);
}
