import { type ChildProcess, spawn } from "node:child_process";
import { DENO_ENVIRONMENT, denoProgram, PROJECT_MODULES } from "./deno.ts";
import { freePort, TEST_HOST } from "./free-port.ts";

/** The headers that belong to one connection, or that fetch sets for its own. */
const CONNECTION_HEADERS = [
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Runs the edge functions in a Deno process, which starts at the first call. */
export class EdgeFunctions {
  readonly #environment: Readonly<Record<string, string>>;
  #running: Promise<{ readonly process: ChildProcess; readonly origin: string }> | null = null;

  /** @param environment the only variables that the functions can read with Deno.env */
  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  /**
   * Forwards a request to the function in its path, as it is.
   *
   * @param peerAddress of the client, which is added to X-Forwarded-For
   */
  async fetch(request: Request, peerAddress: string | null): Promise<Response> {
    this.#running ??= this.#start();
    const { origin } = await this.#running;
    const { pathname, search } = new URL(request.url);
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const response = await fetch(`${origin}${pathname}${search}`, {
      method: request.method,
      headers: forwardedHeaders(request.headers, peerAddress),
      redirect: "manual",
      ...(hasBody && { body: await request.arrayBuffer() }),
    });
    const headers = withoutConnection(response.headers);
    // fetch has decompressed the body.
    headers.delete("content-encoding");
    const isEmpty = response.status === 204 || response.status === 304;
    return new Response(isEmpty ? null : response.body, { status: response.status, headers });
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

function forwardedHeaders(received: Headers, peerAddress: string | null): Headers {
  const headers = withoutConnection(received);
  const addresses = [headers.get("x-forwarded-for"), peerAddress].filter((one) => one !== null);
  if (addresses.length > 0) headers.set("x-forwarded-for", addresses.join(", "));
  return headers;
}

/** Without the headers of the connection, and those that its Connection header names. */
function withoutConnection(received: Headers): Headers {
  const headers = new Headers(received);
  const named = (headers.get("connection") ?? "").split(",").map((name) => name.trim());
  for (const name of [...CONNECTION_HEADERS, ...named]) if (name !== "") headers.delete(name);
  return headers;
}
