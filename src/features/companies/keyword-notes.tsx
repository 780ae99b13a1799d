import { companyReason } from "@/generators/companies/company-reason.ts";
import { companyRemark } from "@/generators/companies/company-remark.ts";
import { keywordReason, keywordRemark } from "@/generators/companies/keyword-names.ts";
import { Notes } from "./notes.tsx";

export interface KeywordNotesProps {
  readonly companyName: string;
  /** The visitor's own word that the names were drawn for; an empty text if nothing was typed. */
  readonly keyword: string;
}

/** The notes on a name where some have the visitor's own word. */
export default function KeywordNotes({ companyName, keyword }: KeywordNotesProps) {
  return (
    <Notes
      reason={keywordReason(keyword, companyName) ?? companyReason(companyName)}
      remark={keywordRemark(keyword, companyName) ?? companyRemark(companyName)}
    />
  );
}
