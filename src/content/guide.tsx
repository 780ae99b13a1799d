import type { ReactNode } from "react";
import { generatorById } from "@/generators/registry.ts";
import { Faq, type FaqItem } from "@/ui/faq.tsx";
import { Link } from "@/ui/link.tsx";
import { LinkTile } from "@/ui/link-tile.tsx";

/** What a generator page tells besides its suggestions. */
export interface GuideContent {
  readonly tips: readonly { readonly title: string; readonly text: string }[];
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
  /** Sections of the page's own, before the tips. */
  children?: ReactNode;
}

/** Tips, questions, related generators and sources of a generator page. */
export function Guide({ content, children }: GuideProps) {
  const { tips, faq, related, sources } = content;
  return (
    <div className="mt-16 grid gap-16">
      {children}
      <GuideSection id="tips" heading="Tips">
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {tips.map(({ title, text }) => (
            <li key={title} className="border-l-3 border-pine pl-4">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection id="fragor" heading="Vanliga frågor">
        <Faq items={faq} />
      </GuideSection>
      <GuideSection id="fler" heading="Fler generatorer">
        <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
          {related.map(({ id, text }) => {
            const { path, label } = generatorById(id);
            return (
              <li key={id}>
                <LinkTile to={path} label={label} text={text} />
              </li>
            );
          })}
        </ul>
      </GuideSection>
      <GuideSection id="kallor" heading="Källor">
        <ul className="grid gap-3">
          {sources.map(({ href, label, text }) => (
            <li key={label} className="max-w-[70ch]">
              <a href={href} target="_blank" rel="noopener noreferrer" className="prose-link">
                {label}
                <span className="sr-only"> (öppnas i en ny flik)</span>
              </a>
              <span className="block text-sm text-ink-soft">{text}</span>
            </li>
          ))}
          <li>
            <Link to="/kallor" className="prose-link">
              Så väljer vi ut och sorterar namnen
            </Link>
          </li>
        </ul>
      </GuideSection>
    </div>
  );
}

/** A headed section of the guide. */
export function GuideSection(props: { id: string; heading: string; children: ReactNode }) {
  const headingId = `${props.id}-rubrik`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-5 text-xl">
        {props.heading}
      </h2>
      {props.children}
    </section>
  );
}
