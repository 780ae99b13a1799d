import type { ComponentType } from "react";
import { MISSING_PAGE, OFFLINE_PAGE } from "@/config/stand-ins.ts";
import { RULE_PAGE_IDS, type RulePageId, rulesPath } from "@/content/sources/rule-paths.ts";
import { type GeneratorEntry, type GeneratorId, generators } from "@/generators/registry.ts";
import type { PageHead, RouteParams } from "@/lib/page-head.ts";

/** The code of a page. */
interface PageModule {
  readonly default: ComponentType;
  /** The head of a page that depends on the parameters of its path; of others, see page-heads.ts. */
  readonly head?: (params: RouteParams) => Promise<PageHead>;
  /** The modules whose chunks the prerendered document preloads, where it is not this one. */
  readonly chunks?: readonly object[];
}

/** One page, or one kind of page: its address and its code. */
export interface AppRoute {
  /**
   * Path pattern; "*" matches every other path. Of a pattern with a parameter, the build prerenders
   * the addresses that scripts/build/prerender/addresses.ts lists.
   */
  readonly path: string;
  /**
   * A generator belongs to "Generator" in the header. An unlisted page is prerendered without what
   * depends on its visitor; neither it nor the page of a missing address is for search engines.
   */
  readonly kind: "generator" | "content" | "unlisted" | "missing";
  /** One document answers all addresses of the pattern, so nothing of them is prerendered. */
  readonly isShell?: true;
  /** Pattern of the same page for an address of this one that has no document of its own. */
  readonly shell?: string;
  /** Queries with which the page is another one, which is prerendered for each of them as well. */
  readonly queries?: readonly string[];
  readonly page: () => Promise<PageModule>;
}

/** Generators whose page has more than filters and suggestions. */
const OWN_PAGES: Readonly<Partial<Record<GeneratorId, AppRoute["page"]>>> = {
  foretagsnamn: () => import("@/pages/companies-page.tsx"),
  anvandarnamn: () => import("@/pages/usernames-page.tsx"),
  andranamn: () => import("@/pages/second-names-page.tsx"),
  "dnd-namn": () => import("@/pages/dnd-page.tsx"),
  "fantasy-namn": () => import("@/pages/fantasy-page.tsx"),
};

/** Pages with a shell: one function for both patterns, so that the code is there when one address replaces the other. */
const givenNamePage = () => import("@/pages/given-name-page.tsx");
const surnamePage = () => import("@/pages/surname-page.tsx");

