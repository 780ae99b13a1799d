import assert from "node:assert/strict";
import fc from "npm:fast-check@4.10.2";
import { neighbourList, neighboursOf } from "../../src/generators/given-names/neighbours.ts";
import { handle } from "../../supabase/functions/rooms/handler.ts";
import {
  backendUrl,
  newSecret,
  newUser,
  publishableKey,
  siteUrl,
  type User,
  withLostAnswer,
} from "./backend.ts";
import { assertError, assertResponse } from "./calls.ts";

const THROTTLED = "Du har gjort det här många gånger på kort tid. Vänta en stund och försök igen.";
const UNREADABLE = "Förfrågan gick inte att läsa.";

let senders = 0;

/** An address that no other test calls from. */
function newSender(): string {
  senders += 1;
  return `198.51.100.${senders}`;
}

interface Sending {
  readonly user?: User;
  readonly sender?: string;
}

function send(body: unknown, { user, sender = newSender() }: Sending = {}): Promise<Response> {
  const headers = new Headers({ apikey: publishableKey, "cf-connecting-ip": sender });
  if (user) headers.set("authorization", `Bearer ${user.token}`);
  return handle(
    new Request("http://127.0.0.1/functions/v1/rooms", {
      method: "POST",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
}

function creation(change: Readonly<Record<string, unknown>> = {}) {
  return {
    action: "create",
    secret: newSecret(),
    invitation: newSecret(),
    name: "Anna",
    sex: "girls",
    names: ["Astrid", "Ebba", "Sigrid"],
    ...change,
  };
}

/** Creates a room and returns what was sent. */
async function newRoom() {
  const sent = creation();
  await assertResponse(await send(sent), 200, {});
  return sent;
}

/** What a member sees of the room; null without one. */
async function stateOf(secret: string) {
  const response = await fetch(`${backendUrl}/rest/v1/rpc/room_state`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ secret }),
  });
  return response.json();
}

async function namesOf(secret: string): Promise<string[]> {
  const { names } = await stateOf(secret);
  return names.map(({ name }: { readonly name: string }) => name).sort();
}

Deno.test("two people create and join a room, add names and share what they are called", async () => {
  const room = await newRoom();
  const bo = newSecret();
  await assertResponse(
    await send({
      action: "join",
      kind: "decider",
      secret: bo,
      invitation: room.invitation,
      name: "Bo",
    }),
    200,
    { role: "decider" },
  );
  const suggestion = await send({
    action: "add",
    secret: bo,
    names: [" Stina ", "Ebba"],
  });
  assert.equal(suggestion.status, 200);
  assert.deepEqual(Object.keys(await suggestion.json()), ["version"]);
  assert.deepEqual(await namesOf(room.secret), ["Astrid", "Ebba", "Sigrid", "Stina"]);
  const shared = { surname: "Lind", siblings: ["Alva"] };
  await assertStatus(await send({ action: "share", secret: bo, shared }), 200);
  assert.deepEqual((await stateOf(room.secret)).shared, shared);
  await assertStatus(await send({ action: "share", secret: bo, shared: null }), 200);
  assert.equal((await stateOf(room.secret)).shared, null);
});

Deno.test("a room about names of companies takes their signs, and no further names", async () => {
  const names = ["Mjöl & Salt", "Studio 54", "Åhs, Ek + Co."];
  const sent = creation({ sex: "companies", names });
  await assertResponse(await send(sent), 200, {});
  assert.deepEqual(await namesOf(sent.secret), [...names].sort());
  assert.equal((await stateOf(sent.secret)).sex, "companies");
  await assertStatus(await send({ action: "extend", secret: sent.secret, count: 3 }), 409);
  assert.equal((await namesOf(sent.secret)).length, 3);
  for (const refused of ["https://a.se", "<b>", "1912", "&"]) {
    await assertStatus(await send(creation({ sex: "companies", names: [refused] })), 400);
  }
  await assertStatus(await send(creation({ names: ["Mjöl & Salt"] })), 400);
});

