import type { ComponentType } from "react";

/** One page of SPEC section 2: its address, its title and its code. */
export interface AppRoute {
  /** Path pattern; "*" stands for every other path. */
  readonly path: string;
  readonly title: string;
  /**
   * A generator stands under "Generator" in the header. A personal page is drawn in the browser
   * alone; neither it nor the page of a missing address is for search engines.
   */
  readonly kind: "generator" | "content" | "personal" | "missing";
  readonly page: () => Promise<{ readonly default: ComponentType }>;
}

/** The one route table. What search engines are told of each page stands in descriptions.ts. */
export const routes = [
  {
    path: "/",
    title: "Namnfynd – hitta namn med riktig statistik",
    kind: "content",
    page: () => import("@/pages/home-page.tsx"),
  },
  {
    path: "/namngenerator",
    title: "Namngenerator för barn, hund och katt – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/combined-page.tsx"),
  },
  {
    path: "/generatorer",
    title: "Alla namngeneratorer – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/overview-page.tsx"),
  },
  {
    path: "/fornamn",
    title: "Förnamn efter stil, längd och bokstav – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/given-names-page.tsx"),
  },
  {
    path: "/efternamn",
    title: "Efternamn: svenska, nordiska och naturnamn – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/surnames-page.tsx"),
  },
  {
    path: "/barnnamn",
    title: "Barnnamn: trender, topp 50 och tidlösa namn – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/child-names-page.tsx"),
  },
  {
    path: "/foretagsnamn",
    title: "Företagsnamn – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/companies-page.tsx"),
  },
  {
    path: "/anvandarnamn",
    title: "Användarnamn – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/usernames-page.tsx"),
  },
  {
    path: "/husdjursnamn",
    title: "Husdjursnamn – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/pets-page.tsx"),
  },
  {
    path: "/hundnamn",
    title: "Hundnamn – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/dogs-page.tsx"),
  },
  {
    path: "/kattnamn",
    title: "Kattnamn – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/cats-page.tsx"),
  },
  {
    path: "/fantasy-namn",
    title: "Fantasynamn – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/fantasy-page.tsx"),
  },
  {
    path: "/dnd-namn",
    title: "Namn för Dungeons & Dragons – Namnfynd",
    kind: "generator",
    page: () => import("@/pages/dnd-page.tsx"),
  },
  {
    path: "/blogg",
    title: "Blogg om namn – Namnfynd",
    kind: "content",
    page: () => import("@/pages/blog-page.tsx"),
  },
  {
    path: "/kallor",
    title: "Källor och metod – Namnfynd",
    kind: "content",
    page: () => import("@/pages/sources-page.tsx"),
  },
  {
    path: "/kontakt",
    title: "Kontakt – Namnfynd",
    kind: "content",
    page: () => import("@/pages/contact-page.tsx"),
  },
  {
    path: "/premium",
    title: "Premium – Namnfynd",
    kind: "content",
    page: () => import("@/pages/premium-page.tsx"),
  },
  {
    path: "/auth",
    title: "Logga in eller skapa konto – Namnfynd",
    kind: "personal",
    page: () => import("@/pages/auth-page.tsx"),
  },
  {
    path: "/admin",
    title: "Administration – Namnfynd",
    kind: "personal",
    page: () => import("@/pages/admin-page.tsx"),
  },
  {
    path: "/konto",
    title: "Mitt konto – Namnfynd",
    kind: "personal",
    page: () => import("@/pages/account-page.tsx"),
  },
  {
    path: "/namnlistor",
    title: "Mina namnlistor – Namnfynd",
    kind: "personal",
    page: () => import("@/pages/name-lists-page.tsx"),
  },
  {
    path: "/lista/:shareToken",
    title: "Delad namnlista – Namnfynd",
    kind: "personal",
    page: () => import("@/pages/shared-list-page.tsx"),
  },
  {
    path: "/om",
    title: "Om oss – Namnfynd",
    kind: "content",
    page: () => import("@/pages/about-page.tsx"),
  },
  {
    path: "/integritetspolicy",
    title: "Integritetspolicy – Namnfynd",
    kind: "content",
    page: () => import("@/pages/privacy-policy-page.tsx"),
  },
  {
    path: "/cookiepolicy",
    title: "Cookiepolicy – Namnfynd",
    kind: "content",
    page: () => import("@/pages/cookie-policy-page.tsx"),
  },
  {
    path: "/villkor",
    title: "Villkor – Namnfynd",
    kind: "content",
    page: () => import("@/pages/terms-page.tsx"),
  },
  {
    path: "/tack",
    title: "Tack för ditt köp – Namnfynd",
    kind: "personal",
    page: () => import("@/pages/thanks-page.tsx"),
  },
  {
    path: "*",
    title: "Page not found – Namnfynd",
    kind: "missing",
    page: () => import("@/pages/not-found-page.tsx"),
  },
] as const satisfies readonly AppRoute[];

export type PageRoute = (typeof routes)[number];

/** Path pattern of a page. */
export type RoutePath = PageRoute["path"];
