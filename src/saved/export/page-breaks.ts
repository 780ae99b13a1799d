/** What is never divided between two pages. */
interface Breakable {
  /** With the space around it. */
  readonly height: number;
  /** Whether the next block is on the same page. */
  readonly keepsNext: boolean;
}

/** How many blocks there are at least on a last page: the sources, and what they are about. */
const LAST_BLOCKS = 4;

/** Blocks on pages of a height: as many as fit on each, and those that hold together on one. */
export function breakPages<Block extends Breakable>(
  blocks: readonly Block[],
  pageHeight: number,
): readonly (readonly Block[])[] {
  const pages: Block[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const chunk of chunksOf(blocks, pageHeight)) {
    const height = heightOf(chunk);
    if (used + height > pageHeight) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(...chunk);
    used += height;
  }
  return pages;
}

/** The blocks of each page, in order. */
function chunksOf<Block extends Breakable>(
  blocks: readonly Block[],
  pageHeight: number,
): readonly (readonly Block[])[] {
  const chunks: Block[][] = [];
  let isKept = false;
  for (const [index, block] of blocks.entries()) {
    if (isKept) chunks.at(-1)?.push(block);
    else chunks.push([block]);
    isKept = block.keepsNext || index >= blocks.length - LAST_BLOCKS;
  }
  // What is higher than a page is divided all the same.
  return chunks.flatMap((chunk) =>
    heightOf(chunk) > pageHeight ? chunk.map((block) => [block]) : [chunk],
  );
}

function heightOf(blocks: readonly Breakable[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0);
}
