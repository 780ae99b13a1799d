import { Faq, type FaqItem } from "@/ui/faq.tsx";
import { StepList } from "@/ui/lists.tsx";
import { Section } from "@/ui/section.tsx";

const STEPS = [
  {
    heading: "Välj namn att rösta om",
    text: "Flicknamn, pojknamn eller båda: 40\u00a0namn i taget, och egna om du vill. Skriv vad du kallas och tryck på Skapa rum.",
  },
  {
    heading: "Skicka länken",
    text: "Den andra öppnar den i sin telefon och kan rösta direkt. Ingen av er behöver konto, app eller e-post.",
  },
  {
    heading: "Svara var för sig",
    text: "Nej, kanske eller ja till ett namn i taget. Namnen som ni båda gillar samlas på en lista.",
  },
] as const;

const QUESTIONS: readonly FaqItem[] = [
  {
    question: "Ser den andra vad jag svarar?",
    answer:
      "Inte förrän ni båda har svarat på samma namn, och då bara om ingen av er sa nej. Det är servern som håller inne svaren, inte bara sidan. Ett namn som inte båda gillar kommer aldrig med bland träffarna.",
  },
  {
    question: "Vi gillar flera namn. Hur blir det ett?",
    answer:
      "När ni båda gillar minst fem namn kan ni rangordna dem, var och en för sig: två namn i taget, en handfull frågor. När båda är klara visas er gemensamma ordning, och hur den är räknad.",
  },
  {
    question: "Kan mor- och farföräldrarna vara med?",
    answer: [
      "Ja, med ",
      { text: "Premium", to: "/premium" },
      ". Ni väljer vilka namn de får se och skickar en egen länk. De ger hjärtan och kan skriva en hälsning, men ser inte varandras svar. Det räcker att en av er har Premium, och ni stänger länken när ni vill.",
    ],
  },
  {
    question: "Vad händer om någon tappar uppkopplingen?",
    answer:
      "Svaren sparas i webbläsaren och skickas när uppkopplingen är tillbaka. Ni kan rösta i olika takt och på olika dagar.",
  },
  {
    question: "Hur kommer vi tillbaka?",
    answer:
      "Rummet öppnas när du besöker sidan igen i samma webbläsare. Spara också din egen länk: med den kommer du in från vilken telefon eller dator som helst. Är du inloggad finns rummet i ditt konto.",
  },
  {
    question: "Hur länge finns rummet kvar?",
    answer:
      "Rummet raderas 12\u00a0månader efter sista rösten, och genast när den sista av er lämnar det. Lämnar en av er rummet försvinner den personens svar.",
  },
  {
    question: "Kostar det något?",
    answer: [
      "Nej. Ett rum i taget är gratis, med eller utan konto. Flera rum och en länk till familjen ingår i ",
      { text: "Premium", to: "/premium" },
      ".",
    ],
  },
];

/** How choosing together works, below the form that starts it. */
export function RoomsGuide() {
  return (
    <div className="mt-16 grid gap-16">
      <Section heading="Så går det till">
        <StepList items={STEPS} className="md:grid-cols-3" />
      </Section>
      <Section heading="Vanliga frågor">
        <Faq items={QUESTIONS} />
      </Section>
    </div>
  );
}
