import { formatCount, formatShare } from "@/lib/format.ts";
import type { Chance } from "@/names/facts/class-chance.ts";

/** "13 %", "0,4 %", or "under 0,1 %": a chance in per cent. */
export function chanceText({ share, isMost }: Chance): string {
  if (share < 0.001) return "under 0,1\u00a0%";
  const text =
    share < 0.0095 ? `${(share * 100).toFixed(1).replace(".", ",")}\u00a0%` : formatShare(share);
  return isMost ? `högst ${text}` : text;
}

/** "ungefär 1 av 8": in how many groups it happens. */
export function oneInText({ share, isMost }: Chance, groups: string): string {
  if (share >= 0.5) return `i minst varannan ${groups}`;
  return `${isMost ? "högst" : "ungefär"} 1\u00a0av\u00a0${formatCount(Math.round(1 / share))}`;
}
