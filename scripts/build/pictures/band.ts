import type { Palette } from "./palette.ts";

/** Width of one repeat of the woven band, in pixels, as in src/styles.css. */
const REPEAT = 64;
const THREADS = [
  { colour: "falu", from: 0, to: 14 },
  { colour: "honey", from: 20, to: 26 },
  { colour: "pine", from: 32, to: 46 },
  { colour: "honey", from: 52, to: 58 },
] as const;
const BAND_HEIGHT = 8;
const ROWS = [0, 5];
const ROW_HEIGHT = 3;

/** The woven band as SVG, over the whole width. */
export function band(
  palette: Palette,
  { y, width, height }: { y: number; width: number; height: number },
): string {
  const scale = height / BAND_HEIGHT;
  const repeats = Math.ceil(width / (REPEAT * scale));
  const threads = Array.from({ length: repeats }, (_, i) =>
    ROWS.flatMap((row) =>
      THREADS.map(
        ({ colour, from, to }) =>
          `<rect x="${i * REPEAT + from}" y="${row}" width="${to - from}" height="${ROW_HEIGHT}" fill="${palette[colour]}"/>`,
      ),
    ).join(""),
  );
  return `<g transform="translate(0 ${y}) scale(${scale})">${threads.join("")}</g>`;
}
