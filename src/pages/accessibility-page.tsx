import { ACCESSIBILITY } from "@/content/legal/accessibility.tsx";
import { LegalDocument } from "@/content/legal/legal-document.tsx";

/** /tillganglighet */
export default function AccessibilityPage() {
  return (
    <LegalDocument
      heading="Tillgänglighet"
      reviewed={{ date: "2026-11-22", label: "22\u00a0november\u00a02026" }}
      lead="Alla ska kunna hitta ett namn här. Så här har vi testat sajten, det här vet vi inte fungerar än, och så här säger du till."
      sections={ACCESSIBILITY}
    />
  );
}
