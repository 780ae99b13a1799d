import { TERMS } from "@/content/legal/terms.tsx";
import { LegalDocument } from "@/ui/legal-document.tsx";

/** /villkor */
export default function TermsPage() {
  return (
    <LegalDocument
      heading="Villkor"
      changed={{ date: "2026-11", label: "november 2026" }}
      lead="Det här gäller när du använder Namnfynd: vad som är gratis, vad planerna kostar, hur du säger upp, hur du ångrar ett köp och hur du får pengarna tillbaka."
      sections={TERMS}
    />
  );
}
