import * as v from "valibot";
import { ApiError, ParameterError } from "./api-error.ts";

interface Nested {
  [name: string]: string | Nested;
}

/** A type of Stripe's parameters as it is in a form: all values are texts, and lists have numbered keys. */
type Encoded<Value> = Value extends number | boolean
  ? string
  : Value extends readonly (infer Item)[]
    ? Readonly<Record<string, Encoded<Item>>>
    : Value extends string
      ? Value
      : Value extends object
        ? { [Name in keyof Value]: Encoded<Value[Name]> | undefined }
        : Value;

/**
 * The entries of a schema for parameters that Stripe's SDK describes. With `satisfies`, the compiler
 * refuses a name or a literal that Stripe does not have.
 */
export type Entries<Params> = {
  readonly [Name in keyof Params]?: v.GenericSchema<Encoded<Params[Name]>, unknown>;
};

/**
 * Parses the form-encoded parameters of a request: `a[b]=c` is read as `{ a: { b: "c" } }`.
 *
 * @throws ParameterError for missing, unknown or invalid parameters
 */
export function parseParameters<Output>(
  form: URLSearchParams,
  schema: v.GenericSchema<unknown, Output>,
): Output {
  const parameters: Nested = {};
  for (const [name, value] of form) {
    const keys = name.replaceAll("]", "").split("[");
    const last = keys.pop() ?? name;
    let parent = parameters;
    for (const key of keys) {
      const child = parent[key];
      const object = typeof child === "object" ? child : {};
      parent[key] = object;
      parent = object;
    }
    parent[last] = value;
  }
  const { success, output, issues } = v.safeParse(schema, parameters);
  if (success) return output;
  throw toError(issues[0]);
}

function toError(issue: v.BaseIssue<unknown>): ParameterError {
  const [first = "", ...rest] = (v.getDotPath(issue) ?? "").split(".");
  const param = first + rest.map((key) => `[${key}]`).join("");
  if (issue.expected === "never") {
    return new ParameterError(param, `Received unknown parameter: ${param}`, "parameter_unknown");
  }
  if (issue.received === "undefined") {
    return new ParameterError(param, `Missing required param: ${param}.`, "parameter_missing");
  }
  if (issue.input === "") {
    return new ParameterError(
      param,
      `You passed an empty string for '${param}'. You should remove '${param}' from your request or supply a non-empty value.`,
      "parameter_invalid_empty",
    );
  }
  if (issue.type === "picklist" || issue.type === "literal") {
    return new ParameterError(param, `Invalid ${param}: must be ${issue.expected}`);
  }
  const code = CODES.get(issue.type);
  return new ParameterError(param, issue.message, code);
}

/** Stripe's code for what a check has found. */
const CODES: ReadonlyMap<string, string> = new Map([
  ["email", "email_invalid"],
  ["regex", "parameter_invalid_integer"],
  ["max_value", "parameter_invalid_integer"],
  ["min_value", "parameter_invalid_integer"],
  ["url", "url_invalid"],
]);

/** A text, which Stripe lets be no longer than 5,000 characters unless a field says otherwise. */
export function text(maxLength = 5000) {
  return v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(maxLength, `Invalid string: must be at most ${maxLength} characters`),
  );
}

export const url = v.pipe(text(), v.url("Not a valid URL"));

export const email = v.pipe(text(512), v.email("Invalid email address"));

export const flag = v.picklist(["true", "false"]);

/** An integer, which has no decimals and no spaces. */
export function integer(min: number, max = Number.MAX_SAFE_INTEGER) {
  return v.pipe(
    v.string(),
    v.regex(/^-?\d+$/, ({ input }) => `Invalid integer: ${input}`),
    v.transform(Number),
    v.minValue(min, `This value must be greater than or equal to ${min}.`),
    v.maxValue(max, `This value must be less than or equal to ${max}.`),
  );
}

/** A list, which is form-encoded as `name[0]`, `name[1]` and so on. */
export function list<Input, Item>(item: v.GenericSchema<Input, Item>) {
  return v.pipe(
    v.record(v.string(), item),
    v.transform((items) => Object.values(items)),
  );
}

const METADATA_KEYS = 50;
const METADATA_KEY_LENGTH = 40;
const METADATA_VALUE_LENGTH = 500;

/** What the site has noted on an object; an empty value removes a key. */
export const metadata = v.optional(
  v.pipe(
    v.record(v.string(), v.string()),
    v.check(
      (noted) => Object.keys(noted).every((key) => key.length <= METADATA_KEY_LENGTH),
      `Metadata keys can have up to ${METADATA_KEY_LENGTH} characters.`,
    ),
    v.check(
      (noted) => Object.values(noted).every((value) => value.length <= METADATA_VALUE_LENGTH),
      `Metadata values can have up to ${METADATA_VALUE_LENGTH} characters.`,
    ),
    v.check(hasRoom, `Metadata can have up to ${METADATA_KEYS} keys.`),
  ),
  {},
);

function hasRoom(noted: Readonly<Record<string, string>>): boolean {
  return Object.keys(noted).length <= METADATA_KEYS;
}

/**
 * What metadata is after a change.
 *
 * @throws ApiError when it would have too many keys
 */
export function mergeMetadata(
  before: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string>>,
): Record<string, string> {
  const merged = Object.fromEntries(
    Object.entries({ ...before, ...changed }).filter(([, value]) => value !== ""),
  );
  if (hasRoom(merged)) return merged;
  throw new ApiError(400, `Metadata can have up to ${METADATA_KEYS} keys.`, { param: "metadata" });
}

/**
 * Refuses parameters that exclude each other.
 *
 * @throws ParameterError when both are given
 */
export function requireOneAtMost<Parameters extends object>(
  parameters: Parameters,
  ...names: readonly (keyof Parameters & string)[]
): void {
  const given = names.filter((name) => parameters[name] !== undefined);
  const [, second] = given;
  if (second === undefined) return;
  throw new ParameterError(
    second,
    `You may only specify one of these parameters: ${given.join(", ")}.`,
  );
}
