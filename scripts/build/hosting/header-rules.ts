/** The headers of each address, derived from the built files and the environment. */
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { EMBED_HEADERS, REFUSING_HEADERS } from "./embed-headers.ts";
import type { Environment } from "./outside-services.ts";
import { type HeaderRule, matches, type Rewrite } from "./rule-files.ts";

interface BuiltSite {
  readonly environment: Environment;
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** The HTML of the built pages by file name, `fornamn.html`. */
  readonly pages: ReadonlyMap<string, string>;
  /** Paths of all built files, relative to the folder, `assets/index-abc.js`. */
  readonly files: readonly string[];
}

/** Addresses that share a document, and former ones. None has a file of its own, which a rewrite would hide. */
export const REWRITES: readonly Rewrite[] = [
  { from: "/lista/*", to: "/lista" },
  { from: "/namn/ovriga/*", to: "/namn/ovriga" },
  { from: "/efternamn/ovriga/*", to: "/efternamn/ovriga" },
  // There was a page for each letter, with the names of both sexes.
  { from: "/namn/bokstav/*", to: "/namn/listor", isRedirect: true },
];

/** Their address is the key to what they show. */
const SECRET_ADDRESSES = "/lista/*";

const DAY_S = 24 * 60 * 60;
const TWO_YEARS_S = 63_072_000;

/** Revalidated at each visit, and downloaded only after a change. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Names contain a hash of the content: of each file, or of all files of the name search. */
const HASHED_PATHS = ["/assets/*", "/namndata/*"];
const IMMUTABLE = "public, max-age=31536000, immutable";

const A_DAY = `public, max-age=${DAY_S}`;

/** Features that no page or frame uses. Chromium logs a warning for names that it does not know. */
const UNUSED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** The addresses that other sites may frame. */
const EMBEDS = "/inbaddat/*";

/** Rules for `_headers`. No address has a header from two rules, except Referrer-Policy and what is detached. */
export function headerRules(site: BuiltSite): readonly HeaderRule[] {
  return [
    { path: "/*", headers: securityHeaders(site) },
    ...HASHED_PATHS.map((path) => ({ path, headers: { "Cache-Control": IMMUTABLE } })),
    ...pictureRules(site.files),
    ...otherFileRules(site.files),
    ...pageRules(site.pages),
    { path: EMBEDS, detached: REFUSING_HEADERS, headers: EMBED_HEADERS },
  ];
}

function securityHeaders({ environment, siteUrl, scriptHashes, styleHashes }: BuiltSite) {
  const isSecure = siteUrl.startsWith("https:");
  return {
    "Content-Security-Policy": contentSecurityPolicy({
      environment,
      scriptHashes,
      styleHashes,
      isSecure,
    }),
    ...(isSecure && {
      "Strict-Transport-Security": `max-age=${TWO_YEARS_S}; includeSubDomains`,
    }),
    "X-Content-Type-Options": "nosniff",
    // For browsers without frame-ancestors.
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": [
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
      // For the site's own copy buttons.
      "clipboard-write=(self)",
    ].join(", "),
    // The payment tab is opened empty, and its opener is removed before it leaves the site.
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

const PICTURE = /\.(?:svg|png|ico|webp|jpe?g)$/;

/** Pictures keep their file names when they change. They are at the root or in own folders. */
function pictureRules(files: readonly string[]): HeaderRule[] {
  const folders = new Set(
    files.filter((file) => file.includes("/")).map((file) => file.slice(0, file.indexOf("/"))),
  );
  folders.delete("assets");
  const onlyPictures = [...folders].filter((folder) =>
    files.every((file) => !file.startsWith(`${folder}/`) || PICTURE.test(file)),
  );
  return [
    ...files.filter((file) => isAtRoot(file) && PICTURE.test(file)).map((file) => `/${file}`),
    ...onlyPictures.map((folder) => `/${folder}/*`),
  ].map((path) => ({ path, headers: { "Cache-Control": A_DAY } }));
}

/** The service worker, the manifest, robots.txt and so on must never be stale. */
function otherFileRules(files: readonly string[]): HeaderRule[] {
  return files
    .filter((file) => isAtRoot(file) && !PICTURE.test(file) && !file.endsWith(".html"))
    .map((file) => ({
      path: `/${file}`,
      headers: {
        "Cache-Control": REVALIDATE,
        // Without the character set, some calendars take it for Latin-1.
        ...(file.endsWith(".ics") && { "Content-Type": "text/calendar; charset=utf-8" }),
      },
    }));
}

/** A rule for each page at the root, and for each folder with pages: a host takes few rules. */
function pageRules(pages: ReadonlyMap<string, string>): HeaderRule[] {
  const folders = new Set<string>();
  const rules: HeaderRule[] = [];
  for (const [file, html] of pages) {
    const address = `/${file.replace(/(?:^index)?\.html$/, "")}`;
    if (address === "/404" || matches(EMBEDS, address)) continue;
    const folder = isAtRoot(file) ? null : `/${file.slice(0, file.indexOf("/"))}/*`;
    if (folder && !folders.has(folder)) {
      folders.add(folder);
      rules.push({ path: folder, headers: { "Cache-Control": REVALIDATE } });
    }
    const path =
      REWRITES.find(({ to, isRedirect }) => to === address && !isRedirect)?.from ?? address;
    const headers = {
      ...(!folder && { "Cache-Control": REVALIDATE }),
      ...(isUnlisted(html) && { "X-Robots-Tag": "noindex" }),
      // Of several policies, browsers apply the last.
      ...(path === SECRET_ADDRESSES && { "Referrer-Policy": "no-referrer" }),
    };
    if (Object.keys(headers).length > 0) rules.push({ path, headers });
  }
  return rules;
}

function isUnlisted(html: string): boolean {
  return [...html.matchAll(/<meta\b[^>]*>/gi)].some(
    ([tag]) => /\bname="robots"/i.test(tag) && /\bnoindex\b/i.test(tag),
  );
}

function isAtRoot(file: string): boolean {
  return !file.includes("/");
}
