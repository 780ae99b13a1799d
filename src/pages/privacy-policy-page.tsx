import { PRIVACY_POLICY } from "@/content/legal/privacy-policy.tsx";
import { LegalDocument } from "@/ui/legal-document.tsx";

/** /integritetspolicy */
export default function PrivacyPolicyPage() {
  return (
    <LegalDocument
      heading="Integritetspolicy"
      changed={{ date: "2026-11", label: "november 2026" }}
      lead="Vilka personuppgifter Namnfynd behandlar, varför, hur länge, och vad du själv kan göra."
      sections={PRIVACY_POLICY}
    />
  );
}
