import { useEffect } from "react";

interface SheetProps {
  readonly styles: string;
}

/**
 * Takes the place of the package `react-style-singleton`, by which an open dialog keeps the page
 * behind it still (the alias stands in vite.config.ts). That one writes a style element, which the
 * Content-Security-Policy forbids; a style sheet that a script adopts needs no such permission.
 *
 * @returns a component; the first one on the page brings the styles, the last one takes them away
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  return function Sheet({ styles }: SheetProps) {
    useEffect(() => {
      users += 1;
      // Safari before 16.4 has none: there the page behind keeps its scroll bar, and that is all.
      if (users === 1 && "adoptedStyleSheets" in document) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
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
