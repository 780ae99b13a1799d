/**
 * Title and description of every page without parameters. Apart from the route table, which every
 * visit begins with: the browser needs these only after a navigation.
 */
import { site } from "@/config/site.ts";
import { missingPageHead } from "@/content/missing-page-head.ts";
import { describedGenerators } from "@/generators/descriptions.ts";
import { formatPrice } from "@/lib/format.ts";
import type { PageHead } from "@/lib/page-head.ts";
import type { OtherPath } from "./routes.ts";

/** The pages of names have their heads in their own modules. */
type DescribedPath = Exclude<OtherPath, `/${"namn" | "efternamn"}/${string}`>;

const otherHeads: Readonly<Record<DescribedPath, PageHead>> = {
  "/": {
    title: "Namnfynd – hitta namn med riktig statistik",
    description:
      "Namn till barn, husdjur, företag och fantasivärldar, med riktig svensk namnstatistik.",
  },
  "/namngenerator": {
    title: "Namngenerator för barn, hund och katt – Namnfynd",
    description:
      "Välj barn, hund eller katt och få fyra namnförslag i taget. Spara dina favoriter.",
  },
  "/generatorer": {
    title: "Alla namngeneratorer – Namnfynd",
    description:
      "Generatorer för personnamn, företagsnamn, användarnamn, djurnamn och fantasynamn.",
  },
  "/dnd-namn": {
    title: "Namn för Dungeons & Dragons – Namnfynd",
    description: "Specialiserade namn för Dungeons & Dragons, på väg till Namnfynd.",
  },
  "/sok": {
    title: "Hur många heter …? Sök bland alla namn – Namnfynd",
    description:
      "Sök bland 382 492 efternamn och 96 743 förnamn: hur många som bär namnet i Sverige, nyfödda per år, namnsdag och liknande namn.",
  },
  "/namnsdag": {
    title: "Namnsdag i dag och namnsdagar hela året – Namnfynd",
    description:
      "Vem har namnsdag i dag? Dagens namn och hela den svenska namnsdagskalendern månad för månad, med en sida om varje namn.",
  },
  "/blogg": {
    title: "Blogg om namn – Namnfynd",
    description:
      "Artiklar om svenska namn: vad statistiken säger, varför hundar heter som barn, och hur du prövar ett företagsnamn.",
  },
  "/kallor": {
    title: "Källor och metod – Namnfynd",
    description: "Varifrån Namnfynds namn och siffror kommer, och hur varje klass avgörs.",
  },
  "/kontakt": {
    title: "Kontakt – Namnfynd",
    description:
      "Så når du Namnfynd med frågor, förslag och rättelser, och svar på vanliga frågor om namn, priser och uppgifter.",
  },
  "/premium": {
    title: "Premium – Namnfynd",
    description: `Premium ger obegränsade favoriter, delbara namnlistor och mer, för ${formatPrice(site.premiumPricePerMonth)} i månaden.`,
  },
  "/auth": {
    title: "Logga in eller skapa konto – Namnfynd",
    description: "Logga in på Namnfynd eller skapa ett konto.",
  },
  "/admin": {
    title: "Administration – Namnfynd",
    description: "Funktioner och planer på Namnfynd.",
  },
  "/konto": {
    title: "Mitt konto – Namnfynd",
    description: "Din profil, ditt lösenord och ditt medlemskap på Namnfynd.",
  },
  "/namnlistor": {
    title: "Mina namnlistor – Namnfynd",
    description: "Skapa, ändra och dela dina namnlistor på Namnfynd.",
  },
  "/lista/:shareToken": {
    title: "Delad namnlista – Namnfynd",
    description: "En namnlista som någon har delat med dig.",
  },
  "/om": {
    title: "Om oss – Namnfynd",
    description: "Vad Namnfynd är och varför namnen bygger på riktig statistik.",
  },
  "/integritetspolicy": {
    title: "Integritetspolicy – Namnfynd",
    description:
      "Vilka personuppgifter Namnfynd behandlar, varför, hur länge, och vilka rättigheter du har.",
  },
  "/cookiepolicy": {
    title: "Cookiepolicy – Namnfynd",
    description:
      "Allt som Namnfynd sparar i din webbläsare, varför, och hur du tar bort det. Inga spårningskakor.",
  },
  "/villkor": {
    title: "Villkor – Namnfynd",
    description:
      "Villkoren för Namnfynd: planer och priser, uppsägning, ångerrätt, återbetalning och ansvar.",
  },
  "/tillganglighet": {
    title: "Tillgänglighet – Namnfynd",
    description:
      "Hur Namnfynd är testat för tillgänglighet, vilka brister som är kända, och hur du rapporterar fler.",
  },
  "/angra": {
    title: "Ångra avtalet – Namnfynd",
    description:
      "Ångra ett köp hos Namnfynd inom 14 dagar, med eller utan inloggning, och få hela beloppet tillbaka.",
  },
  "/tack": {
    title: "Tack för ditt köp – Namnfynd",
    description: "Bekräftelse av ditt köp på Namnfynd.",
  },
  "*": missingPageHead,
};

/** @param path a path pattern of the route table */
export function pageHead(path: string): PageHead {
  const generator = describedGenerators.find((entry) => entry.path === path);
  if (generator) return { ...generator, title: `${generator.title} – ${site.name}` };
  if (isDescribedPath(path)) return otherHeads[path];
  throw new Error(`No head for ${path}`);
}

function isDescribedPath(path: string): path is DescribedPath {
  return path in otherHeads;
}
