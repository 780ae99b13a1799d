/**
 * Structured data for search engines, rendered by the component with the same content. The types are
 * the parts of schema.org that the site uses, each with the properties that Google requires.
 */
import { useState, useSyncExternalStore } from "react";

interface WebSite {
  readonly "@type": "WebSite";
  readonly name: string;
  readonly url: string;
  readonly inLanguage: string;
}

interface Organization {
  readonly "@type": "Organization";
  readonly name: string;
  readonly url: string;
  readonly logo?: string;
}

/** The last item, the page itself, has no address. */
interface BreadcrumbList {
  readonly "@type": "BreadcrumbList";
  readonly itemListElement: readonly (ListItem & { readonly item?: string })[];
}

/** Names of animals have no pages, and their items no addresses. */
interface ItemList {
  readonly "@type": "ItemList";
  readonly itemListElement: readonly (ListItem & { readonly url?: string })[];
}

interface ListItem {
  readonly "@type": "ListItem";
  /** From 1. */
  readonly position: number;
  readonly name: string;
}

interface FaqPage {
  readonly "@type": "FAQPage";
  readonly mainEntity: readonly {
    readonly "@type": "Question";
    readonly name: string;
    readonly acceptedAnswer: { readonly "@type": "Answer"; readonly text: string };
  }[];
}

interface Product {
  readonly "@type": "Product";
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly brand: { readonly "@type": "Brand"; readonly name: string };
  readonly offers: readonly ProductOffer[];
}

interface ProductOffer {
  readonly "@type": "Offer";
  readonly name: string;
  readonly price: number;
  readonly priceCurrency: "SEK";
  readonly availability: "https://schema.org/InStock";
  readonly url: string;
  readonly priceSpecification: {
    readonly "@type": "UnitPriceSpecification";
    readonly price: number;
    readonly priceCurrency: "SEK";
    readonly valueAddedTaxIncluded: true;
    /** Billing period of a subscription, as an ISO 8601 duration. */
    readonly billingDuration?: string;
    readonly referenceQuantity?: {
      readonly "@type": "QuantitativeValue";
      readonly value: number;
      /** UN/CEFACT code of month or year. */
      readonly unitCode: "MON" | "ANN";
    };
  };
}

interface Blog {
  readonly "@type": "Blog";
  readonly name: string;
  readonly url: string;
  readonly inLanguage: string;
  readonly blogPost: readonly BlogPosting[];
}

export interface BlogPosting {
  readonly "@type": "BlogPosting";
  readonly headline: string;
  readonly description: string;
  /** ISO 8601 date. */
  readonly datePublished: string;
  readonly url: string;
  readonly image: string;
  readonly author: Organization;
}

interface Dataset {
  readonly "@type": "Dataset";
  readonly name: string;
  /** 50 to 5,000 characters. */
  readonly description: string;
  readonly url: string;
  readonly license: string;
  readonly isAccessibleForFree: true;
  readonly inLanguage: string;
  readonly creator: Organization;
  /** A date or two, ISO 8601. */
  readonly temporalCoverage?: string;
  readonly variableMeasured?: readonly string[];
  readonly distribution?: readonly {
    readonly "@type": "DataDownload";
    readonly encodingFormat: string;
    readonly contentUrl: string;
  }[];
  readonly hasPart?: readonly Dataset[];
}

interface StructuredDataProps {
  data:
    | WebSite
    | Organization
    | BreadcrumbList
    | ItemList
    | FaqPage
    | Product
    | Blog
    | BlogPosting
    | Dataset;
}

/**
 * A JSON-LD data block of a prerendered page. Crawlers read the document that they request; after
 * navigation there is none, since a script that is made in the browser would need an exception from
 * `require-trusted-types-for`.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  const isPrerendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  // Hydration renders once more with the browser's value, and keeps what the document has.
  const [inDocument, setInDocument] = useState(isPrerendered ? json : null);
  if (json !== inDocument) {
    if (inDocument !== null) setInDocument(null);
    return null;
  }
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON must not be HTML-escaped; without "<" it cannot close the script.
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
