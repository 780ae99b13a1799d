import { render, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import {
  GUARANTEE_DAYS,
  PRODUCTS,
  TERMS_NOTICE_DAYS,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_REFUND_DAYS,
} from "@/config/commerce.ts";
import AccessibilityPage from "@/pages/accessibility-page.tsx";
import CookiePolicyPage from "@/pages/cookie-policy-page.tsx";
import PrivacyPolicyPage from "@/pages/privacy-policy-page.tsx";
import TermsPage from "@/pages/terms-page.tsx";

// A site with every service: legal-pages-services.test.tsx opens one without any.
vi.mock("@/lib/env.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@/lib/env.ts")>()),
  adUnit: { clientId: "ca-pub-1", slotId: "2", consentScript: "https://samtycke.example/a.js" },
  analyticsScript: { url: "https://besok.example/count.js", domain: null },
  backendAddress: { url: "https://backend.example", publishableKey: "key" },
  nameService: { url: "https://namn.example/api", proxy: null },
  resolverUrl: "https://namnserver.example/resolve",
  sentryDsn: "https://key@fel.example/1",
}));
vi.mock("@/lib/contact-settings.ts", () => ({
  contactReceiver: { url: "https://post.example/messages" },
}));

/** Opens a page and returns its text, with ordinary spaces and without soft hyphens. */
function textOf(Page: ComponentType): string {
  const { container } = render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return (container.textContent ?? "").replace(/\s+/g, " ").replaceAll("\u00ad", "");
}

test.each([
  ["the privacy policy", PrivacyPolicyPage, "Senast ändrad november 2026"],
  ["the cookie policy", CookiePolicyPage, "Senast ändrad november 2026"],
  ["the page of terms", TermsPage, "Senast ändrad november 2026"],
  ["the accessibility statement", AccessibilityPage, "Senast granskad 22 november 2026"],
] as const)(
  "%s is dated, and its numbered sections are in a table of contents",
  (_, Page, dated) => {
    expect(textOf(Page)).toContain(dated);
    const contents = within(screen.getByRole("navigation", { name: "Innehåll" }));
    const listed = contents.getAllByRole("link").map(({ textContent }) => textContent);
    const headings = screen.getAllByRole("heading", { level: 2 }).slice(1);
    expect(listed).toEqual(headings.map(({ textContent }) => textContent));
    expect(listed.every((entry, i) => entry?.startsWith(`${i + 1}.`))).toBe(true);
  },
);

test("the accessibility statement says what it covers, how to report, and who supervises", () => {
  const text = textOf(AccessibilityPage);
  for (const fact of [
    "lagen (2023:254) om vissa produkters och tjänsters tillgänglighet",
    "WCAG 2.2, nivå AA",
    "Stripe",
    "hCaptcha",
    "support@namnfynd.se",
    "inom 24 timmar på vardagar",
    "Post- och telestyrelsen, PTS, har tillsyn",
  ]) {
    expect(text).toContain(fact);
  }
  const shortcomings = within(screen.getByRole("region", { name: /Brister vi känner till/ }));
  expect(shortcomings.getAllByRole("listitem").length).toBeGreaterThan(2);
});

test("the terms state plans, prices, limits and periods", () => {
  const text = textOf(TermsPage);
  for (const fact of [
    "upp till 12 förslag åt gången, 4 i den samlade generatorn, så ofta du vill",
    `Premium${PRODUCTS.premium.price} kr/månad`,
    "inklusive moms",
    `ångra köpet inom ${WITHDRAWAL_DAYS} dagar`,
    `senast ${WITHDRAWAL_REFUND_DAYS} dagar efter att vi fick din anmälan`,
    `hör av dig inom ${GUARANTEE_DAYS} dagar`,
    "Garantin begränsar inte ångerrätten",
    "tills du säger upp den, till det pris som gällde när du köpte",
    "kontrollera uppgifterna på Stripes sida",
    "Avtalet ingås på svenska",
    "reklamera enligt konsumentköplagen (2022:260)",
    "5–10 arbetsdagar",
    "förnyas automatiskt varje månad",
    "gäller från nästa betalningsperiod",
    "fyllt 13 år",
    "under 18 år behöver du din vårdnadshavares samtycke",
    "99 % av tiden",
    "under de senaste 12 månaderna",
    `mejlar vi dig om ändringen minst ${TERMS_NOTICE_DAYS} dagar innan den börjar gälla`,
    "juridik@namnfynd.se. Svar inom 48 timmar",
    "support@namnfynd.se. Svar inom 24 timmar på vardagar",
  ]) {
    expect(text).toContain(fact);
  }
});

