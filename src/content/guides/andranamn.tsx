import { Guide, type GuideContent } from "@/content/guide.tsx";
import {
  middleNames,
  nameLaw,
  scbCarriedNames,
  skatteverket,
  svensktext,
} from "@/content/guide-sources.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Section } from "@/ui/section.tsx";
import { CARRIED_NAMES_DAY } from "@/words/statistics.ts";

const content: GuideContent = {
  question: "Hur väljer du andranamn?",
  tips: [
    {
      heading: "Säg namnen i följd",
      text: "Läs förnamn, andranamn och efternamn högt flera gånger. Olika många stavelser ger rytm: Astrid Elisabeth går lättare än Astrid Ingrid.",
    },
    {
      heading: "Titta i släkten",
      text: "Ett andranamn är ett bra ställe för mormors eller farfars namn. Barnet får det med sig utan att behöva kallas så.",
    },
    {
      heading: "Låt namnen låta olika",
      text: "Namn som börjar eller slutar lika flyter ihop. Slutar förnamnet på samma ljud som andranamnet börjar på, hörs det bara en gång.",
    },
    {
      heading: "Skriv alla initialer",
      text: "Med tre namn kan initialerna bli ett ord. Fyll i efternamnet bland filtren så säger vi till om det är ett som man kan bli retad för.",
    },
    {
      heading: "En namnsdag till",
      text: "Under Namnsdag kan du välja ett annat halvår. Då är det minst fyra månader mellan namnens dagar.",
    },
  ],
  faq: [
    {
      question: "Vad är ett andranamn?",
      answer:
        "Ett förnamn som man inte tilltalas med till vardags. Ordet står inte i lagen: du har ett eller flera förnamn, och ett av dem kan vara markerat som tilltalsnamn. Ordningen spelar ingen roll, så även det första kan vara ett andranamn.",
    },
    {
      question: "Varifrån kommer namnen?",
      answer: `Från SCB. För varje namn räknas alla som hade det bland sina förnamn den ${CARRIED_NAMES_DAY}, minus dem som hade det som tilltalsnamn. Här finns de namn som minst fyrahundra kvinnor eller fyrahundra män bar utan att kallas så. Namn på -dotter och -sson, efternamn, och pappans förnamn där det följer med till barnet, är bortplockade.`,
    },
    {
      question: "Hur vet ni vad som klingar ihop?",
      answer:
        "Vi läser namnen som de sägs på svenska och ger poäng: för olika antal stavelser, betoning på olika ställen, olika början, olika slut och en lätt övergång mellan namnen. Namn som rimmar, slutar lika eller börjar lika får avdrag. Bland lika bra namn kommer de vanligaste först. Det är ett mått på ljud, inte på smak: lyssna själv.",
    },
    {
      question: "Hur många andranamn får man ha?",
      answer:
        "Lagen sätter ingen gräns, men varje förnamn ska godkännas av Skatteverket. Det får inte väcka anstöt, inte antas leda till obehag, inte uppfattas som ett efternamn och inte av något annat skäl vara uppenbart olämpligt.",
    },
  ],
  related: [
    { id: "fornamn", text: "Börja med namnet som barnet ska kallas." },
    { id: "barnnamn", text: "Namn som ges till barn i dag." },
    { id: "efternamn", text: "Hitta ett efternamn som passar." },
  ],
  sources: [scbCarriedNames, svensktext, skatteverket, middleNames, nameLaw],
};

/** The guide of /andranamn. */
export default function SecondNamesGuide() {
  return (
    <Guide content={content}>
      <Section heading="Andranamn eller mellannamn?">
        <div className="grid max-w-[62ch] gap-3">
          <p>
            Ett andranamn är ett förnamn. Ett mellannamn var ett efternamn som stod mellan förnamnen
            och efternamnet. Sedan den 1&nbsp;juli 2017, när{" "}
            <ExternalLink href={nameLaw.href}>lagen om personnamn</ExternalLink> (2016:1013) började
            gälla, går det inte att få ett nytt mellannamn. Den som hade ett har det kvar, och kan{" "}
            <ExternalLink href={middleNames.href}>ansöka hos Skatteverket</ExternalLink> om att ta
            bort det eller göra det till ett efternamn. I dag kan två efternamn i stället bli ett
            dubbelt efternamn.
          </p>
          <p>
            Skatteverket registrerar ett barns förnamn och efternamn efter en ansökan inom tre
            månader från födelsen. Har barnet flera förnamn kan ett av dem markeras som
            tilltalsnamn. Det kostar inget.
          </p>
        </div>
      </Section>
    </Guide>
  );
}
