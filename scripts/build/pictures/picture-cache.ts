import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What else than its drawing a picture depends on. */
const RENDERER_FILES = [
  "scripts/build/pictures/renderer.ts",
  "scripts/build/pictures/indexed-png.ts",
  "src/ui/tokens.css",
  "package-lock.json",
];

/** A picture to render. */
export interface Drawing {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
}

/**
 * Renders drawings whose picture is not kept from an earlier build: those of a thousand names take half a
 * minute, and change once a year.
 *
 * @param drawings by address
 * @param folder of the pictures that are kept; those of other renderers are removed
 * @returns pictures by address without its first slash
 */
export function cachedPictures(
  drawings: ReadonlyMap<string, Drawing>,
  render: (drawing: Drawing) => Uint8Array,
  folder: string,
): Record<string, Uint8Array> {
  const renderer = keyOf(RENDERER_FILES.map((file) => readFileSync(file, "utf8")));
  const ofRenderer = join(folder, renderer);
  mkdirSync(ofRenderer, { recursive: true });
  for (const other of readdirSync(folder)) {
    if (other !== renderer) rmSync(join(folder, other), { recursive: true });
  }
  const kept = new Set(readdirSync(ofRenderer));
  const pictures: Record<string, Uint8Array> = {};
  for (const [path, drawing] of drawings) {
    const file = `${keyOf([drawing.svg, `${drawing.width}`])}.png`;
    const picture = kept.has(file) ? readFileSync(join(ofRenderer, file)) : render(drawing);
    if (!kept.has(file)) writeFileSync(join(ofRenderer, file), picture);
    pictures[path.slice(1)] = picture;
  }
  return pictures;
}

function keyOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex").slice(0, 32);
}
