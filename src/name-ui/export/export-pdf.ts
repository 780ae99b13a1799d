import PDFDocument from "pdfkit";
import { site } from "@/config/site.ts";
import { CURVE_NOTE } from "@/generators/curve-note.ts";
import type { NewbornSeries } from "@/generators/newborn-series.ts";
import { formatDate } from "@/lib/format.ts";
import { formatCount } from "@/lib/format-count.ts";
import { describeFacts } from "@/name-ui/facts/describe-facts.ts";
import { describeSeries, newbornsText } from "@/name-ui/facts/describe-series.ts";
import { CURVE_HEIGHT, CURVE_WIDTH, curvePaths } from "@/ui/curve-paths.ts";
import { countNames, type ExportedGroup, type ExportedName } from "./export-content.ts";
import { factSources } from "./fact-sources.ts";
import type { PdfFonts } from "./pdf-fonts.ts";

/** The light theme of src/ui/tokens.css, on white paper. */
const COLORS = {
  ink: "#2a211c",
  inkSoft: "#675a4f",
  line: "#e6dccd",
  edge: "#8a7c6d",
  falu: "#8f2a1f",
  faluTint: "#f6e4de",
  honey: "#e2a63b",
  pine: "#23503f",
};

/** All measures are in points: 72 to an inch. */
const PAGE = { width: 595.28, height: 841.89, top: 64, bottom: 72, side: 62 };
const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;
const CONTENT_END = PAGE.height - PAGE.bottom;

const SIZES = { title: 30, heading: 15, name: 18, text: 9.5, small: 8 };

/** The space around the names of a row. */
const ROW_PADDING = 7;
const COLUMN_GAP = 28;
const CURVE = { width: 150, height: 25, gap: 24 };

/** How many rows are drawn before the page gets a chance to react. */
const ROWS_AT_A_TIME = 10;

/** A part of the file; the parts follow each other. */
export type PdfPart = Uint8Array<ArrayBuffer>;

export interface PdfOptions {
  readonly title: string;
  /** The day that the document states. */
  readonly day: Date;
  readonly fonts: PdfFonts;
  /** Stops the work: the promise rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Called with how many names have been drawn. */
  readonly onProgress: (done: number) => void;
}

/**
 * The names as a tagged PDF in A4: title, date, and the names with their facts and curves
 * (docs/decisions/0026-export.md). Works in small portions, so that the page stays responsive.
 */
export async function makePdf(
  groups: readonly ExportedGroup[],
  { title, day, fonts, signal, onProgress }: PdfOptions,
): Promise<readonly PdfPart[]> {
  const pdf = new PDFDocument({
    size: "A4",
    // A text that does not fit is measured first, and then begins a page.
    margin: 0,
    // Without the default font, which the browser does not have.
    font: "",
    // The number of pages is known at the end.
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "sv-SE",
    displayTitle: true,
    info: { Title: title, Author: site.name, Creator: site.name, CreationDate: day },
  });
  const parts = collect(pdf);
  pdf.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  const layout = new Layout(pdf);
  layout.drawTitle(title, subtitleOf(groups, day));

  let done = 0;
  for (const { label, names } of groups) {
    const list = layout.startGroup(groups.length > 1 ? label : null, names);
    for (const [index, row] of list.rows.entries()) {
      if (index % ROWS_AT_A_TIME === 0) {
        onProgress(done);
        await nextTask();
        signal.throwIfAborted();
      }
      list.drawRow(row);
      done += row.length;
    }
    list.end();
  }
  layout.drawSources(sourcesOf(groups));
  layout.end(title);
  pdf.end();
  return parts;
}

function subtitleOf(groups: readonly ExportedGroup[], day: Date): string {
  const count = `${formatCount(countNames(groups))}\u00a0namn`;
  const [first] = groups;
  const label = groups.length === 1 && first ? [first.label] : [];
  return [...label, count, formatDate(day)].join(" · ");
}

function sourcesOf(groups: readonly ExportedGroup[]): readonly string[] {
  const names = groups.flatMap(({ names }) => names);
  const hasCurves = names.some(({ series }) => series !== null);
  return [...factSources(names.map(({ facts }) => facts)), ...(hasCurves ? [CURVE_NOTE] : [])];
}

function collect(pdf: PDFKit.PDFDocument): Promise<readonly PdfPart[]> {
  return new Promise((resolve, reject) => {
    const parts: PdfPart[] = [];
    pdf.on("data", (part: PdfPart) => parts.push(part));
    pdf.on("end", () => resolve(parts));
    pdf.on("error", reject);
  });
}

/** Lets the browser draw and react to input. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

type Row = readonly ExportedName[];

/** A list being drawn. */
interface GroupList {
  readonly rows: readonly Row[];
  readonly drawRow: (row: Row) => void;
  readonly end: () => void;
}

