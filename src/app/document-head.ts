import { useEffect } from "react";
import { site } from "@/config/site.ts";

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address; null for a page that has none. */
  readonly canonicalPath: string | null;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
}

/**
 * Keeps the document's head true to the page. Each element stands once: what index.html brings is
 * changed in place, the rest is added when first needed.
 */
export function useDocumentHead({ title, description, canonicalPath, isListed }: PageHead): void {
  useEffect(() => {
    document.title = title;
    setElement("meta[name=description]", "meta", { name: "description", content: description });
    setElement(
      "link[rel=canonical]",
      "link",
      canonicalPath === null ? null : { rel: "canonical", href: site.url + canonicalPath },
    );
    setElement(
      "meta[name=robots]",
      "meta",
      isListed ? null : { name: "robots", content: "noindex" },
    );
  }, [title, description, canonicalPath, isListed]);
}

/** Makes the one element that matches have these attributes, or removes it. */
function setElement(
  selector: string,
  tag: "meta" | "link",
  attributes: Readonly<Record<string, string>> | null,
): void {
  const existing = document.head.querySelector(selector);
  if (!attributes) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
