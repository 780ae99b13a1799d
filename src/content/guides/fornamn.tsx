import { Guide, type GuideContent } from "@/content/guide.tsx";
import { isof, nameLaw, scbBearers, svensktext } from "@/content/guide-sources.ts";

const content: GuideContent = {
  tips: [
    {
      heading: "Säg hela namnet högt",
      text: "Förnamn och efternamn hörs nästan alltid tillsammans. Slutar det ena på samma ljud som det andra börjar med, flyter de ihop.",
    },
    {
      heading: "Skriv initialerna",
      text: "Skriv förnamn och efternamn med bara begynnelsebokstäver. Bildar de ett ord du inte vill ha, märks det där.",
    },
    {
      heading: "Se efter hur vanligt namnet är",
      text: "Siffran på kortet visar hur många som heter så, gamla som unga, räknat på tilltalsnamn. Ett namn kan vara vanligt i landet och ovanligt i skolan.",
    },
    {
      heading: "Pröva flera stavningar",
      text: "Linnea och Linnéa räknas var för sig i statistiken. En vanlig stavning sparar många bokstaveringar i telefon.",
    },
    {
      heading: "Prova med efternamnet",
      text: "Fyll i ett efternamn bland filtren så visas det vid varje namn, med initialer. Vågor märker ut namn som börjar likadant, rimmar, möts i samma ljud eller får initialer som bildar ett ord. Det är en anmärkning, inget betyg: lyssna själv.",
    },
  ],
  faq: [
    {
      question: "Varifrån kommer namnen?",
      answer:
        "Från SCB. Här finns alla tilltalsnamn som minst hundra kvinnor eller hundra män bar den 31\u00a0december 2020, och alla namn som minst tio nyfödda av samma kön fick något av åren 2013–2022. Bokstäver med få namn har fyllts på med namn ned till tjugo bärare. Ett dubbelnamn är med i en stavning.",
    },
    {
      question: "Vad betyder klassiskt, modernt och nordiskt?",
      answer:
        "Klassiska namn står i almanackan och har många bärare födda före 1998, eller står på vår lista över klassiker som många barn får i dag. Moderna namn bärs mest av barn födda 2013–2022. Nordiska namn har nordiskt ursprung och står på en lista vi har gjort för hand. Ett namn kan vara både nordiskt och klassiskt.",
    },
    {
      question: "När räknas ett namn som unisex?",
      answer:
        "När minst 15\u00a0procent av bärarna är kvinnor och minst 15\u00a0procent är män. Andra namn står hos det kön som de flesta bärarna har.",
    },
    {
      question: "Får vi ge vårt barn vilket förnamn som helst?",
      answer:
        "Nästan. Ett förnamn får inte väcka anstöt, inte antas leda till obehag för den som bär det inte uppfattas som ett efternamn och inte av något annat skäl vara uppenbart olämpligt. Du ansöker hos Skatteverket inom tre månader från födelsen, och Skatteverket avgör.",
    },
  ],
  related: [
    {
      id: "barnnamn",
      text: "Det som ges till barn nu, med trender och tidlösa.",
    },
    { id: "efternamn", text: "Hitta ett efternamn som passar till." },
    { id: "hundnamn", text: "Många hundar heter som folk." },
  ],
  sources: [scbBearers, svensktext, isof, nameLaw],
};

/** The guide of /fornamn. */
export default function GivenNamesGuide() {
  return <Guide content={content} />;
}
