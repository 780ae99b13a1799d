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
    <div className="name-hero" data-size={sizeOf(name)}>
      <div>
        <PageHeading>{name}</PageHeading>
        <h2>{question}</h2>
        <Lead>{lead}</Lead>
      </div>
      {actions && <div className="styled-later">{actions}</div>}
    </div>
  );
}

/** A long name is smaller, see src/ui/name-page.css. */
function sizeOf({ length }: string): string | undefined {
  if (length <= 7) return undefined;
  if (length <= 9) return "m";
  return length <= 12 ? "l" : "xl";
}
