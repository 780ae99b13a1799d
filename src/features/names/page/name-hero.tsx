import type { ReactNode } from "react";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

interface NameHeroProps {
  readonly name: string;
  /** What people search for. */
  readonly question: string;
  /** The answer in a sentence. */
  readonly lead: string;
  readonly actions?: ReactNode;
}

/** The name as the largest thing on its page, with what one can do with it. */
export function NameHero({ name, question, lead, actions }: NameHeroProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pb-8">
      <div className="min-w-0">
        <div className={`[&>h1]:leading-none [&>h1]:wrap-anywhere ${sizeOf(name)}`}>
          <PageHeading>{name}</PageHeading>
        </div>
        <h2 className="mt-4 -mb-2 text-lg wrap-anywhere">{question}</h2>
        <Lead>{lead}</Lead>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

/** A long name is smaller on a narrow screen, so that it stays on one line. */
function sizeOf({ length }: string): string {
  if (length <= 7) return "[&>h1]:text-3xl";
  if (length <= 9) return "[&>h1]:text-[min(3.5rem,16vw)] sm:[&>h1]:text-3xl";
  if (length <= 12) return "[&>h1]:text-[12vw] sm:[&>h1]:text-3xl";
  return "";
}
