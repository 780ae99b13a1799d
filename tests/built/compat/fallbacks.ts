/**
 * What the built files use although a browser of package.json lacks it, and what happens there. Nothing that
 * signing in, buying, withdrawing or a generator needs may be here without a substitute.
 */

export interface Fallback {
  /** As in findings: "css.selectors.has". A RegExp names several. */
  readonly feature: string | RegExp;
  /** In a style sheet, the selector; in a script, code of the file that shows why it is safe; or an address. */
  readonly where: RegExp;
  /** What happens in a browser without it. */
  readonly without: string;
}

export const SCRIPT_FALLBACKS: readonly Fallback[] = [
  {
    feature: "api.Document.startViewTransition",
    where: /try\{var \w+=\w+\.startViewTransition/,
    without: "React has its own way out; the site has no view transitions.",
  },
  {
    feature: "api.Window.navigation",
    where: /typeof navigation==`object`/,
    without: "React asks whether there is one.",
  },
  {
    feature: "api.Window.setImmediate",
    where: /typeof setImmediate<`u`/,
    without: "React takes a MessageChannel.",
  },
  {
    feature: /^api\.HTML\w+\.(?:popover|capture|fetchPriority|imageSizes)$/,
    where: /fetchPriority/,
    without: "Names of attributes that React knows; none is needed.",
  },
  {
    feature: "api.HTMLInputElement.capture",
    where: /Sentry|sentry/,
    without: "An option of Sentry's own.",
  },
  {
    feature: "api.ServiceWorkerRegistration.cookies",
    where: /Sentry|sentry/,
    without: "An option of Sentry's own.",
  },
  {
    feature: "api.Element.ariaHidden",
    where: /radixToastAnnounceExclude/,
    without: "A decorative icon, which has no text, is not left out of what a toast announces.",
  },
  {
    feature: "api.Element.role",
    where: /getMenuProps/,
    without: "A property of Downshift's own objects.",
  },
  {
    feature: "api.Element.role",
    where: /DELEGATED-FROM/,
    without: "A property of an attendee in ts-ics.",
  },
  {
    feature: "api.Element.role",
    where: /`decider`|`role`in/,
    without: "A property of a member of a room.",
  },
  {
    feature: "javascript.builtins.Uint8Array.toBase64",
    where: /typeof \w+\.toBase64==`function`/,
    without: "qr encodes in a way of its own, and only for formats that the site does not use.",
  },
  {
    feature: "api.Element.checkVisibility",
    where: /typeof \w+\.checkVisibility==`function`/,
    without: "Radix compares computed styles.",
  },
  {
    feature: "api.HTMLElement.inert",
    where: /block-interactivity-/,
    without: "A property of react-remove-scroll's own.",
  },
  {
    feature: /^api\.(?:HTMLButtonElement\.command|ToggleEvent\.newState)$/,
    where: /PDFDocument/,
    without: "Properties of PDFKit's own objects.",
  },
  {
    feature: /^api\.HTMLInputElement\.(?:alpha|colorSpace)$/,
    where: /PDFDocument|\.alpha/,
    without: "Properties of PDFKit's and d3's own objects.",
  },
  {
    feature: "api.Window.orientation",
    where: /PDFDocument|data-orientation/,
    without: "Properties of PDFKit's and Radix's own objects.",
  },
  {
    feature: "api.Navigator.share",
    where: /if\(navigator\.share\)/,
    without: "The address is copied instead.",
  },
  {
    feature: "api.Window.requestIdleCallback",
    where: /`requestIdleCallback`in window/,
    without: "A delay, in src/lib/when-idle.ts.",
  },
  {
    feature: /^api\.PublicKeyCredential\.parse/,
    where: /`parseRequestOptionsFromJSON`in PublicKeyCredential/,
    without: "The client of Supabase reads them itself; the site has no passkeys.",
  },
  {
    feature: "api.Request.duplex",
    where: /\.duplex=`half`/,
    without: "Of uploads as a stream, which the site has none of.",
  },
  {
    feature: /^api\.TrustedType/,
    where: /trustedTypes\?\.|createHTML|trustedTypes/,
    without: "Nothing is checked when HTML is set; what the site sets is cleaned in any case.",
  },
  {
    feature: "api.URL.canParse_static",
    where: /URL\.canParse\?URL\.canParse\(/,
    without: "Valibot tries to make a URL.",
  },
  {
    feature: "javascript.builtins.Array.toSorted",
    where: /OrderedDict\.toSorted/,
    without: "A method of Radix's own class.",
  },
  {
    feature: "api.Element.role",
    where: /`decider`|`role`in/,
    without: "A property of a member of a room.",
  },
  {
    feature: "javascript.builtins.Uint8Array.toBase64",
    where: /toBase64\(\w+\.encodeMetadata|toBase64\(this/,
    without: "A method of the storage client's own.",
  },
  {
    feature: /^javascript\.builtins\.Uint8Array\.(?:to|from)Hex$/,
    where: /typeof Uint8Array\.from\(\[\]\)\.toHex==`function`/,
    without: "The package counts for itself.",
  },
  {
    feature: "javascript.builtins.Error.captureStackTrace",
    where: /Error\.captureStackTrace&&/,
    without: "The package asks whether there is one.",
  },
  {
    feature: "javascript.builtins.Iterator.toArray",
    where: /PDFDocument/,
    without: "A method of the font package's own structures.",
  },
];

const COSMETIC = "Looks plainer.";

export const STYLE_FALLBACKS: readonly Fallback[] = [
  {
    feature: "css.selectors.has",
    where:
      /^li:has\(\.name-link\)|\.company-card|^\.segment:has|^\.filter:has\(:focus-visible\)|^\.filter:focus-visible,/,
    without: "src/ui/older-browsers.css has a substitute.",
  },
  {
    feature: "css.selectors.has",
    where: /^\.filters:has\(\s*>\s*\.filter:nth-child\(6\)/,
    without: "Of six filters, as many are in a row as fit.",
  },
  {
    feature: "css.selectors.has",
    where: /:has\(>\s*\.pet-remark\)/,
    without: "The facts are below the remark, so that its card grows by a line.",
  },
  {
    feature: "css.selectors.has",
    where: /\.suggestion-extra|\.domain-marks|has-checked|has-focus-visible|:placeholder-shown/,
    without:
      "The order or the colours of a row are those that others have; what is ticked has its mark.",
  },
  {
    feature: "css.selectors.has",
    where: /^\[data-(?:surname|given)\] \.suggestion:not|^\.suggestions:has\(details\[open\]\)/,
    without:
      "Cards grow when the line with the surname comes, and with the one whose details are open.",
  },
  {
    feature: "css.selectors.has",
    where: /^label:has\(:checked\)$/,
    without: "The frame of older-browsers.css shows the choice in a contrast theme.",
  },
  {
    feature: /^css\.(?:at-rules\.container|properties\.container-type)/,
    where: /^@container|^\.suggestion-curve$|^\.\\@container$/,
    without: "A phone shows the facts without the curve, and cards have one column.",
  },
  {
    feature: /^css\.(?:at-rules\.media\.forced-colors|properties\.forced-color-adjust)/,
    where: /./,
    without: "Safari has no contrast themes; elsewhere borders and words say what is chosen.",
  },
  {
    feature: "css.at-rules.property",
    where: /^@property --tw-/,
    without: "Tailwind sets the initial values in a rule for these browsers.",
  },
  {
    feature: /^css\.properties\.(?:content-visibility|contain-intrinsic-(?:block-)?size)/,
    where: /./,
    without: "What is out of sight is laid out as well.",
  },
  {
    feature: /^css\.properties\.(?:cursor|resize)\b/,
    where: /./,
    without: "A phone has no pointer, and fields that grow by themselves.",
  },
  {
    feature: /^css\.properties\.(?:rotate|translate)\b/,
    where: /./,
    without:
      "In Chrome 103 arrows do not turn, and icons and the knob of a switch, whose colour tells, do not move.",
  },
  {
    feature: "css.types.length.lh",
    where: /./,
    without: "What comes later has no room yet, and moves what is below.",
  },
  {
    feature: /^css\.selectors\.(?:popover-)?open$/,
    where: /:is\(\[open\],:popover-open,:open\)/,
    without: ":is() passes over what it does not know, and [open] is enough.",
  },
  {
    feature:
      /^css\.properties\.(?:text-wrap|scrollbar-width|-webkit-tap-highlight-color|text-decoration)\b/,
    where: /./,
    without: COSMETIC,
  },
  {
    feature: "css.properties.font-family.ui-monospace",
    where: /^code/,
    without: "The next font of the list.",
  },
  {
    feature: "css.at-rules.page",
    where: /^@page/,
    without: "A printed page has the margins that the browser chooses.",
  },
  {
    feature: "css.selectors.details-content",
    where: /^\.paper-open::details-content$/,
    without: "An article is printed when it has been unfolded.",
  },
  {
    feature: "css.properties.break-after.avoid",
    where: /^:is\(h1, h2, h3\)$/,
    without: "A heading may be the last line of a printed page.",
  },
  {
    feature: "css.properties.user-select.all",
    where: /select-all/,
    without: "What is copied has to be marked from end to end.",
  },
];

export const MARKUP_FALLBACKS: readonly Fallback[] = [
  {
    feature: "html.elements.search",
    where: /./,
    without: "An element without a role; the field in it has its own label.",
  },
  {
    feature: "html.elements.link.blocking",
    where: /./,
    without: "The first paint may come before the end of the page has arrived.",
  },
  {
    feature: "html.global_attributes.autocapitalize",
    where: /./,
    without: "Computers, which write no capitals by themselves.",
  },
  {
    feature: "html.global_attributes.translate",
    where: /./,
    without: "Firefox 102 does not translate pages.",
  },
];

/** Whether a fallback is about what was found. */
export function isExcused(
  { feature, where }: { readonly feature: string; readonly where: string },
  fallback: Fallback,
): boolean {
  const isMeant =
    typeof fallback.feature === "string"
      ? fallback.feature === feature
      : fallback.feature.test(feature);
  return isMeant && fallback.where.test(where);
}
