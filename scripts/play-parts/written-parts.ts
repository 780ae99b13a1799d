import type { PlayPart } from "./parse-play-parts.ts";

/** An exported record of the parts of a kind by what they suit, as TypeScript. */
export function partsByKey(
  constant: string,
  parts: readonly PlayPart[],
  kind: PlayPart["kind"],
): string {
  const ofKind = parts.filter((part) => part.kind === kind);
  const keys = [...new Set(ofKind.map(({ key }) => key))];
  const entries = keys.map((key) => `  ${key}: ${template(ofKind.filter((it) => it.key === key))}`);
  return `export const ${constant}: Readonly<Record<string, string>> = {\n${entries.join(",\n")},\n};\n`;
}

/** An exported list of the parts of a kind, as TypeScript. */
export function partsOf(
  constant: string,
  parts: readonly PlayPart[],
  kind: PlayPart["kind"],
): string {
  return `export const ${constant}: string = ${template(parts.filter((part) => part.kind === kind))};\n`;
}

/** A part a line; after its name, if it has one, and a tab. */
function template(parts: readonly PlayPart[]): string {
  const lines = parts.map(({ name, part }) => (name === undefined ? part : `${name}\t${part}`));
  return `\`\n${lines.join("\n")}\n\``;
}
