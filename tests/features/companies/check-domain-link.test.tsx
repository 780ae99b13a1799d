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
])("links to the registration of the ASCII domain of %s", (name, domain) => {
  const { protocol, hostname, searchParams, hash } = new URL(linkFor(name).href);
  expect(protocol).toBe("https:");
  expect(hostname).toBe("internetstiftelsen.se");
  expect([...searchParams]).toEqual([["domain", domain]]);
  expect(hash).toBe("");
});

test("states its name and opens a new tab without an opener", () => {
  const link = linkFor("Björkverk");
  expect(link).toHaveAccessibleName(/^Kolla domän\s*för Björkverk \(öppnas i en ny flik\)$/);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.relList).toContain("noopener");
});
