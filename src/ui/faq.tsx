import { Accordion } from "./accordion.tsx";
import { EmailLink } from "./email-link.tsx";
import { Link } from "./link.tsx";
import { StructuredData } from "./structured-data.tsx";

/** A part of a text: words, a link to a page of the site, or an e-mail address to write to. */
type TextPart =
  | string
  | { readonly text: string; readonly to: string }
  | { readonly email: string };

type LinkedText = string | readonly TextPart[];

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
          text: partsOf(answer).map((part) => <Part key={plainText([part])} part={part} />),
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

function Part({ part }: { part: TextPart }) {
  if (typeof part === "string") return part;
  if ("email" in part) return <EmailLink address={part.email} />;
  return (
    <Link to={part.to} className="prose-link">
      {part.text}
    </Link>
  );
}

function partsOf(text: LinkedText) {
  return typeof text === "string" ? [text] : text;
}

function plainText(text: LinkedText): string {
  return partsOf(text)
    .map((part) => {
      if (typeof part === "string") return part;
      return "email" in part ? part.email : part.text;
    })
    .join("");
}
