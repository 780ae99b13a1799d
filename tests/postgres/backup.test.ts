/** `npm run backup` on two hosted projects: what it dumps of one is everything, and comes back in the other. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Encrypter, generateIdentity, identityToRecipient } from "age-encryption";
import pg from "pg";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from "vitest";
import { TEST_HOST } from "../../dev/free-port.ts";
import { expectedTables } from "../../scripts/backup/database.ts";
import { fillTables } from "../database/fill-tables.ts";
import { connect } from "./connections.ts";
import {
  applyMigrations,
  createDatabase,
  DEFAULT_PRIVILEGES,
  MIGRATIONS,
  migrationFiles,
  SUPERUSER,
} from "./databases.ts";

const [OLD, NEW] = ["dumped", "restored"];

// Each command starts a program.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

const keys = mkdtempSync(join(tmpdir(), "namnfynd-key-"));
const keyFile = join(keys, "key.txt");
let recipient: string;
let folder: string;
let old: pg.Client;
/** A backup that tests copy. */
let made: string;

beforeAll(async () => {
  await newProject(OLD);
  old = await clientOf(OLD);
  await fill(old);
  const identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  writeFileSync(keyFile, `# created by age-keygen\n${identity}\n`);
  folder = keys;
  made = await newDump();
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "namnfynd-backup-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

afterAll(async () => {
  rmSync(keys, { recursive: true });
  await old?.end();
});

/** A database with the migrations, as `db push` leaves a new project. */
async function newProject(name: string): Promise<void> {
  const port = inject("postgresPort");
  await createDatabase(port, name, DEFAULT_PRIVILEGES.closed);
  const auth = connect(name, SUPERUSER, 1);
  await auth.query(`
    create table auth.identities (
      id uuid primary key,
      provider text not null,
      provider_id text not null,
      user_id uuid not null references auth.users (id) on delete cascade,
      identity_data jsonb not null,
      email text generated always as (lower(identity_data ->> 'email')) stored
    );
    alter table auth.identities enable row level security;
    grant all on auth.identities to postgres`);
  await auth.end();
  await applyMigrations(port, name);
}

async function clientOf(database: string): Promise<pg.Client> {
  const port = inject("postgresPort");
  const client = new pg.Client({ host: TEST_HOST, port, database, user: "postgres" });
  await client.connect();
  return client;
}

async function fill(client: pg.Client): Promise<void> {
  const ids = await fillTables(
    async (statement, parameters) => (await client.query(statement, parameters)).rows,
  );
  for (const id of ids) {
    await client.query(
      `insert into auth.identities (id, provider_id, user_id, provider, identity_data)
        values ($1, $2, $2::text::uuid, 'email', '{"email": "Åsa@example.se"}')`,
      [randomUUID(), id],
    );
  }
}

/** The rows of every table that a backup has to bring back, as JSON. */
async function rowsOf(client: pg.Client): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private')
        or (schemaname, tablename) in (('auth', 'users'), ('auth', 'identities'))`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select to_jsonb(stored)::text as row from ${name} as stored order by 1`,
    );
    found[name] = rows;
  }
  return found;
}

interface Outcome {
  readonly code: number | string | null;
  readonly output: string;
}

function backup(...command: readonly string[]): Promise<Outcome> {
  const address = (database: string) =>
    `postgresql://postgres@${TEST_HOST}:${inject("postgresPort")}/${database}`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", "scripts/backup.ts", ...command],
      {
        env: {
          ...process.env,
          DATABASE_URL: address(OLD),
          NEW_DATABASE_URL: address(NEW),
          BACKUP_FOLDER: folder,
          BACKUP_RECIPIENT: recipient,
          BACKUP_KEY_FILE: keyFile,
        },
      },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

async function newDump(): Promise<string> {
  const { code, output } = await backup("dump");
  expect(code, output).toBe(0);
  return output.trim();
}

/** Writes a backup as a stranger with the public key could. */
async function forge(lines: readonly string[]): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const file = join(folder, "namnfynd-forged.sql.gz.age");
  writeFileSync(file, await encrypter.encrypt(gzipSync(`${lines.join("\n")}\n`)));
  return file;
}

function manifest(counts: object, madeAt = new Date()): string {
  return `-- complete ${JSON.stringify({ madeAt: madeAt.toISOString(), counts })}`;
}

test("a dump is one encrypted file, and complete", async () => {
  const file = await newDump();
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([file]);
  expect(readFileSync(file, "latin1")).toMatch(/^age-encryption\.org\/v1\n/);
  const { code, output } = await backup("check");
  expect(output).toContain("is complete");
  expect(code).toBe(0);
});

