import { expect, test } from "vitest";
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
  ["telephone", "112"],
  ["telephone", "ring oss"],
  ["webHost", ""],
  ["mailService", " "],
])("%s cannot be %j", (field, value) => {
  expect(invalidFields({ ...OPERATOR, [field]: value })).toEqual([field]);
});

test("the repository has no operator", () => {
  expect(operator).toBeNull();
});
