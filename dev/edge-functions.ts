import { type ChildProcess, spawn } from "node:child_process";
import { DENO_ENVIRONMENT, denoProgram, PROJECT_MODULES } from "./deno.ts";
import { forwardRequest } from "./forward-request.ts";
import { freePort, TEST_HOST } from "./free-port.ts";

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
    return forwardRequest(request, origin);
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
        stdio: ["pipe", "pipe", "inherit"],
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
