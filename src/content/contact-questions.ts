import {
  GUARANTEE_DAYS,
  GUARANTEE_REFUND_WORKING_DAYS,
  WITHDRAWAL_DAYS,
} from "@/config/commerce.ts";
import { RETENTION_MONTHS } from "@/config/commitments.ts";
import { site } from "@/config/site.ts";
import { analyticsScript } from "@/lib/env.ts";
import { formatDuration } from "@/lib/format.ts";
import type { FaqItem } from "@/ui/faq.tsx";
import { PRICES_TEXT } from "./legal/sold-plans.ts";

/** The questions on /kontakt. */
export const CONTACT_QUESTIONS: readonly FaqItem[] = [
  {
    question: "Varifrån kommer namnen och siffrorna?",
    answer: [
      "Från SCB, Skatteverket, Jordbruksverket och namnlängden i almanackan. Vad som kommer varifrån, och hur varje namn sorteras, står under ",
      { text: "källor och metod", to: "/kallor" },
      ".",
    ],
  },
  {
    question: "Jag har hittat ett fel. Vad gör jag?",
    answer: [
      "Skriv till ",
      { email: site.contactEmail },
      " och berätta vilket namn det gäller och på vilken sida. Skicka gärna med en källa.",
    ],
  },
  {
    question: "Vi är två som väljer. Kan vi göra det i varsin telefon?",
    answer: [
      "Ja, i ",
      { text: "Välj tillsammans", to: "/tillsammans" },
      ". Ni svarar var för sig på samma namn och ser dem som ni båda gillar. Ni kan också rangordna dem och fråga familjen.",
    ],
  },
  {
    question: "Hur hanterar ni mina uppgifter?",
    answer: [
      `Vi samlar in så lite som möjligt. Generatorerna kräver inget konto, och ${analyticsScript ? "besöksstatistiken förs utan kakor" : "besök räknas inte"}. Resten står i `,
      { text: "integritetspolicyn", to: "/integritetspolicy" },
      ".",
    ],
  },
  {
    question: "Vilka planer finns, och vad kostar de?",
    answer: [`${PRICES_TEXT} Vad som ingår ser du på `, { text: "plansidan", to: "/premium" }, "."],
  },
  {
    question: "Kan jag ångra ett köp?",
    answer: [
      `Ja. Inom ${formatDuration(WITHDRAWAL_DAYS, "day")} ångrar du det på sidan `,
      { text: "Ångra avtalet", to: "/angra" },
      `. Vår egen garanti gäller i ${formatDuration(GUARANTEE_DAYS, "day")} från köpet: skriv till `,
      { email: site.supportEmail },
      ` så får du pengarna tillbaka inom ${GUARANTEE_REFUND_WORKING_DAYS.from}–${GUARANTEE_REFUND_WORKING_DAYS.to}\u00a0arbetsdagar. Mer om det i `,
      { text: "villkoren", to: "/villkor" },
      ".",
    ],
  },
  {
    question: "Vad händer med mina uppgifter när jag säger upp?",
    answer: [
      `Kontot finns kvar. Namnlistor och favoriter i kontot raderas ${formatDuration(RETENTION_MONTHS.premiumAccount, "month")} efter att din plan har tagit slut, så du hinner komma tillbaka. Vill du inte vänta raderar du kontot själv på `,
      { text: "Mitt konto", to: "/konto" },
      ". Då försvinner profilen, namnlistorna och favoriterna i kontot direkt.",
    ],
  },
];
