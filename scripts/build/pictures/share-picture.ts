import { SHARE_PICTURE_SIZE, type SharePicture } from "../../../src/generators/share-pictures.ts";
import { band } from "./band.ts";
import { placed } from "./icons.ts";
import type { Palette } from "./palette.ts";
import { type FontWeight, type Renderer, textElement } from "./renderer.ts";

const { width, height } = SHARE_PICTURE_SIZE;

/** Left and right of what a picture says. */
export const MARGIN = 64;

/** What a picture is drawn with. */
export interface Tools {
  /** The mark, as SVG. */
  readonly icon: string;
  readonly palette: Palette;
  readonly renderer: Renderer;
}

/** The house of the mark, with names in place of its two lines. */
const HOUSE = { left: 640, right: 1136, peak: 40, eaves: 222, bottom: 566 } as const;

const BAND_HEIGHT = 30;

/** Most characters in a line of the heading: the length of the longest word. */
const LONGEST_LINE = 15;

/** The picture as SVG. */
export function drawSharePicture(picture: SharePicture, tools: Tools): string {
  const { palette, renderer } = tools;
  return framed(headline(picture, palette, renderer) + house(picture, palette, renderer), tools);
}

/** A picture with the ground, the band and the brand that all of them have. */
export function framed(content: string, { icon, palette }: Tools): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${palette.ground}"/>
    ${band(palette, { y: height - BAND_HEIGHT - 14, width, height: BAND_HEIGHT })}
    ${brand(icon, palette)}
    ${content}
  </svg>`;
}

function brand(icon: string, palette: Palette): string {
  const name = textElement("Namnfynd", {
    size: 46,
    weight: 600,
    attributes: `x="${MARGIN + 76}" y="106" fill="${palette.ink}"`,
  });
  // Aligns with the text below: the mark has empty space to its left.
  return placed(icon, { x: MARGIN - 8, y: 54, size: 68 }) + name;
}

function headline({ heading, line }: SharePicture, palette: Palette, renderer: Renderer): string {
  const room = HOUSE.left - MARGIN - 54;
  const lines = linesOf(heading);
  const size = fittingSize(lines, { weight: 600, room, largest: 116, renderer });
  const step = size * 1.06;
  const lineSize = fittingSize([line], { weight: 400, room, largest: 38, renderer });
  // Centres the block of both between the brand and the band.
  const blockHeight = size * 0.7 + (lines.length - 1) * step + 66;
  const top = 140 + (HOUSE.bottom - 140 - blockHeight) / 2 + size * 0.7;
  return [
    ...lines.map((text, i) =>
      textElement(text, {
        size,
        weight: 600,
        attributes: `x="${MARGIN}" y="${top + i * step}" fill="${palette.ink}"`,
      }),
    ),
    textElement(line, {
      size: lineSize,
      weight: 400,
      attributes: `x="${MARGIN}" y="${top + (lines.length - 1) * step + 66}" fill="${palette.inkSoft}"`,
    }),
  ].join("");
}

function house(
  { house: colour, names }: SharePicture,
  palette: Palette,
  renderer: Renderer,
): string {
  const { left, right, peak, eaves, bottom } = HOUSE;
  const middle = (left + right) / 2;
  const text = colour === "honey" ? palette.ink : palette.surface;
  const size = fittingSize(names, { weight: 600, room: right - left - 88, largest: 86, renderer });
  return [
    `<path d="M${left} ${eaves} ${middle} ${peak} ${right} ${eaves} V${bottom} H${left}z" fill="${palette[colour]}" stroke="${palette[colour]}" stroke-width="16" stroke-linejoin="round"/>`,
    `<circle cx="${middle}" cy="${peak + 122}" r="27" fill="${palette.ground}"/>`,
    ...names.map((name, i) =>
      textElement(name, {
        size,
        weight: 600,
        attributes: `x="${middle}" y="${310 + i * 106}" text-anchor="middle" fill="${text}"`,
      }),
    ),
  ].join("");
}

/** The largest size at which every line fits. */
export function fittingSize(
  lines: readonly string[],
  options: { weight: FontWeight; room: number; largest: number; renderer: Renderer },
): number {
  const { weight, room, largest, renderer } = options;
  const widest = Math.max(...lines.map((line) => renderer.widthPerPixel(line, weight)));
  return Math.min(largest, Math.floor(room / widest));
}

/** Breaks the heading into short lines, to be set large beside the house. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST_LINE) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
