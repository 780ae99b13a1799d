import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Connect } from "vite";
import { cleanNamePath } from "../../../src/names/search/name-addresses.ts";
import { REVALIDATE } from "./header-rules.ts";
import { headersFor, matches, parseHeaders, parseRewrites, type Rewrite } from "./rule-files.ts";

/** The result of resolving an address. */
type Target =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "redirect"; readonly address: string; readonly status: 301 | 308 }
  | { readonly kind: "missing" };

const MISSING: Target = { kind: "missing" };

/**
 * Resolves an address as the hosts do: pages have addresses without `.html`, and an address with a
 * trailing slash is redirected to the one without. One of a name that is not in normal form is redirected, as on Netlify.
 *
 * @param exists whether the site has a file with this path
 */
function resolveAddress(
  address: string,
  rewrites: readonly Rewrite[],
  exists: (path: string) => boolean,
): Target {
  const isHostFile = address === "/_headers" || address === "/_redirects";
  if (isHostFile || /\.\.|\/\//.test(address)) return MISSING;
  if (address === "/") return exists("/index.html") ? file("/index.html") : MISSING;
  const clean = address.replace(/(?:\/index)?\.html$|\/+$/, "");
  if (clean !== address) {
    if (clean === "") return redirect("/");
    return exists(`${clean}.html`) ? redirect(clean) : MISSING;
  }
  if (exists(address)) return file(address);
  if (exists(`${address}.html`)) return file(`${address}.html`);
  const cleanName = cleanNamePath(encodeURI(address));
  if (cleanName !== null) return redirect(decodeURI(cleanName));
  const rewrite = rewrites.find(({ from }) => matches(from, address));
  if (rewrite?.isRedirect) return redirect(rewrite.to, 301);
  return rewrite && exists(`${rewrite.to}.html`) ? file(`${rewrite.to}.html`) : MISSING;
}

function file(path: string): Target {
  return { kind: "file", path };
}

function redirect(address: string, status: 301 | 308 = 308): Target {
  return { kind: "redirect", address, status };
}

/**
 * Middleware that applies `_headers` and `_redirects` as a host does. Vite serves the files.
 *
 * @param folder the built site
 */
export function hostMiddleware(folder: string): Connect.NextHandleFunction {
  const rules = parseHeaders(readRules(folder, "_headers"));
  const rewrites = parseRewrites(readRules(folder, "_redirects"));
  const exists = (path: string) =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;

  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const address = decode(pathname);
    response.setHeader("Cache-Control", REVALIDATE);
    for (const [name, value] of headersFor(rules, address ?? pathname)) {
      response.setHeader(name, withoutUpgrade(value));
    }
    const target = address === null ? MISSING : resolveAddress(address, rewrites, exists);
    if (target.kind === "file") {
      request.url = encodeURI(target.path) + search;
      next();
    } else if (target.kind === "redirect") {
      response.writeHead(target.status, { Location: encodeURI(target.address) + search }).end();
    } else {
      // A missing script or picture must not be answered with an HTML page.
      const page = /\.\w+$/.test(pathname) ? null : readNotFoundPage(folder, pathname);
      const type = page === null ? "text/plain" : "text/html";
      response.writeHead(404, { "Content-Type": `${type};charset=utf-8` });
      response.end(page ?? "Not found");
    }
  };
}

/** With this directive, Safari requests the files of http://localhost over https. */
function withoutUpgrade(value: string): string {
  return value.replace(/; upgrade-insecure-requests$/, "");
}

function readRules(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), "utf8");
  } catch (cause) {
    throw new Error(`${folder} has no ${name}: build the site first`, { cause });
  }
}

/** The nearest one: a folder can have its own. */
function readNotFoundPage(folder: string, pathname: string): Buffer | null {
  const [, first = ""] = pathname.split("/");
  const files = [join(folder, first, "404.html"), join(folder, "404.html")];
  const file = files.find((name) => existsSync(name));
  return file === undefined ? null : readFileSync(file);
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
