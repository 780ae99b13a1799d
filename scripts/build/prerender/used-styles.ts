import {
  type MediaList,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from "lightningcss";

/** States that begin with the visitor's input. */
const STATES: ReadonlySet<string> = new Set([
  "hover",
  "active",
  "focus",
  "focus-visible",
  "focus-within",
  "disabled",
]);

/** Parts that browsers draw inside of controls, for which resets have many rules: `::-webkit-…` and others. */
const CONTROL_PART = /^(?:custom|file-selector-button)$/;

/**
 * The rules of a style sheet that documents may need until the visitor acts. A rule too many does no
 * harm, so only the names of elements and classes are compared. Custom properties that no kept rule reads
 * are left out.
 *
 * @param documents HTML as React writes it
 */
export function usedStyles(css: string, documents: readonly string[]): string {
  const elements = new Set(documents.flatMap((html) => allMatches(html, /<([a-z][a-z\d]*)/g)));
  const classes = new Set(
    documents
      .flatMap((html) => [...new Set(allMatches(html, /\sclass="([^"]*)"/g))])
      .flatMap((names) => unescapeHtml(names).split(" ")),
  );

  function mayMatch(selector: Selector): boolean {
    return selector.every(isPresent);
  }

  function isPresent(part: SelectorComponent): boolean {
    if (part.type === "class") return classes.has(part.name);
    if (part.type === "type") return elements.has(part.name);
    if (part.type === "pseudo-element") return !CONTROL_PART.test(part.kind);
    if (part.type !== "pseudo-class") return true;
    if (part.kind === "is" || part.kind === "where" || part.kind === "has") {
      return part.selectors.some(mayMatch);
    }
    return !STATES.has(part.kind);
  }

  const used = compile(css, {
    Rule: {
      style: ({ value }) => (value.selectors.some(mayMatch) ? undefined : []),
      media: ({ value }) => (isForPrint(value.query) ? [] : undefined),
    },
  });
  const properties = new Set(allMatches(used, /var\((--[\w-]+)/g));
  return compile(used, {
    Rule: { property: ({ value }) => (properties.has(value.name) ? undefined : []) },
    Declaration: {
      // lightningcss calls every property that it does not know a custom one.
      custom: ({ name }) => (properties.has(name) || !name.startsWith("--") ? undefined : []),
    },
  });
}

function isForPrint({ mediaQueries }: MediaList): boolean {
  return mediaQueries.every(({ mediaType }) => mediaType === "print");
}

function compile(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: "style.css",
    code: Buffer.from(css),
    minify: true,
    visitor,
  });
  return Buffer.from(code).toString();
}

/** The first group of every match. */
function allMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = ""]) => group);
}

function unescapeHtml(text: string): string {
  return text.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
