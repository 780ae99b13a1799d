import { companyReason } from "@/generators/company-reason.ts";
import { companyRemark } from "@/generators/company-remark.ts";
import { keywordReason, keywordRemark } from "@/generators/keyword-names.ts";
import { Notes } from "./notes.tsx";

export interface KeywordNotesProps {
  readonly companyName: string;
  /** The visitor's own word that the names were drawn for; empty without one. */
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
