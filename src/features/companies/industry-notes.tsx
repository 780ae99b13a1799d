import { companyReason } from "@/generators/companies/company-reason.ts";
import { companyRemark } from "@/generators/companies/company-remark.ts";
import { industryReason } from "@/generators/companies/industry-names.ts";
import { Notes } from "./notes.tsx";

export interface IndustryNotesProps {
  readonly companyName: string;
  /** The chosen option of the filter Bransch; an empty text if none is. */
  readonly industry: string;
}

/** The notes on a name of an industry whose names are those of its trades. */
export default function IndustryNotes({ companyName, industry }: IndustryNotesProps) {
  return (
    <Notes
      reason={industryReason(industry, companyName) ?? companyReason(companyName)}
      remark={companyRemark(companyName)}
    />
  );
}
