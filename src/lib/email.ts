/** Something, an at sign, something, a dot, something (SPEC section 5). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
