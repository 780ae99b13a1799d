import { formatCount, formatDate } from "@/lib/format.ts";
import { RECENT_YEARS } from "@/names/series/statistics-years.ts";
import { drawableText, STAND_IN } from "./drawable-text.ts";
import { countNames, type ExportedGroup } from "./export-content.ts";
import { factSources } from "./fact-sources.ts";
import { breakPages } from "./page-breaks.ts";
import type { PdfFonts } from "./pdf-fonts.ts";
import { type Density, nameBlocks } from "./pdf-names.ts";
import { type Block, COLORS, CONTENT, Paper, type PdfPart, SMALL } from "./pdf-paper.ts";

const PAGE_HEIGHT = CONTENT.bottom - CONTENT.top;

const NORMAL: Density = { nameSize: 18, textSize: 9.5, padding: 7 };

/** For names that would not fit on one page otherwise. */
const DENSER: readonly Density[] = [
  { ...NORMAL, padding: 5 },
  { nameSize: 16, textSize: 9, padding: 3.5 },
];

/** What the curves show. */
const CURVE_NOTE = `Prickad linje: färre än 10\u00a0barn det året. Varje kurva har sin egen skala. Källa: SCB, per stavning, ${RECENT_YEARS}.`;

/** How many blocks are drawn before the page gets a chance to react. */
const BLOCKS_AT_A_TIME = 10;

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
  const paper = new Paper({ title, day, fonts });
  const pages = layOut((density) => [
    ...titleBlocks(paper, drawableText(title).text, subtitleOf(groups, day)),
    ...groups.flatMap((group) => groupBlocks(paper, group, groups.length > 1, density)),
    ...closingBlocks(paper, [undrawnNote(title, groups), sourcesOf(groups)]),
  ]);
  let blockCount = 0;
  let nameCount = 0;
  for (const blocks of pages) {
    paper.addPage();
    let y = CONTENT.top;
    for (const block of blocks) {
      if (blockCount % BLOCKS_AT_A_TIME === 0) {
        onProgress(nameCount);
        await nextTask();
        signal.throwIfAborted();
      }
      block.draw(y);
      y += block.height;
      blockCount += 1;
      nameCount += block.nameCount;
    }
  }
  paper.end(drawableText(title).text);
  return paper.parts;
}

/** The blocks on pages, denser than normal if one page is then enough. */
function layOut(blocksOf: (density: Density) => readonly Block[]): readonly (readonly Block[])[] {
  const pages = breakPages(blocksOf(NORMAL), PAGE_HEIGHT);
  // No density makes room for more than a page and a half.
  if (pages.length !== 2) return pages;
  for (const density of DENSER) {
    const denser = breakPages(blocksOf(density), PAGE_HEIGHT);
    if (denser.length === 1) return denser;
  }
  return pages;
}

function titleBlocks(paper: Paper, title: string, subtitle: string): readonly Block[] {
  return [
    paper.textBlock("H1", title, { font: "bold", size: 30, color: COLORS.ink }, { after: 6 }),
    paper.textBlock(
      "P",
      subtitle,
      { font: "regular", size: 11, color: COLORS.inkSoft },
      { after: 14 },
    ),
  ];
}

function groupBlocks(
  paper: Paper,
  { label, names }: ExportedGroup,
  hasHeading: boolean,
  density: Density,
): readonly Block[] {
  const style = { font: "bold", size: 15, color: COLORS.falu } as const;
  return [
    ...(hasHeading ? [paper.textBlock("H2", label, style, { before: 18, after: 6 })] : []),
    ...nameBlocks(paper, names, density),
  ];
}

/** Notes below the names. */
function closingBlocks(paper: Paper, texts: readonly string[]): readonly Block[] {
  const style = { font: "regular", size: SMALL, color: COLORS.inkSoft } as const;
  return texts.filter(Boolean).map((text) => paper.textBlock("P", text, style, { before: 12 }));
}

function subtitleOf(groups: readonly ExportedGroup[], day: Date): string {
  const count = `${formatCount(countNames(groups))}\u00a0namn`;
  const [first] = groups;
  const label = groups.length === 1 && first ? [first.label] : [];
  return [...label, count, formatDate(day)].join(" · ");
}

/** Where characters are missing; empty if all are drawn. */
function undrawnNote(title: string, groups: readonly ExportedGroup[]): string {
  const names = groups
    .flatMap((group) => group.names)
    .filter(({ name, whole }) => !drawableText(whole?.fullName ?? name).isWhole);
  const places = [
    ...(drawableText(title).isWhole ? [] : ["rubriken"]),
    ...(names.length > 0 ? [`${formatCount(names.length)}\u00a0namn`] : []),
  ];
  if (places.length === 0) return "";
  return `Typsnittet saknar tecken i ${places.join(" och ")}. Emojier är utelämnade, och andra tecken är ersatta med ${STAND_IN}. I en CSV-fil kommer alla tecken med.`;
}

function sourcesOf(groups: readonly ExportedGroup[]): string {
  const names = groups.flatMap((group) => group.names);
  const hasCurves = names.some(({ series }) => series !== null);
  const sources = factSources(names.map(({ facts }) => facts));
  return [...sources, ...(hasCurves ? [CURVE_NOTE] : [])].join(" ");
}

/** Lets the browser draw and react to input. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
