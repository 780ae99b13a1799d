/** CONTRIBUTING.md, "A field of something that is synchronised": a note of a name list. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { SiteCopy } from "./site-copy.ts";

const MIGRATION = `-- What the owner of a name list has written about it.
alter table public.name_lists
  add column note text not null default '' check (char_length(note) <= 500);
comment on column public.name_lists.note is 'What the owner has written about the list.';
grant insert (note), update (note) on public.name_lists to authenticated;
`;

const API = "src/saved/lists/name-lists-api.ts";

let site: SiteCopy;

beforeAll(async () => {
  site = new SiteCopy();
  site.write("supabase/migrations/20990101000000_list_notes.sql", MIGRATION);
  await site.runTests(["tests/database/database-types.test.ts"], "--project", "database", "-u");
  site.replace(
    API,
    "  readonly names: readonly string[];\n}",
    "  readonly names: readonly string[];\n  readonly note?: string;\n}",
  );
  site.replace(
    API,
    "const { id, title, names } = list;",
    "const { id, title, names, note } = list;",
  );
  site.replace(API, "is_public: isPublic }", 'is_public: isPublic, note: note ?? "" }');
  site.replace(API, "  { title, names }: ListContent,", "  { title, names, note }: ListContent,");
  site.replace(
    API,
    "update(read, { title, names: [...names] })",
    "update(read, { title, names: [...names], ...(note !== undefined && { note }) })",
  );
  site.replace(API, '"names" | "is_public"', '"names" | "is_public" | "note"');
  site.insertBefore(
    API,
    "    list.names.length === other.names.length",
    '    (list.note ?? "") === (other.note ?? "") &&\n',
  );
  site.insertBefore(
    "src/saved/lists/my-lists/drafts.ts",
    "  is_public: v.boolean(),",
    '  note: v.optional(v.string(), ""),\n',
  );
  site.insertBefore("tests/account-rows.ts", "  is_public: false,", '  note: "",\n');
  const schema = "tests/database/schema.test.ts";
  for (const columns of ['"id, user_id, title, names, is_public', '"title, names, is_public']) {
    site.replace(schema, `${columns}"`, `${columns}, note"`);
  }
  site.insertBefore(
    "tests/database/limits.test.ts",
    '    ["an empty title", { title: "" }],',
    '    ["too long a note", { note: "x".repeat(501) }],\n',
  );
});

afterAll(() => site.remove());

test("the compiler accepts it", async () => {
  await site.runTool("typescript/bin/tsc", "-p", "tsconfig.json");
});

test("the tests of lists, of what an account keeps and of the pages accept it", async () => {
  const { proving, failed } = await site.runTests([
    "tests/features/account/own-data-api.test.ts",
    "tests/saved/lists",
    "tests/pages/database-outage.test.tsx",
    "tests/pages/name-lists-page.test.tsx",
    "tests/pages/two-users.test.tsx",
  ]);
  expect(failed).toEqual([]);
  expect(proving).toContain("tests/saved/lists/my-lists/drafts.test.ts");
});

test("the tests of the database accept it: types, rights, limits, and what the last release calls", async () => {
  const { proving, failed } = await site.runTests([
    "tests/database/database-types.test.ts",
    "tests/database/deleted-lists.test.ts",
    "tests/database/limits.test.ts",
    "tests/database/schema.test.ts",
    "tests/postgres/release.test.ts",
  ]);
  expect(failed).toEqual([]);
  expect(proving).toContain("tests/database/limits.test.ts");
});
