import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DomainLink } from "@/features/companies/domain-link.tsx";

function domainLinkOf(companyName: string) {
  render(<DomainLink companyName={companyName} />);
  return screen.getByRole<HTMLAnchorElement>("link");
}

test.each([
  ["Nodalia", "nodalia.se"],
  ["Björkverk", "xn--bjrkverk-o4a.se"],
  ["Åsa & Co", "xn--saco-poa.se"],
  ["Holm & Tryck = Vi?", "holmtryckvi.se"],
  // A shared name that no domain can have.
  ["xn--a", "xn--a.se"],
])("the domain of %s is passed on in its ASCII form", (name, domain) => {
  const { protocol, hostname, searchParams, hash } = new URL(domainLinkOf(name).href);
  expect(protocol).toBe("https:");
  expect(hostname).toBe("internetstiftelsen.se");
  expect([...searchParams]).toEqual([["domain", domain]]);
  expect(hash).toBe("");
});

test("the link to a domain names its company", () => {
  expect(domainLinkOf("Björkverk")).toHaveAccessibleName(
    /^Kolla domän för Björkverk\s*\(öppnas i en ny flik\)$/,
  );
});
