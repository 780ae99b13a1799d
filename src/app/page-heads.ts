/**
 * Title and description of every page without parameters; those of a generator are with its definition. Apart from
 * the route table, which every visit begins with: the browser needs these only after a navigation.
 */
import { PRODUCTS, WITHDRAWAL_DAYS } from "@/config/commerce.ts";
import { OFFLINE_PAGE } from "@/config/stand-ins.ts";
import { RULE_PAGE_IDS, rulesPath } from "@/content/sources/rule-paths.ts";
import { generators } from "@/generators/registry.ts";
import { formatCount, formatPrice } from "@/lib/format.ts";
import { missingPageHead } from "@/lib/missing-page-head.ts";
import { type PageHead, titled } from "@/lib/page-head.ts";
import { nameCounts } from "@/words/all-names/counts.ts";
import { LAST_LATEST_YEAR } from "@/words/statistics.ts";
import type { OtherPath } from "./routes.ts";

/** The documents that answer for all names without one of their own. */
type ShellPath = "/namn/ovriga/:slug" | "/efternamn/ovriga/:slug";

/** Other pages of names have their heads in their own modules. */
type DescribedPath =
  | Exclude<OtherPath, `/${"namn" | "efternamn" | "foretagsnamn" | "blogg"}/${string}:${string}`>
  | ShellPath;

