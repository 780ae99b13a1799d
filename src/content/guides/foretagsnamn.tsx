import { site } from "@/config/site.ts";
import { Guide, type GuideContent } from "@/content/guide.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Link } from "@/ui/link.tsx";
import { Section } from "@/ui/section.tsx";

const content: GuideContent = {
  question: "Hur väljer du företagsnamn?",
  tips: [
    {
      heading: "Utgå från ditt eget ord",
      text: "Skriv en vara, ett hantverk eller ditt efternamn under Nyckelord, gärna med orten: ”surdeg”, ”cykel i Umeå”. Namnen hör då till det du gör, och något av dem bär ditt eget ord.",
    },
    {
      heading: "Säg det högt",
      text: "Svara i telefon med namnet tio gånger. Om du måste bokstavera det varje gång kommer kunderna också att behöva det.",
    },
    {
      heading: "Lämna plats att växa",
      text: "Ett namn som pekar ut en vara eller en stad är tydligt i dag, men trångt om du byter inriktning eller flyttar.",
    },
    {
      heading: "Kort på skylten, långt i registret",
      text: "Välj ett namn som ryms på en skylt och en mobilskärm. Det registrerade namnet, som ska stå på fakturan, får gärna vara längre.",
    },
    {
      heading: "Prova på andra språk",
      text: "Ta reda på vad namnet betyder på engelska, norska, danska och finska. Ett oskyldigt ord här kan betyda något helt annat där.",
    },
  ],
  faq: [
    {
      question: "Är namnen lediga?",
      answer:
        "Det vet vi inte. Namnen sätts ihop av utvalda ord här i din webbläsare, eller är skrivna för hand för en bransch, utan att slås upp i något register. Vi har sorterat bort omkring 1\u00a0900\u00a0kända varumärken, men ett annat företag kan ändå heta likadant eller nästan likadant. Gå igenom checklistan innan du bestämmer dig.",
    },
    {
      question: "Kan jag registrera vilket namn som helst?",
      answer:
        "Nej. Bolagsverket kräver att namnet skiljer sig från andra och inte kan förväxlas med ett företagsnamn eller varumärke i samma bransch. Bara ett ortnamn, eller bara ett ord för det du gör, räcker inte. Ett beskrivande namn kan därför behöva en egen del, till exempel ditt efternamn. Därför säger kortet när namnet beskriver varan, eller är ett efternamn som få bär.",
    },
    {
      question: "Vad är skillnaden mellan företagsnamn, varumärke och domän?",
      answer:
        "Företagsnamnet registreras hos Bolagsverket. Ett aktiebolags namn är skyddat i hela landet, en enskild firmas i det län där den är registrerad. Ett varumärke registreras hos PRV för vissa varor eller tjänster och gäller i tio år, sedan kan det förlängas. En .se-domän registrerar du via en återförsäljare. Den ger dig adressen, men inte rätten till namnet.",
    },
    {
      question: "Kan en .se-adress ha å, ä och ö?",
      answer:
        "Ja. Bakom kulisserna skrivs adressen om till a–z, siffror och bindestreck, och därför ser den annorlunda ut när du trycker på Kolla domän. E-post fungerar säkrast utan å, ä och ö, så ta gärna även adressen med a och o om den är ledig.",
    },
  ],
  related: [
    { id: "anvandarnamn", text: "Ett konto som passar företaget." },
    { id: "efternamn", text: "Svenska, nordiska och naturnamn." },
    { id: "fantasy-namn", text: "Till krigare, magiker, alver, dvärgar och drakar." },
  ],
  sources: [
    {
      href: "https://bolagsverket.se/",
      label: "Bolagsverket",
      text: "Myndigheten som registrerar företagsnamn, och som berättar vilka krav namnet måste uppfylla.",
    },
    {
      href: "https://www.prv.se/",
      label: "PRV, Patent- och registreringsverket",
      text: "Myndigheten som registrerar varumärken i Sverige.",
    },
    {
      href: "https://internetstiftelsen.se/",
      label: "Internetstiftelsen",
      text: "Ansvarar för toppdomänen .se och dess regler.",
    },
    {
      href: "https://verksamt.se/",
      label: "verksamt.se",
      text: "Myndigheternas gemensamma hjälp för den som startar och driver företag.",
    },
  ],
};

const CHECKLIST = [
  {
    question: "Går det att säga i telefon?",
    hint: "Be någon skriva ner namnet på gehör.",
  },
  {
    question: "Finns namnet hos Bolagsverket?",
    hint: "Sök på hela namnet och på namn som låter likadant.",
  },
  {
    question: "Är det ett varumärke hos PRV?",
    hint: "Titta särskilt på varumärken för samma slags varor eller tjänster.",
  },
  {
    question: "Är domänen ledig?",
    hint: "Kolla .se först, och stavningen utan å, ä och ö.",
  },
  {
    question: "Är användarnamnen lediga?",
    hint: "Samma namn överallt gör dig lättare att hitta.",
  },
  {
    question: "Betyder det något på ett annat språk?",
    hint: "Sök på ordet och se vad som kommer upp.",
  },
  {
    question: "Passar det om fem år?",
    hint: "Tänk på nya varor, nya orter och nya ägare.",
  },
  {
    question: "Tycker någon annan om det?",
    hint: "Fråga tre personer som skulle kunna bli kunder.",
  },
] as const;

/** The check marks are not stored (docs/specification.md, "Company names"). */
function Checklist() {
  return (
    <Section
      heading="Checklista innan du bestämmer dig"
      intro="Bocka av medan du letar. Markeringarna sparas inte utan försvinner när du lämnar sidan."
    >
      <p className="mb-3">
        Har du hittat ett namn? Sök det bland{" "}
        <ExternalLink href={site.companyRegisterUrl}>företagsnamnen hos Bolagsverket</ExternalLink>{" "}
        och bland <ExternalLink href={site.trademarkRegisterUrl}>varumärkena hos PRV</ExternalLink>.
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {CHECKLIST.map(({ question, hint }) => (
          <li key={question}>
            <label className="flex h-full cursor-pointer items-start gap-3.5 rounded-card border border-line bg-surface p-4 has-checked:bg-pine-tint">
              <input
                type="checkbox"
                autoComplete="off"
                className="mt-1 size-5 shrink-0 cursor-pointer accent-pine"
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{question}</span>
                <span className="block text-sm text-ink-soft">{hint}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The guide of /foretagsnamn. */
export default function CompaniesGuide() {
  return (
    <Guide content={content}>
      <p>
        Vet du vilken bransch det gäller? Läs{" "}
        <Link to="/foretagsnamn/branscher" className="prose-link">
          företagsnamn efter bransch
        </Link>
        , skrivna för hand och med förklaring där den behövs.
      </p>
      <Checklist />
    </Guide>
  );
}
