/**
 * The names API, called in ways that are made from its own document, which every answer must keep to.
 * Each run tries others; FUZZ_SEED, which a run prints, repeats it.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import fc from "npm:fast-check@4.10.2";
import { API_LIMITS } from "../../src/config/limits.ts";
import { handle } from "../../supabase/functions/names/handler.ts";
import { openApiDocument } from "../../supabase/functions/names/openapi.ts";
import { createApiKey, newUser, revokeApiKey, updateSubscription } from "./backend.ts";
import { type Call, type Credential, callOf, type KeyState } from "./fuzz/calls.ts";
import { CALLS_MADE } from "./fuzz/calls-made.ts";
import { type Answer, isValid, type Operation, operationsOf } from "./fuzz/document.ts";

/** While one waits for the database, others are worked on. */
const AT_ONCE = 10;

/** Bytes of the longest answer to a call that is wrong. */
const LONGEST_PROBLEM = 10_000;

/** Bytes of the longest other answer: fifty names with 25 years of newborns each. */
const LONGEST_ANSWER = 300_000;

const SUBSCRIBED = { subscribed: true };

/** A key of each state; the valid one is replaced before it reaches its limit. */
class Keys {
  private uses = 0;
  private valid = Promise.resolve("");

  private constructor(
    private readonly others: Readonly<Record<Exclude<KeyState, "valid">, string>>,
  ) {}

  static async create(): Promise<Keys> {
    const [owner, former] = [await newUser(SUBSCRIBED), await newUser(SUBSCRIBED)];
    const revoked = await createApiKey(owner);
    await revokeApiKey(owner, revoked.id);
    const { key } = await createApiKey(former);
    await updateSubscription(former, { subscribed: false });
    return new Keys({ unknown: unknownKey(), revoked: revoked.key, "without a plan": key });
  }

  async of(state: KeyState): Promise<string> {
    if (state !== "valid") return this.others[state];
    if (this.uses % API_LIMITS.callsPerMinute === 0) this.valid = newKey();
    this.uses += 1;
    return await this.valid;
  }
}

async function newKey(): Promise<string> {
  return (await createApiKey(await newUser(SUBSCRIBED))).key;
}

function unknownKey(): string {
  const start = `nf_${crypto.randomUUID().replaceAll("-", "")}`;
  return start + createHash("sha256").update(start).digest("hex").slice(0, 8);
}

let networks = 0;

/** A sender that no other call comes from, in the forms that a proxy may pass on. */
function newNetwork(): string {
  networks += 1;
  const [high, low] = [networks >> 8, networks & 255];
  const hexadecimal = networks.toString(16);
  const forms = [
    `10.1.${high}.${low}`,
    `2001:db8:0:${hexadecimal}::1`,
    `spoofed, 10.2.${high}.${low}`,
    `[::${hexadecimal}%x`,
  ];
  return forms[networks % forms.length] ?? "";
}

async function send(call: Call, keys: Keys): Promise<Response> {
  const { method, path, query, credential, ifNoneMatch } = call;
  const headers = new Headers({ "cf-connecting-ip": newNetwork() });
  const authorization =
    "key" in credential ? credential.scheme + (await keys.of(credential.key)) : credential.header;
  if (authorization !== null) headers.set("authorization", authorization);
  if (ifNoneMatch !== null) headers.set("if-none-match", ifNoneMatch);
  return handle(new Request(addressOf(path, query), { method, headers }));
}

function addressOf(path: string, query: string): string {
  return `http://127.0.0.1/functions/v1${path}${query === "" ? "" : `?${query}`}`;
}

/** How the document says that a call is answered; several statuses if it does not say which. */
function expectedStatuses(call: Call, operation: Operation | undefined): readonly number[] {
  const { method, path, query, credential, ifNoneMatch } = call;
  const { searchParams } = new URL(addressOf(path, query));
  if (method === "OPTIONS") return [204];
  if (!operation) return [404];
  if (method !== "GET" && method !== "HEAD") return [405];
  if (/nf_[0-9a-f]{40}/.test([...searchParams].flat().join(" "))) return [400];
  const isKnown = ifNoneMatch?.includes("*") && operation.answers.has(304);
  const success = isKnown ? 304 : 200;
  // An unknown parameter may be refused for its name before the key is, or may mean nothing.
  const isWrong = !isValid(operation, searchParams);
  if (!operation.needsKey) return isWrong ? [success, 400] : [success];
  const refusal = refusalOf(credential);
  if (isWrong) return refusal === null ? [400] : [refusal, 400];
  return [refusal ?? success];
}

