import { companyReason } from "@/generators/company-reason.ts";
import { companyRemark } from "@/generators/company-remark.ts";
import { keywordReason, keywordRemark } from "@/generators/keyword-names.ts";
import { type CompanyNotesProps, Notes } from "./company-notes.tsx";
import { useKeyword } from "./use-keyword.ts";

/** The same for names among which are some with the visitor's own word. */
export default function KeywordNotes({ companyName }: CompanyNotesProps) {
  const keyword = useKeyword()[0].trim();
  return (
    <Notes
      reason={keywordReason(keyword, companyName) ?? companyReason(companyName)}
      remark={keywordRemark(keyword, companyName) ?? companyRemark(companyName)}
    />
  );
}
