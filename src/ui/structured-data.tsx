/**
 * What search engines read of a page, drawn by the component that holds the content. The types are
 * the parts of schema.org that the site uses, each with what Google requires of it.
 */

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

/** Of the breadcrumbs, the last one, the page itself, has no address. */
interface BreadcrumbList {
  readonly "@type": "BreadcrumbList";
  readonly itemListElement: readonly (ListItem & { readonly item?: string })[];
}

interface ItemList {
  readonly "@type": "ItemList";
  readonly itemListElement: readonly (ListItem & { readonly url: string })[];
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
    /** How long the price lasts, of a subscription. */
    readonly billingDuration?: string;
    readonly referenceQuantity?: {
      readonly "@type": "QuantitativeValue";
      readonly value: number;
      /** A unit of UN/CEFACT: month or year. */
      readonly unitCode: "MON" | "ANN";
    };
  };
}

interface Blog {
  readonly "@type": "Blog";
  readonly name: string;
  readonly url: string;
  readonly inLanguage: string;
  readonly blogPost: readonly {
    readonly "@type": "BlogPosting";
    readonly headline: string;
    readonly description: string;
    /** As 2024-12-31. */
    readonly datePublished: string;
    readonly image: string;
    readonly author: Organization;
  }[];
}

interface StructuredDataProps {
  data: WebSite | Organization | BreadcrumbList | ItemList | FaqPage | Product | Blog;
}

/** One thing that the page is or has, as a data block that no browser runs. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON would not survive as escaped text; without "<" it cannot end the script.
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
