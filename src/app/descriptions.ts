import type { RoutePath } from "./routes.ts";

/**
 * What search engines and link previews say of each page. Apart from the route table, which every
 * visit begins with: the browser needs these after a navigation alone.
 */
export const descriptions: Readonly<Record<RoutePath, string>> = {
  "/": "Namn till barn, husdjur, företag och fantasivärldar, med riktig svensk namnstatistik.",
  "/namngenerator":
    "Välj barn, hund eller katt och få fyra namnförslag i taget. Spara dina favoriter.",
  "/generatorer":
    "Generatorer för personnamn, företagsnamn, användarnamn, djurnamn och fantasynamn.",
  "/fornamn":
    "Tusentals förnamn som bärs i Sverige, med antal bärare från SCB och namnsdag. Filtrera på kön, stil, längd och första bokstav.",
  "/efternamn":
    "Efternamn som minst hundra personer bär i Sverige, med antal bärare. Filtrera på ursprung, ändelse och längd.",
  "/barnnamn":
    "Namn som ges till barn i Sverige, med antal nyfödda från SCB. Populära och ovanliga, klassiska, moderna och naturnamn.",
  "/foretagsnamn": "Förslag på företagsnamn efter bransch, ton, längd och stil.",
  "/anvandarnamn": "Förslag på användarnamn för spel, sociala medier och arbete.",
  "/husdjursnamn": "Namn till hundar, katter, kaniner, fåglar och fiskar.",
  "/hundnamn": "Hundnamn efter kön, storlek, personlighet och rasgrupp.",
  "/kattnamn": "Kattnamn efter kön, färg, personlighet och längd.",
  "/fantasy-namn": "Namn till krigare, magiker, alver, dvärgar och drakar.",
  "/dnd-namn": "Specialiserade namn för Dungeons & Dragons, på väg till Namnfynd.",
  "/blogg":
    "Artiklar om svenska namn: vad statistiken säger, varför hundar heter som barn, och hur du prövar ett företagsnamn.",
  "/kallor": "Varifrån Namnfynds namn och siffror kommer, och hur varje klass avgörs.",
  "/kontakt":
    "Så når du Namnfynd med frågor, förslag och rättelser, och svar på vanliga frågor om namn, priser och uppgifter.",
  "/premium": "Premium ger obegränsade favoriter, delbara namnlistor och mer, för 29 kr i månaden.",
  "/auth": "Logga in på Namnfynd eller skapa ett konto.",
  "/admin": "Funktioner och planer på Namnfynd.",
  "/konto": "Din profil, ditt lösenord och ditt medlemskap på Namnfynd.",
  "/namnlistor": "Skapa, ändra och dela dina namnlistor på Namnfynd.",
  "/lista/:shareToken": "En namnlista som någon har delat med dig.",
  "/om": "Vad Namnfynd är och varför namnen bygger på riktig statistik.",
  "/integritetspolicy":
    "Vilka personuppgifter Namnfynd behandlar, varför, hur länge, och vilka rättigheter du har.",
  "/cookiepolicy":
    "Allt som Namnfynd sparar i din webbläsare, varför, och hur du tar bort det. Inga spårningskakor.",
  "/villkor":
    "Villkoren för Namnfynd: planer och priser, uppsägning, ångerrätt, återbetalning och ansvar.",
  "/tack": "Bekräftelse av ditt köp på Namnfynd.",
  "*": "The page you asked for does not exist.",
};
