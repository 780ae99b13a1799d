import { Faq, type FaqItem } from "@/ui/faq.tsx";
import { StepList } from "@/ui/lists.tsx";
import { Section } from "@/ui/section.tsx";

const STEPS = [
  {
    heading: "Välj namn att svara på",
    text: "Flicknamn, pojknamn eller båda: 40\u00a0namn i taget, och egna om du vill. Skriv vad du kallas och tryck på Skapa rum.",
  },
  {
    heading: "Skicka länken",
    text: "Den andra öppnar den i sin telefon och kan svara direkt. Ingen av er behöver konto, app eller e-post.",
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
      "Ett nej visas aldrig. Ett ja eller kanske visas bara när ni båda gillar namnet: ja och ja, eller ja och kanske. Fram till dess lämnas de inte ut, inte ens till den andras telefon. Det som har visats göms inte igen: ändrar sig någon av er ligger namnet kvar åt sidan hos er båda. Det står inte vem, men den som inte har ändrat sig förstår att det var den andra.",
  },
  {
    question: "Kan jag ändra mig?",
    answer:
      "Ja, när som helst. Under Dina svar kan du söka bland det du har svarat och ändra det. Ett namn som ni båda gillar lägger du åt sidan med Inte längre, och det kommer tillbaka när ni båda gillar det igen. Efter fyra veckor får ni frågan Fortfarande ja? om namnen som är kvar.",
  },
  {
    question: "Vi gillar flera namn. Hur blir det ett?",
    answer:
      "När ni båda gillar minst fem namn kan ni rangordna dem, var och en för sig: två namn i taget, och två som är lika bra får dela plats. Ni väljer själva vilka namn som är med, och kan sluta och fortsätta senare. När båda är klara visas er gemensamma ordning, och hur den är räknad.",
  },
  {
    question: "Kan mor- och farföräldrarna vara med?",
    answer: [
      "Ja, med ",
      { text: "Premium", to: "/premium" },
      ". Ni väljer vilka namn de får se och skickar en egen länk. De ger hjärtan och kan skriva en hälsning, men ser inte varandras svar. Det räcker att en av er har Premium. När ni stänger länken ser gästerna inte namnen längre, och ni kan ta bort en gäst med svaren.",
    ],
  },
  {
    question: "Vad händer om någon tappar uppkopplingen?",
    answer:
      "Svaren sparas i webbläsaren och skickas när uppkopplingen är tillbaka. Ni kan svara i olika takt och på olika dagar.",
  },
  {
    question: "Hur kommer vi tillbaka?",
    answer:
      "Rummet öppnas när du besöker sidan igen i samma webbläsare. Spara också din egen länk: med den kommer du in från vilken telefon eller dator som helst. Är du inloggad finns rummet i ditt konto.",
  },
  {
    question: "Hur länge finns rummet kvar?",
    answer:
      "Rummet raderas 12\u00a0månader efter det sista svaret, och genast när den sista av er lämnar det. Lämnar en av er rummet försvinner det som den har skrivit. Den andra ser vem som har lämnat rummet, behåller namnen som ni båda gillar och er gemensamma ordning, och kan bjuda in någon annan. Den svarar från början och ser inget av det som var före.",
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
