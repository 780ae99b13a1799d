import { ACCESSIBILITY } from "@/content/legal/accessibility.tsx";
import { LegalDocument } from "@/ui/legal-document.tsx";

/** /tillganglighet */
export default function AccessibilityPage() {
  return (
    <LegalDocument
      heading="Tillgänglighet"
      reviewed={{ date: "2026-11-22", label: "22\u00a0november\u00a02026" }}
      lead="Alla ska kunna hitta ett namn här. Här står hur vi har testat sajten, vilka brister vi känner till och hur du säger till när något inte fungerar."
      sections={ACCESSIBILITY}
    />
  );
}
