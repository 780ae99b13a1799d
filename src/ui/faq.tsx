import { Accordion } from "./accordion.tsx";
import { LinkedText, type LinkedTextContent, plainText } from "./linked-text.tsx";
import { StructuredData } from "./structured-data.tsx";

/** A question and its answer. */
export interface FaqItem {
  readonly question: string;
  readonly answer: LinkedTextContent;
}

/** Questions that expand to their answers, also as structured data for search engines. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <>
      <Accordion
        items={items.map(({ question, answer }) => ({
          title: question,
          text: <LinkedText text={answer} />,
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