/** Draws from the top of a page to its end, and goes on to the next one. */
class Layout {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  #y = PAGE.top;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
    this.#root = pdf.struct("Document");
    pdf.addStructure(this.#root);
    this.#drawBand();
  }

  drawTitle(title: string, subtitle: string): void {
    this.#y += 22;
    this.#drawBlock("H1", title, { font: "bold", size: SIZES.title, color: COLORS.ink });
    this.#y += 6;
    this.#drawBlock("P", subtitle, { font: "regular", size: 11, color: COLORS.inkSoft });
    this.#y += 20;
  }

  /** @param heading null for a document with a single group */
  startGroup(heading: string | null, names: readonly ExportedName[]): GroupList {
    const hasCurves = names.some(({ series }) => series !== null);
    const columns = hasCurves ? 1 : 2;
    const rows: Row[] = [];
    for (let i = 0; i < names.length; i += columns) rows.push(names.slice(i, i + columns));
    if (heading !== null) this.#drawHeading(heading, rows[0]);
    const list = this.#pdf.struct("L");
    this.#root.add(list);
    return {
      rows,
      drawRow: (row) => this.#drawRow(row, hasCurves, list),
      end: () => list.end(),
    };
  }

  drawSources(sources: readonly string[]): void {
    if (sources.length === 0) return;
    const text = sources.join(" ");
    this.#y += 14;
    this.#makeRoom(this.#heightOf(text, "regular", SIZES.small, CONTENT_WIDTH));
    this.#drawBlock("P", text, { font: "regular", size: SIZES.small, color: COLORS.inkSoft });
  }

