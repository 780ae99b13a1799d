/** How many bits of a number are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The bits of both numbers, of those of either; 1 where they are the same, without any too. */
export function sharedPart(one: number, other: number): number {
  return one === other ? 1 : countBits(one & other) / countBits(one | other);
}
