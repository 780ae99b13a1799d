import { type ChildProcess, spawn } from "node:child_process";
import { DENO_ENVIRONMENT, denoProgram, PROJECT_MODULES } from "./deno.ts";
import { freePort, TEST_HOST } from "./free-port.ts";

/** The headers that the functions read. Others are about the connection. */
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

/** Runs the edge functions in a Deno process, which starts at the first call. */
export class EdgeFunctions {
  readonly #environment: Readonly<Record<string, string>>;
  #running: Promise<{ readonly process: ChildProcess; readonly origin: string }> | null = null;

  /** @param environment the only variables that the functions can read with Deno.env */
  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  /** Forwards a request to the function in its path. */
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
    // fetch has decompressed the body, so these are no longer true.
    const headers = new Headers(response.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response(response.body, { status: response.status, headers });
  }

  /** Stops Deno if it is running. */
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
        "--allow-env",
        "--allow-net",
        "--allow-read",
        "dev/serve-functions.ts",
      ],
      {
        env: {
          ...this.#environment,
          ...DENO_ENVIRONMENT,
          DENO_SERVE_ADDRESS: `tcp:${TEST_HOST}:${port}`,
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const kill = () => deno.kill();
    process.once("exit", kill);
    deno.once("exit", () => {
      process.off("exit", kill);
      // The next call starts a new process.
      this.#running = null;
    });
    await new Promise<void>((resolve, reject) => {
      deno.stdout.once("data", () => resolve());
      deno.once("error", reject);
      deno.once("exit", (code) => reject(new Error(`Deno ended with code ${code}`)));
    });
    return { process: deno, origin: `http://${TEST_HOST}:${port}` };
  }
}