test("the terms are silent about plans that the site does not sell", () => {
  const text = textOf(TermsPage);
  for (const word of ["Basic", "Plus", "API-plan", "Swish", "årsprenumeration"]) {
    expect(text).not.toContain(word);
  }
});

test("the terms distinguish the guarantee from the right of withdrawal, and link to its function", () => {
  textOf(TermsPage);
  const right = within(screen.getByRole("region", { name: /^\d+\.Ångerrätt$/ }));
  expect(right.getByRole("link", { name: "Ångra avtalet här" })).toHaveAttribute("href", "/angra");
  expect(screen.getByRole("region", { name: /^\d+\.Nöjdgaranti$/ })).toHaveTextContent(
    /5–10\sarbetsdagar/,
  );
});

test.each([
  ["the terms", TermsPage],
  ["the privacy policy", PrivacyPolicyPage],
])("%s say that the operator's details are missing, and when they were added to", (_, Page) => {
  const text = textOf(Page);
  expect(text).toContain("Företagets uppgifter är inte ifyllda än.");
  expect(text).toContain("Senast ändrad november 2026. Första versionen: december 2024.");
});

test("the privacy policy states controller, data, recipients, retention and rights", () => {
  const text = textOf(PrivacyPolicyPage);
  for (const fact of [
    /Namnfynd är personuppgiftsansvarig/,
    /favoriter i kontotSå länge du har en plan med dem, och 12 månader därefter/,
    /Konto och profilTills du raderar kontot/,
    /bara om du har samtyckt\. Innan dess hämtas inget från Google.*ditt samtycke \(6\.1 a\)/,
    /SupportärendenHögst 24 månader/,
    /BesöksstatistikHögst 12 månader/,
    /avslutade kontonRaderas direkt med kontot/,
    /Din betalningsstatus, och köp som vi har bekräftatSå länge kontot finns/,
    /Händelser från Stripe90 dagar/,
    /Antal anropEtt dygn/,
    /Ångeranmälningar24 månader, som bevis på vad vi tog emot. Även om kontot raderas/,
    /Administratörers ändringar24 månader/,
    /Ett webbhotell: sajtens sidor.*En e-posttjänst: mejl.*meddelanden till oss/,
    /de längsta tiderna. Raderar du kontot på Mitt konto försvinner .* direkt/,
    /högst 100 rader/,
    /skicka sidan och skydda sajten mot angrepp.*\(6\.1 f\)\. Serverns logg raderas efter högst 30 dagar/,
    /Webbserverns logg30 dagar/,
    /fyllt 13 år/,
    /inom 48 timmar/,
    /Integritetsskyddsmyndigheten/,
    /Supabase.*Stripe.*hCaptcha.*Google.*Sentry/,
    /post\.example: tar emot det du skriver i kontaktformuläret/,
    /besok\.example: räknar besök/,
    /samtycke\.example: frågar om annonser/,
    /namnserver\.example: svarar om domäner/,
    /hämtar barnnamn från namn\.example/,
    /står namnet också i adressen/,
  ]) {
    expect(text).toMatch(fact);
  }
});

test("the cookie policy says that there is no tracking, and what is stored for offline use", () => {
  const text = textOf(CookiePolicyPage);
  expect(text).toContain("inga kakor, varken för spårning eller för något annat");
  expect(text).toContain("Besöksstatistiken förs utan kakor");
  expect(text).toContain("fungerar utan nät");
});

test("the cookie policy lists what is stored and for how long", () => {
  textOf(CookiePolicyPage);
  const table = screen.getByRole("table", { name: "Vad Namnfynd sparar i webbläsaren" });
  const [, ...rows] = within(table).getAllByRole("row");
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(within(row).getByRole("rowheader")).toHaveTextContent(/\S/);
    expect(within(row).getByRole("cell")).toHaveTextContent(/Tills|Räknas|Några sekunder/);
  }
});
