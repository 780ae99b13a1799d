/** Addresses that one sitemap may list (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

/**
 * The sitemap of the pages for search engines (sitemaps.org): one file, or with more addresses than
 * one may list several and an index of them.
 *
 * @param addresses absolute
 * @param siteUrl without a trailing slash
 * @param most addresses in a file at most
 * @returns XML by file name; sitemap.xml is the file to announce
 */
export function sitemapsOf(
  addresses: readonly string[],
  siteUrl: string,
  most = MOST_ADDRESSES,
): ReadonlyMap<string, string> {
  if (addresses.length <= most) return new Map([["sitemap.xml", document("urlset", addresses)]]);
  const parts = Array.from({ length: Math.ceil(addresses.length / most) }, (_, i) => ({
    file: `sitemap-${i + 1}.xml`,
    addresses: addresses.slice(i * most, (i + 1) * most),
  }));
  const files = parts.map(({ file }) => `${siteUrl}/${file}`);
  return new Map([
    ["sitemap.xml", document("sitemapindex", files)],
    ...parts.map((part) => [part.file, document("urlset", part.addresses)] as const),
  ]);
}

function document(root: "urlset" | "sitemapindex", addresses: readonly string[]): string {
  const element = root === "urlset" ? "url" : "sitemap";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `  <${element}><loc>${escapeXml(address)}</loc></${element}>`),
    `</${root}>`,
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
