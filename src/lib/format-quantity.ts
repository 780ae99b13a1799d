import { formatCount } from "./format-count.ts";

/** 1 and "plats", "platser" → "1 plats"; 3 → "3 platser", with a non-breaking space. */
export function formatQuantity(count: number, one: string, many: string): string {
  return `${formatCount(count)}\u00a0${count === 1 ? one : many}`;
}
