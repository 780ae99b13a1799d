import type { ReactNode } from "react";
import { savesFiles } from "@/lib/download.ts";

interface DownloadLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that saves a file of the site, or opens a dialog that says what to do where the browser saves none. */
export function DownloadLink({ href, className = "", children }: DownloadLinkProps) {
  return (
    <a
      href={href}
      download
      onClick={(event) => {
        if (!savesFiles()) event.preventDefault();
      }}
      className={`prose-link ${className}`}
    >
      {children}
    </a>
  );
}
