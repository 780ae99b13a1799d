import { LegalDocument } from "@/content/legal/legal-document.tsx";
import { PRIVACY_POLICY } from "@/content/legal/privacy-policy.tsx";

/** /integritetspolicy */
export default function PrivacyPolicyPage() {
  return (
    <LegalDocument
      heading="Integritetspolicy"
      addedTo="november 2026"
      lead="Vilka personuppgifter Namnfynd behandlar, varför, hur länge, och vad du själv kan göra."
      sections={PRIVACY_POLICY}
    />
  );
}
