/** The API of names, called with keys as programs call it. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import * as v from "npm:valibot@1.5.0";
import { API_LIMITS } from "../../src/config/limits.ts";
import { generators } from "../../src/generators/registry.ts";
import { loadGenerator } from "../../supabase/functions/names/generators.ts";
import { handle } from "../../supabase/functions/names/handler.ts";
import { yearsOf } from "../words/latest-lists.ts";
import {
  createApiKey,
  deleteUser,
  newUser,
  revokeApiKey,
  siteUrl,
  switchFeature,
  type User,
  updateSubscription,
  withFakeBackend,
  withSettings,
} from "./backend.ts";

const PREMIUM = { subscribed: true };

let networks = 0;

/** An address that no other call comes from. */
function newNetwork(): string {
  networks += 1;
  return `10.0.${networks >> 8}.${networks & 255}`;
}

function get(path: string, key: string | null, headers: Record<string, string> = {}) {
  return handle(
    new Request(`http://127.0.0.1/functions/v1/names${path}`, {
      headers: {
        "cf-connecting-ip": newNetwork(),
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...headers,
      },
    }),
  );
}

const PROBLEM = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  errors: v.optional(
    v.array(
      v.strictObject({
        parameter: v.string(),
        detail: v.string(),
        allowed: v.optional(v.array(v.string())),
      }),
    ),
  ),
});

/** Asserts that the answer is a problem of the kind, and returns it. */
async function problem(response: Response, status: number, kind: string) {
  const body = v.parse(PROBLEM, await response.json());
  assert.equal(response.status, status, body.detail);
  assert.equal(response.headers.get("content-type"), "application/problem+json; charset=utf-8");
  assert.equal(response.headers.get("access-control-allow-origin"), "*");
  assert.equal(body.status, status);
  assert.equal(body.type, `${siteUrl}/api#${kind}`);
  return body;
}

const ANSWER = v.object({
  generator: v.string(),
  filter: v.record(v.string(), v.string()),
  matchande: v.nullable(v.number()),
  namn: v.array(v.object({ namn: v.string(), fakta: v.record(v.string(), v.unknown()) })),
  kallor: v.array(v.object({ uppgift: v.string(), kalla: v.string() })),
});

async function names(path: string, key: string) {
  const response = await get(path, key);
  const body: unknown = await response.json();
  assert.equal(response.status, 200, JSON.stringify(body));
  return v.parse(ANSWER, body);
}

async function subscriber(): Promise<{ user: User; id: string; key: string }> {
  const user = await newUser(PREMIUM);
  return { user, ...(await createApiKey(user)) };
}

const MEAN_AGE = v.object({ kvinnor: v.nullable(v.number()), man: v.nullable(v.number()) });

async function lookUpMeanAge(name: string, key: string) {
  const response = await get(`/lookup?namn=${encodeURIComponent(name)}`, key);
  const answer = v.parse(
    v.object({ fakta: v.object({ medelalder: MEAN_AGE }) }),
    await response.json(),
  );
  return answer.fakta;
}

/** A key of the right form. */
function withChecksum(random: string): string {
  return random + createHash("sha256").update(random).digest("hex").slice(0, 8);
}

Deno.test("names answers names that match the filters, with facts and their sources", async () => {
  const { key } = await subscriber();
  const dogs = await loadGenerator("hundnamn");
  const { generator, filter, namn, matchande, kallor } = await names(
    "?generator=hundnamn&kon=tik&antal=50",
    key,
  );
  assert.equal(generator, "hundnamn");
  assert.equal(filter.kon, "tik");
  assert.equal(filter.rasgrupp, "alla");
  assert.equal(namn.length, 50);
  const bitches = dogs?.definition.candidates(filter, Math.random).map(({ name }) => name) ?? [];
  for (const { namn: name } of namn) assert.ok(bitches.includes(name), name);
  assert.equal(matchande, new Set(bitches).size);
  // Few of the names are in the register.
  const registered = namn.filter(({ fakta }) => fakta.husdjur);
  assert.deepEqual(
    kallor.map(({ uppgift }) => uppgift),
    registered.length > 0 ? ["husdjur"] : [],
  );
  const surnames = await names("?generator=efternamn", key);
  for (const { fakta } of surnames.namn) assert.ok(Number(fakta.efternamnsbarare) >= 100);
  assert.deepEqual(
    surnames.kallor.map(({ uppgift }) => uppgift),
    ["efternamnsbarare"],
  );
});

