import { expect, test } from "vitest";
import { handleOf, profilesOf } from "@/features/companies/shortlist/profiles.ts";

test.each([
  ["Mjöl & Salt", "mjolsalt"],
  ["Åsa Ek 1912", "asaek1912"],
  ["Café Smørrebrød", "cafesmorrebrod"],
  ["北京", ""],
])("the handle of %s has only letters and digits that every service takes", (name, handle) => {
  expect(handleOf(name)).toBe(handle);
});

test("a profile is at the address of the service, also at its longest", () => {
  const addresses = profilesOf("mjolsalt").map(({ address }) => address);
  expect(addresses).toEqual([
    "https://www.instagram.com/mjolsalt",
    "https://www.tiktok.com/@mjolsalt",
    "https://www.linkedin.com/company/mjolsalt",
    "https://github.com/mjolsalt",
  ]);
  const tiktok = (length: number) =>
    profilesOf("a".repeat(length)).find(({ service }) => service === "TikTok")?.address;
  expect(tiktok(24)).not.toBeNull();
  expect(tiktok(25)).toBeNull();
});
