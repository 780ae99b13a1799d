/** What /om and /kontakt promise, by who receives the messages and what the visitor's plan has. */
import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { DEFAULT_MATRIX } from "@/lib/plan-matrix.ts";
import AboutPage from "@/pages/about-page.tsx";
import ContactPage from "@/pages/contact-page.tsx";
import PrivacyPolicyPage from "@/pages/privacy-policy-page.tsx";

// The privacy policy reads it when it is loaded.
const settings = vi.hoisted((): { contactReceiver: object | string | null } => ({
  contactReceiver: { url: "https://post.example.org/messages" },
}));

vi.mock("@/lib/contact-settings.ts", () => settings);
vi.mock("@/config/operator.ts", async () => ({
  operator: (await import("../operator.ts")).OPERATOR,
}));

afterEach(() => {
  entitledFeatures.set(null);
});

function open(Page: ComponentType) {
  return render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

const form = () => screen.queryByRole("form", { name: "Kontaktformulär" });
const premium = () => screen.queryByRole("link", { name: "Se Premium" });

test("without a receiver there is no form, but an address to write to", () => {
  settings.contactReceiver = null;
  open(AboutPage);
  expect(form()).not.toBeInTheDocument();
  expect(screen.getByText(/Mejla oss i stället på/)).toBeVisible();
  expect(screen.getByRole("link", { name: "kontakt@namnfynd.se" })).toHaveAttribute(
    "href",
    "mailto:kontakt@namnfynd.se",
  );
  expect(premium()).not.toBeInTheDocument();
});

test.each([
  ["no receiver", null, 0],
  ["a receiver", "function", 1],
])("/kontakt leads to the form of /om with %s", (_title, receiver, count) => {
  settings.contactReceiver = receiver;
  open(ContactPage);
  expect(screen.queryAllByRole("link", { name: "på sidan Om oss" })).toHaveLength(count);
  expect(screen.getByRole("region", { name: "Vilka vi är" })).toHaveTextContent("556677-8899");
});

test("an endpoint of the operator's own marks no messages, so nothing is promised", () => {
  settings.contactReceiver = { url: "https://post.example.org/messages" };
  open(AboutPage);
  expect(form()).toBeVisible();
  expect(premium()).not.toBeInTheDocument();
});

describe("priority support", () => {
  test.each([
    ["a visitor", null, false],
    ["Gratis", DEFAULT_MATRIX.free_plan, false],
    ["Basic", DEFAULT_MATRIX.basic_plan, false],
    ["Plus and Premium", DEFAULT_MATRIX.plus_plan, true],
  ])("%s: the page says what it does, and follows a switch", (_plan, features, hasIt) => {
    settings.contactReceiver = "function";
    entitledFeatures.set(features);
    open(AboutPage);
    const expectShown = (isTheirs: boolean) => {
      expect(screen.queryAllByText(/^Du har prioriterad support\./)).toHaveLength(isTheirs ? 1 : 0);
      if (isTheirs) expect(premium()).not.toBeInTheDocument();
      else expect(premium()).toHaveAttribute("href", "/premium");
    };
    expectShown(hasIt);
    act(() => entitledFeatures.set(new Set(hasIt ? [] : ["priority_support"])));
    expectShown(!hasIt);
  });
});

test("the privacy policy names who hosts, sends e-mails and receives messages", () => {
  const { container } = open(PrivacyPolicyPage);
  for (const fact of [
    "Webbhotellet AB: sajtens sidor",
    "Posttjänsten AB: meddelanden till oss",
    "post.example.org: tar emot det du skriver i kontaktformuläret",
  ]) {
    expect(container).toHaveTextContent(fact);
  }
});
