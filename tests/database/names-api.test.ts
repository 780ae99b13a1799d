/** The API of names over HTTP: the examples of its documentation, and its OpenAPI document. */

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API_LIMITS } from "@/config/limits.ts";
import { answer } from "@/content/api/examples/answer.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { generators } from "@/generators/registry.ts";
import { loadWholeGenerator } from "@/generators/whole-generator.ts";
import { DENO_ENVIRONMENT, denoProgram } from "../../dev/deno.ts";
import { LOCAL_PUBLISHABLE_KEY } from "../../dev/local-backend.ts";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../../dev/seed-accounts.ts";
import { type ServedBackend, serveLocalBackend } from "../../dev/serve-backend.ts";
import { answerFacts } from "../../supabase/functions/names/facts.ts";

const EXAMPLES = "src/content/api/examples";

let served: ServedBackend;
let api: string;
let keys: string[];

beforeAll(async () => {
  served = await serveLocalBackend();
  api = `${served.origin}/functions/v1/names`;
  const session = await post("/auth/v1/token?grant_type=password", null, {
    email: SEED_ACCOUNTS.premium,
    password: SEED_PASSWORD,
  });
  const { access_token: token } = v.parse(v.object({ access_token: v.string() }), session);
  keys = [];
  for (let i = 0; i < API_LIMITS.keys; i += 1) {
    const created = await post("/rest/v1/rpc/create_api_key", token, { key_name: `Prov ${i}` });
    keys.push(v.parse(v.tuple([v.object({ key: v.string() })]), created)[0].key);
  }
});

afterAll(() => served.close());

