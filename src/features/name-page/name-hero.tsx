import type { ReactNode } from "react";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** What people search for, and the page that the name belongs to. */
const KINDS = {
  given: {
    generator: { to: "/fornamn", label: "Förnamn" },
    question: ["Hur många heter ", "?"],
  },
  surname: {
    generator: { to: "/efternamn", label: "Efternamn" },
    question: ["Hur många heter ", " i efternamn?"],
  },
};

interface NameHeroProps {
  readonly name: string;
  readonly kind: keyof typeof KINDS;
  /** The answer in a sentence, once it is known. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Its facts in short. */
  readonly glance?: ReactNode;
}

/** The name as the largest thing on its page, with what one can do with it and its facts in short. */
export function NameHero({ name, kind, lead = "\u00a0", actions, glance }: NameHeroProps) {
  const {
    generator,
    question: [before, after],
  } = KINDS[kind];
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }, generator]} current={name} isName />
      <div className="name-hero" data-size={sizeOf(name)}>
        <div>
          <PageHeading>
            <span translate="no">{name}</span>
          </PageHeading>
          <h2>
            {before}
            <span translate="no">{name}</span>
            {after}
          </h2>
          <Lead>{lead}</Lead>
        </div>
        {actions && <div className="styled-later name-actions">{actions}</div>}
        {glance}
      </div>
    </>
  );
}

/** A long name is smaller, see src/ui/name-page.css. */
function sizeOf({ length }: string): string | undefined {
  if (length <= 7) return undefined;
  if (length <= 9) return "m";
  return length <= 12 ? "l" : "xl";
}
