/**
 * The embedded backend: Postgres, accounts and REST in this process, the edge functions in a Deno
 * process beside it, a mailbox for what it sends, and a stand-in for the payment provider. For
 * development and tests alone.
 */
import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { parse, type TomlTable } from "smol-toml";
import { answerAuthGap } from "./auth-overrides.ts";
import { hasAccounts, openDatabase, prepareDatabase, seedDatabase } from "./database.ts";
import { EdgeFunctions } from "./edge-functions.ts";
import { Mailbox } from "./mailbox.ts";
import { openPayments, seedPayments } from "./payments.ts";
import { STRIPE_PATH } from "./stripe/stand-in.ts";

/** The key that the site sends; like any publishable key it opens nothing by itself. */
export const LOCAL_PUBLISHABLE_KEY = "sb_publishable_local";

export interface LocalBackendOptions {
  /** Where everything is kept; null keeps it in memory. */
  readonly folder: string | null;
  /** Address that the site and this backend are reached at, without a trailing slash. */
  readonly origin: string;
}

interface Secrets {
  readonly jwt: string;
  readonly secretKey: string;
}

/** A running local backend. */
export interface LocalBackend {
  /** Answers a request for one of {@link LOCAL_BACKEND_PATHS}. */
  readonly fetch: (request: Request, peerAddress: string | null) => Promise<Response>;
  /** The key that passes every policy; for tests and the edge functions. */
  readonly secretKey: string;
  /** What the edge functions read from their environment. */
  readonly functionsEnvironment: Readonly<Record<string, string>>;
  readonly connection: PgliteConnection;
  readonly close: () => Promise<void>;
}

/** Paths, with all below them, that the backend answers. */
export const LOCAL_BACKEND_PATHS = ["/auth/v1", "/rest/v1", "/functions/v1", "/_local"] as const;

/** Starts the backend: a new database is migrated and seeded, an existing one migrated on. */
export async function startLocalBackend({
  folder,
  origin,
}: LocalBackendOptions): Promise<LocalBackend> {
  if (folder) await mkdir(folder, { recursive: true });
  const [connection, mailbox, secrets] = await Promise.all([
    openDatabase(folder && join(folder, "postgres")),
    Mailbox.open(folder),
    loadSecrets(folder),
  ]);
  const app = new App({
    connection,
    auth: await authConfig(origin, secrets),
    options: { drivers: { email: mailbox } },
  });
  await app.init();
  await prepareDatabase(connection);
  await applyPendingMigrations(app);
  const payments = openPayments(folder, origin);
  if (!(await hasAccounts(connection))) {
    await seedDatabase(connection);
    if (payments.standIn) await seedPayments(connection, payments.standIn);
  }

  const functionsEnvironment = {
    SITE_URL: origin,
    SUPABASE_URL: origin,
    SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
    SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
    ...payments.environment,
  };
  const functions = new EdgeFunctions(functionsEnvironment);

  return {
    secretKey: secrets.secretKey,
    functionsEnvironment,
    connection,
    async fetch(request, peerAddress) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/functions/v1/")) return functions.fetch(request);
      if (pathname === "/_local/mail") return htmlResponse(mailbox.page());
      if (payments.standIn && isBelow(pathname, STRIPE_PATH))
        return payments.standIn.fetch(request);
      if (pathname.startsWith("/_local")) return new Response("Not found", { status: 404 });
      return (
        (await answerAuthGap(request, connection, mailbox)) ?? app.fetch(request, { peerAddress })
      );
    },
    async close() {
      await functions.stop();
      await connection.close();
    },
  };
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Secrets of this installation alone, made when it starts the first time. */
async function loadSecrets(folder: string | null): Promise<Secrets> {
  const fresh = {
    jwt: randomBytes(32).toString("hex"),
    secretKey: `sb_secret_${randomBytes(16).toString("hex")}`,
  };
  if (!folder) return fresh;
  const file = join(folder, "secrets.json");
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    await writeFile(file, JSON.stringify(fresh), { mode: 0o600 });
    return fresh;
  }
}

/** The [auth] part of supabase/config.toml, at this backend's address and with its keys. */
async function authConfig(origin: string, secrets: Secrets) {
  const { auth } = parse(await readFile("supabase/config.toml", "utf8"));
  if (!isTable(auth)) throw new Error("supabase/config.toml has no part [auth]");
  return {
    ...auth,
    site_url: origin,
    additional_redirect_urls: [`${origin}/**`],
    jwt_secret: secrets.jwt,
    publishable_key: LOCAL_PUBLISHABLE_KEY,
    secret_key: secrets.secretKey,
    // The embedded service takes a few symbols only: the gaps ask for the symbols of the hosted one.
    password_requirements: "lower_upper_letters_digits",
    external: { google: googleConfig() },
  };
}

function isTable(value: unknown): value is TomlTable {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Google is offered when its credentials are in the environment. */
function googleConfig() {
  const { GOOGLE_CLIENT_ID = "", GOOGLE_SECRET = "" } = process.env;
  return { enabled: GOOGLE_CLIENT_ID !== "", client_id: GOOGLE_CLIENT_ID, secret: GOOGLE_SECRET };
}

function htmlResponse(html: string): Response {
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
