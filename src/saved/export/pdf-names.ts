import { describeFacts } from "@/name-parts/facts/describe-facts.ts";
import { describeSeries } from "@/name-parts/facts/describe-series.ts";
import type { NewbornSeries } from "@/names/series/newborn-series.ts";
import { drawableText } from "./drawable-text.ts";
import type { ExportedName } from "./export-content.ts";
import { CURVE, drawCurve } from "./pdf-curve.ts";
import { type Block, COLORS, CONTENT, type Paper, type TextStyle } from "./pdf-paper.ts";

/** How much room a name takes, in points. */
export interface Density {
  readonly nameSize: number;
  readonly textSize: number;
  /** The space above and below. */
  readonly padding: number;
}

/** Between two columns. */
const GAP = 20;

/** Between a name and the text below it. */
const TEXT_GAP = 2;

/** What the document says of a name. */
interface Entry {
  readonly name: string;
  /** Empty if nothing is known. */
  readonly text: string;
  readonly series: NewbornSeries | null;
}

/** A list of names, a block for each row: in two columns, or in one with the curves beside it. */
export function nameBlocks(
  paper: Paper,
  names: readonly ExportedName[],
  density: Density,
): readonly Block[] {
  const entries = names.map(entryOf);
  const hasCurves = entries.some(({ series }) => series !== null);
  const rows = new NameRows(paper, density, hasCurves);
  return inRows(entries, hasCurves ? 1 : 2).map((row, index, { length }) => {
    const height = rows.heightOf(row);
    return {
      height,
      // No row is by itself at the end or at the beginning of a page.
      keepsNext: index === 0 || index === length - 2,
      nameCount: row.length,
      draw: (y) => rows.draw(row, y, height),
    };
  });
}

function entryOf({ name, whole, facts, series }: ExportedName): Entry {
  const texts = [
    whole?.initials,
    whole?.remarks && `att tänka på: ${whole.remarks}`,
    whole?.sound,
    ...describeFacts(name, facts).map(({ before, text }) => (before ? `${before} ${text}` : text)),
  ];
  return {
    name: drawableText(whole?.fullName ?? name).text,
    text: texts.filter(Boolean).join(" · "),
    series,
  };
}

function inRows(entries: readonly Entry[], columns: number): readonly (readonly Entry[])[] {
  const rows: Entry[][] = [];
  for (let i = 0; i < entries.length; i += columns) rows.push(entries.slice(i, i + columns));
  return rows;
}

/** Measures and draws the rows of a list. */
class NameRows {
  readonly #paper: Paper;
  readonly #padding: number;
  readonly #hasCurves: boolean;
  /** Width of a name and its text. */
  readonly #width: number;
  readonly #nameStyle: TextStyle;
  readonly #textStyle: TextStyle;
  #list: PDFKit.PDFStructureElement | null = null;

  constructor(paper: Paper, { nameSize, textSize, padding }: Density, hasCurves: boolean) {
    this.#paper = paper;
    this.#padding = padding;
    this.#hasCurves = hasCurves;
    this.#width = hasCurves ? CONTENT.width - CURVE.width - GAP : (CONTENT.width - GAP) / 2;
    this.#nameStyle = { font: "bold", size: nameSize, color: COLORS.ink };
    this.#textStyle = { font: "regular", size: textSize, color: COLORS.inkSoft };
  }

  heightOf(row: readonly Entry[]): number {
    const heights = row.map(({ name, text, series }) => {
      const words = this.#heightOfName(name) + (text ? TEXT_GAP + this.#heightOfText(text) : 0);
      return series ? Math.max(words, CURVE.height) : words;
    });
    return Math.max(...heights) + 2 * this.#padding;
  }

  draw(row: readonly Entry[], top: number, height: number): void {
    this.#list ??= this.#paper.addElement("L");
    for (const [column, entry] of row.entries()) {
      const left = CONTENT.left + column * (this.#width + GAP);
      this.#list.add(this.#drawItem(entry, left, top, height));
      this.#paper.drawArtifact("Layout", () => {
        this.#paper.pdf
          .moveTo(left, top + height)
          .lineTo(left + (this.#hasCurves ? CONTENT.width : this.#width), top + height)
          .lineWidth(0.5)
          .stroke(COLORS.line);
      });
    }
  }

  #drawItem({ name, text, series }: Entry, left: number, top: number, height: number) {
    const { pdf } = this.#paper;
    const item = pdf.struct("LI");
    const body = pdf.struct("LBody");
    item.add(body);
    const y = top + this.#padding;
    const draw = (words: string, style: TextStyle, at: number) =>
      body.add(
        pdf.struct("P", {}, () => this.#paper.drawText(words, style, left, at, this.#width)),
      );
    draw(name, this.#nameStyle, y);
    if (text) draw(text, this.#textStyle, y + this.#heightOfName(name) + TEXT_GAP);
    if (series) {
      const x = CONTENT.left + CONTENT.width - CURVE.width;
      const middle = top + (height - CURVE.height) / 2;
      body.add(
        pdf.struct("Figure", { alt: describeSeries(series) }, () =>
          drawCurve(pdf, series, x, middle),
        ),
      );
    }
    item.end();
    return item;
  }

  #heightOfName(name: string): number {
    return this.#paper.heightOf(name, this.#nameStyle, this.#width);
  }

  #heightOfText(text: string): number {
    return this.#paper.heightOf(text, this.#textStyle, this.#width);
  }
}
