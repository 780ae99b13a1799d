import { Guide, type GuideContent } from "@/content/guide.tsx";
import {
  middleNames,
  nameLaw,
  scbSurnames,
  skatteverket,
  svensktext,
} from "@/content/guide-sources.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Link } from "@/ui/link.tsx";
import { Section } from "@/ui/section.tsx";
import { SURNAMES_DAY } from "@/words/statistics.ts";

const content: GuideContent = {
  question: "Hur väljer du efternamn?",
  tips: [
    {
      heading: "Kolla reglerna först",
      text: "Efternamn med minst 2\u00a0000\u00a0bärare får i regel vem som helst ta. Det är Skatteverkets egen lista som gäller, inte siffran här.",
    },
    {
      heading: "Titta i släkten",
      text: "En förälders, mor- eller farförälders efternamn kan gå att ta tillbaka. Då vet du också var namnet kommer ifrån.",
    },
    {
      heading: "Lyssna efter rytmen",
      text: "Korta förnamn passar till långa efternamn, och tvärtom. Klappa stavelserna så hör du om det haltar.",
    },
    {
      heading: "Tänk på stavningen",
      text: "Kvist eller Qvist, Dal eller Dahl? En gammal stavning kan vara vacker, men räkna med att få bokstavera den.",
    },
  ],
  faq: [
    {
      question: "Vilka efternamn finns här?",
      answer: `Alla efternamn som minst hundra personer i Sverige bar den ${SURNAMES_DAY}. Talet på kortet är antalet bärare det datumet. Väljer du Nybildade under Ursprung får du i stället namn som färre än två bar.`,
    },
    {
      question: "Vad menas med ”svenska”, ”nordiska” och ”natur”?",
      answer:
        "Svenska är namn på -sson och -dotter, namn av två svenska led och gamla soldatnamn. Nordiska har en form från ett grannland, som danska och norska -sen, norska gårdsnamn och finska -nen. Naturnamn har ett led som betyder något i naturen, som berg, lind eller sjö. Ett namn kan höra till flera.",
    },
    {
      question: "Får jag byta till vilket efternamn som helst?",
      answer:
        "Nej. Ett efternamn som minst 2\u00a0000\u00a0personer bär får i regel tas av vem som helst (lagen om personnamn), och Skatteverkets lista avgör vilka de är. Ett ovanligare namn kan du ta om det finns i din släkt, om du har burit det förut eller om du är gift med någon som bär det. Du kan också ha ett dubbelt efternamn eller bilda ett helt nytt.",
    },
    {
      question: "Kan jag hitta på ett eget efternamn?",
      answer:
        "Ja, om Skatteverket godkänner det. Det ska passa som efternamn, och ingen annan får heta så eller ha ett skyddat namn som är lätt att blanda ihop med det.",
    },
  ],
  related: [
    { id: "fornamn", text: "Hitta ett förnamn som klingar ihop med efternamnet." },
    { id: "barnnamn", text: "Namn som ges till barn i dag." },
    { id: "foretagsnamn", text: "Efter bransch, ton och stil." },
  ],
  lists: {
    "vanligaste-efternamn": "Sveriges vanligaste efternamn",
    "vanliga-efternamn": "Vanliga efternamn A–Ö",
    "mindre-vanliga-efternamn": "Mindre vanliga efternamn A–Ö",
    "ovanliga-efternamn": "Ovanliga efternamn",
    "nybildade-efternamn": "Nybildade efternamn",
    "efternamn-pa-berg": "Efternamn på -berg",
    "efternamn-pa-son": "Efternamn på -son",
    "byta-namn": "Byta namn som vuxen",
  },
  sources: [scbSurnames, svensktext, skatteverket, middleNames, nameLaw],
};

/** The guide of /efternamn. */
export default function SurnamesGuide() {
  return (
    <Guide content={content}>
      <Section heading="Vad är ett nybildat efternamn?">
        <div className="grid max-w-[62ch] gap-3">
          <p>
            Namnen under Nybildade i filtret Ursprung har vi satt ihop av svenska ord för natur och
            plats, som Vinterstrand och Klöverlund. Färre än två personer bar dem den {SURNAMES_DAY}
            , och inget namn som då bars av två eller fler låter likadant eller skiljer sig på bara
            en bokstav.
          </p>
          <p>
            Enligt <ExternalLink href={nameLaw.href}>lagen om personnamn</ExternalLink> (2016:1013)
            ska ett nybildat efternamn vara lämpligt bildat. Det får inte bäras av någon annan och
            inte lätt kunna förväxlas med andras skyddade namn.{" "}
            <ExternalLink href={skatteverket.href}>Skatteverket</ExternalLink> avgör om du får ta
            namnet, och kan ha uppgifter som vi saknar.
          </p>
        </div>
      </Section>
      <Section heading="Mellannamn, andranamn eller dubbelt efternamn?">
        <p className="max-w-[62ch]">
          Ett mellannamn var ett efternamn mellan förnamnen och efternamnet. Sedan den 1&nbsp;juli
          2017 går det <ExternalLink href={middleNames.href}>inte att få ett nytt</ExternalLink>,
          men den som hade ett har det kvar. I stället kan två efternamn bli ett dubbelt efternamn.
          Ett extra förnamn är något annat:{" "}
          <Link to="/andranamn" className="prose-link">
            hitta ett andranamn
          </Link>
          .
        </p>
      </Section>
    </Guide>
  );
}
