import { COOKIE_POLICY } from "@/content/legal/cookie-policy.tsx";
import { LegalDocument } from "@/ui/legal-document.tsx";

/** /cookiepolicy */
export default function CookiePolicyPage() {
  return (
    <LegalDocument
      heading="Cookiepolicy"
      changed={{ date: "2026-11", label: "november 2026" }}
      lead="Vad som sparas i din webbläsare när du använder Namnfynd, varför, och hur du tar bort det."
      sections={COOKIE_POLICY}
    />
  );
}
