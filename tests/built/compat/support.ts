/** What the oldest browsers of package.json can do, from MDN's compatibility data. */
import compatData, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data/forLegacyNode";
import { compareVersions, oldestBrowsers } from "../../../scripts/build/browsers.ts";

export { compatData };

const OLDEST = oldestBrowsers();

/** Something newer than a browser of the list, found in a built file. */
export interface Finding {
  /** As "javascript.builtins.Array.findLast" or "css.selectors.has". */
  readonly feature: string;
  /** A file, or the selector of a rule. */
  readonly where: string;
  readonly missingIn: string;
}

/** The oldest browsers without a feature, as "Safari 15.4, Firefox 102"; "" where all have it. */
export function missingIn(compat: CompatStatement | undefined, prefixes: readonly string[] = []) {
  if (!compat) return "";
  return OLDEST.filter(({ compat: browser, version }) => {
    const statements = [compat.support[browser] ?? []].flat();
    return !statements.some((statement) => isIn(statement, version, prefixes));
  })
    .map(({ name, version }) => `${name} ${version}`)
    .join(", ");
}

/** A partial implementation counts: the data calls one so for details that few sites need. */
function isIn(
  {
    version_added: added,
    version_removed: removed,
    prefix,
    alternative_name,
    flags,
  }: SimpleSupportStatement,
  version: string,
  prefixes: readonly string[],
): boolean {
  if (added === false || added === "preview" || alternative_name || flags) return false;
  if (prefix && !prefixes.includes(prefix)) return false;
  if (removed && compareVersions(numberOf(removed), version) <= 0) return false;
  return compareVersions(numberOf(added), version) <= 0;
}

/** "≤13" says that the feature came with 13 or earlier. */
function numberOf(version: string): string {
  return version.replace("≤", "");
}

/** The part of the data at these keys. */
export function entryAt(root: Identifier, ...keys: string[]): Identifier | undefined {
  return keys.reduce<Identifier | undefined>(
    (entry, key) => (entry && Object.hasOwn(entry, key) ? entry[key] : undefined),
    root,
  );
}

/** The parts of an entry by name. */
export function partsOf(entry: Identifier | undefined): [name: string, part: Identifier][] {
  if (!entry) return [];
  const { __compat: _, ...parts }: Identifier = entry;
  return Object.entries<Identifier>(parts);
}
