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
        ? "Byt kort eller betala i kundportalen, så får du tillbaka det du har köpt. Du behöver inte köpa något nytt. Du kan också säga upp prenumerationen där."
        : `${remaining}Byt kort eller betala i kundportalen, så fortsätter prenumerationen.`;
    case "disputed":
      return `${remaining}Din bank har tagit tillbaka betalningen, eftersom du bestrider den. Därför säger vi upp prenumerationen, och inget mer dras. Den gäller inte medan banken prövar ärendet. I kundportalen ser du uppsägningen, och där kan du ta tillbaka den.`;
    case "paused":
      return `${remaining}Vi har pausat prenumerationen, och inget dras. Skriv till ${site.supportEmail} när du vill fortsätta. Du kan säga upp den i kundportalen.`;
  }
}
