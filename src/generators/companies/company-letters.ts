/** The letters and digits of a company name, in lower case. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}
