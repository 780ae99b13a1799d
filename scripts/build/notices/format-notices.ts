import type { Source } from "../../../src/content/sources/registers.ts";
import type { NoticedPackage } from "./read-package.ts";

const RULE = "-".repeat(72);

/** The terms that the licences of the sources name. */
const DATA_LICENCES = [
  "CC0 1.0: https://creativecommons.org/publicdomain/zero/1.0/deed.sv",
  "CC BY 4.0: https://creativecommons.org/licenses/by/4.0/deed.sv",
  "CC BY 3.0 DE: https://creativecommons.org/licenses/by/3.0/de/",
  "Open Government Licence v3.0: https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/",
  "Licence Ouverte 2.0: https://www.etalab.gouv.fr/licence-ouverte-open-licence/",
];

/**
 * A text in Swedish with the packages, each licence text once, and the sources of the data. It begins
 * with a byte order mark, since hosts send text files without their character set.
 */
export function formatNotices(
  packages: readonly NoticedPackage[],
  sources: readonly Source[],
): string {
  return `\uFEFF${[
    "Licenser för programvara, typsnitt och data på Namnfynd",
    "Data",
    "Namnfynd har bearbetat uppgifterna: valt ut, räknat samman och klassat namn.",
    ...sources.flatMap(formatSource),
    DATA_LICENCES.join("\n"),
    "Programvara och typsnitt",
    ...groupByText(packages).map(formatGroup),
  ].join("\n\n")}\n`;
}

function formatSource({ label, href, licence }: Source): string[] {
  return licence === null ? [] : [[label, href, licence].filter(Boolean).join("\n")];
}

/** Packages with the same licence text, by name. */
function groupByText(packages: readonly NoticedPackage[]): NoticedPackage[][] {
  const groups = new Map<string, NoticedPackage[]>();
  for (const item of packages.toSorted((one, other) => one.name.localeCompare(other.name))) {
    groups.set(item.text, [...(groups.get(item.text) ?? []), item]);
  }
  return [...groups.values()];
}

function formatGroup(group: readonly NoticedPackage[]): string {
  const names = group.map(({ name, version, licence }) =>
    licence ? `${name} ${version} (${licence})` : `${name} ${version}`,
  );
  // A package may be installed twice, below different ones.
  return [RULE, [...new Set(names)].join("\n"), group[0]?.text].join("\n\n");
}