  /** Numbers the pages, now that there are no more of them. */
  end(title: string): void {
    this.#root.end();
    const { count } = this.#pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#pdf.switchToPage(index);
      this.#drawFooter(title, `Sida ${index + 1} av ${count}`);
    }
  }

  #drawHeading(heading: string, firstRow: Row | undefined): void {
    this.#y += 22;
    const height = this.#heightOf(heading, "bold", SIZES.heading, CONTENT_WIDTH);
    // Never alone at the end of a page.
    this.#makeRoom(height + 6 + (firstRow ? this.#rowHeight(firstRow, CONTENT_WIDTH / 2) : 0));
    this.#drawBlock("H2", heading, { font: "bold", size: SIZES.heading, color: COLORS.falu });
    this.#y += 6;
  }

  #drawRow(row: Row, hasCurves: boolean, list: PDFKit.PDFStructureElement): void {
    const width = hasCurves
      ? CONTENT_WIDTH - CURVE.width - CURVE.gap
      : (CONTENT_WIDTH - COLUMN_GAP) / 2;
    const height = this.#rowHeight(row, width);
    this.#makeRoom(height);
    for (const [column, exported] of row.entries()) {
      const x = PAGE.side + column * (width + COLUMN_GAP);
      this.#drawItem(exported, x, width, height, list);
    }
    this.#y += height;
    this.#drawArtifact("Layout", () => {
      for (const column of row.keys()) {
        const x = PAGE.side + column * (width + COLUMN_GAP);
        this.#pdf
          .moveTo(x, this.#y)
          .lineTo(hasCurves ? PAGE.side + CONTENT_WIDTH : x + width, this.#y)
          .lineWidth(0.5)
          .stroke(COLORS.line);
      }
    });
  }

  #rowHeight(row: Row, width: number): number {
    const heights = row.map(({ name, facts, series }) => {
      const text = factsText(name, facts);
      const words =
        this.#heightOf(name, "bold", SIZES.name, width) +
        (text ? 2 + this.#heightOf(text, "regular", SIZES.text, width) : 0);
      return series ? Math.max(words, CURVE.height + 14) : words;
    });
    return Math.max(...heights) + 2 * ROW_PADDING;
  }

  #drawItem(
    { name, facts, series }: ExportedName,
    x: number,
    width: number,
    height: number,
    list: PDFKit.PDFStructureElement,
  ): void {
    const pdf = this.#pdf;
    const body = pdf.struct("LBody");
    const item = pdf.struct("LI");
    list.add(item);
    item.add(body);
    const top = this.#y + ROW_PADDING;
    body.add(
      pdf.struct("P", {}, () => {
        pdf.font("bold", SIZES.name).fillColor(COLORS.ink).text(name, x, top, { width });
      }),
    );
    const text = factsText(name, facts);
    if (text) {
      const y = top + this.#heightOf(name, "bold", SIZES.name, width) + 2;
      body.add(
        pdf.struct("P", {}, () => {
          pdf.font("regular", SIZES.text).fillColor(COLORS.inkSoft).text(text, x, y, { width });
        }),
      );
    }
    if (series) {
      const y = this.#y + (height - CURVE.height - 12) / 2;
      body.add(
        pdf.struct("Figure", { alt: describeSeries(series) }, () =>
          this.#drawCurve(series, PAGE.side + CONTENT_WIDTH - CURVE.width, y),
        ),
      );
    }
    item.end();
  }

  #drawCurve({ sex, isShared, firstYear, counts }: NewbornSeries, x: number, y: number): void {
    const pdf = this.#pdf;
    const { lines, areas, gaps, dots } = curvePaths(counts);
    pdf.save();
    pdf.translate(x, y).scale(CURVE.width / CURVE_WIDTH, CURVE.height / CURVE_HEIGHT);
    pdf.lineCap("round").lineJoin("round");
    if (areas) pdf.path(areas).fill(COLORS.faluTint);
    if (gaps) pdf.path(gaps).lineWidth(1.6).dash(0.1, { space: 5 }).stroke(COLORS.edge).undash();
    if (lines) pdf.path(lines).lineWidth(2).stroke(COLORS.falu);
    if (dots) pdf.path(dots).lineWidth(6).stroke(COLORS.falu);
    pdf.restore();

    const first = `${firstYear}: ${newbornsText(counts[0] ?? null)}`;
    const last = `${firstYear + counts.length - 1}: ${newbornsText(counts.at(-1) ?? null)}`;
    const end = isShared ? `${last} ${sex}` : last;
    const labels = { width: CURVE.width, lineBreak: false };
    pdf.font("regular", SIZES.small).fillColor(COLORS.inkSoft);
    pdf.text(first, x, y + CURVE.height + 3, labels);
    pdf.text(end, x + CURVE.width - pdf.widthOfString(end), y + CURVE.height + 3, labels);
  }

  #drawBlock(
    tag: string,
    text: string,
    { font, size, color }: { font: string; size: number; color: string },
  ): void {
    this.#root.add(
      this.#pdf.struct(tag, {}, () => {
        this.#pdf
          .font(font, size)
          .fillColor(color)
          .text(text, PAGE.side, this.#y, { width: CONTENT_WIDTH });
      }),
    );
    this.#y += this.#heightOf(text, font, size, CONTENT_WIDTH);
  }

  /** The woven band of the site's header. */
  #drawBand(): void {
    const threads = [
      [0, 14, COLORS.falu],
      [20, 6, COLORS.honey],
      [32, 14, COLORS.pine],
      [52, 6, COLORS.honey],
    ] as const;
    this.#drawArtifact("Layout", () => {
      const scale = 0.75;
      const end = PAGE.side + CONTENT_WIDTH;
      for (let start = PAGE.side; start < end; start += 64 * scale) {
        for (const [offset, length, color] of threads) {
          const x = start + offset * scale;
          if (x + length * scale > end) continue;
          for (const y of [0, 5]) {
            this.#pdf.rect(x, PAGE.top - 8 + y * scale, length * scale, 3 * scale).fill(color);
          }
        }
      }
    });
  }

  #drawFooter(title: string, page: string): void {
    const pdf = this.#pdf;
    const y = PAGE.height - 46;
    this.#drawArtifact("Pagination", () => {
      pdf.font("bold", SIZES.small).fillColor(COLORS.falu);
      const brandWidth = pdf.widthOfString(site.name);
      pdf.text(site.name, PAGE.side, y, { lineBreak: false });
      pdf.font("regular", SIZES.small).fillColor(COLORS.inkSoft);
      const pageWidth = pdf.widthOfString(page);
      pdf.text(page, PAGE.side + CONTENT_WIDTH - pageWidth, y, { lineBreak: false });
      pdf.text(title, PAGE.side + brandWidth + 10, y, {
        width: CONTENT_WIDTH - brandWidth - pageWidth - 30,
        height: SIZES.small * 1.4,
        ellipsis: true,
      });
    });
  }

  /** What only decorates, or repeats, is not read aloud. */
  #drawArtifact(type: "Layout" | "Pagination", draw: () => void): void {
    this.#pdf.markContent("Artifact", { type });
    draw();
    this.#pdf.endMarkedContent();
  }

  #heightOf(text: string, font: string, size: number, width: number): number {
    return this.#pdf.font(font, size).heightOfString(text, { width });
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= CONTENT_END) return;
    this.#pdf.addPage();
    this.#drawBand();
    this.#y = PAGE.top + 14;
  }
}

function factsText(name: string, facts: ExportedName["facts"]): string {
  return describeFacts(name, facts)
    .map(({ before, shown }) => (before ? `${before} ${shown}` : shown))
    .join(" · ");
}