function refusalOf(credential: Credential): number | null {
  if (!("key" in credential) || !/^bearer +$/i.test(credential.scheme)) return 401;
  if (credential.key === "without a plan") return 403;
  return credential.key === "valid" ? null : 401;
}

/** Every text in a value of JSON, with the names of members. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...textsOf(member)]);
}

/** Makes the call and asserts what holds for every answer; returns its status. */
async function check(call: Call, operations: readonly Operation[], keys: Keys): Promise<number> {
  const operation = operations.find(({ path }) => path === call.path.replace(/\/$/, ""));
  const response = await send(call, keys);
  const { status, headers } = response;
  const bytes = await response.bytes();
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  const expected = expectedStatuses(call, operation);
  assert.ok(expected.includes(status), `${status} instead of ${expected}: ${text}`);

  assert.equal(headers.get("access-control-allow-origin"), "*");
  assert.equal(headers.get("access-control-allow-credentials"), null);
  assert.equal(headers.get("x-content-type-options"), "nosniff");
  assert.doesNotMatch(text + JSON.stringify([...headers]), /nf_[0-9a-f]{40}/);
  if (status === 204) {
    assert.equal(text, "");
    return status;
  }

  const isProblem = status >= 400;
  const isOpen = !isProblem && operation?.needsKey === false;
  assert.match(headers.get("cache-control") ?? "", isOpen ? /^public/ : /^(?:no-store|private)/);
  const answer = described(status, operation, operations);
  if (!isProblem) for (const name of answer.headers) assert.ok(headers.has(name), name);
  if (status === 304 || call.method === "HEAD") {
    assert.equal(text, "");
    return status;
  }

  assert.ok(bytes.length <= (isProblem ? LONGEST_PROBLEM : LONGEST_ANSWER), `${bytes.length} B`);
  assert.equal(headers.get("content-type"), `${answer.type}; charset=utf-8`);
  const body: unknown = JSON.parse(text);
  for (const one of textsOf(body)) assert.ok(one.isWellFormed(), JSON.stringify(one));
  assert.deepEqual(answer.faultsOf(body), [], text);
  return status;
}

/** What the document says of an answer. In words only, that 404 and 405 are problems like the others. */
function described(
  status: number,
  operation: Operation | undefined,
  operations: readonly Operation[],
): Answer {
  const isOfAll = status === 404 || status === 405;
  const answer = isOfAll ? operations[0]?.answers.get(400) : operation?.answers.get(status);
  assert.ok(answer, `The status ${status} is not described`);
  return answer;
}

Deno.test("the API answers any call as its document says", async () => {
  const seed = Number(Deno.env.get("FUZZ_SEED") ?? Date.now() % 2 ** 31);
  console.log(`FUZZ_SEED=${seed}`);
  const operations = operationsOf(JSON.parse(JSON.stringify(await openApiDocument())));
  const keys = await Keys.create();
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(callOf(operations), { minLength: AT_ONCE, maxLength: AT_ONCE }),
      async (calls) => {
        for (const status of await Promise.all(calls.map((one) => check(one, operations, keys)))) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      },
    ),
    { numRuns: CALLS_MADE / AT_ONCE, seed },
  );
  console.log(statuses);
  // No call is made too often, and nothing fails that is not ours.
  const expected = operations.flatMap(({ answers }) => [...answers.keys()]);
  const untried = [...expected, 204, 404, 405].filter((status) => !statuses.has(status));
  assert.deepEqual(new Set(untried), new Set([429, 500]));
  assert.ok((statuses.get(200) ?? 0) > CALLS_MADE / 4);
});
