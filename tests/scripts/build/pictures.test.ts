import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadSharePictures, sharePictureOf } from "@/generators/share-pictures.ts";
import { pictures } from "../../../scripts/build/pictures/plugin.ts";

/** In bytes. Social networks are slow to load larger pictures, or ignore them. */
const HEAVIEST_SHARE_PICTURE = 80_000;
const HEAVIEST_ICON = 15_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Namnfynd</title>");
  await build({ root: folder, configFile: false, logLevel: "silent", plugins: [pictures()] });
}, 60_000);

afterAll(async () => {
  await rm(folder, { recursive: true });
});

function built(path: string): Promise<Buffer> {
  return readFile(join(folder, "dist", path));
}

/** Width and height in the header of a PNG. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.each(await loadSharePictures())(
  "the share picture $slug has the declared size",
  async ({ slug }) => {
    const { path, width, height } = sharePictureOf(`/${slug}`);
    const png = await built(path);
    expect(sizeOf(png)).toEqual([width, height]);
    expect(png.length).toBeLessThan(HEAVIEST_SHARE_PICTURE);
  },
);

test.each([
  ["icon-192", 192],
  ["icon-512", 512],
  ["maskable-512", 512],
  ["apple-touch-icon", 180],
])("the icon %s is a square of %i pixels", async (name, size) => {
  const png = await built(`icons/${name}.png`);
  expect(sizeOf(png)).toEqual([size, size]);
  expect(png.length).toBeLessThan(HEAVIEST_ICON);
});

test("favicon.ico contains an image of each size that it lists", async () => {
  const ico = await built("favicon.ico");
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const sizes = [0, 1, 2].map((i) => {
    const entry = 6 + 16 * i;
    const start = ico.readUInt32LE(entry + 12);
    const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
    expect(sizeOf(png)).toEqual([ico[entry], ico[entry + 1]]);
    return ico[entry];
  });
  expect(sizes).toEqual([16, 32, 48]);
});
