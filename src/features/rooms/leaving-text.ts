/**
 * What leaving a room does, for the dialog that asks.
 *
 * @param other what the other is called; null for a room without another
 */
export function leavingText(other: string | null): string {
  return other === null
    ? "Du är den enda i rummet, så det raderas med alla svar, även gästernas. Det går inte att ångra."
    : `Det du har skrivit försvinner: svar, anteckningar, och efternamn och syskon som du har delat. ${other} ser att du har lämnat rummet och när, behåller namnen som ni båda gillar och er gemensamma ordning, och kan bjuda in någon annan. Det går inte att ångra.`;
}
