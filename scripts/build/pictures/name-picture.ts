import { SHARE_PICTURE_SIZE } from "../../../src/generators/share-pictures.ts";
import { CURVE_YEARS, type RecentCurve } from "../../../src/names/search/name-pictures.ts";
import { CURVE_WIDTH, curvePaths } from "../../../src/ui/curve-paths.ts";
import type { Palette } from "./palette.ts";
import { type FontWeight, textElement } from "./renderer.ts";
import { fittingSize, framed, MARGIN, type Tools } from "./share-picture.ts";

/** What the picture of a name shows. */
export interface NamePicture {
  readonly name: string;
  /** How many bear it. */
  readonly figure: string;
  /** What the figure counts, and when. */
  readonly lines: readonly [string, string];
  /** "Namnsdag 27 november"; null without one. */
  readonly nameDay: string | null;
  readonly curve: RecentCurve | null;
}

const LARGEST_NAME = 168;

/** Where the lines of text are, from the top. */
const NAME_BASE = 292;
const FIGURE_BASE = 446;
const LINE_STEP = 44;

/** The curve, from here to the right margin. */
const CURVE = { left: 620, bottom: 504, height: 150 } as const;
const RIGHT = SHARE_PICTURE_SIZE.width - MARGIN;

/** The house of a name without a curve. */
const HOUSE = { left: 836, peak: 344, eaves: 434, bottom: 566 } as const;

/** The picture as SVG: the name as large as it fits, its figure, and its curve. */
export function drawNamePicture(picture: NamePicture, tools: Tools): string {
  const { name, figure, lines, nameDay, curve } = picture;
  const { palette, renderer } = tools;
  const size = fittingSize([name], {
    weight: 600,
    room: RIGHT - MARGIN,
    largest: LARGEST_NAME,
    renderer,
  });
  return framed(
    [
      text(name, { x: MARGIN - size * 0.03, y: NAME_BASE, size, weight: 600, fill: palette.ink }),
      text(figure, { x: MARGIN, y: FIGURE_BASE, size: 84, weight: 600, fill: palette.falu }),
      ...lines.map((line, i) =>
        text(line, {
          x: MARGIN,
          y: FIGURE_BASE + 50 + i * LINE_STEP,
          size: 32,
          weight: 400,
          fill: palette.inkSoft,
        }),
      ),
      nameDay === null
        ? ""
        : text(nameDay, {
            x: RIGHT,
            y: 104,
            size: 32,
            weight: 400,
            fill: palette.inkSoft,
            anchor: "end",
          }),
      curve ? drawnCurve(curve, palette) : house(palette),
    ].join(""),
    tools,
  );
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: FontWeight;
  readonly fill: string;
  readonly anchor?: "middle" | "end";
}

function text(content: string, { x, y, size, weight, fill, anchor }: TextPlace): string {
  const attributes = `x="${x}" y="${y}" fill="${fill}"${anchor ? ` text-anchor="${anchor}"` : ""}`;
  return textElement(content, { size, weight, attributes });
}

/** The newborns of ten years from zero, with the first and the last year below. */
function drawnCurve({ sex, counts }: RecentCurve, palette: Palette): string {
  const { left, bottom, height } = CURVE;
  const scale = (RIGHT - left) / CURVE_WIDTH;
  const { lines, areas, dots, gaps } = curvePaths(counts, undefined, height / scale);
  const label = { y: bottom + 40, size: 26, weight: 400, fill: palette.inkSoft } as const;
  const stroke = `fill="none" stroke="${palette.pine}" stroke-linecap="round" stroke-linejoin="round"`;
  return [
    `<g transform="translate(${left} ${bottom - height}) scale(${scale})">`,
    `<path d="${areas}" fill="${palette.pineTint}"/>`,
    `<path d="${lines}" ${stroke} stroke-width="3"/>`,
    `<path d="${gaps}" ${stroke} stroke-width="2.5" stroke-dasharray="0 6.6"/>`,
    `<path d="${dots}" ${stroke} stroke-width="8"/>`,
    "</g>",
    text(`${CURVE_YEARS.first}`, { x: left, ...label }),
    text(`Nyfödda ${sex} per år`, { x: (left + RIGHT) / 2, ...label, anchor: "middle" }),
    text(`${CURVE_YEARS.last}`, { x: RIGHT, ...label, anchor: "end" }),
  ].join("");
}

function house(palette: Palette): string {
  const { left, peak, eaves, bottom } = HOUSE;
  const middle = (left + RIGHT) / 2;
  return [
    `<path d="M${left} ${eaves} ${middle} ${peak} ${RIGHT} ${eaves} V${bottom} H${left}z" fill="${palette.pine}" stroke="${palette.pine}" stroke-width="16" stroke-linejoin="round"/>`,
    `<circle cx="${middle}" cy="${peak + 66}" r="18" fill="${palette.ground}"/>`,
  ].join("");
}
