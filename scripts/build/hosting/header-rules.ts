/** Which headers go where: pure, from what was built and what the environment says. */
import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { Environment } from "./outside-services.ts";
import type { HeaderRule, Rewrite } from "./rule-files.ts";

interface BuiltSite {
  readonly environment: Environment;
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly scriptHashes: readonly string[];
  /** The built pages by file name, `fornamn.html`. */
  readonly pages: ReadonlyMap<string, string>;
  /** All built files, as paths below the folder, `assets/index-abc.js`. */
  readonly files: readonly string[];
}

/** Every shared list is answered with the one page for them. */
export const REWRITES: readonly Rewrite[] = [{ from: "/lista/*", to: "/lista" }];

const DAY_S = 24 * 60 * 60;
const TWO_YEARS_S = 63_072_000;

/** Asked for anew at each visit; it comes again only when it has changed. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** File names below assets/ hold a hash of what is in them. */
const FOR_EVER = "public, max-age=31536000, immutable";

const A_DAY = `public, max-age=${DAY_S}`;

/** What no page and no frame of the site does. Chromium warns of names that it does not know. */
const UNUSED_ABILITIES = [
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

/** Rules for `_headers`. But for Referrer-Policy, no header is given twice to an address. */
export function headerRules(site: BuiltSite): readonly HeaderRule[] {
  return [
    { path: "/*", headers: securityHeaders(site) },
    { path: "/assets/*", headers: { "Cache-Control": FOR_EVER } },
    ...pictureRules(site.files),
    ...otherFileRules(site.files),
    ...pageRules(site.pages),
  ];
}

function securityHeaders({ environment, siteUrl, scriptHashes }: BuiltSite) {
  const isSecure = siteUrl.startsWith("https:");
  return {
    "Content-Security-Policy": contentSecurityPolicy({ environment, scriptHashes, isSecure }),
    ...(isSecure && {
      "Strict-Transport-Security": `max-age=${TWO_YEARS_S}; includeSubDomains`,
    }),
    "X-Content-Type-Options": "nosniff",
    // For browsers that do not know frame-ancestors.
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": [
      ...UNUSED_ABILITIES.map((ability) => `${ability}=()`),
      // The site's own pages copy names; no frame does.
      "clipboard-write=(self)",
    ].join(", "),
    // The tab of a payment is opened empty and loses its opener before it leaves the site.
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

const PICTURE = /\.(?:svg|png|ico|webp|jpe?g)$/;

/** Pictures keep their names when they change: those beside the pages, and folders of nothing else. */
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

/** The service worker, the manifest, robots.txt …: what must never be old. */
function otherFileRules(files: readonly string[]): HeaderRule[] {
  return files
    .filter((file) => isAtRoot(file) && !PICTURE.test(file) && !file.endsWith(".html"))
    .map((file) => ({ path: `/${file}`, headers: { "Cache-Control": REVALIDATE } }));
}

function pageRules(pages: ReadonlyMap<string, string>): HeaderRule[] {
  return [...pages]
    .filter(([file]) => file !== "404.html")
    .map(([file, html]) => {
      const address = `/${file.replace(/(?:^index)?\.html$/, "")}`;
      const rewrite = REWRITES.find(({ to }) => to === address);
      return {
        path: rewrite?.from ?? address,
        headers: {
          "Cache-Control": REVALIDATE,
          ...(isUnlisted(html) && { "X-Robots-Tag": "noindex" }),
          // Its address is its secret. Of two policies in a row, a browser takes the last.
          ...(rewrite && { "Referrer-Policy": "no-referrer" }),
        },
      };
    });
}

function isUnlisted(html: string): boolean {
  return [...html.matchAll(/<meta\b[^>]*>/gi)].some(
    ([tag]) => /\bname="robots"/i.test(tag) && /\bnoindex\b/i.test(tag),
  );
}

function isAtRoot(file: string): boolean {
  return !file.includes("/");
}
