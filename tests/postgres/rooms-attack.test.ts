/** Every function of rooms, as the catalogue lists them: secrets in an address, and arguments of any shape. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type pg from "pg";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { memberRoomSchema } from "@/features/rooms/rooms-api.ts";
import { becomeCaller, connectTo } from "./connections.ts";
import { join, NAMES, newSecret, visit } from "./rooms.ts";
import { call } from "./service-calls.ts";

const connections = connectTo("closed");

/** What a function of rooms may answer instead of a result. */
const REFUSALS: readonly string[] = [
  "bad_answers",
  "bad_names",
  "bad_ranking",
  "bad_secret",
  "bad_text",
  "invitation_closed",
  "premium_required",
  "report_not_open",
  "room_bound",
  "room_full",
  "room_not_found",
  "too_many_names",
  "too_many_rooms",
];

interface RoomFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  /** Of each parameter, as Postgres writes it. */
  readonly types: readonly string[];
  readonly role: "authenticated" | "service_role";
}

/** A room with everything that it may have. */
interface FullRoom {
  readonly owner: string;
  readonly id: string;
  readonly anna: string;
  readonly bo: string;
  readonly guest: string;
  readonly guestId: string;
  readonly familyLink: string;
  /** Of a room with one decider. */
  readonly invitation: string;
}

let functions: readonly RoomFunction[];
let client: pg.PoolClient;
let room: FullRoom;

beforeAll(async () => {
  functions = await roomFunctions();
  client = await connections.owner.connect();
  await client.query("begin");
  room = await newFullRoom();
});

afterAll(async () => {
  await client.query("rollback");
  client.release();
});

beforeEach(async () => {
  await client.query("savepoint before");
  return () => client.query("rollback to savepoint before");
});

async function roomFunctions(): Promise<RoomFunction[]> {
  const { rows } = await connections.owner.query<RoomFunction>(
    `select proname as name, proargnames[1:pronargs] as parameters,
        array(
          select format_type(type, null)
          from unnest(proargtypes) with ordinality as argument (type, place) order by place
        ) as types,
        case when has_function_privilege('authenticated', oid, 'execute')
          then 'authenticated' else 'service_role' end as role
      from pg_proc
      where pronamespace = 'public'::regnamespace and proname <> 'delete_account'
        and prosrc ~ 'private\\.(room|enter_|member_with)'
      order by proname`,
  );
  return rows;
}

/** Made in the transaction of the tests, like all that they do. */
async function newFullRoom(): Promise<FullRoom> {
  const owner = await connections.newSubscriber();
  const [anna, bo, guest] = [newSecret(), newSecret(), newSecret()];
  const [used, invitation, familyLink] = [newSecret(), newSecret(), newSecret()];
  await call(client, "create_room", anna, used, "Anna", "girls", NAMES, null, owner);
  await join(client, bo, used);
  await call(client, "create_room", newSecret(), invitation, "Cecilia", "both", NAMES);
  const client_time = new Date().toISOString();
  const answers = JSON.stringify(NAMES.map((name) => ({ name, answer: "yes", client_time })));
  for (const secret of [anna, bo]) await visit(client, "answer_in_room", secret, answers);
  await visit(client, "open_family", anna, familyLink, NAMES.slice(0, 3));
  await call(client, "join_room", guest, familyLink, "Mormor", "family");
  await visit(client, "answer_in_room", guest, answers);
  await client.query("reset role");
  const { rows } = await client.query<{ id: string; guest: string }>(
    "select room_id as id, id as guest from private.member_with($1)",
    [guest],
  );
  const [{ id, guest: guestId } = { id: "", guest: "" }] = rows;
  return { owner, id, anna, bo, guest, guestId, familyLink, invitation };
}

/** Calls a function, and returns the message of its refusal; null for none. Nothing of a refused call stays. */
async function refusalOf(
  { name, parameters, types, role }: RoomFunction,
  values: readonly unknown[],
): Promise<string | null> {
  await client.query("savepoint attempt");
  await becomeCaller(client, role, role === "authenticated" ? room.owner : null);
  const list = parameters.map(
    (parameter, index) => `${parameter} => $${index + 1}::${types[index]}`,
  );
  try {
    await client.query(`select public.${name}(${list.join(", ")})`, [...values]);
    return null;
  } catch (error) {
    await client.query("rollback to savepoint attempt");
    if (!(error instanceof Error)) throw error;
    return error.message;
  } finally {
    await client.query("reset role");
  }
}

const SECRETS: readonly string[] = ["secret", "invitation", "link"];

