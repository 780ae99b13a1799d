/**
 * 15846 → "15 846"; for whole numbers. In a file of its own and without `Intl`, since the first suggestions
 * need it, but no other format.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, "\u00a0");
}
