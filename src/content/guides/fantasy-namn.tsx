import { Guide, type GuideContent } from "@/content/guide.tsx";
import { isof } from "@/content/guide-sources.ts";

const content: GuideContent = {
  question: "Hur väljer du fantasynamn?",
  tips: [
    {
      heading: "Ropa namnet över ett slagfält",
      text: "En hjälte ska kunna ropas på, viskas om och förbannas. Säg namnet högt i tre tonlägen innan du bestämmer dig.",
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
        "De är påhittade för den här sidan, och vart och ett har lästs igenom innan det togs med. Krigare har hårda ljud. Magiker har långa, flytande namn med m. Alver har bara mjuka konsonanter, dvärgar o eller u och flera konsonanter i rad, drakar ett morrande rr eller ett väsande ss. Namn på välkända figurer, namn som någon bär och vanliga ord är bortsorterade så långt vi känner dem.",
    },
    {
      question: "Vad är skillnaden mellan ursprung och stil?",
      answer:
        "Ursprunget hörs i själva namnet: nordiska kan sluta på -ulf och -unn, keltiska på -wyn och -wen, klassiska på -os och -andra, och moderna har ett x eller z. Stilen står i tillnamnet: järn och storm är mäktigt, måne och dimma mystiskt, guld och silver nobelt, skuggor och natt mörkt.",
    },
    {
      question: "Får jag använda namnen i min bok eller mitt spel?",
      answer:
        "Ja, för vår del får du använda dem fritt. Vi kan däremot inte lova att ingen annan har kommit på samma namn. Sök på namnet innan du ger ut något, särskilt om det ska bli en titel eller ett varumärke.",
    },
    {
      question: "Varför har vissa namn ett tillnamn?",
      answer:
        "När du har valt en stil får alla namn ett tillnamn, för det är tillnamnet som bär stilen: Järnnäve, Drömväverskan eller av Skuggskogen. Annars får ungefär vart tredje namn ett. Vill du bara ha själva namnet stryker du resten.",
    },
  ],
  related: [
    { id: "anvandarnamn", text: "Till spel, sociala medier och jobb." },
    {
      id: "efternamn",
      text: "Verkliga namn, till en berättelse i vår värld.",
    },
    { id: "husdjursnamn", text: "Till hund, katt, kanin, fågel och fisk." },
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
