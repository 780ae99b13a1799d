/** What the terms and the contact page say where Basic and Plus are sold. */
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { PRODUCTS } from "@/config/commerce.ts";
import ContactPage from "@/pages/contact-page.tsx";
import TermsPage from "@/pages/terms-page.tsx";

vi.mock("@/lib/env.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@/lib/env.ts")>()),
  planModel: "basic-plus",
}));

const MONTH = PRODUCTS["plus-month"].price;
const YEAR = PRODUCTS["plus-year"].price;

function open(Page: ComponentType) {
  return render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  ).container;
}

test("the terms state their prices, and what holds for a purchase once and by the year", () => {
  const text = (open(TermsPage).textContent ?? "").replace(/\s+/g, " ");
  for (const fact of [
    `Basic${PRODUCTS.basic.price} kr, en gång. Betalas med kort eller Swish`,
    `Plus${MONTH} kr/månad eller ${YEAR} kr/år`,
    "Engångsköp kan också betalas med Swish",
    "förnyas automatiskt efter 12 månader",
    "Basic är ett engångsköp och förnyas inte",
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain("Premium");
});

test("the contact page answers with their prices", async () => {
  open(ContactPage);
  await userEvent.click(
    screen.getByRole("button", { name: "Vilka planer finns, och vad kostar de?" }),
  );
  expect(screen.getByText(/^Basic kostar/)).toHaveTextContent(
    `Plus ${MONTH} kr i månaden eller ${YEAR} kr om året, inklusive moms.`,
  );
});
