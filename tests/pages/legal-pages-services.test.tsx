/** What the legal texts say on a site without accounts, forms, ads, statistics or error reports. */
import { render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import CookiePolicyPage from "@/pages/cookie-policy-page.tsx";
import PrivacyPolicyPage from "@/pages/privacy-policy-page.tsx";

vi.mock("@/lib/env.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@/lib/env.ts")>()),
  adUnit: null,
  analyticsScript: null,
  backendAddress: null,
  nameService: null,
  resolverUrl: null,
  sentryDsn: null,
}));
vi.mock("@/lib/contact-settings.ts", () => ({ contactReceiver: null }));

function open(Page: ComponentType) {
  return render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  ).container;
}

test("the privacy policy is silent about services that the site does not have", () => {
  const text = open(PrivacyPolicyPage).textContent;
  for (const service of ["Supabase", "Stripe", "hCaptcha", "Google", "Sentry", "namnserver"]) {
    expect(text).not.toContain(service);
  }
  expect(text).not.toMatch(/annonser|påslag|besöks\u00ad?statistik/i);
  expect(screen.getByRole("row", { name: /Frågor till oss/ })).toBeVisible();
});

test("the cookie policy has no section about others, and says that visits are not counted", () => {
  const text = open(CookiePolicyPage).textContent;
  expect(text).toContain("Besök räknas inte, varken med kakor eller utan.");
  expect(text).not.toContain("Vad andra kan lagra");
});
