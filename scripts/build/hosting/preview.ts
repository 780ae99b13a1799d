import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Connect } from "vite";
import { REVALIDATE } from "./header-rules.ts";
import { headersFor, matches, parseHeaders, parseRewrites, type Rewrite } from "./rule-files.ts";

/** Where an address leads: to a file, to another address, or nowhere. */
type Target =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "redirect"; readonly address: string }
  | { readonly kind: "missing" };

const MISSING: Target = { kind: "missing" };

/**
 * Finds what the hosts answer an address with: pages have addresses without `.html`, and a slash too
 * many leads to the address without it.
 *
 * @param exists whether a file is there, by its path from the root of the site
 */
function resolveAddress(
  address: string,
  rewrites: readonly Rewrite[],
  exists: (path: string) => boolean,
): Target {
  const isForHosts = address === "/_headers" || address === "/_redirects";
  if (isForHosts || /\.\.|\/\//.test(address)) return MISSING;
  if (address === "/") return exists("/index.html") ? file("/index.html") : MISSING;
  const clean = address.replace(/(?:\/index)?\.html$|\/+$/, "");
  if (clean !== address) {
    if (clean === "") return redirect("/");
    return exists(`${clean}.html`) ? redirect(clean) : MISSING;
  }
  if (exists(address)) return file(address);
  if (exists(`${address}.html`)) return file(`${address}.html`);
  const rewrite = rewrites.find(({ from }) => matches(from, address));
  return rewrite && exists(`${rewrite.to}.html`) ? file(`${rewrite.to}.html`) : MISSING;
}

function file(path: string): Target {
  return { kind: "file", path };
}

function redirect(address: string): Target {
  return { kind: "redirect", address };
}

/**
 * Answers as a host does that reads `_headers` and `_redirects`; files are left to Vite, under the
 * name that they have.
 *
 * @param folder the built site
 */
export function answerAsHost(folder: string): Connect.NextHandleFunction {
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
      response.writeHead(308, { Location: encodeURI(target.address) + search }).end();
    } else {
      // A script or a picture that is missing must never be read as a page.
      const page = /\.\w+$/.test(pathname) ? null : readNotFoundPage(folder);
      const type = page === null ? "text/plain" : "text/html";
      response.writeHead(404, { "Content-Type": `${type};charset=utf-8` });
      response.end(page ?? "Not found");
    }
  };
}

/** Safari would ask for the files of http://localhost over https. */
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

function readNotFoundPage(folder: string): Buffer | null {
  try {
    return readFileSync(join(folder, "404.html"));
  } catch {
    return null;
  }
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
