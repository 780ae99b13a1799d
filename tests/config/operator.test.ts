import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { REFUND_GUARANTEE_DAYS, WITHDRAWAL_DAYS } from "@/config/commitments.ts";
import { invalidFields, operator } from "@/config/operator.ts";
import { OPERATOR } from "../operator.ts";

test("complete details are valid", () => {
  expect(invalidFields(OPERATOR)).toEqual([]);
});

test.each([
  ["legalName", " "],
  ["organisationNumber", "5566778899"],
  ["postalAddress", "Storgatan 1"],
  ["vatNumber", "556677889901"],
  ["email", "juridik"],
  ["webHost", ""],
  ["mailService", " "],
])("%s cannot be %j", (field, value) => {
  expect(invalidFields({ ...OPERATOR, [field]: value })).toEqual([field]);
});

test("the repository has no operator", () => {
  expect(operator).toBeNull();
});

test("the functions count with the days that the terms promise", async () => {
  const source = await readFile("supabase/functions/_shared/contracts.ts", "utf8");
  expect(source).toContain(`WITHDRAWAL_DAYS = ${WITHDRAWAL_DAYS};`);
  expect(source).toContain(`GUARANTEE_DAYS = ${REFUND_GUARANTEE_DAYS};`);
});
