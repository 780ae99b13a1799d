/** Reads form-encoded parameters, and refuses what Stripe refuses. */
import { ApiError } from "./api-error.ts";

/** Throws when the value cannot be. */
export type Rule = (value: string, name: string) => void;

/**
 * Rules by name. `x[]` stands for any position in the list x, `x[*]` for any key of the object x.
 */
export type Rules = Readonly<Record<string, Rule>>;

/** Parameters that have been checked. */
export class Parameters {
  readonly #values: ReadonlyMap<string, string>;

  /**
   * @param required names that must be there
   * @throws ApiError for an unknown, empty, wrong or missing parameter
   */
  constructor(form: URLSearchParams, rules: Rules, required: readonly string[] = []) {
    const values = new Map<string, string>();
    for (const [name, value] of form) {
      const rule = findRule(rules, name);
      if (!rule) {
        throw new ApiError(400, `Received unknown parameter: ${name}`, {
          code: "parameter_unknown",
          param: name,
        });
      }
      if (value === "") {
        throw new ApiError(400, `You passed an empty string for '${name}'.`, {
          code: "parameter_invalid_empty",
          param: name,
        });
      }
      rule(value, name);
      values.set(name, value);
    }
    for (const name of required) {
      if (values.has(name)) continue;
      throw new ApiError(400, `Missing required param: ${name}.`, {
        code: "parameter_missing",
        param: name,
      });
    }
    this.#values = values;
  }

  /** A value, if it was sent. */
  optional(name: string): string | null {
    return this.#values.get(name) ?? null;
  }

  /** A value that was required. */
  get(name: string): string {
    const value = this.#values.get(name);
    if (value === undefined) throw new Error(`The parameter ${name} is not required`);
    return value;
  }

  /** The values of `name[0]`, `name[1]` …; null when there is none. */
  list(name: string): readonly string[] | null {
    const values = [...this.#values].flatMap(([key, value]) =>
      /\[\d+\]$/.test(key) && key.slice(0, key.lastIndexOf("[")) === name ? [value] : [],
    );
    return values.length > 0 ? values : null;
  }

  /** The values of `name[key]` by their keys. */
  object(name: string): Readonly<Record<string, string>> {
    return Object.fromEntries(
      [...this.#values].flatMap(([key, value]) =>
        key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
      ),
    );
  }
}

function findRule(rules: Rules, name: string): Rule | undefined {
  const forms = [name, name.replace(/\[\d+\]$/, "[]"), name.replace(/\[[^[\]]+\]$/, "[*]")];
  const form = forms.find((candidate) => Object.hasOwn(rules, candidate));
  return form === undefined ? undefined : rules[form];
}

function invalid(name: string, message: string): ApiError {
  return new ApiError(400, message, { param: name });
}

/** Any text up to a length. */
export function text(maxLength: number): Rule {
  return (value, name) => {
    if (value.length > maxLength) {
      throw invalid(name, `Invalid ${name}: must be at most ${maxLength} characters`);
    }
  };
}

/** One of a few words. */
export function oneOf(...words: readonly string[]): Rule {
  return (value, name) => {
    if (!words.includes(value)) {
      throw invalid(name, `Invalid ${name}: must be one of ${words.join(", ")}`);
    }
  };
}

/** A whole number within limits. */
export function integer(min: number, max: number): Rule {
  return (value, name) => {
    if (!/^\d+$/.test(value) || Number(value) < min || Number(value) > max) {
      throw invalid(name, `Invalid integer: ${value}`);
    }
  };
}

/** A whole address. */
export const address: Rule = (value, name) => {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) throw invalid(name, "Not a valid URL");
};

/** An e-mail address. */
export const email: Rule = (value, name) => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    throw invalid(name, `Invalid email address: ${value}`);
  }
};

/** Properties that can be asked for in whole. */
export function expandable(...names: readonly string[]): Rule {
  return (value, name) => {
    if (!names.includes(value)) {
      throw invalid(name, `This property cannot be expanded (${value}).`);
    }
  };
}
