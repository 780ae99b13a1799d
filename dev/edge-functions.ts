import { type ChildProcess, spawn } from "node:child_process";
import { DENO_ENVIRONMENT, denoProgram, PROJECT_MODULES } from "./deno.ts";
import { freePort } from "./free-port.ts";

const HOST = "127.0.0.1";

/** What the functions look at; the rest belongs to the one connection. */
const FORWARDED_HEADERS = [
  "access-control-request-headers",
  "access-control-request-method",
  "apikey",
  "authorization",
  "content-type",
  "origin",
  "user-agent",
  "x-client-info",
];

/** The edge functions in a Deno process of their own, started by the first call. */
export class EdgeFunctions {
  readonly #environment: Readonly<Record<string, string>>;
  #running: Promise<{ readonly process: ChildProcess; readonly origin: string }> | null = null;

  /** @param environment what the functions read with Deno.env, and all that they can read */
  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  /** Passes a request on to the function that its path names. */
  async fetch(request: Request): Promise<Response> {
    this.#running ??= this.#start();
    const { origin } = await this.#running;
    const { pathname, search } = new URL(request.url);
    const response = await fetch(`${origin}${pathname}${search}`, {
      method: request.method,
      headers: FORWARDED_HEADERS.flatMap((name) => {
        const value = request.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
      ...(request.method === "POST" && { body: await request.arrayBuffer() }),
    });
    // fetch has unpacked the body already, so its length and encoding no longer hold.
    const headers = new Headers(response.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response(response.body, { status: response.status, headers });
  }

  /** Stops Deno, if it runs. */
  async stop(): Promise<void> {
    const running = await this.#running?.catch(() => null);
    running?.process.kill();
    this.#running = null;
  }

  async #start() {
    const port = await freePort();
    const deno = spawn(
      denoProgram(),
      [
        "run",
        PROJECT_MODULES,
        "--no-prompt",
        `--allow-env=${Object.keys(this.#environment).join(",")}`,
        "--allow-net",
        "--allow-read",
        "dev/serve-functions.ts",
      ],
      {
        env: {
          ...this.#environment,
          ...DENO_ENVIRONMENT,
          DENO_SERVE_ADDRESS: `tcp:${HOST}:${port}`,
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const stopWithUs = () => deno.kill();
    process.once("exit", stopWithUs);
    deno.once("exit", () => {
      process.off("exit", stopWithUs);
      // The next call starts a new one.
      this.#running = null;
    });
    await new Promise<void>((resolve, reject) => {
      deno.stdout.once("data", () => resolve());
      deno.once("error", reject);
      deno.once("exit", (code) => reject(new Error(`Deno ended with code ${code}`)));
    });
    return { process: deno, origin: `http://${HOST}:${port}` };
  }
}
