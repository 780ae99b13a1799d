/** Whether a text has the format of an e-mail address: docs/specification.md, "Validation". */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
