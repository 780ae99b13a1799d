import { getRequestListener } from "@hono/node-server";
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from "vite";
import { readConditions } from "./auth/conditions.ts";
import { HCAPTCHA_PATH } from "./hcaptcha/stand-in.ts";
import {
  LOCAL_BACKEND_PATHS,
  LOCAL_PUBLISHABLE_KEY,
  type LocalBackend,
  startLocalBackend,
} from "./local-backend.ts";
import { RESOLVER_PATH } from "./resolver.ts";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "./seed-accounts.ts";

/** The mode of a production build that uses the local backend: `vite build --mode preview`. */
const PREVIEW_MODE = "preview";

type HostOption = string | boolean | undefined;

/**
 * Data folder of a server: one per port, since two processes cannot share one. Null, which keeps
 * the data in memory, if LOCAL_BACKEND_IN_MEMORY is set.
 */
function dataFolder(port: number): string | null {
  return process.env.LOCAL_BACKEND_IN_MEMORY ? null : `supabase/.temp/local-backend-${port}`;
}

/**
 * Runs the local backend inside Vite's servers, at the address of the site. Does nothing if
 * VITE_SUPABASE_URL is set: the site then uses that backend.
 */
export function localBackend(): Plugin {
  let isUsed = false;
  return {
    name: "local-backend",
    config(_config, { command, mode, isPreview }) {
      const { VITE_SUPABASE_URL, VITE_HCAPTCHA_SITE_KEY, VITE_DOH_URL } = loadEnv(
        mode,
        process.cwd(),
      );
      const isDevelopment = command === "serve" && !isPreview;
      isUsed = !VITE_SUPABASE_URL && (isDevelopment || mode === PREVIEW_MODE);
      if (!isUsed) return;
      return {
        define: {
          // The address of the site, on any port.
          "import.meta.env.VITE_SUPABASE_URL": JSON.stringify("/"),
          "import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY": JSON.stringify(LOCAL_PUBLISHABLE_KEY),
          // With a site key of its own, the page uses hCaptcha itself.
          ...(!VITE_HCAPTCHA_SITE_KEY && {
            "import.meta.env.VITE_HCAPTCHA_HOST": JSON.stringify(HCAPTCHA_PATH),
          }),
          ...(!VITE_DOH_URL && {
            "import.meta.env.VITE_DOH_URL": JSON.stringify(RESOLVER_PATH),
          }),
        },
      };
    },
    configureServer(server) {
      if (isUsed) serveBackend(server, server.config.server.host);
    },
    configurePreviewServer(server) {
      if (isUsed) serveBackend(server, server.config.preview.host);
    },
  };
}

/** Starts the backend after the server, so that pages do not wait for the database. */
function serveBackend(server: ViteDevServer | PreviewServer, host: HostOption): void {
  const { httpServer } = server;
  if (!httpServer) return;
  const started = new Promise<LocalBackend>((resolve, reject) => {
    httpServer.once("listening", () => {
      const address = httpServer.address();
      if (address === null || typeof address === "string") return;
      const { port } = address;
      const origin = `http://${typeof host === "string" ? host : "localhost"}:${port}`;
      const folder = dataFolder(port);
      startLocalBackend({
        folder,
        origin,
        hasWebhook: true,
        // Browser tests run at once, with the data in memory: together they are more than one site sends in test mode.
        limitsPayments: folder !== null,
        authConditions: readConditions(process.env.LOCAL_BACKEND_AUTH),
      }).then((backend) => {
        server.config.logger.info(banner(origin));
        resolve(backend);
      }, reject);
    });
  }).catch((error: unknown) => {
    const message = `The local backend did not start. ${error instanceof Error ? error.message : String(error)}`;
    server.config.logger.error(message);
    return { message };
  });

  const handle = getRequestListener(async (request, { incoming }) => {
    const backend = await started;
    // The site itself is served all the same.
    if ("message" in backend) return Response.json(backend, { status: 503 });
    return backend.fetch(request, incoming.socket.remoteAddress ?? null);
  });
  server.middlewares.use((request, response, next) => {
    const path = request.url ?? "";
    if (LOCAL_BACKEND_PATHS.some((prefix) => path.startsWith(prefix))) {
      handle(request, response).catch(next);
    } else {
      next();
    }
  });
  httpServer.once("close", async () => {
    const backend = await started;
    if (!("message" in backend)) await backend.close();
  });
}

function banner(origin: string): string {
  return [
    "",
    `  Namnfynd           ${origin}`,
    `  Mailbox            ${origin}/_local/mail`,
    `  Payments           ${origin}/_local/stripe`,
    `  Resolver           ${origin}${RESOLVER_PATH}`,
    `  Accounts           ${Object.values(SEED_ACCOUNTS).join(", ")}`,
    `  Their password     ${SEED_PASSWORD}`,
    "",
  ].join("\n");
}
