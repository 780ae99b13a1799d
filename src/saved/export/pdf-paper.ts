import PDFDocument from "pdfkit";
import { site } from "@/config/site.ts";
import type { PdfFonts } from "./pdf-fonts.ts";

/** The light theme of src/ui/tokens.css, on white paper. */
export const COLORS = {
  ink: "#2a211c",
  inkSoft: "#675a4f",
  line: "#e6dccd",
  edge: "#8a7c6d",
  falu: "#8f2a1f",
  faluTint: "#f6e4de",
  honey: "#e2a63b",
  pine: "#23503f",
};

/** A4. All measures are in points: 72 to an inch. */
const PAGE = { width: 595.28, height: 841.89, side: 62, band: 42, footer: 796 };

/** Where the content of a page is. */
export const CONTENT = { left: PAGE.side, width: PAGE.width - 2 * PAGE.side, top: 64, bottom: 778 };

/** Size of the smallest text. */
export const SMALL = 8;

export interface TextStyle {
  readonly font: "regular" | "bold";
  readonly size: number;
  readonly color: string;
}

/** What is drawn on one page, from the left to the right edge of its content. */
export interface Block {
  /** With the space around it. */
  readonly height: number;
  /** Whether the next block is on the same page. */
  readonly keepsNext: boolean;
  /** How many names it shows. */
  readonly nameCount: number;
  /** @param y its top */
  readonly draw: (y: number) => void;
}

/** A part of the file; the parts follow each other. */
export type PdfPart = Uint8Array<ArrayBuffer>;

interface PaperOptions {
  /** As the reader's program shows it. */
  readonly title: string;
  readonly day: Date;
  readonly fonts: PdfFonts;
}

/** A tagged PDF document in A4, in Swedish, that is drawn from its first page to its last. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  /** The parts of the file, once {@link end} has been called. */
  readonly parts: Promise<readonly PdfPart[]>;
  readonly #root: PDFKit.PDFStructureElement;

  constructor({ title, day, fonts }: PaperOptions) {
    this.pdf = new PDFDocument({
      size: "A4",
      // A text that does not fit begins a page before it is drawn.
      margin: 0,
      // Without the default font, which the browser does not have.
      font: "",
      autoFirstPage: false,
      // The number of pages is known at the end.
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      lang: "sv-SE",
      displayTitle: true,
      info: { Title: title, Author: site.name, Creator: site.name, CreationDate: day },
    });
    this.parts = collect(this.pdf);
    this.pdf.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
    this.#root = this.pdf.struct("Document");
    this.pdf.addStructure(this.#root);
  }

  /** Begins a page with the woven band of the site's header. */
  addPage(): void {
    this.pdf.addPage();
    const threads = [
      [0, 14, COLORS.falu],
      [20, 6, COLORS.honey],
      [32, 14, COLORS.pine],
      [52, 6, COLORS.honey],
    ] as const;
    this.drawArtifact("Layout", () => {
      const scale = 0.75;
      const end = CONTENT.left + CONTENT.width;
      for (let start = CONTENT.left; start < end; start += 64 * scale) {
        for (const [offset, length, color] of threads) {
          const x = start + offset * scale;
          if (x + length * scale > end) continue;
          for (const y of [0, 5]) {
            this.pdf.rect(x, PAGE.band + y * scale, length * scale, 3 * scale).fill(color);
          }
        }
      }
    });
  }

  /** Adds a tagged element, which screen readers read in the order of these calls. */
  addElement(tag: string): PDFKit.PDFStructureElement {
    const element = this.pdf.struct(tag);
    this.#root.add(element);
    return element;
  }

  /** A text in the whole width, as an element of its own. */
  textBlock(
    tag: string,
    text: string,
    style: TextStyle,
    { before = 0, after = 0 }: { readonly before?: number; readonly after?: number },
  ): Block {
    return {
      height: before + this.heightOf(text, style, CONTENT.width) + after,
      keepsNext: true,
      nameCount: 0,
      draw: (y) => {
        const draw = () => this.drawText(text, style, CONTENT.left, y + before, CONTENT.width);
        this.#root.add(this.pdf.struct(tag, {}, draw));
      },
    };
  }

  drawText(text: string, style: TextStyle, x: number, y: number, width: number): void {
    this.pdf.font(style.font, style.size).fillColor(style.color).text(text, x, y, { width });
  }

  heightOf(text: string, { font, size }: TextStyle, width: number): number {
    return this.pdf.font(font, size).heightOfString(text, { width });
  }

  /** What only decorates, or repeats, is not read aloud. */
  drawArtifact(type: "Layout" | "Pagination", draw: () => void): void {
    this.pdf.markContent("Artifact", { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Numbers the pages and finishes the document. */
  end(title: string): void {
    this.#root.end();
    const { count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(index);
      this.#drawFooter(title, `Sida ${index + 1} av ${count}`);
    }
    this.pdf.end();
  }

  #drawFooter(title: string, page: string): void {
    const { pdf } = this;
    this.drawArtifact("Pagination", () => {
      pdf.font("bold", SMALL).fillColor(COLORS.falu);
      const brandWidth = pdf.widthOfString(site.name);
      pdf.text(site.name, CONTENT.left, PAGE.footer, { lineBreak: false });
      pdf.font("regular", SMALL).fillColor(COLORS.inkSoft);
      const pageWidth = pdf.widthOfString(page);
      pdf.text(page, CONTENT.left + CONTENT.width - pageWidth, PAGE.footer, { lineBreak: false });
      pdf.text(title, CONTENT.left + brandWidth + 10, PAGE.footer, {
        width: CONTENT.width - brandWidth - pageWidth - 30,
        height: SMALL * 1.4,
        ellipsis: true,
      });
    });
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<readonly PdfPart[]> {
  return new Promise((resolve, reject) => {
    const parts: PdfPart[] = [];
    pdf.on("data", (part: PdfPart) => parts.push(part));
    pdf.on("end", () => resolve(parts));
    pdf.on("error", reject);
  });
}
