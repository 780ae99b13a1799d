import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LongRead, type LongReadSection } from "@/ui/long-read.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";

interface LegalDocumentProps {
  readonly heading: string;
  /** The document in a few words. */
  readonly lead: string;
  readonly sections: readonly LongReadSection[];
}

/** The frame of a legal text: when it was changed, its table of contents, its numbered sections. */
export function LegalDocument({ heading, lead, sections }: LegalDocumentProps) {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current={heading} />
      <PageHeading>{heading}</PageHeading>
      <p className="mt-2 text-sm text-ink-soft">
        Senast uppdaterad <time dateTime="2024-12">december 2024</time>
      </p>
      <p className="mt-5 max-w-[58ch] text-base">{lead}</p>
      <LongRead sections={sections} isNumbered />
    </>
  );
}
