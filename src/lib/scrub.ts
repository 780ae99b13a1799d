/** Takes out of error reports what could name somebody, or open what is theirs. */
import { withoutSecrets } from "./secrets.ts";

const REMOVED = "[dolt]";

/** The token in the address of a shared list. */
const SHARE_TOKEN = /(\/|%2F)lista(\/|%2F)[^\s/?#&"'%]+/gi;

/**
 * E-mail addresses, in addresses of pages too. What may stand before the at sign is counted, or a
 * long text without one would take a long time.
 */
const EMAIL =
  /[^\s@"<>()[\],:;\\/?#&=]{0,64}(?:@|%40)[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+/giu;

/** Names of values that are secret whatever they look like. */
const SECRET_KEY = /token|password|secret|authorization|cookie|apikey/i;

function scrubText(text: string): string {
  return withoutSecrets(text).replace(SHARE_TOKEN, `$1lista$2${REMOVED}`).replace(EMAIL, REMOVED);
}

/**
 * A copy without e-mail addresses, tokens and passwords, in any text or key, however deep.
 */
export function scrub<Value>(value: Value): Value;
export function scrub(value: unknown): unknown {
  return copy(value, []);
}

/** @param around the objects that the value stands in: one that stands in itself has no end */
function copy(value: unknown, around: readonly object[]): unknown {
  if (typeof value === "string") return scrubText(value);
  if (typeof value !== "object" || value === null) return value;
  if (around.includes(value)) return "[Circular]";
  const inside = [...around, value];
  if (Array.isArray(value)) return value.map((item: unknown) => copy(item, inside));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      scrubText(key),
      typeof item === "string" && SECRET_KEY.test(key) ? REMOVED : copy(item, inside),
    ]),
  );
}
