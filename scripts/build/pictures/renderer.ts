import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const require = createRequire(import.meta.url);

/** The heading font in the weights that the pictures use, from the package of the fonts in PDF files. */
const FONT_FILES = [
  require.resolve("@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf"),
  require.resolve("@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf"),
];

/** Renders SVG with the heading font only, so that the result is the same on every machine. */
export interface Renderer {
  png(svg: string, width: number): Uint8Array;
  /** Width of a line of text at a font size of one pixel. */
  widthPerPixel(text: string, weight: FontWeight): number;
}

export type FontWeight = 400 | 600;

const FONT_FAMILY = "Fraunces";

/** Characters with a meaning in XML. */
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A line of text as an SVG element. The attributes are not escaped. */
export function textElement(
  text: string,
  { size, weight, attributes = "" }: { size: number; weight: FontWeight; attributes?: string },
): string {
  const escaped = text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? "");
  return `<text font-family="${FONT_FAMILY}" font-size="${size}" font-weight="${weight}" letter-spacing="${-0.015 * size}" ${attributes}>${escaped}</text>`;
}

export async function loadRenderer(): Promise<Renderer> {
  const [fontBuffers] = await Promise.all([
    Promise.all(FONT_FILES.map((file) => readFile(file))),
    startWasm(),
  ]);
  const font = { fontBuffers, defaultFontFamily: FONT_FAMILY };
  return {
    png(svg, width) {
      const resvg = new Resvg(svg, { font, fitTo: { mode: "width", value: width } });
      const image = resvg.render();
      const bytes = image.asPng();
      image.free();
      resvg.free();
      return bytes;
    },
    widthPerPixel(text, weight) {
      const size = 100;
      const line = textElement(text, { size, weight, attributes: 'y="100"' });
      const resvg = new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200">${line}</svg>`,
        { font },
      );
      const width = resvg.getBBox()?.width;
      resvg.free();
      if (!width) throw new Error(`Nothing is rendered for “${text}”`);
      return width / size;
    },
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