Deno.test("names answers the mean age of given names, and its source", async () => {
  const { key } = await subscriber();
  const { namn, kallor } = await names("?generator=fornamn&generation=aldre&antal=50", key);
  for (const { namn: name, fakta } of namn) {
    const { medelalder } = v.parse(v.object({ medelalder: MEAN_AGE }), fakta);
    assert.ok(Math.max(medelalder.kvinnor ?? 0, medelalder.man ?? 0) > 60, name);
    assert.deepEqual(medelalder, (await lookUpMeanAge(name, key)).medelalder, name);
  }
  assert.ok(kallor.some(({ uppgift }) => uppgift === "medelalder"));
});

Deno.test("names answers every generator, with as many names as are asked for", async () => {
  const { key } = await subscriber();
  for (const { id, facts } of generators) {
    const { namn } = await names(`?generator=${id}&antal=${API_LIMITS.names}`, key);
    assert.equal(namn.length, API_LIMITS.names, id);
    assert.equal(new Set(namn.map((one) => one.namn)).size, namn.length, id);
    if (facts?.coverage === "every name") {
      for (const { namn: name, fakta } of namn) assert.notDeepEqual(fakta, {}, `${id}: ${name}`);
    }
  }
});

Deno.test("names answers 12 names unless asked for another number", async () => {
  const { key } = await subscriber();
  assert.equal((await names("?generator=fornamn", key)).namn.length, 12);
  assert.equal((await names("?generator=fornamn&antal=1", key)).namn.length, 1);
});

Deno.test("names answers the filters of the page and those under Fler filter", async () => {
  const { key } = await subscriber();
  const { namn } = await names(
    "?generator=fornamn&kon=flickor&slutar=rid&stavelser=2&antal=50",
    key,
  );
  assert.ok(namn.length > 0);
  for (const { namn: name } of namn) assert.match(name, /rid$/);
  const { namn: none, matchande } = await names("?generator=fornamn&innehaller=qqqq", key);
  assert.deepEqual(none, []);
  assert.equal(matchande, 0);
});

Deno.test("names answers second names for the names that are sent, with those who carry them", async () => {
  const { key } = await subscriber();
  const { filter, namn, kallor } = await names(
    "?generator=andranamn&fornamn=astrid&efternamn=von%20Essen&kon=flickor&antal=50",
    key,
  );
  assert.equal(filter.fornamn, "Astrid");
  assert.equal(filter.efternamn, "von Essen");
  assert.equal(namn.length, 50);
  for (const { namn: name, fakta } of namn) assert.ok("bland_fornamnen" in fakta, name);
  assert.ok(kallor.some(({ uppgift }) => uppgift === "bland_fornamnen"));
  const refused = await get("?generator=andranamn&fornamn=R2-D2", key);
  const { errors } = await problem(refused, 400, "felaktig-parameter");
  assert.deepEqual(
    errors?.map(({ parameter }) => parameter),
    ["fornamn"],
  );
});

Deno.test("names answers the figures of other countries, each with its source", async () => {
  const { key } = await subscriber();
  const { namn, kallor } = await names("?generator=fornamn&land=norge&antal=50", key);
  for (const { namn: name, fakta } of namn) {
    const { andra_lander } = v.parse(
      v.object({ andra_lander: v.array(v.object({ land: v.string() })) }),
      fakta,
    );
    assert.ok(
      andra_lander.some(({ land }) => land === "Norge"),
      name,
    );
  }
  assert.ok(kallor.some(({ uppgift, kalla }) => uppgift === "andra_lander" && /SSB/.test(kalla)));
});

Deno.test("names answers newly formed surnames, which nobody is counted for", async () => {
  const { key } = await subscriber();
  const { namn, matchande } = await names("?generator=efternamn&ursprung=nybildade", key);
  assert.equal(namn.length, 12);
  assert.ok(Number(matchande) > 12);
  for (const { fakta } of namn) assert.deepEqual(fakta, {});
});

Deno.test("names ends for a composed generator whose filters no name passes", async () => {
  const { key } = await subscriber();
  const { namn } = await names("?generator=fantasy-namn&innehaller=qqqq&antal=50", key);
  assert.deepEqual(namn, []);
});