Deno.test("a list of 200 names is added at once, and one of 201 is refused", async () => {
  const { secret } = await newRoom();
  const letters = [..."abcdefghijklmno"];
  const many = letters.flatMap((one) => letters.map((other) => `Al${one}${other}`));
  const add = (count: number) => send({ action: "add", secret, names: many.slice(0, count) });
  await assertStatus(await add(201), 400);
  await assertStatus(await add(200), 200);
  assert.equal((await namesOf(secret)).length, 203);
});

/** Answers as a member. */
async function vote(secret: string, answers: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(`${backendUrl}/rest/v1/rpc/answer_in_room`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify({
      secret,
      answers: Object.entries(answers).map(([name, answer]) => ({
        name,
        answer,
        client_time: new Date().toISOString(),
      })),
    }),
  });
  await assertStatus(response, 200);
}

/** What someone likes, as the next names are compared with it. */
const tasteOf = (...liked: string[]) =>
  neighbourList("girls").filter(({ name }) => liked.includes(name));

Deno.test("without a match the next names are like what each of the two likes, and the answer says nothing of it", async () => {
  const room = await newRoom();
  const bo = newSecret();
  const { invitation } = room;
  await assertStatus(
    await send({ action: "join", kind: "decider", secret: bo, invitation, name: "Bo" }),
    200,
  );
  await vote(room.secret, { Astrid: "yes", Ebba: "no", Sigrid: "no" });
  await vote(bo, { Astrid: "no", Ebba: "yes", Sigrid: "no" });
  const extension = { action: "extend", count: 3 };
  const answer = await send({ ...extension, secret: room.secret });
  assert.deepEqual(Object.keys(await answer.json()), ["version"]);
  // Bo was slower, and nothing is added twice.
  await assertStatus(await send({ ...extension, secret: bo }), 200);
  const next = (await namesOf(bo)).filter((name) => !room.names.includes(name));
  assert.equal(next.length, 20);
  const options = { count: 1, random: Math.random, exclude: [] };
  for (const name of next) {
    const near = neighboursOf([tasteOf("Astrid"), tasteOf("Ebba")], tasteOf(name), options);
    assert.deepEqual(near, [name]);
  }
});

Deno.test("someone who likes nothing does not get names like what the other likes", async () => {
  const room = await newRoom();
  const bo = newSecret();
  const { invitation } = room;
  await assertStatus(
    await send({ action: "join", kind: "decider", secret: bo, invitation, name: "Bo" }),
    200,
  );
  await vote(room.secret, { Astrid: "yes", Ebba: "no", Sigrid: "no" });
  await vote(bo, { Astrid: "no", Ebba: "no", Sigrid: "no" });
  // A hundred names, of which all would be like Astrid.
  for (let count = 3; count < 103; count += 20) {
    await assertStatus(await send({ action: "extend", secret: bo, count }), 200);
  }
  const next = (await namesOf(bo)).filter((name) => !room.names.includes(name));
  const options = { count: 100, random: Math.random, exclude: [] };
  const alike = neighboursOf([tasteOf("Astrid")], tasteOf(...next), options);
  assert.equal(next.length, 100);
  assert.ok(alike.length < 100, "every name is like the one that the other likes");
});

async function assertStatus(response: Response, status: number): Promise<void> {
  assert.equal(response.status, status, await response.text());
}

Deno.test("a room that someone signed in creates or joins is in the account", async () => {
  const [anna, bo] = [await newUser(), await newUser()];
  const room = creation();
  await assertStatus(await send(room, { user: anna }), 200);
  const secret = newSecret();
  const { invitation } = room;
  await assertStatus(
    await send({ action: "join", kind: "decider", secret, invitation, name: "Bo" }, { user: bo }),
    200,
  );
  assert.equal((await stateOf(room.secret)).isBound, true);
  assert.equal((await stateOf(secret)).isBound, true);
  await assertError(
    await send(creation(), { user: anna }),
    409,
    "Du har redan så många rum som din plan ger.",
    "too_many_rooms",
  );
});

