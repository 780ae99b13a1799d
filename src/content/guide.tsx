import type { ReactNode } from "react";
import { type GeneratorId, generatorById } from "@/generators/registry.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Faq, type FaqItem } from "@/ui/faq.tsx";
import { Link } from "@/ui/link.tsx";
import { LinkTile } from "@/ui/link-tile.tsx";
import { MarkedList } from "@/ui/lists.tsx";
import { Section } from "@/ui/section.tsx";

interface Tip {
  readonly heading: string;
  readonly text: string;
}

interface Question extends FaqItem {
  readonly question: `${string}?`;
}

interface Related {
  readonly id: GeneratorId;
  /** Why a visitor of this page may want it. */
  readonly text: string;
}

/** What a generator's guide is based on. */
export interface GuideSource {
  readonly href: string;
  readonly label: string;
  readonly text: string;
}

/** The texts of a guide: what a generator page has below its suggestions. */
export interface GuideContent {
  /** What people search for, and the tips answer. */
  readonly question: `Hur väljer du ${string}?`;
  readonly tips: readonly [Tip, Tip, ...Tip[]];
  readonly faq: readonly [Question, Question, Question, Question];
  /** As many as there are tiles in a row; never the page's own generator. */
  readonly related: readonly [Related, Related, Related];
  readonly sources: readonly [GuideSource, ...GuideSource[]];
  /** Lists of names by what their pages are called; the definitions would be a heavy import. */
  readonly lists?: Readonly<Record<string, string>>;
}

interface GuideProps {
  content: GuideContent;
  /** The guide's own sections, shown before the tips. */
  children?: ReactNode;
}

/** Leads two who choose a name for a child to a room; for guides of such names. */
export function ChooseTogether() {
  return (
    <p>
      Är ni två om namnet?{" "}
      <Link to="/tillsammans" className="prose-link">
        Välj tillsammans
      </Link>
      : ni svarar i varsin telefon och ser vilka namn ni båda gillar.
    </p>
  );
}

/** Tips, questions, related generators and sources of a generator page. */
export function Guide({ content, children }: GuideProps) {
  const { question, tips, faq, related, sources, lists } = content;
  return (
    <div className="mt-16 grid gap-16 print:hidden">
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
      {lists && (
        <Section heading="Listor med namn">
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {Object.entries(lists).map(([id, label]) => (
              <li key={id}>
                <Link to={`/namn/lista/${id}`} className="prose-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
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
