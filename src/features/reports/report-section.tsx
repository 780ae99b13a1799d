import { Suspense, useState } from "react";
import { site } from "@/config/site.ts";
import { contactReceiver } from "@/lib/contact-settings.ts";
import { Button } from "@/ui/button.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { ReportedContent } from "./report-api.ts";
import type { ReportFormProps } from "./report-form.tsx";

const ReportForm = lazyWithFallback<ReportFormProps>(() => import("./report-form.tsx"));

interface ReportSectionProps {
  /** Of the button, such as "Anmäl listan". */
  readonly label: string;
  readonly content: ReportedContent;
}

/** How to report what a page shows; without a human check that can be verified, the address to write to. */
export function ReportSection({ label, content }: ReportSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (contactReceiver !== "function") {
    return (
      <p className="mt-10 text-sm text-ink-soft print:hidden">
        {label}: mejla <EmailLink address={site.legalEmail} />.
      </p>
    );
  }
  return (
    <div className="mt-10 grid justify-items-start gap-5 print:hidden">
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportForm content={content} />
        </Suspense>
      )}
    </div>
  );
}
