/** Who runs the site: the details in supabase/functions/_shared/operator.ts, validated. */
import { OPERATOR, type Operator } from "../../supabase/functions/_shared/operator.ts";

const FORMATS: Readonly<Record<keyof Operator, RegExp>> = {
  legalName: /\S/,
  organisationNumber: /^\d{6}-\d{4}$/,
  postalAddress: /\S.*\d{3} ?\d{2} \S/,
  vatNumber: /^SE\d{12}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  telephone: /^(?:\+46|0)[\d -]{6,}\d$/,
  webHost: /\S/,
  mailService: /\S/,
};

const FIELDS = [
  "legalName",
  "organisationNumber",
  "postalAddress",
  "vatNumber",
  "email",
  "telephone",
  "webHost",
  "mailService",
] as const;

/** The fields that are empty or malformed. */
export function invalidFields(details: Operator): readonly (keyof Operator)[] {
  return FIELDS.filter((field) => !FORMATS[field].test(details[field]));
}

/** Null while the details are not filled in, as in the repository. */
export const operator: Operator | null = invalidFields(OPERATOR).length === 0 ? OPERATOR : null;
