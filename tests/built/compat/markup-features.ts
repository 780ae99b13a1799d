/** What a document uses that the oldest browsers lack. */
import { compatData, entryAt, type Finding, missingIn } from "./support.ts";

const { html } = compatData;

/** Elements and attributes of a document that are newer than the oldest browsers. */
export function findInMarkup(document: Document, where: string): Finding[] {
  const used = new Map<string, string[]>();
  for (const { localName, attributes } of document.querySelectorAll("*")) {
    used.set(`html.elements.${localName}`, ["elements", localName]);
    for (const { name } of attributes) {
      used.set(`html.global_attributes.${name}`, ["global_attributes", name]);
      used.set(`html.elements.${localName}.${name}`, ["elements", localName, name]);
    }
  }
  return [...used].flatMap(([feature, keys]) => {
    const missing = missingIn(entryAt(html, ...keys)?.__compat);
    return missing ? [{ feature, where, missingIn: missing }] : [];
  });
}
