import { givenNames, surnames } from "virtual:name-documents";
import { articlePath } from "@/content/blog/article.ts";
import { ARTICLES } from "@/content/blog/articles.ts";
import { companyFields } from "@/generators/companies/company-fields.ts";
import { tradePath, tradeSlug } from "@/generators/companies/trades.ts";
import { listPath } from "@/names/lists/definition.ts";
import { listPages } from "@/names/lists/registry.ts";
import { TOP_LIST_YEARS, topListPath } from "@/names/search/name-lists.ts";
import { decodeNames } from "@/names/word-list.ts";

/** The addresses of each pattern with a parameter that have a document of their own, not encoded. */
export function addressesByPattern(): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ["/namn/:slug", decodeNames(givenNames).map((slug) => `/namn/${slug}`)],
    ["/namn/topplista/:year", TOP_LIST_YEARS.map(topListPath)],
    ["/namn/lista/:list", listPages.map(({ id }) => listPath(id))],
    ["/foretagsnamn/:trade", companyFields.map(({ trade }) => tradePath(tradeSlug(trade)))],
    ["/blogg/:article", ARTICLES.map(articlePath)],
    ["/efternamn/:slug", decodeNames(surnames).map((slug) => `/efternamn/${slug}`)],
  ]);
}