test("a dump that fails in the middle leaves no file", async () => {
  await old.query("create table private.unreadable (id int)");
  await old.query("revoke all on private.unreadable from postgres");
  try {
    const { code, output } = await backup("dump");
    expect(output).toContain("unreadable");
    expect(code).toBe(1);
  } finally {
    await old.query("drop table private.unreadable");
  }
  expect(readdirSync(folder)).toEqual([]);
});

describe("a check fails for", () => {
  test("a file that was cut short, or changed", async () => {
    const file = join(folder, "changed.sql.gz.age");
    const bytes = readFileSync(made);
    writeFileSync(file, bytes.subarray(0, bytes.length - 100));
    const short = await backup("check", file);
    bytes[bytes.length - 200] = (bytes[bytes.length - 200] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    const changed = await backup("check", file);
    expect([short.code, changed.code]).toEqual([1, 1]);
  });

  test("a table that lacks rows, and tables that are missing", async () => {
    const lines = ["COPY auth.users (id) FROM stdin;", "1", "\\."];
    const fewer = await backup("check", await forge([...lines, manifest({ "auth.users": 2 })]));
    expect(fewer.output).toContain("auth.users: 1 rows, not 2");
    const missing = await backup("check", await forge([...lines, manifest({ "auth.users": 1 })]));
    expect(missing.output).toContain("public.favorites");
    expect([fewer.code, missing.code]).toEqual([1, 1]);
  });

  test("the newest when it is of the day before yesterday", async () => {
    const tables = expectedTables(
      migrationFiles().map((file) => readFileSync(join(MIGRATIONS, file), "utf8")),
    );
    const lines = tables.flatMap((table) => [`COPY ${table} (id) FROM stdin;`, "\\."]);
    const counts = Object.fromEntries(tables.map((table) => [table, 0]));
    const madeAt = new Date(Date.now() - 49 * 3_600_000);
    const file = await forge([...lines, manifest(counts, madeAt)]);
    const { code, output } = await backup("check");
    expect(output).toContain(madeAt.toISOString());
    expect(code).toBe(1);
    expect((await backup("check", file)).code, "one that is named").toBe(0);
  });

  test("one that is much smaller than the one before it", async () => {
    const bytes = readFileSync(made);
    writeFileSync(join(folder, "namnfynd-1.sql.gz.age"), Buffer.concat([bytes, bytes, bytes]));
    writeFileSync(join(folder, "namnfynd-2.sql.gz.age"), bytes);
    const { code, output } = await backup("check");
    expect(output).toContain("the one before it");
    expect(code).toBe(1);
  });

  test("no backup at all", async () => {
    expect((await backup("check")).code).toBe(1);
  });
});

describe("a restoration", () => {
  let fresh: pg.Client;

  beforeAll(async () => {
    await newProject(NEW);
    fresh = await clientOf(NEW);
  });

  afterAll(() => fresh?.end());

  const USER = "00000000-0000-4000-8000-000000000001";
  const [start, row, end] = ["COPY auth.users (id, email) FROM stdin;", `${USER}\ta`, "\\."];

  test.each([
    [
      "that lacks what belongs to a row",
      [start, row, end, manifest({ "auth.users": 1 })],
      "profile",
    ],
    [
      "that lacks what a row belongs to",
      [
        ...["COPY public.profiles (user_id) FROM stdin;", USER, end],
        manifest({ "public.profiles": 1 }),
      ],
      "of profiles",
    ],
    [
      "that has a row twice",
      [start, row, row, end, manifest({ "auth.users": 2 })],
      "duplicate key",
    ],
    ["that stopped between two rows", [start, row], "cut short"],
    ["with a statement of its own", ["drop table public.favorites;"], "no dump has"],
    ["for another table", ["COPY auth.flow_state (id) FROM stdin;"], "no table auth.flow_state"],
  ])("loads nothing of a dump %s", async (_what, lines, message) => {
    const before = await rowsOf(fresh);
    const { code, output } = await backup("restore", await forge(lines));
    expect(output).toContain(message);
    expect(code).toBe(1);
    expect(await rowsOf(fresh)).toEqual(before);
  });

  test("brings back every row once, and goes on with the numbers of the orders", async () => {
    const rows = await rowsOf(old);
    expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
    const { code, output } = await backup("restore", made);
    expect(output).toContain("is restored");
    expect(code).toBe(0);
    expect(await rowsOf(fresh)).toEqual(rows);
    const again = await backup("restore", made);
    expect(again.output).toContain("has accounts");
    expect(again.code).toBe(1);
    expect(await rowsOf(fresh)).toEqual(rows);
    const last = await old.query(
      "select max(order_number)::int as number from public.purchase_confirmations",
    );
    const next = await fresh.query(
      `insert into public.purchase_confirmations (session_id, user_id)
        select 'cs_next', id from auth.users limit 1 returning order_number::int as number`,
    );
    expect(next.rows[0].number).toBe(last.rows[0].number + 1);
  });
});
