import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LongRead, type LongReadSection } from "@/ui/long-read.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

interface LegalDocumentProps {
  readonly heading: string;
  /** A month with later additions: "november 2026". */
  readonly addedTo?: string;
  /** A summary in a sentence. */
  readonly lead: string;
  readonly sections: readonly LongReadSection[];
}

/** The page of a legal text: its date, its table of contents and its numbered sections. */
export function LegalDocument({ heading, addedTo, lead, sections }: LegalDocumentProps) {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current={heading} />
      <PageHeading>{heading}</PageHeading>
      <p className="mt-2 text-sm text-ink-soft">
        Senast uppdaterad <time dateTime="2024-12">december 2024</time>
        {addedTo && `, med tillägg ${addedTo}`}
      </p>
      <Lead>{lead}</Lead>
      <LongRead sections={sections} isNumbered />
    </>
  );
}
