import type { ReactNode } from "react";
import { lazyPage } from "@/ui/lazy-part.tsx";

const HomePage = lazyPage(() => import("@/pages/home-page.tsx"));
const OverviewPage = lazyPage(() => import("@/pages/overview-page.tsx"));
const CombinedPage = lazyPage(() => import("@/pages/combined-page.tsx"));
const GivenNamesPage = lazyPage(() => import("@/pages/given-names-page.tsx"));
const SurnamesPage = lazyPage(() => import("@/pages/surnames-page.tsx"));
const ChildNamesPage = lazyPage(() => import("@/pages/child-names-page.tsx"));
const CompaniesPage = lazyPage(() => import("@/pages/companies-page.tsx"));
const UsernamesPage = lazyPage(() => import("@/pages/usernames-page.tsx"));
const PetsPage = lazyPage(() => import("@/pages/pets-page.tsx"));
const DogsPage = lazyPage(() => import("@/pages/dogs-page.tsx"));
const CatsPage = lazyPage(() => import("@/pages/cats-page.tsx"));
const FantasyPage = lazyPage(() => import("@/pages/fantasy-page.tsx"));
const AccountPage = lazyPage(() => import("@/pages/account-page.tsx"));
const SourcesPage = lazyPage(() => import("@/pages/sources-page.tsx"));
const AdminPage = lazyPage(() => import("@/pages/admin-page.tsx"));
const PremiumPage = lazyPage(() => import("@/pages/premium-page.tsx"));
const ThanksPage = lazyPage(() => import("@/pages/thanks-page.tsx"));
const AuthPage = lazyPage(() => import("@/pages/auth-page.tsx"));
const NameListsPage = lazyPage(() => import("@/pages/name-lists-page.tsx"));
const SharedListPage = lazyPage(() => import("@/pages/shared-list-page.tsx"));
const UpcomingPage = lazyPage(() => import("@/pages/upcoming-page.tsx"));
const NotFoundPage = lazyPage(() => import("@/pages/not-found-page.tsx"));

/** One page of SPEC section 2: its address, what the document's head says of it, and its element. */
export interface AppRoute {
  /** Path pattern; "*" stands for every other path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Stands under "Generator" in the header. */
  readonly isGenerator?: true;
  /** Personal or empty of content: search engines should not list it. */
  readonly isUnlisted?: true;
  readonly element: ReactNode;
}

