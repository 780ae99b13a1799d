/** How many bits of a number are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The share of the set bits that both numbers have; 1 if the numbers are equal, zero included. */
export function sharedPart(one: number, other: number): number {
  return one === other ? 1 : countBits(one & other) / countBits(one | other);
}
