import type { RenderedPage } from "./render-pages.tsx";

/** The sitemap of the pages for search engines (sitemaps.org). */
export function sitemapOf(pages: readonly Pick<RenderedPage, "sitemapUrl">[]): string {
  const urls = pages.map(({ sitemapUrl }) => sitemapUrl).filter((url) => url !== null);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${escapeXml(url)}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
