import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CompanyRegisterLinks } from "@/features/companies/company-register-links.tsx";
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

test.each([
  ["företagsnamnen hos Bolagsverket", "https://foretagsinfo.bolagsverket.se/"],
  ["varumärkena hos PRV", "https://search.prv.se/"],
])("%s leads to the search page of the register", (text, address) => {
  render(<CompanyRegisterLinks />);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: new RegExp(`^${text}`) });
  expect(link.href).toMatch(new RegExp(`^${address}`));
  // The registers take no name in the address.
  expect(new URL(link.href).search).toBe("");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.relList).toContain("noopener");
});