/** The pages that are not in the registry of generators. */
const otherRoutes = [
  { path: "/", kind: "content", page: () => import("@/pages/home-page.tsx") },
  { path: "/namngenerator", kind: "generator", page: () => import("@/pages/combined-page.tsx") },
  { path: "/generatorer", kind: "generator", page: () => import("@/pages/overview-page.tsx") },
  { path: "/sok", kind: "content", page: () => import("@/pages/search-page.tsx") },
  { path: "/jamfor", kind: "content", page: () => import("@/pages/compare-page.tsx") },
  { path: "/flicknamn", kind: "content", page: () => import("@/pages/girls-names-page.tsx") },
  { path: "/pojknamn", kind: "content", page: () => import("@/pages/boys-names-page.tsx") },
  {
    path: "/namn/:slug",
    kind: "content",
    shell: "/namn/ovriga/:slug",
    page: givenNamePage,
  },
  {
    path: "/namn/ovriga/:slug",
    kind: "unlisted",
    isShell: true,
    page: givenNamePage,
  },
  {
    path: "/namn/topplista/:year",
    kind: "content",
    page: () => import("@/pages/top-list-page.tsx"),
  },
  { path: "/namn/listor", kind: "content", page: () => import("@/pages/lists-page.tsx") },
  { path: "/namn/lista/:list", kind: "content", page: () => import("@/pages/list-page.tsx") },
  {
    path: "/foretagsnamn/branscher",
    kind: "content",
    page: () => import("@/pages/trades-page.tsx"),
  },
  { path: "/foretagsnamn/:trade", kind: "content", page: () => import("@/pages/trade-page.tsx") },
  { path: "/namnsdag", kind: "content", page: () => import("@/pages/name-day-page.tsx") },
  {
    path: "/efternamn/:slug",
    kind: "content",
    shell: "/efternamn/ovriga/:slug",
    page: surnamePage,
  },
  {
    path: "/efternamn/ovriga/:slug",
    kind: "unlisted",
    isShell: true,
    page: surnamePage,
  },
  { path: "/tillsammans", kind: "content", page: () => import("@/pages/rooms-page.tsx") },
  { path: "/blogg", kind: "content", page: () => import("@/pages/blog-page.tsx") },
  { path: "/blogg/:article", kind: "content", page: () => import("@/pages/article-page.tsx") },
  { path: "/kallor", kind: "content", page: () => import("@/pages/sources-page.tsx") },
  { path: "/data", kind: "content", page: () => import("@/pages/data-page.tsx") },
  {
    path: "/data/klassiker",
    kind: "content",
    page: () => import("@/pages/listed-classics-page.tsx"),
  },
  { path: "/api", kind: "content", page: () => import("@/pages/api-page.tsx") },
  { path: "/kontakt", kind: "content", page: () => import("@/pages/contact-page.tsx") },
  { path: "/premium", kind: "content", page: () => import("@/pages/premium-page.tsx") },
  {
    path: "/auth",
    kind: "unlisted",
    queries: [
      "mode=signup",
      "mode=forgot",
      "mode=confirm",
      "mode=recovery",
      "mode=magiclink",
      "mode=email-change",
    ],
    page: () => import("@/pages/auth-page.tsx"),
  },
  { path: "/admin", kind: "unlisted", page: () => import("@/pages/admin-page.tsx") },
  { path: "/konto", kind: "unlisted", page: () => import("@/pages/account-page.tsx") },
  { path: "/favoriter", kind: "unlisted", page: () => import("@/pages/favorites-page.tsx") },
  {
    path: "/foretagsnamn/kortlista",
    kind: "unlisted",
    page: () => import("@/pages/company-shortlist-page.tsx"),
  },
  { path: "/namnlistor", kind: "unlisted", page: () => import("@/pages/name-lists-page.tsx") },
  {
    path: "/lista/:shareToken",
    kind: "unlisted",
    page: () => import("@/pages/shared-list-page.tsx"),
  },
  { path: "/om", kind: "content", page: () => import("@/pages/about-page.tsx") },
  {
    path: "/integritetspolicy",
    kind: "content",
    page: () => import("@/pages/privacy-policy-page.tsx"),
  },
  { path: "/cookiepolicy", kind: "content", page: () => import("@/pages/cookie-policy-page.tsx") },
  { path: "/villkor", kind: "content", page: () => import("@/pages/terms-page.tsx") },
  {
    path: "/tillganglighet",
    kind: "content",
    page: () => import("@/pages/accessibility-page.tsx"),
  },
  { path: "/angra", kind: "content", page: () => import("@/pages/withdrawal-page.tsx") },
  { path: "/tack", kind: "unlisted", page: () => import("@/pages/thanks-page.tsx") },
  { path: OFFLINE_PAGE, kind: "unlisted", page: () => import("@/pages/offline-page.tsx") },
  { path: MISSING_PAGE, kind: "missing", page: () => import("@/pages/not-found-page.tsx") },
] as const satisfies readonly AppRoute[];

/** Path pattern of a page that is not in the registry of generators. */
export type OtherPath = (typeof otherRoutes)[number]["path"];

/** The one route table. */
export const routes: readonly AppRoute[] = [
  ...generators.map(
    (entry): AppRoute => ({
      path: entry.path,
      kind: "generator",
      page: OWN_PAGES[entry.id] ?? (() => loadGeneratorPage(entry)),
    }),
  ),
  ...RULE_PAGE_IDS.map(
    (id): AppRoute => ({ path: rulesPath(id), kind: "content", page: () => loadRulesPage(id) }),
  ),
  ...otherRoutes,
];

/** A page component with the definition of a generator, which are loaded side by side. */
async function loadGeneratorPage(entry: GeneratorEntry): Promise<PageModule> {
  const chunks = await Promise.all([pageOf(entry), entry.load()]);
  const [{ generatorPage }, { generator }] = chunks;
  return { default: generatorPage(entry, generator), chunks };
}

async function loadRulesPage(id: RulePageId): Promise<PageModule> {
  const chunk = await import("@/pages/rules-page.tsx");
  return { default: chunk.rulesPage(id), chunks: [chunk] };
}

/** The pages of given names and of pets' names have a field of their own. */
function pageOf({ nameKind }: GeneratorEntry) {
  switch (nameKind) {
    case "given name":
      return import("@/pages/given-names-page.tsx");
    case "any name":
      return import("@/pages/pet-names-page.tsx");
    default:
      return import("@/pages/filter-generator-page.tsx");
  }
}
