import * as v from "valibot";
import { ParameterError } from "./api-error.ts";

interface Nested {
  [name: string]: string | Nested;
}

/**
 * Parses the form-encoded parameters of a request: `a[b]=c` is read as `{ a: { b: "c" } }`.
 *
 * Stripe's types already check the names and types of parameters in the functions, so a schema has
 * what the stand-in uses, and what Stripe checks beyond types.
 *
 * @throws ParameterError for missing or invalid parameters
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
  const [first = "", ...rest] = (v.getDotPath(issues[0]) ?? "").split(".");
  const param = first + rest.map((key) => `[${key}]`).join("");
  throw new ParameterError(param, issues[0].message);
}

/** A list, which is form-encoded as `name[0]`, `name[1]` and so on. */
export function list<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.pipe(
    v.record(v.string(), item),
    v.transform((items) => Object.values(items)),
  );
}
