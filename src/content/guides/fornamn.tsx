import { ChooseTogether, Guide, type GuideContent } from "@/content/guide.tsx";
import { isof, nameLaw, scbGivenNames } from "@/content/guide-sources.ts";
import { RECENT_YEARS } from "@/names/series/statistics-years.ts";
import { GIVEN_NAMES_DAY } from "@/words/statistics.ts";

const content: GuideContent = {
  question: "Hur väljer du förnamn?",
  tips: [
    {
      heading: "Säg hela namnet högt",
      text: "Förnamn och efternamn hörs nästan alltid tillsammans. Slutar det ena på samma ljud som det andra börjar med, flyter de ihop.",
    },
    {
      heading: "Skriv initialerna",
      text: "Skriv förnamn och efternamn med bara begynnelsebokstäver. Då ser du om de bildar ett ord du inte vill ha.",
    },
    {
      heading: "Se efter hur vanligt namnet är",
      text: "Siffran på kortet visar hur många som heter så, gamla som unga, räknat på tilltalsnamn. Ett namn som är vanligt i landet kan ändå vara ovanligt där du bor.",
    },
    {
      heading: "Prova flera stavningar",
      text: "Linnea och Linnéa räknas var för sig i statistiken. Den som har en vanlig stavning slipper oftast bokstavera sitt namn.",
    },
    {
      heading: "Prova med efternamnet",
      text: "Fyll i ett efternamn bland filtren så visas det vid varje namn, med initialer. Ett vågtecken visar när namnen börjar likadant, rimmar eller slutar lika, när efternamnet börjar på det ljud som förnamnet slutar på, och när initialerna är något som man kan bli retad för, som B.H. och W.C. Initialer som bara är värda att veta om, som O.K. och S.D., får inget vågtecken. Det är bara en upplysning: lyssna själv.",
    },
  ],
  faq: [
    {
      question: "Varifrån kommer namnen?",
      answer: `Från SCB. Här finns alla tilltalsnamn som minst hundra kvinnor eller hundra män bar den ${GIVEN_NAMES_DAY}, och alla namn som minst tio nyfödda av samma kön fick något av åren ${RECENT_YEARS}. Namn med färre bärare, men minst tjugo av samma kön, är med om få namn annars börjar på bokstaven eller om namnet står på våra listor över nordiska namn och naturnamn. Av ett dubbelnamn är bara en stavning med: Anna-Karin men inte Anna Karin.`,
    },
    {
      question: "Vad betyder klassiskt, modernt, nordiskt och generation?",
      answer: `Klassiska namn är gamla och hör inte till en enda tid. Moderna bärs mest av barn födda ${RECENT_YEARS}. Nordiska har nordiskt ursprung. Generation är bärarnas medelålder.`,
    },
    {
      question: "När räknas ett namn som unisex?",
      answer:
        "När minst 15\u00a0procent av bärarna är kvinnor och minst 15\u00a0procent är män. Andra namn står hos det kön som de flesta bärarna har.",
    },
    {
      question: "Får ett barn heta vad som helst?",
      answer:
        "Nästan. Ett förnamn får inte väcka anstöt, inte antas leda till obehag för den som bär det, inte uppfattas som ett efternamn och inte av något annat skäl vara uppenbart olämpligt. Du ansöker hos Skatteverket inom tre månader från födelsen, och Skatteverket avgör.",
    },
  ],
  related: [
    {
      id: "barnnamn",
      text: "Namn som ges till barn nu, både trendiga och tidlösa.",
    },
    { id: "efternamn", text: "Hitta ett efternamn som passar." },
    { id: "hundnamn", text: "Många hundar har människonamn." },
  ],
  lists: {
    "nordiska-flicknamn": "Nordiska flicknamn",
    "nordiska-pojknamn": "Nordiska pojknamn",
    "konsneutrala-namn": "Könsneutrala namn",
    "korta-namn": "Korta namn",
    dubbelnamn: "Dubbelnamn",
    naturnamn: "Naturnamn",
    "byta-namn": "Byta namn som vuxen",
  },
  sources: [scbGivenNames, isof, nameLaw],
};

/** The guide of /fornamn. */
export default function GivenNamesGuide() {
  return (
    <Guide content={content}>
      <ChooseTogether />
    </Guide>
  );
}
