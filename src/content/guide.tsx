import type { ReactNode } from "react";
import { generatorById } from "@/generators/registry.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Faq, type FaqItem } from "@/ui/faq.tsx";
import { Link } from "@/ui/link.tsx";
import { LinkTile } from "@/ui/link-tile.tsx";
import { MarkedList } from "@/ui/lists.tsx";
import { Section } from "@/ui/section.tsx";

/** The texts of a guide: what a generator page has below its suggestions. */
export interface GuideContent {
  /** What people search for, and the tips answer. */
  readonly question: string;
  readonly tips: readonly { readonly heading: string; readonly text: string }[];
  readonly faq: readonly FaqItem[];
  readonly related: readonly {
    /** Of a generator in the registry. */
    readonly id: string;
    /** Why a visitor of this page may want it. */
    readonly text: string;
  }[];
  readonly sources: readonly {
    readonly href: string;
    readonly label: string;
    readonly text: string;
  }[];
}

interface GuideProps {
  content: GuideContent;
  /** The guide's own sections, shown before the tips. */
  children?: ReactNode;
}

/** Tips, questions, related generators and sources of a generator page. */
export function Guide({ content, children }: GuideProps) {
  const { question, tips, faq, related, sources } = content;
  return (
    <div className="mt-16 grid gap-16">
      {children}
      <Section heading={question}>
        <MarkedList
          items={tips}
          className="sm:grid-cols-2 [&>:last-child:nth-child(odd)]:col-span-full"
        />
      </Section>
      <Section heading="Vanliga frågor">
        <Faq items={faq} />
      </Section>
      <Section heading="Fler generatorer">
        <ul className="grid gap-3.5 md:grid-cols-3">
          {related.map(({ id, text }) => {
            const { path, label } = generatorById(id);
            return (
              <li key={id}>
                <LinkTile to={path} label={label} text={text} />
              </li>
            );
          })}
        </ul>
      </Section>
      <Section heading="Källor">
        <ul className="grid gap-3">
          {sources.map(({ href, label, text }) => (
            <li key={label} className="max-w-[70ch]">
              <ExternalLink href={href}>{label}</ExternalLink>
              <span className="block text-sm text-ink-soft">{text}</span>
            </li>
          ))}
          <li>
            <Link to="/kallor" className="prose-link">
              Så väljer vi ut och sorterar namnen
            </Link>
          </li>
        </ul>
      </Section>
    </div>
  );
}
