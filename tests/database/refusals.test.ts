/** What the functions answer that get a text which they do not store. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { type Account, newAccount, newList, PREMIUM } from "./accounts.ts";
import { sql, visitorClient } from "./backend.ts";
import { answerTo, type FullRoom, newFullRoom, newRoom, newSecret } from "./rooms.ts";

let room: FullRoom;
let owner: Account;
let list: string;
let anna: string;

beforeAll(async () => {
  room = await newFullRoom();
  ({ anna } = await newRoom());
  owner = await newAccount({ subscription: PREMIUM });
  ({ id: list } = await newList(owner.id));
  await owner.client.rpc("delete_name_list", { list });
});

const TEXTS: readonly (readonly [string, string | null])[] = [
  ["nothing", null],
  ["an empty text", ""],
  ["a space", " "],
  ["a line break", "a\nb"],
  ["a direction control", "a\u202eb"],
  ["a long text", "a".repeat(1001)],
  ["a huge text", "å".repeat(100_000)],
];

const CALLS: readonly (readonly [string, (text: string | null) => object])[] = [
  ["answer_in_room", (text) => ({ secret: room.anna, answers: [answerTo("Vera", text)] })],
  [
    "answer_in_room",
    (note) => ({ secret: room.anna, answers: [answerTo("Vera", "no", { note })] }),
  ],
  ["answer_in_room", (text) => ({ secret: room.anna, answers: [answerTo(text ?? "", "yes")] })],
  ["rank_in_room", (text) => ({ secret: room.anna, ranked: [text] })],
  ["renew_invitation", (invitation) => ({ secret: anna, invitation })],
  ["open_family", (text) => ({ secret: room.anna, invitation: newSecret(), names: [text] })],
  ["open_family", (invitation) => ({ secret: room.anna, invitation, names: ["Vera"] })],
  ["greet_room", (greeting) => ({ secret: room.guest, greeting })],
  ["create_api_key", (key_name) => ({ key_name })],
  ["restore_name_list", (title) => ({ list, title, names: ["Astrid"] })],
  ["restore_name_list", (text) => ({ list, title: "Lista", names: [text] })],
  ["open_my_room", (secret) => ({ room: room.id, secret })],
];

const NEED_AN_ACCOUNT = new Set(["create_api_key", "restore_name_list"]);

function clientFor(name: string): SupabaseClient {
  if (name === "open_my_room") return room.owner.client;
  return NEED_AN_ACCOUNT.has(name) ? owner.client : visitorClient();
}

test.each(CALLS)(
  "a text that %s refuses is refused by name, and with no row",
  async (name, args) => {
    for (const [what, text] of TEXTS) {
      const { error } = await clientFor(name).rpc(name, args(text));
      if (!error) continue;
      expect(error.details ?? "", what).toBe("");
      expect(error.message, what).toMatch(/(?:^|: )[a-z]+(?:_[a-z]+)+$/);
    }
  },
);

test("every function with a text that a client may call is tried", async () => {
  const rows = await sql<{ name: string }>(
    `select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and provolatile = 'v'
        and has_function_privilege('authenticated', oid, 'EXECUTE')
        and exists (
          select from unnest(
            proargnames[1:pronargs], string_to_array(proargtypes::text, ' ')::oid[]
          ) as argument (name, type)
          where type in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype) and name <> 'secret'
        )`,
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(CALLS.map(([name]) => name)).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
});
