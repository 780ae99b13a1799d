import {
  Features,
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

/** Set before the first paint by the scripts in index.html. */
const SCRIPT_ATTRIBUTES: ReadonlySet<string> = new Set([
  "data-theme",
  "data-session",
  "data-awaited",
]);

/** Parts that browsers draw inside of controls, for which resets have many rules: `::-webkit-…` and others. */
const CONTROL_PART = /^(?:custom|file-selector-button|placeholder)$/;

/** A declaration that follows itself, as the tools leave those that they have added a prefix to. */
const REPEATED = /(?<=[;{])([^;{}]+;)\1+/g;

/** An element that is shown when the whole style sheet is there, see src/ui/frame.css. */
const STYLED_LATER = /<([a-z]+)(?: [^>]*)? class="(?:[^"]* )?styled-later[ "]/;

/**
 * The rules of a style sheet for the first paint of documents: those that what is shown at once may need until
 * the visitor acts, and one that hides the rest. A rule too many does no harm, so only the names of
 * elements, classes and data attributes are compared. Custom properties that no kept rule reads are left out.
 *
 * @param documents HTML as React writes it
 */
export function firstStyles(css: string, documents: readonly string[]): string {
  const shown = documents.map(withoutStyledLater);
  const isWhole = shown.every((html, i) => html === documents[i]);
  return usedStyles(css, shown) + (isWhole ? "" : "@layer base{.styled-later{display:none}}");
}

function withoutStyledLater(html: string): string {
  let shown = "";
  let rest = html;
  for (let start = STYLED_LATER.exec(rest); start; start = STYLED_LATER.exec(rest)) {
    const [, tag = ""] = start;
    shown += rest.slice(0, start.index);
    rest = afterElement(rest.slice(start.index), tag);
  }
  return shown + rest;
}

/** What follows the element that the HTML begins with. */
function afterElement(html: string, tag: string): string {
  let depth = 0;
  for (const { 0: text, index } of html.matchAll(new RegExp(`</?${tag}(?=[ >])`, "g"))) {
    depth += text.startsWith("</") ? -1 : 1;
    if (depth === 0) return html.slice(index + text.length + 1);
  }
  throw new Error(`An element has no end: ${html.slice(0, 60)}`);
}

function usedStyles(css: string, documents: readonly string[]): string {
  const elements = new Set(documents.flatMap((html) => allMatches(html, /<([a-z][a-z\d]*)/g)));
  const classes = new Set(
    documents
      .flatMap((html) => [...new Set(allMatches(html, /\sclass="([^"]*)"/g))])
      .flatMap((names) => unescapeHtml(names).split(" ")),
  );

  const attributes = new Set(documents.flatMap((html) => allMatches(html, /\s(data-[\w-]+)/g)));

  function mayMatch(selector: Selector): boolean {
    return selector.every(isPresent);
  }

  function isPresent(part: SelectorComponent): boolean {
    if (part.type === "class") return classes.has(part.name);
    if (part.type === "type") return elements.has(part.name);
    if (part.type === "attribute" && part.name.startsWith("data-")) {
      return attributes.has(part.name) || SCRIPT_ATTRIBUTES.has(part.name);
    }
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
      media: ({ value }) => (isForLater(value.query) ? [] : undefined),
    },
  });
  return withoutUnusedNames(used).replace(REPEATED, "$1");
}

/** Without custom properties that are not read, and without unused animations. */
function withoutUnusedNames(css: string): string {
  const properties = new Set(allMatches(css, /var\((--[\w-]+)/g));
  const animations = new Set(allMatches(css, /animation:([^;}]+)/g).flatMap((it) => it.split(" ")));
  const shorter = compile(css, {
    Rule: {
      property: ({ value }) => (properties.has(value.name) ? undefined : []),
      keyframes: ({ value }) => (animations.has(value.name.value) ? undefined : []),
    },
    Declaration: {
      // lightningcss calls every property that it does not know a custom one.
      custom: ({ name }) => (properties.has(name) || !name.startsWith("--") ? undefined : []),
    },
  });
  // What was left out may have been the only one to read another.
  return shorter === css ? css : withoutUnusedNames(shorter);
}

/** For paper, or to mark what is chosen in a contrast theme. */
function isForLater({ mediaQueries }: MediaList): boolean {
  return mediaQueries.every(
    ({ mediaType, condition }) =>
      mediaType === "print" ||
      (condition?.type === "feature" && condition.value.name === "forced-colors"),
  );
}

function compile(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: "style.css",
    // Without the licence notice of Tailwind, which the whole style sheet has.
    code: Buffer.from(css.replace(/^\/\*!.*?\*\/\s*/s, "")),
    minify: true,
    // As in the whole style sheet: the oldest browsers do not know `(width <= 700px)`.
    include: Features.MediaQueries,
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
