import { useEffect } from "react";

interface SheetProps {
  readonly styles: string;
}

/** Of the body, so it would be inherited by the whole page, which would be restyled. Nothing here reads it. */
const UNUSED_PROPERTY = /--removed-body-scroll-bar-size:[^;]*;/;

/**
 * Replaces the package `react-style-singleton` (aliased in vite.config.ts), with which an open dialog
 * locks the scroll position of the page behind it. The package inserts a style element, which the
 * Content-Security-Policy forbids; a constructed style sheet is allowed.
 *
 * @returns a component: its first instance on the page adds the styles, its last one removes them
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  return function Sheet({ styles }: SheetProps) {
    useEffect(() => {
      users += 1;
      // Safari before 16.4 has none: there the page behind the dialog can be scrolled.
      if (users === 1 && "adoptedStyleSheets" in document) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles.replace(UNUSED_PROPERTY, ""));
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users > 0 || !sheet) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
        sheet = null;
      };
    }, [styles]);
    return null;
  };
}
