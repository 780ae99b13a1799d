/**
 * `_headers` and `_redirects`, in the format that Cloudflare Pages and Netlify have in common, and one line of
 * Cloudflare's that Netlify ignores: `! Name` takes a header away (docs/decisions/0041-embedded-charts.md).
 */

export interface HeaderRule {
  /** An address; a final `/*` matches all below it. */
  readonly path: string;
  /** Headers of earlier rules that it takes away, before it sets its own. */
  readonly detached?: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Serves the page of another address, or sends the visitor there for good. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
  readonly isRedirect?: true;
}

/** Limits of Cloudflare Pages, which silently ignores what exceeds them. */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

/** @throws Error when the rules exceed the limits of a host */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, detached = [], headers }) => [
    path,
    ...detached.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (blocks.length > MAX_RULES) {
    throw new Error(`_headers has ${blocks.length} rules, and may have ${MAX_RULES}`);
  }
  const tooLong = blocks.flat().find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(`A line of _headers is over ${MAX_LINE_LENGTH} long: ${tooLong.slice(0, 60)}…`);
  }
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { path: string; detached?: string[]; headers: Record<string, string> }[] = [];
  for (const line of meaningfulLines(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: {} });
      continue;
    }
    const [, detached] = /^\s+! ([\w-]+)\s*$/.exec(line) ?? [];
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && detached) {
      rule.detached = [...(rule.detached ?? []), detached];
    } else if (rule && name && value) {
      rule.headers[name] = value;
    } else {
      throw new Error(`Not a line of _headers: ${line}`);
    }
  }
  return rules;
}

export function formatRewrites(rewrites: readonly Rewrite[]): string {
  return rewrites
    .map(({ from, to, isRedirect }) => `${from}  ${to}  ${isRedirect ? 301 : 200}\n`)
    .join("");
}

export function parseRewrites(text: string): readonly Rewrite[] {
  return meaningfulLines(text).map((line) => {
    const [from, to, status, ...rest] = line.trim().split(/\s+/);
    if (!from || !to || rest.length > 0 || (status !== "200" && status !== "301")) {
      throw new Error(`Not a rewrite: ${line}`);
    }
    return { from, to, ...(status === "301" && { isRedirect: true }) };
  });
}

/** All headers of an address. The values of a header with several rules are joined. */
export function headersFor(
  rules: readonly HeaderRule[],
  address: string,
): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!matches(rule.path, address)) continue;
    for (const name of rule.detached ?? []) headers.delete(name);
    for (const [name, value] of Object.entries(rule.headers)) {
      const earlier = headers.get(name);
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}

/** Whether the path of a rule matches an address. */
export function matches(path: string, address: string): boolean {
  return path.endsWith("/*") ? address.startsWith(path.slice(0, -1)) : address === path;
}

function meaningfulLines(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
}
