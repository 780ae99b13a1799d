import type { DrawnPage } from "./render-pages.tsx";

/** The sitemap of the pages that search engines may list (sitemaps.org). */
export function sitemapOf(pages: readonly Pick<DrawnPage, "listedAs">[]): string {
  const addresses = pages.map(({ listedAs }) => listedAs).filter((address) => address !== null);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escaped(address)}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