for (const [query, parameter, allowed] of [
  ["", "generator", generators.map(({ id }) => id)],
  ["?generator=bilnamn", "generator", generators.map(({ id }) => id)],
  ["?generator=__proto__", "generator", generators.map(({ id }) => id)],
  ["?generator=hundnamn&kon=flickor", "kon", ["alla", "hane", "tik"]],
  ["?generator=hundnamn&kon=", "kon", ["alla", "hane", "tik"]],
  ["?generator=hundnamn&kon=tik&kon=hane", "kon", undefined],
  ["?generator=hundnamn&antal=0", "antal", ["1–50"]],
  ["?generator=hundnamn&antal=51", "antal", ["1–50"]],
  ["?generator=hundnamn&antal=1e1", "antal", ["1–50"]],
  ["?generator=hundnamn&antal=07", "antal", ["1–50"]],
  ["?generator=hundnamn&antal=-1", "antal", ["1–50"]],
  ["?generator=fornamn&innehaller=a%26b", "innehaller", undefined],
  [`?generator=fornamn&innehaller=${"a".repeat(21)}`, "innehaller", undefined],
  ["/lookup", "namn", undefined],
  ["/lookup?namn=%20", "namn", undefined],
  [`/lookup?namn=${"a".repeat(61)}`, "namn", undefined],
  ["/lookup?namn=12", "namn", undefined],
] as const) {
  Deno.test(`the call "${query.slice(0, 60)}" answers that ${parameter} is wrong`, async () => {
    const { key } = await subscriber();
    const { errors = [] } = await problem(await get(query, key), 400, "felaktig-parameter");
    assert.deepEqual(
      errors.map((error) => error.parameter),
      [parameter],
    );
    assert.deepEqual(errors[0]?.allowed, allowed);
  });
}

Deno.test("the answer to several wrong parameters names all of them", async () => {
  const { key } = await subscriber();
  const response = await get("?generator=hundnamn&antal=99&kon=x&bransch=tech", key);
  const { errors = [] } = await problem(response, 400, "felaktig-parameter");
  assert.deepEqual(errors.map(({ parameter }) => parameter).sort(), ["antal", "bransch", "kon"]);
  const unknown = errors.find(({ parameter }) => parameter === "bransch");
  assert.ok(unknown?.allowed?.includes("storlek"));
});

Deno.test("the answer to thousands of parameters is short", async () => {
  const { key } = await subscriber();
  const many = Array.from({ length: 1800 }, (_one, index) => `${"x".repeat(50)}${index}=1`);
  const response = await get(`?generator=hundnamn&${many.join("&")}`, key);
  const { errors = [] } = await problem(response.clone(), 400, "felaktig-parameter");
  assert.deepEqual(
    errors.map(({ parameter }) => parameter),
    Array.from({ length: 6 }, () => "x".repeat(40)),
  );
  assert.equal(errors.at(-1)?.detail, "1795 parametrar till finns inte.");
  assert.ok((await response.text()).length < 5000);
});

Deno.test("lengths are counted in characters, as the document says", async () => {
  const { key } = await subscriber();
  const answer = await get(`/lookup?namn=${encodeURIComponent("𝒶".repeat(60))}`, key);
  assert.equal(answer.status, 200, await answer.text());
  const tooLong = await get(`/lookup?namn=Astrid${"%20".repeat(55)}`, key);
  await problem(tooLong, 400, "felaktig-parameter");
  const decomposed = await get(
    `?generator=fornamn&innehaller=${encodeURIComponent("a\u030a")}`,
    key,
  );
  assert.equal(decomposed.status, 200, await decomposed.text());
  // A mark that no letter is composed with.
  const marked = await get(`?generator=fornamn&innehaller=${encodeURIComponent("q\u030a")}`, key);
  assert.equal(marked.status, 200, await marked.text());
});

