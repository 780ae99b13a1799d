/** What another program reads in a PDF document. */
import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface PdfPage {
  /** Its text with plain spaces. */
  readonly text: string;
  /** How far down its last text is, as a share of the height of the page. */
  readonly end: number;
}

export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ("str" in item ? [item] : []));
    const drawn = texts.filter(({ str }) => str.trim() !== "");
    pages.push({
      // A word with a ligature is in several parts.
      text: texts
        .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
        .join("")
        .replace(/\s+/g, " "),
      end: Math.max(0, ...drawn.map(({ transform }) => 1 - transform[5] / height)),
    });
  }
  return pages;
}

/** A page of the site as the browser prints it, on A4. */
export async function printed(page: Page): Promise<PdfPage[]> {
  return readPdf(await page.pdf({ format: "A4" }));
}
