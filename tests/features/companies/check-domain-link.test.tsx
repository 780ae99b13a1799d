import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CheckDomainLink } from "@/features/companies/check-domain-link.tsx";

function linkFor(companyName: string) {
  render(<CheckDomainLink companyName={companyName} />);
  return screen.getByRole<HTMLAnchorElement>("link", { name: /^Kolla domän/ });
}

test.each([
  ["Nodalia", "nodalia.se"],
  ["Björkverk", "xn--bjrkverk-o4a.se"],
  ["Åsa & Co", "xn--saco-poa.se"],
  ["Holm & Tryck = Vi?", "holmtryckvi.se"],
])("the domain of %s is passed on in its ASCII form", (name, domain) => {
  const { protocol, hostname, searchParams, hash } = new URL(linkFor(name).href);
  expect(protocol).toBe("https:");
  expect(hostname).toBe("internetstiftelsen.se");
  expect([...searchParams]).toEqual([["domain", domain]]);
  expect(hash).toBe("");
});

test("the link names its company and opens in a new tab without an opener", () => {
  const link = linkFor("Björkverk");
  expect(link).toHaveAccessibleName(/^Kolla domän\s*för Björkverk\s*\(öppnas i en ny flik\)$/);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.relList).toContain("noopener");
});
