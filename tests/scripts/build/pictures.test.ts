import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadSharePictures, sharePictureOf } from "@/generators/share-pictures.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";
import { drawNamePicture } from "../../../scripts/build/pictures/name-picture.ts";
import { namePictures } from "../../../scripts/build/pictures/name-pictures.ts";
import { readPalette } from "../../../scripts/build/pictures/palette.ts";
import { cachedPictures } from "../../../scripts/build/pictures/picture-cache.ts";
import { pictures } from "../../../scripts/build/pictures/plugin.ts";
import { loadRenderer } from "../../../scripts/build/pictures/renderer.ts";

/** In bytes. Social networks are slow to load larger pictures, or ignore them. */
const HEAVIEST_SHARE_PICTURE = 25_000;
const HEAVIEST_NAME_PICTURE = 15_000;
const HEAVIEST_ICON = 15_000;

let folder: string;

beforeAll(async () => {
  // Those of names are drawn one by one below.
  vi.stubEnv("NAME_DOCUMENTS", "none");
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Namnfynd</title>");
  await build({ root: folder, configFile: false, logLevel: "silent", plugins: [pictures()] });
}, 60_000);

afterAll(async () => {
  vi.unstubAllEnvs();
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

describe("the share picture of a name", async () => {
  const palette = readPalette(await readFile("src/ui/tokens.css", "utf8"));
  const renderer = await loadRenderer();
  const tools = { icon: await readFile("public/icon.svg", "utf8"), palette, renderer };
  const ofNames = namePictures(readNames());

  function drawn(path: string): string {
    const picture = ofNames.get(path);
    if (!picture) throw new Error(`No picture ${path}`);
    return drawNamePicture(picture, tools);
  }

  test.each([
    ["with a curve", "namn/astrid"],
    ["whose curve has a gap", "namn/christoffer"],
    ["without newborns", "namn/åsa"],
    ["of a surname", "efternamn/öberg"],
  ])("%s is light enough for every network: %s", (_, name) => {
    const png = Buffer.from(renderer.indexedPng(drawn(`/delning/${name}.png`), 800, palette));
    expect(sizeOf(png)).toEqual([800, 420]);
    expect(png.length).toBeLessThan(HEAVIEST_NAME_PICTURE);
  });

  test("says how many bear it on which day, and its name day", () => {
    const text = drawn("/delning/namn/astrid.png")
      .replace(/<[^>]*>/g, " ")
      .replaceAll("\u00a0", " ");
    for (const part of ["Astrid", "16 195", "31 december 2022", "Namnsdag 27 november"]) {
      expect(text).toContain(part);
    }
  });

  test("exists for the thousand most borne given names and three hundred surnames", () => {
    const paths = [...ofNames.keys()];
    const surnames = paths.filter((path) => path.startsWith("/delning/efternamn/"));
    expect(paths.length - surnames.length).toBeGreaterThanOrEqual(1000);
    expect(paths.length - surnames.length).toBeLessThan(1010);
    expect(surnames.length).toBeGreaterThanOrEqual(300);
    expect(surnames.length).toBeLessThan(310);
  });
});

test("a picture is rendered again only when its drawing has changed", async () => {
  const cache = await mkdtemp(join(tmpdir(), "picture-cache-"));
  const rendered: string[] = [];
  function build(svg: string) {
    return cachedPictures(
      new Map([["/delning/namn/astrid.png", { svg, width: 800 }]]),
      (drawing) => {
        rendered.push(drawing.svg);
        return Buffer.from(`picture of ${drawing.svg}`);
      },
      cache,
    );
  }
  build("one");
  const again = build("one");
  build("another");
  await rm(cache, { recursive: true });
  expect(rendered).toEqual(["one", "another"]);
  expect(`${again["delning/namn/astrid.png"]}`).toBe("picture of one");
});
