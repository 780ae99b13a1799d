import { companyReason } from "@/generators/companies/company-reason.ts";
import { companyRemark } from "@/generators/companies/company-remark.ts";
import { industryReason } from "@/generators/companies/industry-names.ts";
import { hasWord, keywordReason } from "@/generators/companies/keyword-names.ts";
import { keywordRemark } from "@/generators/companies/keyword-remark.ts";
import type { IndustryNotesProps } from "./industry-notes.tsx";
import { Notes } from "./notes.tsx";

export interface KeywordNotesProps {
  readonly companyName: string;
  /** The visitor's own word that the names were drawn for; an empty text if nothing was typed. */
  readonly keyword: string;
}

/** The notes on a name where some have the visitor's own word. */
export default function KeywordNotes({
  companyName,
  keyword,
  industry,
}: KeywordNotesProps & IndustryNotesProps) {
  return (
    <Notes
      reason={
        keywordReason(keyword, companyName) ??
        industryReason(industry, companyName) ??
        companyReason(companyName)
      }
      remark={
        hasWord(keyword, companyName)
          ? keywordRemark(keyword, companyName)
          : companyRemark(companyName)
      }
    />
  );
}
