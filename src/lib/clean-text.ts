/**
 * Names and titles as the database takes them: its function `printable_text` refuses the same
 * characters. Nobody types them, but a copied text may contain them.
 */

/** Control characters, line separators, and what changes the direction of the text around it. */
const REFUSED = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** The text without refused characters and surrounding whitespace; empty if it is blank. */
export function cleanText(text: string): string {
  const cleaned = text.replaceAll(REFUSED, " ").trim();
  return VISIBLE.test(cleaned) ? cleaned : "";
}