Deno.test("a call whose answer was lost has its effect once", async () => {
  const room = creation();
  assert.equal(
    await withLostAnswer("/rest/v1/rpc/create_room", async () => {
      await assertResponse(await send(room), 200, {});
    }),
    1,
  );
  const joining = {
    action: "join",
    kind: "decider",
    secret: newSecret(),
    invitation: room.invitation,
    name: "Bo",
  };
  await withLostAnswer("/rest/v1/rpc/join_room", async () => {
    await assertResponse(await send(joining), 200, { role: "decider" });
  });
  // Also when the browser sends it again.
  await assertResponse(await send(joining), 200, { role: "decider" });
  await assertResponse(await send(room), 200, {});
  assert.deepEqual(await namesOf(room.secret), ["Astrid", "Ebba", "Sigrid"]);
});

const SLUR = "Fittan";

for (const [what, body] of [
  ["what one is called", () => creation({ name: SLUR })],
  ["a first name", () => creation({ names: ["Astrid", SLUR] })],
  ["a word across a space", () => creation({ names: ["Ast rid", "Fit Tan"] })],
  ["a surname", () => creation({ shared: { surname: SLUR, siblings: [] } })],
  ["a sibling", () => creation({ shared: { surname: "", siblings: [SLUR] } })],
  [
    "what one is called who joins",
    () => ({
      action: "join",
      kind: "decider",
      secret: newSecret(),
      invitation: newSecret(),
      name: SLUR,
    }),
  ],
  ["an added name", () => ({ action: "add", secret: newSecret(), names: [SLUR] })],
  [
    "a shared surname",
    () => ({ action: "share", secret: newSecret(), shared: { surname: SLUR, siblings: [] } }),
  ],
] as const) {
  Deno.test(`a blocked word is refused as ${what}`, async () => {
    const response = await send(body());
    assert.equal(response.status, 422);
    const { error, reason } = await response.json();
    assert.match(error, /^”Fit ?[Tt]an” går inte att använda här\. Välj något annat\.$/);
    assert.equal(reason, "blocked_name");
  });
}

Deno.test("a name of a company may say a trade that is blocked in a given name", async () => {
  const names = ["Lindbergs Begravning"];
  await assertStatus(await send(creation({ sex: "companies", names })), 200);
  await assertStatus(await send(creation({ names })), 422);
});

Deno.test("names are kept in normal form, each once", async () => {
  const room = creation({ names: ["A\u030asa", "Ås\u200ba", "D’Angelo", "Anna‐Karin", "1. Bo."] });
  await assertResponse(await send(room), 200, {});
  assert.deepEqual(await namesOf(room.secret), ["Anna-Karin", "Bo", "D'Angelo", "Åsa"]);
});

Deno.test("a given name of the statistics is allowed, whatever it looks like", async () => {
  const room = creation({ names: ["Osama", "Lolita"] });
  await assertResponse(await send(room), 200, {});
  assert.deepEqual(await namesOf(room.secret), ["Lolita", "Osama"]);
});

const notAName = (text: string) =>
  `”${text}” ser inte ut som ett namn. Använd bokstäver, bindestreck och apostrof.`;

