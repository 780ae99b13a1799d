/**
 * The embedded backend for development and tests: Postgres, accounts and REST in this process, the
 * edge functions in a Deno process, a mailbox for sent mail, and stand-ins for Stripe, hCaptcha and a
 * resolver.
 */
import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import type { PgliteConnection } from "@supabase/lite/pglite";
import * as v from "valibot";
import type { AuthCondition } from "./auth/conditions.ts";
import { AuthService } from "./auth/service.ts";
import { type AuthSettings, readAuthSettings } from "./auth/settings.ts";
import {
  hasAccounts,
  hasUnknownMigrations,
  openDatabase,
  prepareDatabase,
  seedDatabase,
} from "./database.ts";
import { answerAsHosted } from "./database-refusals.ts";
import { EdgeFunctions } from "./edge-functions.ts";
import { HCAPTCHA_PATH, HcaptchaStandIn } from "./hcaptcha/stand-in.ts";
import { readJson, writeJson } from "./json-file.ts";
import { startMailServer } from "./mail-server.ts";
import { Mailbox } from "./mailbox.ts";
import { openPayments, seedPayments } from "./payments.ts";
import { RESOLVER_PATH, ResolverStandIn } from "./resolver.ts";
import { STRIPE_PATH } from "./stripe/stand-in.ts";

/** The key that the site sends. Like any publishable key, it grants no access by itself. */
export const LOCAL_PUBLISHABLE_KEY = "sb_publishable_local";

export interface LocalBackendOptions {
  /** Folder for all data; null keeps it in memory. */
  readonly folder: string | null;
  /** Address of the site and this backend, without a trailing slash. */
  readonly origin: string;
  /** Whether the payment stand-in sends events to the webhook. */
  readonly hasWebhook?: boolean;
  /** Whether it refuses too many requests within a second, as Stripe does. */
  readonly limitsPayments?: boolean;
  /** What the auth service runs into. */
  readonly authConditions?: ReadonlySet<AuthCondition>;
}

const secretsSchema = v.object({ jwt: v.string(), secretKey: v.string() });

type Secrets = v.InferOutput<typeof secretsSchema>;

/** A running local backend. */
export interface LocalBackend {
  /** Handles a request for one of {@link LOCAL_BACKEND_PATHS}. */
  readonly fetch: (request: Request, peerAddress: string | null) => Promise<Response>;
  /** The key that bypasses row level security, for tests and the edge functions. */
  readonly secretKey: string;
  /** Environment of the edge functions. */
  readonly functionsEnvironment: Readonly<Record<string, string>>;
  readonly connection: PgliteConnection;
  readonly close: () => Promise<void>;
}

/** The paths that the backend handles, with all below them. */
export const LOCAL_BACKEND_PATHS = ["/auth/v1", "/rest/v1", "/functions/v1", "/_local"] as const;

/**
 * Starts the backend, applies pending migrations and seeds a new database.
 *
 * @throws Error when the folder is of a version of the project with other migrations
 */
export async function startLocalBackend({
  folder,
  origin,
  hasWebhook = false,
  limitsPayments = false,
  authConditions = new Set(),
}: LocalBackendOptions): Promise<LocalBackend> {
  if (folder) await mkdir(folder, { recursive: true });
  const connection = await openDatabase(folder && join(folder, "postgres"));
  if (await hasUnknownMigrations(connection)) {
    await connection.close();
    throw new Error(
      `The database in ${folder} is of another version of the project: stop the server, run "npm run backend:reset" and start it again.`,
    );
  }
  const mailbox = new Mailbox(folder);
  const secrets = loadSecrets(folder);
  const settings = await readAuthSettings();
  const app = new App({
    connection,
    auth: authConfig(settings, origin, secrets),
    options: { drivers: { email: mailbox } },
  });
  await app.init();
  await prepareDatabase(connection);
  await applyPendingMigrations(app);
  const payments = openPayments(folder, origin, limitsPayments);
  if (!(await hasAccounts(connection))) {
    await seedDatabase(connection);
    if (payments.standIn) await seedPayments(connection, payments.standIn);
  }
  if (hasWebhook) payments.standIn?.sendEvents();
  const resolver = new ResolverStandIn();
  const hcaptcha = new HcaptchaStandIn(origin);
  const mailServer = await startMailServer(mailbox);
  const functionsEnvironment = {
    SITE_URL: origin,
    SUPABASE_URL: origin,
    SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
    SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
    ...payments.environment,
    ...hcaptcha.environment,
    ...mailServer.environment,
  };
  const functions = new EdgeFunctions(functionsEnvironment);
  const auth = new AuthService({
    embedded: (request, peerAddress) => app.fetch(request, { peerAddress }),
    connection,
    mailbox,
    hcaptcha,
    settings,
    conditions: authConditions,
    secretKey: secrets.secretKey,
    origin,
  });

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
      if (isBelow(pathname, RESOLVER_PATH)) return resolver.fetch(request);
      if (isBelow(pathname, HCAPTCHA_PATH)) return hcaptcha.fetch(request);
      if (pathname.startsWith("/_local")) return new Response("Not found", { status: 404 });
      if (isBelow(pathname, "/auth/v1")) return auth.fetch(request, peerAddress);
      return answerAsHosted(await app.fetch(request, { peerAddress }));
    },
    async close() {
      payments.standIn?.close();
      await functions.stop();
      await mailServer.close();
      await connection.close();
    },
  };
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The secrets of this installation, created at the first start. */
function loadSecrets(folder: string | null): Secrets {
  const file = folder && join(folder, "secrets.json");
  const stored = file && readJson(file, secretsSchema);
  if (stored) return stored;
  const secrets = {
    jwt: randomBytes(32).toString("hex"),
    secretKey: `sb_secret_${randomBytes(16).toString("hex")}`,
  };
  if (file) writeJson(file, secrets);
  return secrets;
}

/** The settings with the address and keys of this backend. */
function authConfig(settings: AuthSettings, origin: string, secrets: Secrets) {
  // The embedded service knows "enabled" by its older name only, and nothing of what AuthService adds.
  const {
    enabled: enable_signup,
    notification: _notification,
    require_current_password: _current,
    ...email
  } = settings.email;
  const { rate_limit: _limits, mfa: _mfa, ...others } = settings;
  return {
    ...others,
    email: { ...email, enable_signup },
    site_url: origin,
    additional_redirect_urls: [`${origin}/`],
    jwt_secret: secrets.jwt,
    publishable_key: LOCAL_PUBLISHABLE_KEY,
    secret_key: secrets.secretKey,
    // The embedded service knows only some symbols, so AuthService checks them.
    password_requirements: "lower_upper_letters_digits",
    external: { google: googleConfig() },
  };
}

/** Google sign-in is enabled if its credentials are in the environment. */
function googleConfig() {
  const { GOOGLE_CLIENT_ID = "", GOOGLE_SECRET = "" } = process.env;
  return { enabled: GOOGLE_CLIENT_ID !== "", client_id: GOOGLE_CLIENT_ID, secret: GOOGLE_SECRET };
}

function htmlResponse(html: string): Response {
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
