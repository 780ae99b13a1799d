import { newbornsText } from "@/name-parts/facts/describe-series.ts";
import type { NewbornSeries } from "@/names/series/newborn-series.ts";
import { CURVE_HEIGHT, CURVE_WIDTH, curvePaths } from "@/ui/curve-paths.ts";
import { COLORS, SMALL } from "./pdf-paper.ts";

const WIDTH = 150;
const HEIGHT = 25;

/** A curve with its labels, in points. */
export const CURVE = { width: WIDTH, height: HEIGHT + 3 + 1.25 * SMALL };

/** The newborns of a name as on its card. */
export function drawCurve(
  pdf: PDFKit.PDFDocument,
  { sex, isShared, firstYear, counts }: NewbornSeries,
  x: number,
  y: number,
): void {
  const { lines, areas, gaps, dots } = curvePaths(counts);
  pdf.save();
  pdf.translate(x, y).scale(WIDTH / CURVE_WIDTH, HEIGHT / CURVE_HEIGHT);
  pdf.lineCap("round").lineJoin("round");
  if (areas) pdf.path(areas).fill(COLORS.faluTint);
  if (gaps) pdf.path(gaps).lineWidth(1.6).dash(0.1, { space: 5 }).stroke(COLORS.edge).undash();
  if (lines) pdf.path(lines).lineWidth(2).stroke(COLORS.falu);
  if (dots) pdf.path(dots).lineWidth(6).stroke(COLORS.falu);
  pdf.restore();

  const first = `${firstYear}: ${newbornsText(counts[0] ?? null)}`;
  const last = `${firstYear + counts.length - 1}: ${newbornsText(counts.at(-1) ?? null)}`;
  const end = isShared ? `${last} ${sex}` : last;
  const labels = { width: WIDTH, lineBreak: false };
  pdf.font("regular", SMALL).fillColor(COLORS.inkSoft);
  pdf.text(first, x, y + HEIGHT + 3, labels);
  pdf.text(end, x + WIDTH - pdf.widthOfString(end), y + HEIGHT + 3, labels);
}
