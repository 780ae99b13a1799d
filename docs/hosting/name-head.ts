/**
 * Fills the head of the one document that answers for all less common names, for a host that runs functions in
 * front of its files: shared links then show the name. The site works without, see docs/deployment.md.
 */

/** What is asked of a name, by the folder of its address. */
const QUESTIONS: Readonly<Record<string, string>> = {
  namn: "i Sverige",
  efternamn: "i efternamn",
};

/** Letters, spaces, hyphens and apostrophes, as in the statistics; anything else keeps the head of the document. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,39}$/u;

/**
 * @param address of the page: https://…/namn/ovriga/abelone
 * @param html the document of the address
 * @returns the document with the name in its title, and in the title of shared links
 */
export function withNameInHead(address: string, html: string): string {
  const title = titleOf(new URL(address).pathname);
  if (title === null) return html;
  return html
    .replace(/(<title[^>]*>)[^<]*/, (_, start: string) => start + title)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_, start: string) => start + title);
}

/** As HTML; null for an address that no name has. */
function titleOf(pathname: string): string | null {
  const [, kind = "", slug = ""] = /^\/(namn|efternamn)\/ovriga\/([^/]+)\/?$/.exec(pathname) ?? [];
  const name = decoded(slug).replaceAll("_", " ");
  if (!NAME.test(name)) return null;
  const spelling = name
    .replace(
      /(^|[ '-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase("sv"),
    )
    .replaceAll("'", "&#39;");
  return `Hur många heter ${spelling} ${QUESTIONS[kind]}? – Namnfynd`;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug).normalize("NFC");
  } catch {
    return "";
  }
}

/** What Cloudflare Pages calls a function with. */
interface PagesContext {
  readonly request: Request;
  /** The built files; their answers have the headers of `_headers`. */
  readonly env: { readonly ASSETS: { fetch(address: URL): Promise<Response> } };
}

/** A function of Cloudflare Pages for both kinds of addresses, to which `_redirects` then does not apply. */
export async function onRequestGet({ request, env }: PagesContext): Promise<Response> {
  const [, kind] = new URL(request.url).pathname.split("/");
  const response = await env.ASSETS.fetch(new URL(`/${kind}/ovriga`, request.url));
  const headers = new Headers(response.headers);
  // They describe the document before it is filled.
  for (const name of ["Content-Length", "ETag"]) headers.delete(name);
  headers.set("X-Robots-Tag", "noindex");
  return new Response(withNameInHead(request.url, await response.text()), {
    status: response.status,
    headers,
  });
}
