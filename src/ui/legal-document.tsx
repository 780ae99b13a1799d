import { Breadcrumbs } from "./breadcrumbs.tsx";
import { LongRead, type LongReadSection } from "./long-read.tsx";
import { Lead, PageHeading } from "./page-heading.tsx";

interface LegalDocumentProps {
  readonly heading: string;
  /** The month of the latest change to a text that was first written in December 2024. */
  readonly changed?: { readonly date: string; readonly label: string };
  /** The day of the latest review of any other text. */
  readonly reviewed?: { readonly date: string; readonly label: string };
  /** A summary in a sentence. */
  readonly lead: string;
  readonly sections: readonly LongReadSection[];
}

/** The page of a legal text: its date, its table of contents and its numbered sections. */
export function LegalDocument(props: LegalDocumentProps) {
  const { heading, changed, reviewed, lead, sections } = props;
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current={heading} />
      <PageHeading>{heading}</PageHeading>
      <p className="mt-2 text-sm text-ink-soft">
        {reviewed && (
          <>
            Senast granskad <time dateTime={reviewed.date}>{reviewed.label}</time>
          </>
        )}
        {changed && (
          <>
            Senast ändrad <time dateTime={changed.date}>{changed.label}</time>. Första versionen:{" "}
            <time dateTime="2024-12">december 2024</time>.
          </>
        )}
      </p>
      <Lead>{lead}</Lead>
      <LongRead sections={sections} isNumbered />
    </>
  );
}
