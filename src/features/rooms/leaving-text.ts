import { joinWords } from "@/lib/join-words.ts";

/**
 * What leaving a room does, for the dialog that asks.
 *
 * @param other what the other is called; null for a room without another
 * @param kept what the other keeps of what both have seen; may be empty
 */
export function leavingText(other: string | null, kept: readonly string[]): string {
  if (other === null) {
    return "Du är den enda i rummet, så det raderas med alla svar, även gästernas. Det går inte att ångra.";
  }
  const keeps = kept.length > 0 ? ` behåller ${joinWords(kept)},` : "";
  return `Det du har skrivit försvinner: svar, anteckningar, och efternamn och syskon som du har delat. ${other} ser att du har lämnat rummet och när,${keeps} och kan bjuda in någon annan. Det går inte att ångra.`;
}
