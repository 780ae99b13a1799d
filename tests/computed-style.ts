/**
 * A computed style that costs little: jsdom matches its whole default style sheet with each element that is asked about,
 * and queries by role ask about every element and those around it.
 */

/** What queries by role, `toBeVisible` and user-event ask for. */
const PROPERTIES = ["display", "visibility", "pointer-events", "opacity"] as const;

/** Attributes on which the default style sheet makes these depend. */
const ATTRIBUTES = ["open", "type", "popover"] as const;

/**
 * `getComputedStyle` of a document without style sheets, with the properties above alone. Elements that are alike in what
 * decides them share an answer, which jsdom gives once.
 */
export function cheapComputedStyle(
  original: typeof window.getComputedStyle,
): typeof window.getComputedStyle {
  const known = new Map<string, CSSStyleDeclaration>();
  return (element, pseudoElement) => {
    if (pseudoElement || document.styleSheets.length > 0) return original(element, pseudoElement);
    const key = likenessOf(element);
    let style = known.get(key);
    if (!style) {
      const computed = original(element);
      style = document.createElement("span").style;
      for (const property of PROPERTIES) {
        style.setProperty(property, computed.getPropertyValue(property));
      }
      known.set(key, style);
    }
    return style;
  };
}

/** The same text for elements whose properties are the same: they inherit from what is styled or hidden around them. */
function likenessOf(element: Element): string {
  const around: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute("style") || at.hasAttribute("hidden")) {
      around.push(at.localName, `${at.getAttribute("hidden")}`, `${at.getAttribute("style")}`);
    }
  }
  const own = ATTRIBUTES.map((name) => element.getAttribute(name));
  return JSON.stringify([element.localName, element.parentElement?.localName, own, around]);
}
