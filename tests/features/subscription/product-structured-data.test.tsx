import { beforeEach, expect, test, vi } from "vitest";
import { PRODUCTS } from "@/config/commerce.ts";
import { site } from "@/config/site.ts";
import { findingsOf, listOf, prerenderedData } from "../../structured-data.ts";

beforeEach(() => {
  vi.resetModules();
});

async function renderWith(planModel: string) {
  vi.stubEnv("VITE_PLAN_MODEL", planModel);
  const { ProductStructuredData } = await import(
    "@/features/subscription/product-structured-data.tsx"
  );
  const [data] = prerenderedData(
    <ProductStructuredData description="För dig som vill spara mer." />,
  );
  vi.unstubAllEnvs();
  expect(data && findingsOf(data, site.url)).toEqual([]);
  return data;
}

function summary(offer: Readonly<Record<string, unknown>>) {
  return [offer.name, offer.price, offer.priceCurrency];
}

test("Premium has its price, by the month", async () => {
  const data = await renderWith("");
  expect(data).toMatchObject({
    "@type": "Product",
    name: "Namnfynd Premium",
    description: "För dig som vill spara mer.",
  });
  const offers = listOf(data, "offers");
  expect(offers.map(summary)).toEqual([["Premium", PRODUCTS.premium.price, "SEK"]]);
  expect(offers[0]?.priceSpecification).toMatchObject({
    price: PRODUCTS.premium.price,
    billingDuration: "P1M",
    referenceQuantity: { value: 1, unitCode: "MON" },
  });
});

test("Basic is paid once, Plus by the month or the year", async () => {
  const offers = listOf(await renderWith("basic-plus"), "offers");
  expect(offers.map(summary)).toEqual([
    ["Basic", PRODUCTS.basic.price, "SEK"],
    ["Plus", PRODUCTS["plus-month"].price, "SEK"],
    ["Plus, hela året", PRODUCTS["plus-year"].price, "SEK"],
  ]);
  expect(offers.map(({ priceSpecification }) => priceSpecification)).toEqual([
    expect.not.objectContaining({ billingDuration: expect.anything() }),
    expect.objectContaining({ billingDuration: "P1M" }),
    expect.objectContaining({ billingDuration: "P1Y" }),
  ]);
});

test("an offer without ratings claims none", async () => {
  const data = await renderWith("");
  expect(data).not.toHaveProperty("aggregateRating");
  expect(data).not.toHaveProperty("review");
});