Deno.test("lookup answers what the sources say of a name, in any case", async () => {
  const { key } = await subscriber();
  const response = await get("/lookup?namn=astrid", key);
  assert.equal(response.status, 200);
  const { namn, finns, fakta, kallor } = v.parse(
    v.object({
      namn: v.string(),
      finns: v.boolean(),
      fakta: v.object({
        barare: v.object({ kvinnor: v.number(), man: v.nullable(v.number()) }),
        namnsdag: v.object({ manad: v.number(), dag: v.number(), stavning: v.string() }),
        nyfodda: v.array(
          v.object({
            kon: v.string(),
            ar: v.number(),
            antal: v.number(),
            rang: v.nullable(v.number()),
          }),
        ),
        andra_lander: v.array(v.record(v.string(), v.unknown())),
        medelalder: v.object({ kvinnor: v.number(), man: v.nullable(v.number()) }),
        nyfodda_skatteverket: v.array(
          v.object({ ar: v.number(), antal: v.number(), rang: v.nullable(v.number()) }),
        ),
        ursprung: v.object({
          klasser: v.array(v.string()),
          harledning: v.string(),
          text: v.string(),
          verk: v.array(v.object({ titel: v.string(), adress: v.nullable(v.string()) })),
        }),
      }),
      kallor: v.array(
        v.object({ uppgift: v.string(), land: v.optional(v.string()), licens: v.string() }),
      ),
    }),
    await response.json(),
  );
  assert.equal(namn, "Astrid");
  assert.ok(finns);
  assert.ok(fakta.barare.kvinnor > 10_000);
  // Read off the raw files by hand.
  assert.deepEqual(fakta.medelalder, { kvinnor: 36.9, man: 21.3 });
  assert.deepEqual(
    fakta.nyfodda_skatteverket.map(({ ar, antal, rang }) => [ar, antal, rang]),
    yearsOf("Astrid", "girls")
      .map(({ year, children, rank }) => [year, children, rank])
      .reverse(),
  );
  assert.deepEqual(fakta.namnsdag, { manad: 11, dag: 27, stavning: "Astrid" });
  const { klasser, harledning, text, verk } = fakta.ursprung;
  assert.deepEqual([klasser, harledning], [["nordiskt"], "säker"]);
  assert.match(text, /fornnordiska \*Ástríðr\*/);
  assert.ok(verk.some(({ titel, adress }) => /Hellquist/.test(titel) && adress === null));
  const girls = fakta.nyfodda.filter(({ kon }) => kon === "flickor");
  assert.deepEqual(
    girls.map(({ ar }) => ar),
    Array.from({ length: 25 }, (_, i) => 1998 + i),
  );
  assert.ok(girls.every(({ antal, rang }) => antal >= 10 && rang !== null));
  assert.deepEqual(
    [...new Set(kallor.map(({ uppgift }) => uppgift))].sort(),
    Object.keys(fakta).sort(),
  );
  // As /kallor and the page of the name have them: each country with its own source.
  assert.deepEqual(fakta.andra_lander[0], {
    land: "Norge",
    raknar: "barare",
    kon: "kvinnor",
    stavning: "Astrid",
    antal: 15_815,
    plats: null,
    per_100000: 281.04,
  });
  assert.deepEqual(
    fakta.andra_lander.find(({ land }) => land === "USA"),
    {
      land: "USA",
      raknar: "fodda",
      kon: "kvinnor",
      stavning: "Astrid",
      antal: 818,
      plats: 383,
      per_100000: 22.54,
    },
  );
  assert.deepEqual(
    kallor.flatMap(({ land }) => land ?? []).sort(),
    [...new Set(fakta.andra_lander.map(({ land }) => land))].sort(),
  );
});

Deno.test("lookup answers rare names of all kinds, and a name that no source has", async () => {
  const { key } = await subscriber();
  const lookUp = async (name: string) => {
    const response = await get(`/lookup?namn=${encodeURIComponent(name)}`, key);
    return v.parse(
      v.object({ namn: v.string(), finns: v.boolean(), fakta: v.record(v.string(), v.unknown()) }),
      await response.json(),
    );
  };
  const surname = await lookUp("bergström");
  assert.equal(surname.namn, "Bergström");
  assert.ok(Number(surname.fakta.efternamnsbarare) > 10_000);
  const rare = await lookUp("Aaberg");
  assert.deepEqual(rare.fakta, { efternamnsbarare: 24 });
  const bjorn = JSON.stringify((await lookUp("Björn")).fakta.andra_lander);
  assert.match(bjorn, /"stavning":"Bjørn","antal":33777/);
  for (const form of ["A\u030asa", "Åsa.", "Ås\u200ba", "\u00a0Åsa)", "Åｓａ", "1. åsa (12)"]) {
    assert.equal((await lookUp(form)).namn, "Åsa", form);
  }
  assert.equal((await lookUp("d’angelo")).namn, "D'Angelo");
  assert.equal((await lookUp("von essen")).namn, "von Essen");
  assert.deepEqual(await lookUp("Xyzzyx"), { namn: "Xyzzyx", finns: false, fakta: {} });
});

