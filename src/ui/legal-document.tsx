import { Breadcrumbs } from "./breadcrumbs.tsx";
import { LongRead, type LongReadSection } from "./long-read.tsx";
import { Lead, PageHeading } from "./page-heading.tsx";

interface LegalDocumentProps {
  readonly heading: string;
  /** A month with later additions: "november 2026". */
  readonly addedTo?: string;
  /** The day of the latest review, for a text that is not among those of December 2024. */
  readonly reviewed?: { readonly date: string; readonly label: string };
  /** A summary in a sentence. */
  readonly lead: string;
  readonly sections: readonly LongReadSection[];
}

/** The page of a legal text: its date, its table of contents and its numbered sections. */
export function LegalDocument(props: LegalDocumentProps) {
  const { heading, addedTo, reviewed, lead, sections } = props;
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current={heading} />
      <PageHeading>{heading}</PageHeading>
      <p className="mt-2 text-sm text-ink-soft">
        {reviewed ? (
          <>
            Senast granskad <time dateTime={reviewed.date}>{reviewed.label}</time>
          </>
        ) : (
          <>
            Senast uppdaterad <time dateTime="2024-12">december 2024</time>
            {addedTo && `, med tillägg ${addedTo}`}
          </>
        )}
      </p>
      <Lead>{lead}</Lead>
      <LongRead sections={sections} isNumbered />
    </>
  );
}