/** The one route table. */
export const routes: readonly AppRoute[] = [
  {
    path: "/",
    title: "Namnfynd – hitta namn med riktig statistik",
    description:
      "Namn till barn, husdjur, företag och fantasivärldar, med riktig svensk namnstatistik.",
    element: <HomePage />,
  },
  {
    path: "/namngenerator",
    title: "Namngenerator för barn, hund och katt – Namnfynd",
    description:
      "Välj barn, hund eller katt och få fyra namnförslag i taget. Spara dina favoriter.",
    isGenerator: true,
    element: <CombinedPage />,
  },
  {
    path: "/generatorer",
    title: "Alla namngeneratorer – Namnfynd",
    description:
      "Generatorer för personnamn, företagsnamn, användarnamn, djurnamn och fantasynamn.",
    isGenerator: true,
    element: <OverviewPage />,
  },
  {
    path: "/fornamn",
    title: "Förnamn efter stil, längd och bokstav – Namnfynd",
    description:
      "Tusentals förnamn som bärs i Sverige, med antal bärare från SCB och namnsdag. Filtrera på kön, stil, längd och första bokstav.",
    isGenerator: true,
    element: <GivenNamesPage />,
  },
  {
    path: "/efternamn",
    title: "Efternamn: svenska, nordiska och naturnamn – Namnfynd",
    description:
      "Efternamn som minst hundra personer bär i Sverige, med antal bärare. Filtrera på ursprung, ändelse och längd.",
    isGenerator: true,
    element: <SurnamesPage />,
  },
  {
    path: "/barnnamn",
    title: "Barnnamn: trender, topp 50 och tidlösa namn – Namnfynd",
    description:
      "Namn som ges till barn i Sverige, med antal nyfödda från SCB. Populära och ovanliga, klassiska, moderna och naturnamn.",
    isGenerator: true,
    element: <ChildNamesPage />,
  },
  {
    path: "/foretagsnamn",
    title: "Företagsnamn – Namnfynd",
    description: "Förslag på företagsnamn efter bransch, ton, längd och stil.",
    isGenerator: true,
    element: <CompaniesPage />,
  },
  {
    path: "/anvandarnamn",
    title: "Användarnamn – Namnfynd",
    description: "Förslag på användarnamn för spel, sociala medier och arbete.",
    isGenerator: true,
    element: <UsernamesPage />,
  },
  {
    path: "/husdjursnamn",
    title: "Husdjursnamn – Namnfynd",
    description: "Namn till hundar, katter, kaniner, fåglar och fiskar.",
    isGenerator: true,
    element: <PetsPage />,
  },
  {
    path: "/hundnamn",
    title: "Hundnamn – Namnfynd",
    description: "Hundnamn efter kön, storlek, personlighet och rasgrupp.",
    isGenerator: true,
    element: <DogsPage />,
  },
  {
    path: "/kattnamn",
    title: "Kattnamn – Namnfynd",
    description: "Kattnamn efter kön, färg, personlighet och längd.",
    isGenerator: true,
    element: <CatsPage />,
  },
  {
    path: "/fantasy-namn",
    title: "Fantasynamn – Namnfynd",
    description: "Namn till krigare, magiker, alver, dvärgar och drakar.",
    isGenerator: true,
    element: <FantasyPage />,
  },
  {
    path: "/dnd-namn",
    title: "Namn för Dungeons & Dragons – Namnfynd",
    description: "Specialiserade namn för Dungeons & Dragons, på väg till Namnfynd.",
    isGenerator: true,
    element: <UpcomingPage path="/dnd-namn" />,
  },
  {
    path: "/blogg",
    title: "Blogg om namn – Namnfynd",
    description: "Artiklar om svenska namn, namntrender och att välja namn.",
    element: <UpcomingPage path="/blogg" />,
  },
  {
    path: "/kallor",
    title: "Källor och metod – Namnfynd",
    description: "Varifrån Namnfynds namn och siffror kommer, och hur varje klass avgörs.",
    element: <SourcesPage />,
  },
  {
    path: "/kontakt",
    title: "Kontakt – Namnfynd",
    description: "Så når du Namnfynd med frågor, förslag och rättelser.",
    element: <UpcomingPage path="/kontakt" />,
  },
  {
    path: "/premium",
    title: "Premium – Namnfynd",
    description:
      "Premium ger obegränsade favoriter, delbara namnlistor och mer, för 29 kr i månaden.",
    element: <PremiumPage />,
  },
  {
    path: "/auth",
    title: "Logga in eller skapa konto – Namnfynd",
    description: "Logga in på Namnfynd eller skapa ett konto.",
    isUnlisted: true,
    element: <AuthPage />,
  },
  {
    path: "/admin",
    title: "Administration – Namnfynd",
    description: "Funktioner och planer på Namnfynd.",
    isUnlisted: true,
    element: <AdminPage />,
  },
  {
    path: "/konto",
    title: "Mitt konto – Namnfynd",
    description: "Din profil, ditt lösenord och ditt medlemskap på Namnfynd.",
    isUnlisted: true,
    element: <AccountPage />,
  },
  {
    path: "/namnlistor",
    title: "Mina namnlistor – Namnfynd",
    description: "Skapa, ändra och dela dina namnlistor på Namnfynd.",
    isUnlisted: true,
    element: <NameListsPage />,
  },
  {
    path: "/lista/:shareToken",
    title: "Delad namnlista – Namnfynd",
    description: "En namnlista som någon har delat med dig.",
    isUnlisted: true,
    element: <SharedListPage />,
  },
  {
    path: "/om",
    title: "Om oss – Namnfynd",
    description: "Vad Namnfynd är och varför namnen bygger på riktig statistik.",
    element: <UpcomingPage path="/om" />,
  },
  {
    path: "/integritetspolicy",
    title: "Integritetspolicy – Namnfynd",
    description: "Vilka personuppgifter Namnfynd behandlar, och dina rättigheter.",
    element: <UpcomingPage path="/integritetspolicy" />,
  },
  {
    path: "/cookiepolicy",
    title: "Cookiepolicy – Namnfynd",
    description: "Vad Namnfynd lagrar i din webbläsare.",
    element: <UpcomingPage path="/cookiepolicy" />,
  },
  {
    path: "/villkor",
    title: "Villkor – Namnfynd",
    description: "Villkoren för att använda Namnfynd.",
    element: <UpcomingPage path="/villkor" />,
  },
  {
    path: "/tack",
    title: "Tack för ditt köp – Namnfynd",
    description: "Bekräftelse av ditt köp på Namnfynd.",
    isUnlisted: true,
    element: <ThanksPage />,
  },
  {
    path: "*",
    title: "Page not found – Namnfynd",
    description: "The page you asked for does not exist.",
    isUnlisted: true,
    element: <NotFoundPage />,
  },
];
