import { Fragment } from "react";
import { Accordion } from "./accordion.tsx";
import { Link } from "./link.tsx";
import { StructuredData } from "./structured-data.tsx";

/** A text, in parts where some of it links to a page of the site. */
type LinkedText = string | readonly (string | { readonly text: string; readonly to: string })[];

/** A question and its answer. */
export interface FaqItem {
  readonly question: string;
  readonly answer: LinkedText;
}

/** Questions that open to their answers, for visitors and for search engines alike. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <>
      <Accordion
        items={items.map(({ question, answer }) => ({
          title: question,
          text: partsOf(answer).map((part) =>
            typeof part === "string" ? (
              <Fragment key={part}>{part}</Fragment>
            ) : (
              <Link key={part.text} to={part.to} className="prose-link">
                {part.text}
              </Link>
            ),
          ),
        }))}
      />
      <StructuredData
        data={{
          "@type": "FAQPage",
          mainEntity: items.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
          })),
        }}
      />
    </>
  );
}

function partsOf(text: LinkedText) {
  return typeof text === "string" ? [text] : text;
}

function plainText(text: LinkedText): string {
  return partsOf(text)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
}