Deno.test("an answer of lookup is not sent again to someone who has it", async () => {
  const { key } = await subscriber();
  const first = await get("/lookup?namn=Astrid", key);
  await first.body?.cancel();
  const tag = first.headers.get("etag") ?? "";
  assert.match(tag, /^"[0-9a-f]+"$/);
  for (const known of [tag, `W/${tag}`, `"annan", ${tag}`, "*"]) {
    const again = await get("/lookup?namn=Astrid", key, { "if-none-match": known });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), "");
    assert.equal(again.headers.get("etag"), tag);
  }
  const other = await get("/lookup?namn=Asta", key, { "if-none-match": tag });
  assert.equal(other.status, 200);
  await other.body?.cancel();
  const drawn = await get("?generator=fornamn", key);
  assert.equal(drawn.headers.get("etag"), null);
  assert.equal(drawn.headers.get("cache-control"), "no-store");
  await drawn.body?.cancel();
});

for (const [what, headers, kind] of [
  ["no key", {}, "nyckel-saknas"],
  ["an invented key", { authorization: `Bearer nf_${"0".repeat(40)}` }, "nyckel-okand"],
  ["something else than a key", { authorization: "Bearer abc" }, "nyckel-okand"],
  ["another scheme", { authorization: `Basic nf_${"0".repeat(40)}` }, "nyckel-okand"],
  ["an empty token", { authorization: "Bearer " }, "nyckel-okand"],
] as const) {
  Deno.test(`a call with ${what} is answered 401`, async () => {
    for (const path of ["?generator=fornamn", "/lookup?namn=Astrid"]) {
      const response = await get(path, null, headers);
      assert.match(response.headers.get("www-authenticate") ?? "", /^Bearer realm="Namnfynd"/);
      await problem(response, 401, kind);
    }
  });
}

Deno.test("the session of a subscriber is no key", async () => {
  const { user } = await subscriber();
  await problem(await get("?generator=fornamn", user.token), 401, "nyckel-okand");
});

Deno.test("a key in the address is refused without being repeated, even with another in the header", async () => {
  const { key } = await subscriber();
  for (const query of [
    `apikey=${key}`,
    `ACCESS_TOKEN=x`,
    `kon=${key}`,
    `nyckel=${key}`,
    key,
    `${key}=1`,
  ]) {
    const response = await get(`?generator=fornamn&${query}`, key);
    assert.equal(response.headers.get("ratelimit"), null);
    const body = await problem(response, 400, "nyckel-i-adressen");
    assert.ok(!JSON.stringify(body).includes(key));
  }
});

Deno.test("what has no checksum is never looked up, and a network that guesses must wait", async () => {
  const from = { "cf-connecting-ip": newNetwork() };
  const { key } = await subscriber();
  const unknown = withChecksum(`nf_${"0".repeat(32)}`);
  await withFakeBackend(
    () => Response.json({ message: "asked" }, { status: 500 }),
    async () => {
      const mistyped = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
      await problem(await get("?generator=fornamn", mistyped), 401, "nyckel-okand");
    },
  );
  for (let sent = 0; sent < API_LIMITS.unknownKeysPerMinute; sent++) {
    await problem(await get("?generator=fornamn", unknown, from), 401, "nyckel-okand");
  }
  const refused = await get("?generator=fornamn", unknown, from);
  const wait = Number(refused.headers.get("retry-after"));
  assert.ok(wait >= 1 && wait <= 60, String(wait));
  await problem(refused, 429, "for-manga-anrop");
  await names("?generator=fornamn", key);
});

Deno.test("a key is refused once it is revoked, or its account is deleted", async () => {
  const { user, id, key } = await subscriber();
  const other = await createApiKey(user);
  await names("?generator=fornamn", key);
  await revokeApiKey(user, id);
  await problem(await get("?generator=fornamn", key), 401, "nyckel-okand");
  await names("?generator=fornamn", other.key);
  await deleteUser(user);
  await problem(await get("?generator=fornamn", other.key), 401, "nyckel-okand");
});

