import { Fragment } from "react";
import { Guide, type GuideContent } from "@/content/guide.tsx";
import { formatAsOf, formatCount } from "@/lib/format.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Section } from "@/ui/section.tsx";
import { petTopNames } from "@/words/pet-top-names.ts";

const content: GuideContent = {
  question: "Hur väljer du namn till katten?",
  tips: [
    {
      heading: "Titta på katten först",
      text: "Lev med kattungen några dagar. Färgen ser du direkt, men om katten är en Sherlock eller en Gosan märks först när den har flyttat in.",
    },
    {
      heading: "Välj gärna ett namn med två stavelser",
      text: "Två stavelser med en vokal på slutet är lätta att säga mjukt och bär långt när du ropar, för vokalen går att dra ut. Med Premium kan du välja antal stavelser, under Fler filter.",
    },
    {
      heading: "Ge syskonen olika ljud",
      text: "Misse och Missan är svåra att hålla isär, för katterna också. Måns och Greta går bättre. Skriv vilka som redan finns i Namn i familjen, så märker vi ut de namn som liknar dem.",
    },
    {
      heading: "Färgen kan ändra sig",
      text: "Kattungens päls kan ändra färg när den växer upp. Blir Sotis brun har du en bra historia.",
    },
  ],
  faq: [
    {
      question: "Hur fungerar filtret för färg och mönster?",
      answer:
        "Ett namn står under en färg bara när det för tankarna dit: Lakrits är svart, Snövit är vit, Grålle är grå. Namn utan färg kommer fram när du väljer Alla. Flerfärgad gäller även randiga och fläckiga katter.",
    },
    {
      question: "Hur har ni valt personlighet?",
      answer:
        "För hand, efter vad namnet betyder och vem som är känd för det. Gosan är mysig, Sherlock är nyfiken och Agda är lugn. Säger namnet inget om saken står det bara under Alla. En katt kan förstås vara allt på en gång.",
    },
    {
      question: "Måste katten registreras?",
      answer:
        "Ja. Sedan den 1\u00a0januari 2023 ska katter vara märkta och registrerade hos Jordbruksverket innan de är fyra månader gamla, och en ny ägare ska anmäla ägarbytet inom fyra veckor. Kravet gäller inte katter som är födda före 2008.",
    },
    {
      question: "Kan jag byta namn på en vuxen katt?",
      answer:
        "Ja. Säg det nya namnet när du bjuder på mat, lek eller kel, så lär sig katten att det är värt att lyssna. Välj gärna ett namn som låter ungefär som det gamla.",
    },
  ],
  related: [
    { id: "hundnamn", text: "Efter storlek, personlighet och rasgrupp." },
    { id: "husdjursnamn", text: "Till kaninen, fågeln och fisken också." },
    { id: "fantasy-namn", text: "Till krigare, magiker, alver, dvärgar och drakar." },
  ],
  lists: {
    kattnamn: "Kattnamn från A till Ö",
    "kattnamn-hona": "Kattnamn till honor",
    "kattnamn-hane": "Kattnamn till hanar",
  },
  sources: [
    {
      href: "https://jordbruksverket.se",
      label: "Jordbruksverket",
      text: "Myndigheten som för kattregistret. Därifrån kommer de publicerade antalen.",
    },
    {
      href: "https://www.nature.com/articles/s41598-019-40616-4",
      label: "Saito med flera, Scientific Reports 2019",
      text: "Studien som visade att katter skiljer sitt eget namn från andra ord. På engelska.",
    },
    {
      href: "https://www.sverak.se",
      label: "SVERAK",
      text: "Sveriges kattklubbars riksförbund, om raser och att leva med katt.",
    },
    {
      href: "https://www.isof.se/lar-dig-mer/kunskapsbanker/lar-dig-mer-om-ovriga-namn/djurnamn/namn-pa-hundar-katter-och-kaniner",
      label: "Institutet för språk och folkminnen, djurnamn",
      text: "Vad hundar, katter och kaniner har hetat genom tiderna.",
    },
  ],
};

const HEARING = [
  "Katter hör mycket bra, och de hör betydligt högre toner än vi gör. Öronen vrids var för sig mot det som låter.",
  "I en japansk studie från 2019 fick katter höra fyra vanliga ord och sedan sitt eget namn. När namnet kom reagerade de tydligare, även när det var en främmande röst som sa det.",
  "Att katten hör sitt namn betyder inte att den kommer. Den lär sig namnet fortast om det brukar följas av något gott, en lek eller kel.",
] as const;

const BODY_LANGUAGE = [
  {
    sign: "Svansen rakt upp",
    meaning: "En vänlig hälsning. Så går en katt fram till någon den tycker om.",
  },
  {
    sign: "Långsamma blinkningar",
    meaning: "Katten är avspänd och litar på dig. Blinka sakta tillbaka.",
  },
  {
    sign: "Bakåtstrukna öron",
    meaning: "Rädsla eller ilska. Ge katten utrymme och en väg att gå undan.",
  },
  {
    sign: "Piskande svans",
    meaning: "Katten är irriterad eller uppjagad. Sluta klappa en stund.",
  },
  {
    sign: "Spinnande",
    meaning: "Oftast välbehag, men en katt kan spinna även när den är rädd eller har ont.",
  },
  {
    sign: "Stryker sig mot dig",
    meaning: "Katten lämnar sin doft. Du räknas till familjen.",
  },
] as const;

/** Names with a published count for all of Sweden. */
const countedCats = petTopNames.cats.flatMap(({ name, count, asOf, area, source }) =>
  count !== null && asOf !== null && area === "SE"
    ? [{ name, count, source, day: formatAsOf(asOf) }]
    : [],
);

/** The guide of /kattnamn. */
export default function CatsGuide() {
  return (
    <Guide content={content}>
      <Section heading="Vilka kattnamn är vanliga i Sverige?">
        <p className="max-w-[62ch]">
          Någon fullständig topplista har vi inte hittat, bara dessa antal för hela landet, ur
          Jordbruksverkets kattregister:{" "}
          {countedCats.map(({ name, count, day, source }, i) => (
            <Fragment key={name}>
              {i > 0 && "; "}
              <ExternalLink href={source}>
                <span translate="no">{name}</span> {formatCount(count)}&nbsp;katter ({day})
              </ExternalLink>
            </Fragment>
          ))}
          .
        </p>
      </Section>
      <Section heading="Hur hör katter sitt namn?">
        <div className="grid max-w-[62ch] gap-3">
          {HEARING.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section
        heading="Vad betyder kattens kroppsspråk?"
        intro="Så ser du hur katten mår. Se alltid till hela katten och till vad som händer runt den."
      >
        <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {BODY_LANGUAGE.map(({ sign, meaning }) => (
            <div key={sign} className="border-l-3 border-honey pl-4">
              <dt className="font-display text-lg font-semibold">{sign}</dt>
              <dd className="mt-1 text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Guide>
  );
}
