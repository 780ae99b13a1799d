/** The rules of Supabase's linter on the schema, with both kinds of default privileges of hosted projects. */
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { connect } from "./connections.ts";
import { applyMigrations, createDatabase, DEFAULT_PRIVILEGES, SUPERUSER } from "./databases.ts";
import { RULES, type Rule } from "./splinter-rules.ts";

/** Functions that act for who knows a secret, in tables that no client may read or write. */
const ROOM_FUNCTIONS = Object.fromEntries(
  [
    "answer_in_room(text,jsonb)",
    "close_family(text)",
    "family_answers(text)",
    "greet_room(text,text)",
    "leave_room(text)",
    "open_family(text,text,text[])",
    "rank_in_room(text,text[])",
    "remove_guest(text,uuid)",
    "renew_invitation(text,text)",
    "room_link(text)",
    "room_state(text,bigint)",
  ].map((name) => [name, "acts for the member of a room whose secret it gets"]),
);

/** What breaks a rule on purpose, with the reason. */
const ON_PURPOSE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rls_enabled_no_policy: {
    stripe_customers: "only the edge functions read it, as service_role",
    "private.api_key_hashes": "only functions of the database read it",
    "private.decision_mails": "as above",
    "private.deleted_lists": "as above",
    "private.operator_alerts": "as above",
    "private.room_links": "as above",
    "private.room_members": "as above",
    "private.room_names": "as above",
    "private.room_reveals": "as above",
    "private.room_votes": "as above",
    "private.rooms": "as above",
  },
  function_search_path_mutable: {
    "private.delete_all_expired(integer)":
      "a procedure with a setting cannot commit; every name in it is qualified",
  },
  anon_security_definer_function_executable: {
    ...ROOM_FUNCTIONS,
    "plan_matrix()": "returns the plan features, a table that no visitor may filter",
    "shared_name_list(text)": "returns a list to who knows its token, and nothing without one",
  },
  authenticated_security_definer_function_executable: {
    ...ROOM_FUNCTIONS,
    "bind_room(text)": "binds the membership whose secret it gets to the caller",
    "leave_my_room(uuid)": "acts for the caller's membership, in tables that no client may write",
    "my_rooms()": "reads the caller's memberships, in tables that no client may read",
    "open_my_room(uuid,text)": "adds a secret to the caller's membership",
    "has_feature(text)": "asks the plan features for the caller's plan",
    "plan_matrix()": "as above",
    "shared_name_list(text)": "as above",
    "create_api_key(text,integer)": "stores the hash of the key, which nobody may write or read",
    "revoke_api_key(uuid)": "ends a key of the caller, and no client may write that table",
    "renew_share_token(uuid)":
      "generates the token of the caller's list, which no client may write",
    "unpublish_name_list(uuid)": "changes a list of the caller without the plan that lists need",
    "delete_name_list(uuid)": "keeps the token of the caller's list, which no client may write",
    "restore_name_list(uuid,text,text[])": "as above",
  },
};

describe.each(["open", "closed"] as const)("with %s default privileges", (privileges) => {
  // Of its own: other files change those that all share.
  const database = `linted_${privileges}`;
  let superuser: pg.Pool;

  beforeAll(async () => {
    const port = inject("postgresPort");
    await createDatabase(port, database, DEFAULT_PRIVILEGES[privileges]);
    await applyMigrations(port, database);
    superuser = connect(database, SUPERUSER);
  });

  afterAll(() => superuser.end());

  test.each(RULES)("$name finds nothing but what is on purpose", async ({ name, query }) => {
    const found = await findings(superuser, query);
    const onPurpose = Object.keys(ON_PURPOSE[name] ?? {}).sort();
    expect(found.toSorted(), "mend it, or give its reason in ON_PURPOSE").toEqual(onPurpose);
  });

  test.each(RULES)("$name finds what breaks it", async ({ query, offence, finding }) => {
    const client = await superuser.connect();
    try {
      await client.query("begin");
      const before = await findings(client, query);
      await client.query(offence);
      const after = await findings(client, query);
      expect(after.filter((one) => !before.includes(one))).toEqual([finding]);
    } finally {
      await client.query("rollback");
      client.release();
    }
  });
});

test("no rule for errors is broken, and each that is broken exists", () => {
  const levels = new Map(RULES.map(({ name, level }) => [name, level]));
  for (const name of Object.keys(ON_PURPOSE)) {
    expect(["WARN", "INFO"], name).toContain(levels.get(name));
  }
});

async function findings(
  client: Pick<pg.ClientBase, "query">,
  query: Rule["query"],
): Promise<string[]> {
  const { rows } = await client.query<{ finding: string }>(query);
  return rows.map(({ finding }) => finding);
}
