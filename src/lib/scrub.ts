/** Removes personal data and secrets from error reports. */
import { withoutSecrets } from "./secrets.ts";

const REMOVED = "[dolt]";

/** The token in the address of a shared list. */
const SHARE_TOKEN = /(\/|%2F)lista(\/|%2F)[^\s/?#&"'%]+/gi;

/**
 * E-mail addresses, also URL-encoded. The length of the local part is limited, since matching a long
 * text without an at sign would take quadratic time.
 */
const EMAIL =
  /[^\s@"<>()[\],:;\\/?#&=]{0,64}(?:@|%40)[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+/giu;

/** What the site's own sentences quote: often something that the visitor has typed, such as a name. */
const QUOTED = /”[^”]{1,200}”/g;

/** Keys whose values are secret regardless of their content. */
const SECRET_KEY = /token|password|secret|invitation|^link$|authorization|cookie|apikey/i;

function scrubText(text: string): string {
  return withoutSecrets(text)
    .replace(SHARE_TOKEN, `$1lista$2${REMOVED}`)
    .replace(EMAIL, REMOVED)
    .replace(QUOTED, `”${REMOVED}”`);
}

/** A deep copy without e-mail addresses, tokens and passwords, in keys and in values. */
export function scrub<Value>(value: Value): Value;
export function scrub(value: unknown): unknown {
  return copy(value, []);
}

/** @param ancestors the objects that contain the value, to detect circular references */
function copy(value: unknown, ancestors: readonly object[]): unknown {
  if (typeof value === "string") return scrubText(value);
  if (typeof value !== "object" || value === null) return value;
  if (ancestors.includes(value)) return "[Circular]";
  const path = [...ancestors, value];
  if (Array.isArray(value)) return value.map((item: unknown) => copy(item, path));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      scrubText(key),
      typeof item === "string" && SECRET_KEY.test(key) ? REMOVED : copy(item, path),
    ]),
  );
}