test.each(["GET", "HEAD"])(
  "every function refuses a secret in the address of a %s",
  async (method) => {
    const secretive = functions.filter(({ parameters }) =>
      parameters.some((parameter) => SECRETS.includes(parameter)),
    );
    expect(secretive.length).toBeGreaterThanOrEqual(18);
    for (const called of secretive) {
      const values = called.parameters.map((parameter) => {
        if (parameter === "room") return room.id;
        return SECRETS.includes(parameter) ? room.anna : null;
      });
      await client.query("select set_config('request.method', $1, true)", [method]);
      expect(await refusalOf(called, values), called.name).toBe("use_post");
    }
    await client.query("select set_config('request.method', 'POST', true)");
    expect(await visit(client, "room_state", room.anna)).toMatchObject({ role: "decider" });
  },
);

/** A likely value three times out of four, so that a call with several parameters gets far. */
function mostly<Value>(likely: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>) {
  return fc.oneof({ weight: 3, arbitrary: likely }, { weight: 1, arbitrary: other });
}

function argumentOf(parameter: string, type: string): fc.Arbitrary<unknown> {
  const name = mostly(fc.constantFrom(...NAMES), fc.constantFrom("", "Annat", "å".repeat(3000)));
  const text = fc.oneof(
    fc.constantFrom(room.anna, room.bo, room.guest, room.familyLink, room.invitation, room.id),
    fc.constantFrom("decider", "family", "member", "suggestion", "deck", "girls", "both", null),
    fc.nat().map((number) => String(number).padStart(22, "A")),
    fc.string(),
    name,
  );
  const json = (value: fc.Arbitrary<unknown>) =>
    mostly(value, fc.jsonValue()).map((chosen) => JSON.stringify(chosen));
  if (parameter === "secret") {
    return mostly<string | null>(fc.constantFrom(room.anna, room.bo, room.guest), text);
  }
  if (parameter === "answers") {
    const answer = fc.record({
      name,
      answer: mostly<unknown>(fc.constantFrom("yes", "maybe", "no", null), fc.jsonValue()),
      note: mostly<unknown>(fc.constantFrom("Fint", null), fc.constantFrom("", "a\u202eb", 1, [])),
      client_time: fc.oneof(
        fc.constant(new Date().toISOString()),
        fc.constantFrom(
          ...["2026-13-45", "2026-13-45T00:00:00Z", "2026-01-01T99:00:00Z", "infinity", "now"],
          ...["2026-01-01T00:00:00+99:99", "2026-01-01T00:00:00 Mars/Olympus", "2026-01-01 BC"],
          ...["0000-01-01T00:00:00Z", "-infinity", "", 5, null],
        ),
      ),
    });
    return json(fc.array(answer, { minLength: 1, maxLength: 2 }));
  }
  if (parameter === "shared") {
    const siblings = fc.constantFrom([], ["Alva"], [["Alva"]], [null], [1], "Alva", {}, null);
    return json(fc.record({ surname: mostly<unknown>(fc.string(), fc.jsonValue()), siblings }));
  }
  const names = fc.shuffledSubarray([...NAMES], { minLength: 1, maxLength: 4 });
  const types: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    text,
    "text[]": fc.oneof(
      names,
      names.map((row) => [row]),
      names.map((column) => column.map((only) => [only])),
      fc.array(mostly<string | null>(name, fc.constant(null)), { maxLength: 3 }),
      fc.constantFrom(
        null,
        Array.from({ length: 600 }, (_, index) => `Annat ${index}`),
      ),
    ),
    uuid: fc.constantFrom(room.id, room.guestId, room.owner, randomUUID(), null),
    integer: fc.oneof(fc.constantFrom(NAMES.length, null), fc.integer()),
    bigint: fc.oneof(fc.constant(null), fc.integer()),
  };
  return types[type] ?? fc.constant(null);
}

function callOf(called: RoomFunction) {
  const values = called.parameters.map((parameter, index) =>
    argumentOf(parameter, called.types[index] ?? ""),
  );
  return fc.tuple(...values).map((sent) => ({ called, sent }));
}

test("arguments of any shape are taken or refused by name, and the members can read the room", async () => {
  expect(functions.length).toBeGreaterThanOrEqual(20);
  const calls = fc.oneof(...functions.map(callOf));
  await fc.assert(
    fc.asyncProperty(fc.array(calls, { minLength: 8, maxLength: 8 }), async (sequence) => {
      await client.query("savepoint sequence");
      for (const { called, sent } of sequence) {
        const refusal = await refusalOf(called, sent);
        if (refusal !== null) expect(REFUSALS, called.name).toContain(refusal);
      }
      for (const secret of [room.anna, room.bo, room.guest]) {
        // Null for one who has left.
        v.assert(v.nullable(memberRoomSchema), await visit(client, "room_state", secret));
      }
      await client.query("reset role");
      await client.query("rollback to savepoint sequence");
    }),
    { numRuns: 200 },
  );
}, 60_000);