async function post(path: string, token: string | null, body: object): Promise<unknown> {
  const response = await fetch(served.origin + path, {
    method: "POST",
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      "content-type": "application/json",
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** More than most filters have; those for letters have so many that a limit would be passed. */
const OPTIONS_TRIED = 7;

/** Calls made so far; each key is used for fewer than the limit of a minute. */
let calls = 0;

function nextKey(): string {
  const key = keys[Math.floor(calls / (API_LIMITS.callsPerMinute - 5)) % keys.length];
  calls += 1;
  if (key === undefined) throw new Error("There are no keys");
  return key;
}

function get(path: string, key: string | null = nextKey()): Promise<Response> {
  return fetch(api + path, { headers: key === null ? {} : { authorization: `Bearer ${key}` } });
}

interface Example {
  readonly language: string;
  readonly program: () => string;
  readonly options: readonly string[];
  readonly file: string;
}

describe("the example in", () => {
  const curl: Example = {
    language: "curl",
    program: () => "sh",
    options: ["-e"],
    file: "example.sh",
  };
  const others: readonly Example[] = [
    {
      language: "TypeScript",
      program: denoProgram,
      options: ["run", "--no-prompt", "--no-check", "--allow-env", "--allow-net"],
      file: "example.ts",
    },
    { language: "Python", program: () => "python3", options: [], file: "example.py" },
  ];

  async function run({ program, options, file }: Example, key = nextKey()): Promise<string> {
    const environment = { ...process.env, NAMNFYND_API: api, NAMNFYND_KEY: key };
    const running = promisify(execFile)(program(), [...options, join(EXAMPLES, file)], {
      env: { ...environment, ...DENO_ENVIRONMENT },
    });
    const { stdout } = await running.catch((error: Error & { stdout: string; stderr: string }) => {
      throw new Error(error.stdout + error.stderr);
    });
    return stdout;
  }

  const ASA = v.object({ namn: v.literal("Åsa"), finns: v.literal(true) });

  test("curl prints dogs' names and the facts of Åsa as JSON", async () => {
    const stdout = await run(curl);
    const [dogs, asa] = stdout
      .replace("}{", "}\n{")
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(dogs).toMatchObject({ generator: "hundnamn", filter: { kon: "tik" } });
    expect(dogs.namn).toHaveLength(12);
    expect(v.is(ASA, asa)).toBe(true);
  });

  test.each(others)("$language prints twelve names and the bearers of Åsa", async (example) => {
    const lines = (await run(example)).trim().split("\n");
    expect(lines).toHaveLength(13);
    expect(lines.at(-1)).toMatch(/^\d{5} kvinnor heter Åsa$/);
  });

  test.each([curl, ...others])("$language says that a key is not valid", async (example) => {
    // curl prints the answer, the others the error.
    const failed = await run(example, `nf_${"0".repeat(40)}`).catch(String);
    expect(failed).toMatch(/Nyckeln finns inte eller är återkallad/);
  });

  test("the page's answer is the one that is given", async () => {
    const given = await (await get("/lookup?namn=Alfhild")).json();
    expect(answer).toEqual(given);
  });
});

describe("openapi.json", () => {
  const DOCUMENT = v.looseObject({
    paths: v.record(v.string(), v.looseObject({ get: v.looseObject({ responses: v.any() }) })),
  });

  interface Schemas {
    validate(reference: string, value: unknown): string[];
  }

  function schemasOf(document: object): Schemas {
    const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uri: URL.canParse } });
    ajv.addSchema(document, "api");
    return {
      validate(reference, value) {
        const validate = ajv.getSchema(`api${reference}`);
        if (!validate) throw new Error(`The document has no schema ${reference}`);
        validate(value);
        return (validate.errors ?? []).map(
          ({ instancePath, message }) => `${instancePath} ${message}`,
        );
      },
    };
  }

  let document: v.InferOutput<typeof DOCUMENT>;
  let schemas: Schemas;

  beforeAll(async () => {
    const response = await get("/openapi.json", null);
    expect(response.headers.get("etag")).toMatch(/^"/);
    document = v.parse(DOCUMENT, await response.json());
    schemas = schemasOf(document);
  });

  /** The schema of an answer, as a pointer into the document. */
  function answerOf(path: string, status: number, type: string): string {
    const parts = ["paths", path, "get", "responses", String(status), "content", type, "schema"];
    return `#/${parts.map((part) => encodeURIComponent(part.replaceAll("/", "~1"))).join("/")}`;
  }

  test("is accepted by a validator of OpenAPI 3.1", async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result).toMatchObject({ valid: true });
  });

  test("names every parameter of every generator", async () => {
    const { parameters } = v.parse(
      v.looseObject({ parameters: v.array(v.looseObject({ name: v.string() })) }),
      document.paths["/names"]?.get,
    );
    const described = parameters.map(({ name }) => name);
    for (const entry of generators) {
      const generator = await loadWholeGenerator(entry);
      expect(described).toEqual(expect.arrayContaining(generator.filters.map(({ id }) => id)));
    }
  });

  test("has a schema that the answers of every generator fit, with several options of each filter", async () => {
    const reference = answerOf("/names", 200, "application/json");
    for (const entry of generators) {
      const { id } = entry;
      const generator = await loadWholeGenerator(entry);
      for (let i = 0; i < OPTIONS_TRIED; i += 1) {
        const chosen = generator.filters.map(({ id: name, options }) => [
          name,
          options[i % options.length]?.value ?? "",
        ]);
        const query = new URLSearchParams([["generator", id], ["antal", "50"], ...chosen]);
        const response = await get(`?${query}`);
        const answer: unknown = await response.json();
        expect(response.status, JSON.stringify(answer)).toBe(200);
        expect(schemas.validate(reference, answer), `${query}`).toEqual([]);
      }
    }
  });

  test("has a schema that the facts of every name in a generator fit", async () => {
    for (const entry of generators) {
      const { id } = entry;
      const factsOf = await entry.facts?.load();
      if (!factsOf) continue;
      const generator = await loadWholeGenerator(entry);
      const candidates = generator.candidates(defaultChoices(generator.filters), seededRandom(1));
      const wrong = candidates.filter(
        ({ name }) =>
          schemas.validate("#/components/schemas/fakta", answerFacts(factsOf(name))).length > 0,
      );
      expect([id, wrong.map(({ name }) => name)]).toEqual([id, []]);
    }
  });

  test("has a schema that the facts of names of every kind fit", async () => {
    const reference = answerOf("/names/lookup", 200, "application/json");
    for (const name of ["Astrid", "Eira", "Vilgot", "Johansson", "Kim", "Åsa", "Xyzzyx"]) {
      const answer: unknown = await (await get(`/lookup?namn=${encodeURIComponent(name)}`)).json();
      expect(schemas.validate(reference, answer), name).toEqual([]);
    }
  });

  test("refuses what is not an answer", async () => {
    const reference = answerOf("/names/lookup", 200, "application/json");
    const answer: object = await (await get("/lookup?namn=Astrid")).json();
    expect(schemas.validate(reference, { ...answer, extra: 1 })).not.toEqual([]);
    expect(schemas.validate(reference, { ...answer, finns: "ja" })).not.toEqual([]);
  });

  test.each([
    [400, "?generator=bilnamn&antal=99", undefined],
    [401, "?generator=hundnamn", null],
  ])("has a schema that a problem with status %i fits", async (status, path, key) => {
    const response = await get(path, key);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    const problem: unknown = await response.json();
    expect(schemas.validate("#/components/schemas/problem", problem)).toEqual([]);
  });
});
