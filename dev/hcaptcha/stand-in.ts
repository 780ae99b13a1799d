/** A stand-in for hCaptcha: its script, and the address where a passed check is verified. */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";

/** The stand-in handles all paths below this one. */
export const HCAPTCHA_PATH = "/_local/hcaptcha";

/** The script, in place of https://js.hcaptcha.com/1/api.js. */
export const HCAPTCHA_SCRIPT_FILE = "dev/hcaptcha/api.js";

/** Of a passed check, as api.js makes them. */
const TOKEN = /^stand-in-[\w-]{8,}$/;

const VERIFY_PATH = `${HCAPTCHA_PATH}/siteverify`;

export class HcaptchaStandIn {
  readonly #secret = `stand-in-${randomBytes(16).toString("hex")}`;
  readonly #usedTokens = new Set<string>();
  readonly #origin: string;

  /** @param origin address of the local backend */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The environment with which the edge functions use it. */
  get environment(): Readonly<Record<string, string>> {
    return { HCAPTCHA_SECRET: this.#secret, HCAPTCHA_VERIFY_URL: this.#origin + VERIFY_PATH };
  }

  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === `${HCAPTCHA_PATH}/1/api.js`) {
      return new Response(await readFile(HCAPTCHA_SCRIPT_FILE), {
        headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
      });
    }
    if (pathname === VERIFY_PATH && request.method === "POST") {
      return Response.json(this.#verify(new URLSearchParams(await request.text())));
    }
    return new Response("Not found", { status: 404 });
  }

  /** Whether the auth service gets the token of a passed check, and gets it first. */
  accepts(token: string): boolean {
    return this.#verify(new URLSearchParams({ secret: this.#secret, response: token })).success;
  }

  /** As hCaptcha does: a token is valid once. */
  #verify(body: URLSearchParams) {
    if (body.get("secret") !== this.#secret) {
      return { success: false, "error-codes": ["invalid-input-secret"] };
    }
    const token = body.get("response") ?? "";
    if (!TOKEN.test(token)) {
      return { success: false, "error-codes": ["invalid-input-response"] };
    }
    if (this.#usedTokens.has(token)) {
      return { success: false, "error-codes": ["already-seen-response"] };
    }
    this.#usedTokens.add(token);
    return { success: true };
  }
}
