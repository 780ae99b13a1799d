import type { ComponentType } from "react";

/** One page of SPEC section 2: its address, what the document's head says of it, and its code. */
export interface AppRoute {
  /** Path pattern; "*" stands for every other path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /**
   * A generator stands under "Generator" in the header. A personal page is drawn in the browser
   * alone; neither it nor the page of a missing address is for search engines.
   */
  readonly kind: "generator" | "content" | "personal" | "missing";
  readonly page: () => Promise<{ readonly default: ComponentType }>;
}

/** The one route table. */
export const routes: readonly AppRoute[] = [
  {
    path: "/",
    title: "Namnfynd – hitta namn med riktig statistik",
    description:
      "Namn till barn, husdjur, företag och fantasivärldar, med riktig svensk namnstatistik.",
    kind: "content",
    page: () => import("@/pages/home-page.tsx"),
  },
  {
    path: "/namngenerator",
    title: "Namngenerator för barn, hund och katt – Namnfynd",
    description:
      "Välj barn, hund eller katt och få fyra namnförslag i taget. Spara dina favoriter.",
    kind: "generator",
    page: () => import("@/pages/combined-page.tsx"),
  },
  {
    path: "/generatorer",
    title: "Alla namngeneratorer – Namnfynd",
    description:
      "Generatorer för personnamn, företagsnamn, användarnamn, djurnamn och fantasynamn.",
    kind: "generator",
    page: () => import("@/pages/overview-page.tsx"),
  },
  {
    path: "/fornamn",
    title: "Förnamn efter stil, längd och bokstav – Namnfynd",
    description:
      "Tusentals förnamn som bärs i Sverige, med antal bärare från SCB och namnsdag. Filtrera på kön, stil, längd och första bokstav.",
    kind: "generator",
    page: () => import("@/pages/given-names-page.tsx"),
  },
  {
    path: "/efternamn",
    title: "Efternamn: svenska, nordiska och naturnamn – Namnfynd",
    description:
      "Efternamn som minst hundra personer bär i Sverige, med antal bärare. Filtrera på ursprung, ändelse och längd.",
    kind: "generator",
    page: () => import("@/pages/surnames-page.tsx"),
  },
  {
    path: "/barnnamn",
    title: "Barnnamn: trender, topp 50 och tidlösa namn – Namnfynd",
    description:
      "Namn som ges till barn i Sverige, med antal nyfödda från SCB. Populära och ovanliga, klassiska, moderna och naturnamn.",
    kind: "generator",
    page: () => import("@/pages/child-names-page.tsx"),
  },
  {
    path: "/foretagsnamn",
    title: "Företagsnamn – Namnfynd",
    description: "Förslag på företagsnamn efter bransch, ton, längd och stil.",
    kind: "generator",
    page: () => import("@/pages/companies-page.tsx"),
  },
  {
    path: "/anvandarnamn",
    title: "Användarnamn – Namnfynd",
    description: "Förslag på användarnamn för spel, sociala medier och arbete.",
    kind: "generator",
    page: () => import("@/pages/usernames-page.tsx"),
  },
  {
    path: "/husdjursnamn",
    title: "Husdjursnamn – Namnfynd",
    description: "Namn till hundar, katter, kaniner, fåglar och fiskar.",
    kind: "generator",
    page: () => import("@/pages/pets-page.tsx"),
  },
  {
    path: "/hundnamn",
    title: "Hundnamn – Namnfynd",
    description: "Hundnamn efter kön, storlek, personlighet och rasgrupp.",
    kind: "generator",
    page: () => import("@/pages/dogs-page.tsx"),
  },
  {
    path: "/kattnamn",
    title: "Kattnamn – Namnfynd",
    description: "Kattnamn efter kön, färg, personlighet och längd.",
    kind: "generator",
    page: () => import("@/pages/cats-page.tsx"),
  },
  {
    path: "/fantasy-namn",
    title: "Fantasynamn – Namnfynd",
    description: "Namn till krigare, magiker, alver, dvärgar och drakar.",
    kind: "generator",
    page: () => import("@/pages/fantasy-page.tsx"),
  },
  {
    path: "/dnd-namn",
    title: "Namn för Dungeons & Dragons – Namnfynd",
    description: "Specialiserade namn för Dungeons & Dragons, på väg till Namnfynd.",
    kind: "generator",
    page: () => import("@/pages/dnd-page.tsx"),
  },
  {
    path: "/blogg",
    title: "Blogg om namn – Namnfynd",
    description:
      "Artiklar om svenska namn: vad statistiken säger, varför hundar heter som barn, och hur du prövar ett företagsnamn.",
    kind: "content",
    page: () => import("@/pages/blog-page.tsx"),
  },
  {
    path: "/kallor",
    title: "Källor och metod – Namnfynd",
    description: "Varifrån Namnfynds namn och siffror kommer, och hur varje klass avgörs.",
    kind: "content",
    page: () => import("@/pages/sources-page.tsx"),
  },
  {
    path: "/kontakt",
    title: "Kontakt – Namnfynd",
    description:
      "Så når du Namnfynd med frågor, förslag och rättelser, och svar på vanliga frågor om namn, priser och uppgifter.",
    kind: "content",
    page: () => import("@/pages/contact-page.tsx"),
  },
  {
    path: "/premium",
    title: "Premium – Namnfynd",
    description:
      "Premium ger obegränsade favoriter, delbara namnlistor och mer, för 29 kr i månaden.",
    kind: "content",
    page: () => import("@/pages/premium-page.tsx"),
  },
  {
    path: "/auth",
    title: "Logga in eller skapa konto – Namnfynd",
    description: "Logga in på Namnfynd eller skapa ett konto.",
    kind: "personal",
    page: () => import("@/pages/auth-page.tsx"),
  },
  {
    path: "/admin",
    title: "Administration – Namnfynd",
    description: "Funktioner och planer på Namnfynd.",
    kind: "personal",
    page: () => import("@/pages/admin-page.tsx"),
  },
  {
    path: "/konto",
    title: "Mitt konto – Namnfynd",
    description: "Din profil, ditt lösenord och ditt medlemskap på Namnfynd.",
    kind: "personal",
    page: () => import("@/pages/account-page.tsx"),
  },
  {
    path: "/namnlistor",
    title: "Mina namnlistor – Namnfynd",
    description: "Skapa, ändra och dela dina namnlistor på Namnfynd.",
    kind: "personal",
    page: () => import("@/pages/name-lists-page.tsx"),
  },
  {
    path: "/lista/:shareToken",
    title: "Delad namnlista – Namnfynd",
    description: "En namnlista som någon har delat med dig.",
    kind: "personal",
    page: () => import("@/pages/shared-list-page.tsx"),
  },
  {
    path: "/om",
    title: "Om oss – Namnfynd",
    description: "Vad Namnfynd är och varför namnen bygger på riktig statistik.",
    kind: "content",
    page: () => import("@/pages/about-page.tsx"),
  },
  {
    path: "/integritetspolicy",
    title: "Integritetspolicy – Namnfynd",
    description:
      "Vilka personuppgifter Namnfynd behandlar, varför, hur länge, och vilka rättigheter du har.",
    kind: "content",
    page: () => import("@/pages/privacy-policy-page.tsx"),
  },
  {
    path: "/cookiepolicy",
    title: "Cookiepolicy – Namnfynd",
    description:
      "Allt som Namnfynd sparar i din webbläsare, varför, och hur du tar bort det. Inga spårningskakor.",
    kind: "content",
    page: () => import("@/pages/cookie-policy-page.tsx"),
  },
  {
    path: "/villkor",
    title: "Villkor – Namnfynd",
    description:
      "Villkoren för Namnfynd: planer och priser, uppsägning, ångerrätt, återbetalning och ansvar.",
    kind: "content",
    page: () => import("@/pages/terms-page.tsx"),
  },
  {
    path: "/tack",
    title: "Tack för ditt köp – Namnfynd",
    description: "Bekräftelse av ditt köp på Namnfynd.",
    kind: "personal",
    page: () => import("@/pages/thanks-page.tsx"),
  },
  {
    path: "*",
    title: "Page not found – Namnfynd",
    description: "The page you asked for does not exist.",
    kind: "missing",
    page: () => import("@/pages/not-found-page.tsx"),
  },
];
