import { Guide, type GuideContent } from "@/content/guide.tsx";
import { isof } from "@/content/guide-sources.ts";

const content: GuideContent = {
  question: "Hur väljer du fantasynamn?",
  tips: [
    {
      heading: "Ropa namnet över ett slagfält",
      text: "En hjälte ska kunna ropas på, viskas om och förbannas. Säg namnet högt i tre tonlägen.",
    },
    {
      heading: "Ge ett folk namn som liknar varandra",
      text: "Välj samma ursprung till alla i en by eller ätt. Då hör läsaren vilka som hör ihop, utan att du förklarar det.",
    },
    {
      heading: "Byt första bokstav",
      text: "Två huvudpersoner som börjar likadant blandas lätt ihop, särskilt i text. Ge dem olika begynnelsebokstav och olika längd.",
    },
    {
      heading: "Spara tillnamnet till rätt stund",
      text: "Ett tillnamn som Skuggvandraren lovar en historia. Låt figuren förtjäna det, eller låt någon annan berätta hur det kom till.",
    },
  ],
  faq: [
    {
      question: "Hur kommer namnen till?",
      answer:
        "De är påhittade för den här sidan och sätts samman av två led. Båda betyder något, och kortet säger vad: Stormvald är storm + härskare. Varje kategori har egna led: krigare vapen och rovdjur, magiker runor, sång och stjärnor, alver träd, vind och ljus, dvärgar sten, metall och verktyg, drakar eld, orm och vinge. Namn på kända figurer, namn som någon bär och namn som ligger två bokstäver eller mindre från ett vanligt svenskt eller engelskt ord är bortsorterade.",
    },
    {
      question: "Vad är skillnaden mellan ursprung och stil?",
      answer:
        "Ursprunget är språket som leden kommer ur: nordiska är fornnordiska och svenska, keltiska är mest walesiska och iriska och klassiska är grekiska. Moderna är latinska. Leden är förenklade, så att du kan säga namnet utan att ha läst språket. Stilen hörs i första ledet: järn och åska är mäktigt, dimma och dröm mystiskt, silver och ära nobelt, natt och sorg mörkt.",
    },
    {
      question: "Får jag använda namnen i min bok eller mitt spel?",
      answer:
        "Ja, för vår del får du använda dem fritt. Vi kan däremot inte lova att ingen annan har kommit på samma namn. Sök på namnet innan du ger ut något, särskilt om det ska bli en titel eller ett varumärke.",
    },
    {
      question: "Hur får namnet ett tillnamn?",
      answer:
        "Välj Med i filtret Tillnamn, så får alla namn ett: Järnnäve, Drömväverskan eller av Skuggskogen. Då är det tillnamnet som bär stilen. Har du inte valt någon stil följer tillnamnet namnets första led.",
    },
  ],
  related: [
    { id: "anvandarnamn", text: "Till spel, sociala medier och jobb." },
    {
      id: "efternamn",
      text: "Verkliga namn, till en berättelse i vår värld.",
    },
    { id: "dnd-namn", text: "Med folk, klass, släktnamn och bakgrund." },
  ],
  sources: [
    isof,
    {
      href: "https://svenska.se",
      label: "Svenska Akademiens ordböcker",
      text: "Slå upp vad leden i ett tillnamn betyder, och hur de böjs.",
    },
    {
      href: "https://runeberg.org",
      label: "Projekt Runeberg",
      text: "Äldre nordisk litteratur att läsa fritt, för dig som söker klangen i gamla sagor.",
    },
    {
      href: "https://historiska.se",
      label: "Historiska museet",
      text: "Läs om vikingatiden och medeltiden, där många sagovärldar har sina rötter.",
    },
  ],
};

/** The guide of /fantasy-namn. */
export default function FantasyGuide() {
  return <Guide content={content} />;
}
