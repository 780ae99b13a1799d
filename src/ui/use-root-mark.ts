import { useLayoutEffect } from "react";

/**
 * Sets an attribute of the root element for the style sheet, as long as the component is shown. A selector such as
 * `:root:has(.toast)` needs no attribute, but then browsers restyle most of the page whenever anything is inserted.
 */
export function useRootMark(attribute: `data-${string}`, isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    document.documentElement.setAttribute(attribute, "");
    return () => document.documentElement.removeAttribute(attribute);
  }, [attribute, isSet]);
}
