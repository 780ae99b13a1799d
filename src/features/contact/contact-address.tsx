import { site } from "@/config/site.ts";

/** The way past the form. */
export function ContactAddress() {
  return (
    <a href={`mailto:${site.contactEmail}`} className="prose-link wrap-anywhere">
      {site.contactEmail}
    </a>
  );
}