const otherHeads: Readonly<Record<DescribedPath, PageHead>> = {
  "/": {
    title: "Namnfynd – hitta namn till barn, husdjur och företag",
    description:
      "Hitta pojknamn, flicknamn, efternamn, namn på hund och katt, företagsnamn och mer. Riktig svensk namnstatistik, gratis och utan konto.",
  },
  "/namngenerator": {
    title: "Namngenerator: namn till barn, hund och katt – Namnfynd",
    description:
      "Namngenerator för barn, hund och katt: välj kön och få fyra namnförslag i taget. Spara dina favoriter gratis, direkt i webbläsaren.",
  },
  "/generatorer": {
    title: "Alla namngeneratorer: välj vad som ska få namn – Namnfynd",
    description:
      "Alla namngeneratorer på ett ställe: förnamn, barnnamn, efternamn, företagsnamn, användarnamn, husdjursnamn och fantasynamn.",
  },
  "/sok": {
    title: "Hur vanligt är mitt namn? Se hur många heter så – Namnfynd",
    description: `Hur vanligt är ditt namn? Sök bland ${formatCount(nameCounts.surnames)}\u00a0efternamn och ${formatCount(nameCounts.givenNames)}\u00a0förnamn: antal i Sverige, nyfödda per år, namnsdag och liknande namn.`,
  },
  "/jamfor": {
    title: "Jämför namn: antal, kurva och hur många i klassen – Namnfynd",
    description:
      "Väljer du mellan flera namn? Ställ två till åtta förnamn bredvid varandra: hur många som bär dem, kurvor, namnsdag, andra länder och hur många i klassen.",
  },
  "/flicknamn": {
    title: `Flicknamn: topplista ${LAST_LATEST_YEAR} och listor A–Ö – Namnfynd`,
    description: `Hitta flicknamn: de vanligaste ${LAST_LATEST_YEAR}, ovanliga och nordiska flicknamn, namn på varje bokstav och förslag som ni kan välja bland tillsammans.`,
  },
  "/pojknamn": {
    title: `Pojknamn: topplista ${LAST_LATEST_YEAR} och listor A–Ö – Namnfynd`,
    description: `Hitta pojknamn: de vanligaste ${LAST_LATEST_YEAR}, ovanliga och nordiska pojknamn, namn på varje bokstav och förslag som ni kan välja bland tillsammans.`,
  },
  "/namn/listor": {
    title: "Listor med namn: ovanliga, nordiska, korta – Namnfynd",
    description:
      "Hela listor med flicknamn, pojknamn, efternamn och namn på hund och katt: ovanliga, nordiska, korta, könsneutrala, och på varje bokstav.",
  },
  // True of every name, until the page knows which one it is for.
  "/namn/ovriga/:slug": {
    title: "Hur många heter så i Sverige? – Namnfynd",
    description:
      "Se hur många i Sverige som har namnet som förnamn, hur många nyfödda som har fått det år för år, och vilka namn som liknar det.",
  },
  "/efternamn/ovriga/:slug": {
    title: "Hur många heter så i efternamn i Sverige? – Namnfynd",
    description:
      "Se hur många i Sverige som bär efternamnet, hur det är uppbyggt, vilka efternamn som liknar det och vad lagen säger om att ta det.",
  },
  "/foretagsnamn/branscher": {
    title: "Företagsnamn efter bransch: från bageri till yoga – Namnfynd",
    description:
      "Förslag på företagsnamn efter bransch: bygg, städ, frisör, café, konsult och många fler, skrivna för hand, med förklaring där den behövs.",
  },
  "/namnsdag": {
    title: "Namnsdag i dag och namnsdagar för hela året – Namnfynd",
    description:
      "Vem har namnsdag i dag? Se dagens namn och hela den svenska namnsdagskalendern, månad för månad, med en sida om varje namn i almanackan.",
  },
  "/tillsammans": {
    title: "Välj namn tillsammans: svara i varsin telefon – Namnfynd",
    description:
      "Välj barnnamn tillsammans, utan konto: ni svarar var för sig på samma namn, i två telefoner, och ser vilka ni båda gillar. Ett nej visas aldrig.",
  },
  "/blogg": {
    title: "Blogg om namn: statistik, hundnamn och företag – Namnfynd",
    description:
      "Artiklar om svenska namn: namnåret i siffror, hur topplistor räknas, hur nära hundnamn och barnnamn har kommit varandra, och namn som reser.",
  },
  "/kallor": {
    title: "Källor och metod: varifrån namnen kommer – Namnfynd",
    description:
      "Varifrån namnen och siffrorna kommer: SCB, Skatteverket, Jordbruksverket och almanackan. Här står också hur ett förslag på namn blir till.",
  },
  "/api": {
    title: "API: hämta namn och statistik till egna program – Namnfynd",
    description:
      "Så hämtar du svenska namn och namnstatistik som JSON med en nyckel: anrop, filter, gränser, fel och exempel i curl, TypeScript och Python.",
  },
  "/kontakt": {
    title: "Kontakta oss: frågor, förslag och rättelser – Namnfynd",
    description:
      "Så når du oss på Namnfynd med frågor, förslag och rättelser. Här finns också svar på vanliga frågor om namn, priser och personuppgifter.",
  },
  "/premium": {
    title: "Premium: spara fler namn, dela och exportera – Namnfynd",
    description: `Premium på Namnfynd ger obegränsade favoriter, namnlistor att dela, export och hela kurvan för varje namn, för ${formatPrice(PRODUCTS.premium.price)} i månaden.`,
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
  "/favoriter": {
    title: "Favoriter – Namnfynd",
    description: "Alla namn som du har sparat på Namnfynd.",
  },
  "/foretagsnamn/kortlista": {
    title: "Kortlista med företagsnamn – Namnfynd",
    description:
      "Gå vidare med företagsnamnen som du har sparat på Namnfynd: adress, profiler, register och skylt.",
  },
  "/namnlistor": {
    title: "Mina namnlistor – Namnfynd",
    description: "Skapa, ändra och dela dina namnlistor på Namnfynd.",
  },
  "/lista/:shareToken": {
    title: "Delad namnlista – Namnfynd",
    description: "En namnlista som någon har delat med dig.",
  },
  "/data": {
    title: "Öppna data om svenska namn: listor som CSV – Namnfynd",
    description:
      "Hämta svensk namnstatistik som CSV: nyfödda per år, klassiska och moderna förnamn, stavningar, uttal och efternamnens delar. Fri licens.",
  },
  "/data/klassiker": {
    title: "Klassiska namn utöver regeln: hela listan – Namnfynd",
    description:
      "De namn som vi räknar som klassiska efter egen bedömning, med vad SCB:s siffror säger om vart och ett: äldre bärare, nyfödda och namnsdag.",
  },
  "/om": {
    title: "Om oss: namngeneratorn med riktig statistik – Namnfynd",
    description:
      "Namnfynd är en svensk namngenerator som bygger på offentlig statistik: du ser hur många som bär ett namn och varifrån siffran kommer.",
  },
  "/integritetspolicy": {
    title: "Integritetspolicy: så behandlas dina uppgifter – Namnfynd",
    description:
      "Vilka personuppgifter Namnfynd behandlar, varför, hur länge och med vilken rättslig grund. Här står också vilka rättigheter du har.",
  },
  "/cookiepolicy": {
    title: "Cookiepolicy: det här sparas i webbläsaren – Namnfynd",
    description:
      "Allt som Namnfynd sparar i din webbläsare, varför det sparas, hur länge det finns kvar och hur du tar bort det. Inga spårningskakor.",
  },
  "/villkor": {
    title: "Villkor: planer, priser, betalning och ångerrätt – Namnfynd",
    description:
      "Villkoren för Namnfynd: vad planerna kostar, hur du betalar och säger upp, ångerrätt, återbetalning, ansvar och var du kan klaga.",
  },
  "/tillganglighet": {
    title: "Tillgänglighet: hur väl sajten fungerar för alla – Namnfynd",
    description:
      "Så är Namnfynd testat för tillgänglighet: vad som omfattas, hur vi har testat, vilka brister som är kända och hur du rapporterar fler.",
  },
  "/angra": {
    title: `Ångra avtalet: få pengarna tillbaka inom ${WITHDRAWAL_DAYS}\u00a0dagar – Namnfynd`,
    description: `Ångra ett köp hos Namnfynd inom ${WITHDRAWAL_DAYS}\u00a0dagar, med eller utan inloggning, och få hela beloppet tillbaka. Du får ett kvitto på din anmälan.`,
  },
  "/tack": {
    title: "Tack för ditt köp – Namnfynd",
    description: "Bekräftelse på ditt köp på Namnfynd.",
  },
  [OFFLINE_PAGE]: {
    title: "Namnfynd utan nät",
    description: "Ladda ner Namnfynd för att använda det utan nät, och se vad som är sparat.",
  },
  "*": missingPageHead,
};

/** @param path a path pattern of the route table */
export async function pageHead(path: string): Promise<PageHead> {
  const generator = generators.find((entry) => entry.path === path);
  if (generator) {
    const { head } = await generator.load();
    return { ...head, title: titled(head.title) };
  }
  const rules = RULE_PAGE_IDS.find((id) => rulesPath(id) === path);
  if (rules) {
    const { RULE_PAGES } = await import("@/content/sources/rule-pages.ts");
    return RULE_PAGES[rules].head;
  }
  if (isDescribedPath(path)) return otherHeads[path];
  throw new Error(`No head for ${path}`);
}

function isDescribedPath(path: string): path is DescribedPath {
  return path in otherHeads;
}