for (const [what, change, message] of [
  [
    "a name of 200 characters",
    { names: ["a".repeat(200)] },
    "Ett namn får ha högst 100\u00a0tecken.",
  ],
  ["no name", { names: [] }, "Välj minst ett namn."],
  ["a number", { names: ["Alma", "12"] }, notAName("12")],
  ["a tag", { names: ["<b>"] }, notAName("<b>")],
  ["a link", { names: ["hej.se"] }, notAName("hej.se")],
  ["a surname with a digit", { shared: { surname: "R2D2", siblings: [] } }, notAName("R2D2")],
  ["a sibling with a digit", { shared: { surname: "", siblings: ["R2D2"] } }, notAName("R2D2")],
  ["a name that is not visible", { names: ["\u200b"] }, "Skriv ett namn."],
  [
    "201 names",
    { names: Array.from({ length: 201 }, (_, index) => "A".repeat(index + 1).slice(0, 100)) },
    "Högst 200\u00a0namn åt gången.",
  ],
  ["nothing to be called", { name: " " }, "Skriv vad du kallas."],
  ["a long name to be called", { name: "a".repeat(41) }, "Skriv ett namn på högst 40\u00a0tecken."],
  [
    "11 siblings",
    { shared: { surname: "", siblings: Array.from({ length: 11 }, () => "Alva") } },
    "Högst 10\u00a0syskon.",
  ],
  ["a short secret", { secret: "abc" }, UNREADABLE],
  ["an invitation that could be guessed", { invitation: "0000" }, UNREADABLE],
  ["an unknown sex", { sex: "x" }, UNREADABLE],
  ["an unknown action", { action: "delete" }, UNREADABLE],
] as const) {
  Deno.test(`${what} is refused`, async () => {
    const sent = creation(change);
    await assertError(await send(sent), 400, message);
    assert.equal(await stateOf(sent.secret), null);
  });
}

Deno.test("what is missing or has another type is refused in Swedish", async () => {
  const shared = { surname: "Lind", siblings: ["Alva"] };
  const actions: readonly Readonly<Record<string, unknown>>[] = [
    creation({ shared }),
    { action: "join", kind: "family", secret: newSecret(), invitation: newSecret(), name: "Bo" },
    { action: "add", secret: newSecret(), names: ["Vera"] },
    { action: "extend", secret: newSecret(), count: 3 },
    { action: "share", secret: newSecret(), shared },
  ];
  const wrong = [undefined, 0.5, [[5]], { shared: {} }];
  for (const action of actions) {
    for (const [field, wrongly] of Object.keys(action).flatMap((it) =>
      wrong.map((value) => [it, value] as const),
    )) {
      // Surname and siblings are not shared.
      if (field === "shared" && wrongly === undefined && action.action === "create") continue;
      await assertError(await send({ ...action, [field]: wrongly }), 400, UNREADABLE);
    }
  }
  for (const body of ["", "{", "null", "[]", '"create"', '{"action":null}']) {
    await assertError(await send(body), 400, UNREADABLE);
  }
  const { surname: _surname, ...withoutSurname } = shared;
  await assertError(await send(creation({ shared: withoutSurname })), 400, UNREADABLE);
});

Deno.test("whatever is sent is answered in Swedish, and both can read the room", async () => {
  const room = await newRoom();
  const bo = newSecret();
  const { invitation } = room;
  const joining = { action: "join", kind: "decider", secret: bo, invitation, name: "Bo" };
  await assertStatus(await send(joining), 200);
  const mostly = (likely: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 4, arbitrary: likely }, { weight: 1, arbitrary: fc.jsonValue() });
  const name = mostly(fc.oneof(fc.constantFrom("Vera", "Stina", "Åsa"), fc.string()));
  const secret = mostly(
    fc.oneof(fc.constantFrom(room.secret, bo, invitation), fc.constant(newSecret())),
  );
  const names = mostly(fc.array(name, { maxLength: 3 }));
  const body = fc.record(
    {
      action: mostly(fc.constantFrom("create", "join", "add", "extend", "share")),
      secret,
      invitation: secret,
      kind: mostly(fc.constantFrom("decider", "family", "member")),
      name,
      sex: mostly(fc.constantFrom("girls", "boys", "both", "companies")),
      names,
      count: mostly(fc.integer()),
      shared: mostly(fc.option(fc.record({ surname: name, siblings: names }))),
    },
    { requiredKeys: ["action"] },
  );
  const sender = newSender();
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), async (sent) => {
      const response = await send(JSON.stringify(sent), { sender });
      const { error } = await response.json();
      if (response.status === 200) return;
      assert.ok([400, 404, 409, 410, 422, 429].includes(response.status), `${response.status}`);
      assert.doesNotMatch(error, /Invalid|Expected|received|bad_|room_/);
    }),
    { numRuns: 200 },
  );
  for (const member of [room.secret, bo]) {
    assert.ok((await namesOf(member)).includes("Astrid"));
  }
});

