/** CONTRIBUTING.md, "A price": every price is raised, in the two places that state it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { PRODUCTS } from "@/config/commerce.ts";
import { SiteCopy } from "./site-copy.ts";

const RISE = 6;

const CONTRACT = "supabase/functions/_shared/commerce.ts";
const SPECIFICATION = "docs/specification.md";

let site: SiteCopy;

beforeAll(() => {
  site = new SiteCopy();
  for (const { plan, price, period, priceVariable } of Object.values(PRODUCTS)) {
    const own = (amount: number) =>
      `price: ${amount},\n    period: ${JSON.stringify(period)},\n    priceVariable: "${priceVariable}"`;
    site.replace(CONTRACT, own(price), own(price + RISE));
    const often = period === null ? "once" : `a ${period}`;
    const row = new RegExp(`(\\| ${plan}(?:, \\w+)? \\| )${price}( kr ${often}[^|]* \\|)`);
    expect(site.read(SPECIFICATION)).toMatch(row);
    site.write(SPECIFICATION, site.read(SPECIFICATION).replace(row, `$1${price + RISE}$2`));
  }
});

afterAll(() => site.remove());

test("the tests of pages, texts and the contract take the new prices", async () => {
  const { proving, failed } = await site.runTests([
    "tests/app/page-heads.node.test.ts",
    "tests/config",
    "tests/content",
    "tests/features/subscription",
    "tests/lib/format.test.ts",
    "tests/pages/account-page.test.tsx",
    "tests/pages/home-plans.test.tsx",
    "tests/pages/legal-pages.test.tsx",
    "tests/pages/plan-benefits.test.tsx",
    "tests/pages/premium-page.test.tsx",
    "tests/pages/premium-purchase.test.tsx",
    "tests/pages/withdrawal-page.test.tsx",
  ]);
  expect(failed).toEqual([]);
  expect(proving).toContain("tests/config/commerce.test.ts");
});

test("the tests of orders, mails, bookkeeping and the doctor take them", async () => {
  await site.runTool(
    "tsx/dist/cli.mjs",
    "scripts/test-functions.ts",
    ...[
      "create-checkout",
      "doctor-stripe",
      "ledger",
      "purchase-confirmation",
      "reconcile",
      "renewal-reminders",
      "withdraw",
      "withdraw-refunds",
    ].map((name) => `tests/functions/${name}.test.ts`),
  );
});
