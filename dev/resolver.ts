/**
 * A stand-in for a resolver of DNS over HTTPS in JSON. Each domain always has the same answer: most
 * are free, many taken, and some answers fail or come too late. The resolver as a whole can be slow,
 * failing or lying; its page has the buttons for that.
 */

/** The stand-in handles this path and those below it. */
export const RESOLVER_PATH = "/_local/resolver";

const MODES = {
  normal: "Svarar som den ska",
  slow: "Svarar för sent",
  failing: "Svarar att den inte kan svara",
  lying: "Säger att alla domäner är upptagna",
} as const;

type Mode = keyof typeof MODES;

/** Longer than the page waits. */
const SLOW_MS = 10_000;

const NS = 2;
const STATUS = { noError: 0, serverFailure: 2, noSuchName: 3 } as const;

export class ResolverStandIn {
  #mode: Mode = "normal";

  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const mode = Object.keys(MODES).find((name) => pathname === `${RESOLVER_PATH}/${name}`);
    if (isMode(mode) && request.method === "POST") {
      this.#mode = mode;
      return Response.redirect(new URL(RESOLVER_PATH, request.url), 303);
    }
    if (pathname !== RESOLVER_PATH) return new Response("Not found", { status: 404 });
    const name = searchParams.get("name");
    if (name === null) return this.#page();
    return Response.json(await this.#answer(name.toLowerCase()), {
      headers: { "content-type": "application/dns-json", "cache-control": "no-store" },
    });
  }

  async #answer(name: string) {
    const kind = this.#mode === "normal" ? kindOf(name) : this.#mode;
    if (kind === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const isTaken = kind === "taken" || kind === "lying";
    const isFailure = kind === "failing";
    const { noError, serverFailure, noSuchName } = STATUS;
    return {
      Status: isFailure ? serverFailure : isTaken ? noError : noSuchName,
      TC: false,
      RD: true,
      RA: true,
      AD: !isFailure,
      CD: false,
      Question: [{ name, type: NS }],
      ...(isTaken && { Answer: [{ name, type: NS, TTL: 3600, data: "ns1.example.se." }] }),
    };
  }

  #page(): Response {
    const buttons = Object.entries(MODES).map(
      ([name, label]) =>
        `<form method="post" action="${RESOLVER_PATH}/${name}"><button${name === this.#mode ? ' aria-pressed="true"' : ""}>${label}</button></form>`,
    );
    const html = `<!doctype html><html lang="sv"><meta charset="utf-8"><title>Namnserver</title><h1>Namnserver</h1><p>Nu: ${MODES[this.#mode]}</p>${buttons.join("")}</html>`;
    return new Response(html, {
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    });
  }
}

function isMode(name: string | undefined): name is Mode {
  return name !== undefined && Object.hasOwn(MODES, name);
}

/** The domain that the site asks for to test the resolver is registered, its invented ones are not. */
function kindOf(name: string): "taken" | "free" | "slow" | "failing" {
  if (name === "internetstiftelsen.se") return "taken";
  if (name.startsWith("namnfynd-")) return "free";
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1009, 7);
  const share = sum % 20;
  if (share < 8) return "taken";
  if (share === 8) return "slow";
  return share === 9 ? "failing" : "free";
}
