import { DOG_SIZE_KILOGRAMS } from "@/config/limits.ts";
import { Guide, type GuideContent } from "@/content/guide.tsx";
import { formatCount } from "@/lib/format.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Section } from "@/ui/section.tsx";
import { petTopNames } from "@/words/pet-top-names.ts";
import { DOGS_DATE, DOGS_DAY, DOGS_YEAR } from "@/words/statistics.ts";

const { smallBelow, largeAbove } = DOG_SIZE_KILOGRAMS;

const content: GuideContent = {
  question: "Hur väljer du namn till hunden?",
  tips: [
    {
      heading: "Ropa det högt",
      text: "Gå ut på gården och ropa namnet tio gånger. Två stavelser och en vokal på slutet bär långt: vokalen går att dra ut, och rösten hinner stiga. Med Premium kan du välja antal stavelser, under Fler filter.",
    },
    {
      heading: "Undvik det som låter som ett kommando",
      text: "Frej och nej, Kompis och kom: låter namnet som ett ord du tränar in, blir det svårare för hunden att höra skillnad. Vi märker ut sådana namn, och de som liknar ett namn du skriver i Namn i familjen.",
    },
    {
      heading: "Tänk på den vuxna hunden",
      text: "Plutten är gulligt på en valp. Vill du ropa det när hunden väger fyrtio kilo?",
    },
    {
      heading: "Räkna med grannarna",
      text: "Heter redan tre hundar på promenaden Molly? Då kommer alla springande. Ett ovanligare namn gör inkallningen enklare.",
    },
  ],
  faq: [
    {
      question: "Vad menas med liten, medelstor och stor?",
      answer: `Den vuxna hundens vikt. Små hundar väger under ${smallBelow}\u00a0kilo, medelstora ${smallBelow}–${largeAbove}\u00a0kilo och stora över ${largeAbove}\u00a0kilo. Har du en valp, gå efter vad rasen brukar väga som fullvuxen.`,
    },
    {
      question: "Hur har ni valt personlighet och rasgrupp?",
      answer:
        "För hand, efter vad namnet får en att tänka på. Doris låter lugn och Turbo gör det inte. Nordiska: fornnordiska namn och namn från Norden. Jakthund: ord för jakt och skog, och gamla jakthundsnamn. Herdehund: ord för får, kor och vakt, och namn från Skottland och Wales. Terrier: ord för bus, och engelska namn på -y och -ie. Sällskap: smeknamn, sötsaker, titlar och vanliga människonamn. Passar ett namn ingenstans står det bara under Alla. Det är en känsla, ingen regel: din terrier får gärna heta Oden.",
    },
    {
      question: "Måste hunden registreras med sitt namn?",
      answer:
        "Hunden ska vara märkt och registrerad hos Jordbruksverket innan den är fyra månader gammal, och en ny ägare ska anmäla ägarbytet inom fyra veckor. Vad den ska heta till vardags bestämmer du själv.",
    },
    {
      question: "Vad är skillnaden mellan stamnamn och tilltalsnamn?",
      answer:
        "En rashund har ofta ett långt namn i stamtavlan, där uppfödarens kennelnamn ingår. Tilltalsnamnet är det du ropar, och det behöver inte likna stamtavlans namn.",
    },
  ],
  related: [
    { id: "kattnamn", text: "Efter färg, personlighet och längd." },
    { id: "husdjursnamn", text: "Till kaninen, fågeln och fisken också." },
    { id: "fornamn", text: "Många hundar har människonamn." },
  ],
  lists: {
    "hundnamn-tik": "Populära hundnamn till tikar",
    "hundnamn-hane": "Populära hundnamn till hanar",
  },
  sources: [
    {
      href: "https://jordbruksverket.se",
      label: "Jordbruksverket",
      text: "Myndigheten som för hundregistret. Härifrån kommer uppgifterna om de vanligaste hundnamnen.",
    },
    {
      href: "https://www.skk.se",
      label: "Svenska Kennelklubben",
      text: "Om raser, stamtavlor och att skaffa hund.",
    },
    {
      href: "https://www.isof.se/lar-dig-mer/kunskapsbanker/lar-dig-mer-om-ovriga-namn/djurnamn/namn-pa-hundar-katter-och-kaniner",
      label: "Institutet för språk och folkminnen, djurnamn",
      text: "Vad hundar, katter och kaniner har hetat genom tiderna, från Pompe till Gösta.",
    },
  ],
};

const SIZES = [
  {
    label: "Små",
    weight: `under ${smallBelow}\u00a0kg`,
    dogs: "Till exempel chihuahua, papillon och dvärgschnauzer.",
    names: "Korta, nätta och gärna lite busiga namn, som Smulan, Pip eller Knatte.",
  },
  {
    label: "Medel",
    weight: `${smallBelow}–${largeAbove}\u00a0kg`,
    dogs: "Till exempel cocker spaniel, border collie och lagotto romagnolo.",
    names: "Här passar nästan allt, från Doris och Ludde till Meg och Frasse.",
  },
  {
    label: "Stora",
    weight: `över ${largeAbove}\u00a0kg`,
    dogs: "Till exempel schäfer, labrador och berner sennenhund.",
    names: "Namn med tyngd eller värme, som Oden, Bruno, Athena eller Bamse.",
  },
] as const;

/** The only complete national list published from Jordbruksverket's register. */
const topDogs = petTopNames.dogs.filter(({ asOf }) => asOf === DOGS_DATE);

/** The guide of /hundnamn. */
export default function DogsGuide() {
  return (
    <Guide content={content}>
      <Section
        heading="Vilka är de vanligaste hundnamnen i Sverige?"
        intro={`De tjugo vanligaste namnen i Jordbruksverkets hundregister den ${DOGS_DAY}, med antal hundar.`}
      >
        <ol
          aria-label={`Vanligaste hundnamnen ${DOGS_YEAR}`}
          className="grid gap-x-10 rounded-card bg-honey-tint p-5 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-10"
        >
          {topDogs.map(({ name, count }, i) => (
            <li
              key={name}
              className="flex flex-wrap items-baseline gap-x-3 border-b border-dashed border-ink/20 py-1.5"
            >
              <span className="w-6 text-ink-soft tabular-nums">{i + 1}</span>
              <span className="font-display text-lg font-semibold" translate="no">
                {name}
              </span>
              {count !== null && (
                <span className="ml-auto text-sm tabular-nums">{formatCount(count)}</span>
              )}
            </li>
          ))}
        </ol>
        <p className="mt-3 text-sm text-ink-soft">
          Källa: Jordbruksverket, enligt{" "}
          <ExternalLink href={petTopNames.dogs[0].source}>Örebronyheter</ExternalLink>
        </p>
      </Section>
      <Section
        heading="Liten, medelstor eller stor"
        intro="Storleken räknas efter den vuxna hundens vikt. Ett namn säger egentligen inget om den: varje namn står i den klass som det låter som, och passar alla hundar."
      >
        <ul className="grid gap-4 sm:grid-cols-3">
          {SIZES.map(({ label, weight, dogs, names }) => (
            <li key={label} className="rounded-card bg-pine-tint p-5">
              <h3>{label}</h3>
              <p className="font-semibold">{weight}</p>
              <p className="mt-2">{dogs}</p>
              <p className="mt-2">{names}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Guide>
  );
}