Deno.test("a key is answered 403 once the plan has ended, and while the feature is switched off", async () => {
  const { user, key } = await subscriber();
  await switchFeature("api_access", { plus_plan: false });
  try {
    await problem(await get("?generator=fornamn", key), 403, "planen-saknar-api");
  } finally {
    await switchFeature("api_access", { plus_plan: true });
  }
  await names("?generator=fornamn", key);
  await updateSubscription(user, { subscribed: false });
  await problem(await get("?generator=fornamn", key), 403, "planen-saknar-api");
});

Deno.test("200 calls at once are answered as often as the limit says, and the others are asked to wait", async () => {
  const { key } = await subscriber();
  const first = await get("?generator=fornamn", key);
  await first.body?.cancel();
  assert.equal(first.headers.get("ratelimit-policy"), '"minut";q=60;w=60, "dygn";q=1000;w=86400');
  assert.match(
    first.headers.get("ratelimit") ?? "",
    /^"minut";r=59;t=(60|59), "dygn";r=999;t=\d{1,5}$/,
  );
  const responses = await Promise.all(
    Array.from({ length: 200 }, () => get("/lookup?namn=Astrid", key)),
  );
  const refused = responses.filter(({ status }) => status === 429);
  assert.equal(responses.filter(({ status }) => status === 200).length, 59);
  assert.equal(refused.length, 141);
  for (const response of responses) if (response.ok) await response.body?.cancel();
  for (const response of refused) {
    const wait = Number(response.headers.get("retry-after"));
    assert.ok(wait >= 1 && wait <= 60);
    assert.match(response.headers.get("ratelimit") ?? "", /^"minut";r=0;t=\d+, "dygn";r=940;/);
    await problem(response, 429, "for-manga-anrop");
  }
});

Deno.test("a preflight is answered for any origin, without a key", async () => {
  const response = await handle(
    new Request("http://127.0.0.1/functions/v1/names?generator=hundnamn", {
      method: "OPTIONS",
      headers: {
        origin: "https://annan.example",
        "access-control-request-method": "GET",
        "access-control-request-headers": "authorization",
      },
    }),
  );
  assert.equal(response.status, 204);
  assert.equal(response.headers.get("access-control-allow-origin"), "*");
  assert.match(response.headers.get("access-control-allow-methods") ?? "", /\bGET\b/);
  assert.match(response.headers.get("access-control-allow-headers") ?? "", /\bauthorization\b/);
  assert.equal(response.headers.get("access-control-allow-credentials"), null);
});

Deno.test("other methods and addresses are refused as problems", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = await handle(
      new Request("http://127.0.0.1/functions/v1/names/lookup", { method }),
    );
    assert.equal(response.headers.get("allow"), "GET, HEAD, OPTIONS");
    await problem(response, 405, "metod");
  }
  for (const path of ["/annat", "/lookup/astrid", "//lookup", "x"]) {
    await problem(await get(path, null), 404, "finns-inte");
  }
});

Deno.test("HEAD is answered like GET without a body", async () => {
  const { key } = await subscriber();
  const response = await handle(
    new Request("http://127.0.0.1/names/lookup?namn=Astrid", {
      method: "HEAD",
      headers: { authorization: `Bearer ${key}` },
    }),
  );
  assert.equal(response.status, 200);
  assert.match(response.headers.get("etag") ?? "", /^"/);
  assert.equal(await response.text(), "");
  const refused = await handle(new Request("http://127.0.0.1/names/lookup", { method: "HEAD" }));
  assert.equal(refused.status, 401);
  assert.equal(await refused.text(), "");
});

Deno.test("a failing backend is a problem without internals, and no key is logged", async () => {
  const { key } = await subscriber();
  let sent = "";
  let logged = "";
  await withFakeBackend(
    async (request) => {
      sent += `${request.url} ${JSON.stringify([...request.headers])} ${await request.text()}`;
      return Response.json({ message: "inre fel" }, { status: 500 });
    },
    async () => {
      logged = await withSettings({}, async () => {
        const body = await problem(await get("?generator=fornamn", key), 500, "tekniskt-fel");
        assert.ok(!JSON.stringify(body).includes("inre"));
      });
    },
  );
  assert.match(logged, /inre fel/);
  assert.ok(!logged.includes(key));
  assert.notEqual(sent, "");
  assert.ok(!sent.includes(key));
});
