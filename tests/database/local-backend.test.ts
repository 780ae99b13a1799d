import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { createLogger, createServer } from "vite";
import { expect, test } from "vitest";
import { openDatabase } from "../../dev/database.ts";
import { freePort, TEST_HOST } from "../../dev/free-port.ts";
import {
  LOCAL_PUBLISHABLE_KEY,
  type LocalBackend,
  startLocalBackend,
} from "../../dev/local-backend.ts";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../../dev/seed-accounts.ts";
import { localBackend } from "../../dev/vite-plugin.ts";

test("the seed refuses a database that is not marked as local", async () => {
  const database = await openDatabase(null);
  const seed = await readFile("supabase/seed.sql", "utf8");
  // Only the first statement: query() refuses several.
  const guard = seed.slice(0, seed.indexOf("$$;"));
  const isPassed = () =>
    database.driver.query(`${guard}$$`).then(
      () => true,
      (error: unknown) => {
        expect(error).toMatchObject({
          message: "These accounts are for development only; this is not a local database.",
        });
        return false;
      },
    );
  try {
    expect(await isPassed()).toBe(false);
    for (const setting of [
      "namnfynd.is_local = 'off'",
      "namnfynd.is_local = ''",
      "app.settings.jwt_secret = 'the-key-of-a-hosted-project-is-one-of-its-own'",
    ]) {
      await database.exec(`set ${setting}`);
      expect(await isPassed()).toBe(false);
    }
    await database.exec("set namnfynd.is_local = 'on'");
    expect(await isPassed()).toBe(true);
  } finally {
    await database.close();
  }
});

const ORIGIN = "http://localhost:5173";

function send(backend: LocalBackend, path: string, body: unknown): Promise<Response> {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify(body) };
  return backend.fetch(new Request(ORIGIN + path, request), null);
}

test("keeps accounts, mail and keys after a restart, and seeds a folder only once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "namnfynd-"));
  const email = "nykund@example.se";
  const signIn = (backend: LocalBackend, address: string) =>
    send(backend, "/auth/v1/token?grant_type=password", {
      email: address,
      password: SEED_PASSWORD,
    });
  const mailbox = async (backend: LocalBackend) =>
    (await backend.fetch(new Request(`${ORIGIN}/_local/mail`), null)).text();
  const addresses = async (backend: LocalBackend) => {
    const { rows } = await backend.connection.driver.query<{ email: string }>(
      "select email from auth.users order by email",
    );
    return rows.map((row) => row.email);
  };
  try {
    const first = await startLocalBackend({ folder, origin: ORIGIN });
    await send(first, "/auth/v1/signup", { email, password: SEED_PASSWORD });
    const session: unknown = await (await signIn(first, SEED_ACCOUNTS.premium)).json();
    await first.close();

    const second = await startLocalBackend({ folder, origin: ORIGIN });
    try {
      expect(await addresses(second)).toEqual([...Object.values(SEED_ACCOUNTS), email].sort());
      expect((await signIn(second, SEED_ACCOUNTS.premium)).status).toBe(200);
      expect(await mailbox(second)).toContain(email);
      expect(second.secretKey).toBe(first.secretKey);
      // A session from before the restart is still valid.
      expect(session).toMatchObject({ refresh_token: expect.any(String) });
      const refreshed = await send(second, "/auth/v1/token?grant_type=refresh_token", session);
      expect(refreshed.status).toBe(200);
    } finally {
      await second.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("with a database of other migrations, the site is served, and calls say how to reset it", async () => {
  const port = await freePort();
  const folder = `supabase/.temp/local-backend-${port}`;
  const root = await mkdtemp(join(tmpdir(), "namnfynd-"));
  await writeFile(join(root, "index.html"), "<!doctype html><title>Namnfynd</title>");
  const logged: string[] = [];
  const customLogger = { ...createLogger("silent"), error: (text: string) => logged.push(text) };
  try {
    const earlier = await startLocalBackend({ folder, origin: ORIGIN });
    await earlier.connection.driver.query(
      "update supabase_migrations.schema_migrations set version = '2' || version",
    );
    await earlier.close();

    const server = await createServer({
      configFile: false,
      root,
      customLogger,
      plugins: [localBackend()],
      server: { host: TEST_HOST, port, strictPort: true },
    });
    try {
      await server.listen();
      const get = (path: string) => fetch(`http://${TEST_HOST}:${port}${path}`);
      const message = `The local backend did not start. The database in ${folder} is of another version of the project: stop the server, run "npm run backend:reset" and start it again.`;
      for (const path of ["/auth/v1/user", "/rest/v1/plan_features", "/functions/v1/withdraw"]) {
        const response = await get(path);
        expect(response.status).toBe(503);
        expect(await response.json()).toEqual({ message });
      }
      expect(logged).toEqual([message]);
      expect(await (await get("/")).text()).toContain("<title>Namnfynd</title>");
    } finally {
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(root, { recursive: true });
  }
});

test("mail of the functions reaches the mailbox, and only with the right password", async () => {
  const backend = await startLocalBackend({ folder: null, origin: ORIGIN });
  try {
    const { functionsEnvironment: settings } = backend;
    const send = (pass: string | undefined) =>
      createTransport({
        host: settings.SMTP_HOST,
        port: Number(settings.SMTP_PORT),
        ignoreTLS: true,
        auth: { user: settings.SMTP_USER, pass },
      }).sendMail({
        from: settings.SMTP_FROM,
        to: "Åsa <asa@example.se>",
        subject: "Tack för köpet <3",
        text: "Åäö <b>inte fet</b>",
        attachments: [{ filename: "ångerblankett.txt", content: "Till Namnfynd" }],
      });
    await expect(send("fel")).rejects.toMatchObject({ code: "EAUTH" });
    await send(settings.SMTP_PASSWORD);
    const response = await backend.fetch(new Request(`${ORIGIN}/_local/mail`), null);
    const page = await response.text();
    expect(page.match(/<article/g)).toHaveLength(1);
    expect(page).toContain('aria-label="Tack för köpet &#60;3"');
    expect(page).toContain("<b>asa@example.se</b>");
    expect(page).toContain("Åäö &#60;b&#62;inte fet&#60;/b&#62;");
    expect(page).toContain("<li>ångerblankett.txt</li>");
  } finally {
    await backend.close();
  }
});

test("a confirmation is sent again, and not a later mail of the functions", async () => {
  const backend = await startLocalBackend({ folder: null, origin: ORIGIN });
  const email = "nykund@example.se";
  try {
    const { functionsEnvironment: settings } = backend;
    await send(backend, "/auth/v1/signup", { email, password: SEED_PASSWORD });
    await createTransport({
      host: settings.SMTP_HOST,
      port: Number(settings.SMTP_PORT),
      ignoreTLS: true,
      auth: { user: settings.SMTP_USER, pass: settings.SMTP_PASSWORD },
    }).sendMail({ from: settings.SMTP_FROM, to: email, subject: "Mottaget", text: "Hej" });
    await backend.connection.driver.query(
      "update auth.users set confirmation_sent_at = confirmation_sent_at - interval '10 seconds'",
    );
    await send(backend, "/auth/v1/resend", { type: "signup", email });
    const page = await (await backend.fetch(new Request(`${ORIGIN}/_local/mail`), null)).text();
    const subjects = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, subject]) => subject);
    const confirmation = "Bekräfta din e-postadress hos Namnfynd";
    expect(subjects).toEqual([confirmation, "Mottaget", confirmation]);
  } finally {
    await backend.close();
  }
});
