import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CompanyRegisterLinks } from "@/features/companies/company-register-links.tsx";

function linksFor(companyName: string) {
  render(<CompanyRegisterLinks companyName={companyName} />);
  return screen.getAllByRole<HTMLAnchorElement>("link");
}

test.each([
  ["Nodalia", "nodalia.se"],
  ["Björkverk", "xn--bjrkverk-o4a.se"],
  ["Åsa & Co", "xn--saco-poa.se"],
  ["Holm & Tryck = Vi?", "holmtryckvi.se"],
  // A shared name that no domain can have.
  ["xn--a", "xn--a.se"],
])("the domain of %s is passed on in its ASCII form", (name, domain) => {
  linksFor(name);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /^Kolla domän/ });
  const { protocol, hostname, searchParams, hash } = new URL(link.href);
  expect(protocol).toBe("https:");
  expect(hostname).toBe("internetstiftelsen.se");
  expect([...searchParams]).toEqual([["domain", domain]]);
  expect(hash).toBe("");
});

test.each([
  ["Sök hos Bolagsverket", "https://foretagsinfo.bolagsverket.se/"],
  ["Sök varumärke hos PRV", "https://search.prv.se/"],
])("%s leads to the search page of the register", (text, address) => {
  linksFor("Björkverk");
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: new RegExp(`^${text}`) });
  expect(link.href).toMatch(new RegExp(`^${address}`));
  // The registers take no name in the address.
  expect(new URL(link.href).search).toBe("");
});

test("each link names its company and opens in a new tab without an opener", () => {
  const links = linksFor("Björkverk");
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toHaveAccessibleName(/ för Björkverk\s*\(öppnas i en ny flik\)$/);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.relList).toContain("noopener");
  }
});
