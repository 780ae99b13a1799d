import { render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { site } from "@/config/site.ts";
import { findingsOf, listOf, readStructuredData } from "../../structured-data.ts";

beforeEach(() => {
  vi.resetModules();
});

async function renderWith(planModel: string) {
  vi.stubEnv("VITE_PLAN_MODEL", planModel);
  const { OfferStructuredData } = await import("@/features/subscription/offer-structured-data.tsx");
  render(<OfferStructuredData description="För dig som vill spara mer." />);
  vi.unstubAllEnvs();
  const [data] = readStructuredData(document);
  expect(data && findingsOf(data, site.url)).toEqual([]);
  return data;
}

function summary(offer: Readonly<Record<string, unknown>>) {
  return [offer.name, offer.price, offer.priceCurrency];
}

test("Premium costs 29 kronor a month", async () => {
  const data = await renderWith("");
  expect(data).toMatchObject({
    "@type": "Product",
    name: "Namnfynd Premium",
    description: "För dig som vill spara mer.",
  });
  const offers = listOf(data, "offers");
  expect(offers.map(summary)).toEqual([["Premium", 29, "SEK"]]);
  expect(offers[0]?.priceSpecification).toMatchObject({
    price: 29,
    billingDuration: "P1M",
    referenceQuantity: { value: 1, unitCode: "MON" },
  });
});

test("Basic is paid once, Plus by the month or the year", async () => {
  const offers = listOf(await renderWith("basic-plus"), "offers");
  expect(offers.map(summary)).toEqual([
    ["Basic", 39, "SEK"],
    ["Plus", 29, "SEK"],
    ["Plus, hela året", 199, "SEK"],
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
