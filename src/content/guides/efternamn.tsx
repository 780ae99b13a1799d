import { Guide, type GuideContent } from "@/content/guide.tsx";
import { nameLaw, scbBearers, skatteverket, svensktext } from "@/content/guide-sources.ts";

const content: GuideContent = {
  tips: [
    {
      heading: "Kolla reglerna först",
      text: "Efternamn med minst 2 000 bärare får i regel vem som helst ta. Det är Skatteverkets egen lista som gäller, inte siffran här.",
    },
    {
      heading: "Titta i släkten",
      text: "En förälders, mor- eller farförälders efternamn kan gå att ta tillbaka. Ett namn som redan finns i släkten har ofta en historia att berätta.",
    },
    {
      heading: "Lyssna efter rytmen",
      text: "Korta förnamn passar till långa efternamn, och tvärtom. Klappa stavelserna så hör du om det haltar.",
    },
    {
      heading: "Tänk på stavningen",
      text: "Kvist eller qvist, Dal eller Dahl? En gammal stavning är vacker på dörren men måste bokstaveras.",
    },
  ],
  faq: [
    {
      question: "Vilka efternamn finns här?",
      answer:
        "Alla efternamn som minst hundra personer i Sverige bar den 31 december 2020. Talet på kortet är antalet bärare det datumet.",
    },
    {
      question: "Vad menas med svenska, nordiska och natur?",
      answer:
        "Svenska är son-namn på nordiska förnamn, tvåledade namn av svenska ord och gamla soldatnamn. Nordiska har en form från ett grannland, som danska och norska -sen, norska gårdsnamn och finska -nen. Natur har ett led som betyder något i naturen, som berg, lind eller sjö. Ett namn kan höra till flera.",
    },
    {
      question: "Får jag byta till vilket efternamn som helst?",
      answer:
        "Nej. Enligt 16 § lagen om personnamn får ett efternamn som minst 2 000 personer bär tas av vem som helst. Andra namn kräver att de finns i din släkt eller att du bildar ett helt nytt. Skatteverkets lista avgör vilka som räknas.",
    },
    {
      question: "Kan jag hitta på ett eget efternamn?",
      answer:
        "Ja. Ett nybildat efternamn får inte redan bäras av någon annan, inte likna ett känt namn eller varumärke och måste fungera språkligt som efternamn. Ansökan görs hos Skatteverket.",
    },
  ],
  related: [
    { id: "fornamn", text: "Hitta ett förnamn som klingar ihop med efternamnet." },
    { id: "barnnamn", text: "Namn som ges till barn i dag." },
    { id: "foretagsnamn", text: "När namnet ska stå på skylten." },
  ],
  sources: [scbBearers, svensktext, skatteverket, nameLaw],
};

/** The guide of /efternamn. */
export default function SurnamesGuide() {
  return <Guide content={content} />;
}