Deno.test("an invitation is for what the page says that it is", async () => {
  const { invitation } = await newRoom();
  const joining = { action: "join", secret: newSecret(), invitation, name: "Bo" };
  await assertError(
    await send({ ...joining, kind: "family" }),
    410,
    "Inbjudan är redan använd, eller stängd.",
    "invitation_closed",
  );
  await assertError(await send({ ...joining, kind: "member" }), 400, UNREADABLE);
  await assertResponse(await send({ ...joining, kind: "decider" }), 200, { role: "decider" });
});

Deno.test("an invitation that is another link is refused, and nothing is created", async () => {
  const { invitation } = await newRoom();
  const sent = creation({ invitation });
  await assertError(
    await send(sent),
    409,
    "Länken går inte att använda. Ladda om sidan och försök igen.",
    "bad_secret",
  );
  assert.equal(await stateOf(sent.secret), null);
});

Deno.test("someone whose account has its rooms joins without it", async () => {
  const user = await newUser();
  await assertStatus(await send(creation(), { user }), 200);
  const { invitation } = await newRoom();
  const secret = newSecret();
  const joining = { action: "join", kind: "decider", secret, invitation, name: "Bo" };
  await assertResponse(await send(joining, { user }), 200, { role: "decider" });
  assert.equal((await stateOf(secret)).isBound, false);
});

Deno.test("names are cleaned, and those that differ only in case are one", async () => {
  const room = creation({ names: ["  Åsa\u202e ", "åsa", "A\u030asa", "Ebba"], name: "Anna\n" });
  await assertResponse(await send(room), 200, {});
  assert.deepEqual(await namesOf(room.secret), ["Ebba", "Åsa"]);
  assert.equal((await stateOf(room.secret)).me.name, "Anna");
});

for (const [reason, status, message, body] of [
  [
    "room_not_found",
    404,
    "Rummet finns inte längre.",
    () => ({ action: "share", secret: newSecret(), shared: null }),
  ],
  [
    "room_not_found",
    404,
    "Rummet finns inte längre.",
    () => ({ action: "add", secret: newSecret(), names: ["Vera"] }),
  ],
  [
    "room_not_found",
    404,
    "Rummet finns inte längre.",
    () => ({ action: "extend", secret: newSecret(), count: 3 }),
  ],
  [
    "invitation_closed",
    410,
    "Inbjudan är redan använd, eller stängd.",
    () => ({
      action: "join",
      kind: "decider",
      secret: newSecret(),
      invitation: newSecret(),
      name: "Bo",
    }),
  ],
] as const) {
  Deno.test(`${body().action} answers ${reason} to an unknown secret`, async () => {
    await assertError(await send(body()), status, message, reason);
  });
}

Deno.test("eleven rooms an hour from one address are too many, and another one is free", async () => {
  const sender = newSender();
  for (let rooms = 0; rooms < 10; rooms++)
    await assertStatus(await send(creation(), { sender }), 200);
  const refused = await send(creation(), { sender });
  assert.ok(Number(refused.headers.get("retry-after")) > 3500);
  await assertError(refused, 429, THROTTLED);
  await assertStatus(await send(creation()), 200);
});

Deno.test("eleven rooms an hour of one account are too many, from whatever address", async () => {
  const user = await newUser({ subscribed: true });
  for (let rooms = 0; rooms < 10; rooms++)
    await assertStatus(await send(creation(), { user }), 200);
  await assertError(await send(creation(), { user }), 429, THROTTLED);
});

Deno.test("only the site's own pages get to read an answer", async () => {
  for (const origin of [siteUrl, "https://evil.example"]) {
    const response = await handle(
      new Request("http://127.0.0.1/functions/v1/rooms", {
        method: "OPTIONS",
        headers: { origin },
      }),
    );
    const allowed = response.headers.get("access-control-allow-origin");
    assert.equal(allowed, origin === siteUrl ? siteUrl : null);
  }
});
