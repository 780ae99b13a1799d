import browserslist from "browserslist";

/** Browsers of package.json: their names in texts, in build targets and in MDN's compatibility data. */
const NAMES = {
  chrome: { name: "Chrome", target: "chrome", compat: "chrome" },
  edge: { name: "Edge", target: "edge", compat: "edge" },
  firefox: { name: "Firefox", target: "firefox", compat: "firefox" },
  ios_saf: { name: "iOS", target: "ios", compat: "safari_ios" },
  safari: { name: "Safari", target: "safari", compat: "safari" },
} as const;

type ListedBrowser = keyof typeof NAMES;

/** The name of a browser in MDN's compatibility data. */
type CompatBrowser = (typeof NAMES)[ListedBrowser]["compat"];

interface OldestBrowser {
  readonly name: string;
  readonly target: string;
  readonly compat: CompatBrowser;
  /** As "15.4" or "103". */
  readonly version: string;
}

/** The versions that the site works in, `browserslist` in package.json, as "chrome 103" or "ios_saf 15.4". */
export function listedBrowsers(): string[] {
  return browserslist();
}

/**
 * The oldest version of each browser.
 *
 * @throws Error where the list has a browser that this file does not know
 */
export function oldestBrowsers(listed: readonly string[] = listedBrowsers()): OldestBrowser[] {
  const oldest = new Map<ListedBrowser, string>();
  for (const entry of listed) {
    const [name = "", versions = ""] = entry.split(" ");
    if (!isListed(name)) throw new Error(`package.json lists a browser without targets: ${name}`);
    // Versions that are alike are one entry, as "15.2-15.3".
    const [version = ""] = versions.split("-");
    const known = oldest.get(name);
    if (!known || compareVersions(version, known) < 0) oldest.set(name, version);
  }
  return [...oldest].map(([name, version]) => ({ ...NAMES[name], version }));
}

/** What the build may write, as `build.target` takes it: "safari15.4", "chrome103". */
export function buildTargets(): string[] {
  return oldestBrowsers().map(({ target, version }) => target + version);
}

/** Below zero where the first version is older. */
export function compareVersions(a: string, b: string): number {
  const [major = 0, minor = 0] = a.split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = b.split(".").map(Number);
  return major - otherMajor || minor - otherMinor;
}

function isListed(name: string): name is ListedBrowser {
  return name in NAMES;
}
