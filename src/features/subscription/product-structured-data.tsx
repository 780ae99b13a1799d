import { PRODUCTS, type Product, SOLD_PRODUCTS } from "@/config/commerce.ts";
import { site } from "@/config/site.ts";
import { planModel } from "@/lib/env.ts";
import { StructuredData } from "@/ui/structured-data.tsx";

/** A billing period as an ISO 8601 duration, and as a UN/CEFACT unit code. */
const PERIODS = {
  month: { duration: "P1M", unitCode: "MON" },
  year: { duration: "P1Y", unitCode: "ANN" },
} as const;

/** What is for sale, for search engines; `description` is the page's own. */
export function ProductStructuredData({ description }: { description: string }) {
  return (
    <StructuredData
      data={{
        "@type": "Product",
        name: `${site.name} Premium`,
        description,
        image: site.url + site.sharePicturePath,
        brand: { "@type": "Brand", name: site.name },
        offers: SOLD_PRODUCTS[planModel].map((id) => ({
          "@type": "Offer",
          name: PRODUCTS[id].heading,
          price: PRODUCTS[id].price,
          priceCurrency: "SEK",
          availability: "https://schema.org/InStock",
          url: `${site.url}/premium`,
          priceSpecification: priceOf(PRODUCTS[id]),
        })),
      }}
    />
  );
}

function priceOf({ price: kronor, period }: Product) {
  const price = {
    "@type": "UnitPriceSpecification",
    price: kronor,
    priceCurrency: "SEK",
    valueAddedTaxIncluded: true,
  } as const;
  if (!period) return price;
  const { duration, unitCode } = PERIODS[period];
  return {
    ...price,
    billingDuration: duration,
    referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode },
  } as const;
}
