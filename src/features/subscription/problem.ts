/** What is said about a subscription that has a problem. */
import { site } from "@/config/site.ts";
import { formatDate } from "@/lib/format.ts";
import type { Subscription } from "./subscription.ts";

export type Problem = NonNullable<Subscription["problem"]>;

export const PROBLEM_NAMES: Readonly<Record<Problem, string>> = {
  unpaid: "Betalningen misslyckades",
  disputed: "Betalningen är bestridd",
  paused: "Pausad",
};

/** The heading for a user without a plan. */
export const PROBLEM_HEADINGS: Readonly<Record<Problem, string>> = {
  unpaid: "Din prenumeration är inte betald",
  disputed: "Din prenumeration är uppsagd",
  paused: "Din prenumeration är pausad",
};

/** What a problem means, and what to do about it. */
export function describeProblem(problem: Problem, { plan, end }: Subscription): string {
  const isFree = plan === "Gratis";
  const remaining = isFree ? "" : `Du har kvar ${plan}${end ? ` till ${formatDate(end)}` : ""}. `;
  switch (problem) {
    case "unpaid":
      return isFree
        ? "Tryck på ”Hantera prenumeration” och byt kort eller betala, så får du tillbaka det du har köpt. Du behöver inte köpa något nytt. Där kan du också säga upp prenumerationen."
        : `${remaining}Tryck på ”Hantera prenumeration” och byt kort eller betala, så fortsätter den.`;
    case "disputed":
      return `${remaining}Din bank har tagit tillbaka betalningen, eftersom du bestrider den. Därför har vi sagt upp prenumerationen, och inget mer dras. Den gäller inte medan banken prövar ärendet. Under ”Hantera prenumeration” kan du ta tillbaka uppsägningen.`;
    case "paused":
      return `${remaining}Vi har pausat prenumerationen, och inget dras. Skriv till ${site.supportEmail} när du vill fortsätta. Vill du säga upp den trycker du på ”Hantera prenumeration”.`;
  }
}
