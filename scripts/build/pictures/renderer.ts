import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import * as fontkit from "fontkit";
import { indexedPng } from "./indexed-png.ts";
import type { Palette } from "./palette.ts";

const require = createRequire(import.meta.url);

/** The heading font in the weights that the pictures use, from the package of the fonts in PDF files. */
const FONT_FILES = {
  400: require.resolve("@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf"),
  600: require.resolve("@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf"),
} as const;

/** Renders SVG with the heading font only, so that the result is the same on every machine. */
export interface Renderer {
  png(svg: string, width: number): Uint8Array;
  /** A file of a third of the size, for what is drawn in the colours of a palette. */
  indexedPng(svg: string, width: number, palette: Palette): Uint8Array;
  /** Width of a line of text at a font size of one pixel. */
  widthPerPixel(text: string, weight: FontWeight): number;
}

export type FontWeight = keyof typeof FONT_FILES;

const FONT_FAMILY = "Fraunces";

/** Between letters, of the font size. */
const LETTER_SPACING = -0.015;

/** Characters with a meaning in XML. */
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A line of text as an SVG element. The attributes are not escaped. */
export function textElement(
  text: string,
  { size, weight, attributes = "" }: { size: number; weight: FontWeight; attributes?: string },
): string {
  const escaped = text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? "");
  return `<text font-family="${FONT_FAMILY}" font-size="${size}" font-weight="${weight}" letter-spacing="${LETTER_SPACING * size}" ${attributes}>${escaped}</text>`;
}

export async function loadRenderer(): Promise<Renderer> {
  const [regular, semiBold] = await Promise.all([
    readFile(FONT_FILES[400]),
    readFile(FONT_FILES[600]),
    startWasm(),
  ]);
  const font = { fontBuffers: [regular, semiBold], defaultFontFamily: FONT_FAMILY };
  const measures = { 400: parseFont(regular), 600: parseFont(semiBold) };

  function render<Result>(
    svg: string,
    width: number,
    read: (image: ReturnType<InstanceType<typeof Resvg>["render"]>) => Result,
  ): Result {
    const resvg = new Resvg(svg, { font, fitTo: { mode: "width", value: width } });
    const image = resvg.render();
    const result = read(image);
    image.free();
    resvg.free();
    return result;
  }

  return {
    png: (svg, width) => render(svg, width, (image) => image.asPng()),
    indexedPng: (svg, width, palette) =>
      render(svg, width, (image) =>
        indexedPng({ width, height: image.height, pixels: Buffer.from(image.pixels) }, palette),
      ),
    widthPerPixel(text, weight) {
      const { unitsPerEm, layout } = measures[weight];
      return layout(text) / unitsPerEm + LETTER_SPACING * text.length;
    },
  };
}

function parseFont(file: Buffer) {
  const font = fontkit.create(file);
  if (!("layout" in font)) throw new Error("Expected a file with one font");
  return {
    unitsPerEm: font.unitsPerEm,
    layout: (text: string) => font.layout(text).advanceWidth,
  };
}

/** Initialises the module, which can be done once per process but is needed by every build. */
async function startWasm(): Promise<void> {
  const wasm = await WebAssembly.compile(
    await readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")),
  );
  try {
    await initWasm(wasm);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith("Already initialized"))) throw error;
  }
}
