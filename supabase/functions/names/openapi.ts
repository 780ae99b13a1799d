import {
  API_LIMITS,
  SEARCHED_NAME_MAX_LENGTH,
  SUGGESTIONS_PER_PAGE,
} from "../../../src/config/limits.ts";
import type { Filter, Typing } from "../../../src/generators/engine/filters.ts";
import { CERTAINTIES, ORIGIN_CLASSES } from "../../../src/names/origins/origins.ts";
import { COUNTRIES } from "../../../src/names/world/countries.ts";
import { backendUrl, siteUrl } from "../_shared/environment.ts";
import { SOURCES } from "./facts.ts";
import { GENERATOR_IDS, type LoadedGenerator, loadGenerator } from "./generators.ts";
import { COVERAGE } from "./lookup.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Generated once per instance, from the definitions that the answers are made of. */
let document: Promise<Schema> | null = null;

/** The description of the API in OpenAPI 3.1. */
export function openApiDocument(): Promise<Schema> {
  document ??= describe();
  return document;
}

async function describe(): Promise<Schema> {
  const loaded = await Promise.all(GENERATOR_IDS.map((id) => loadGenerator(id)));
  const generators = loaded.filter((one) => one !== undefined);
  return {
    openapi: "3.1.0",
    info: {
      title: "Namnfynd",
      version: "1.0.0",
      summary: "Namn ur Namnfynds generatorer, och fakta om namn.",
      description: `Kräver en nyckel från ${siteUrl()}/konto. En nyckel får göra ${API_LIMITS.callsPerDay} anrop per dygn (svensk tid) och ${API_LIMITS.callsPerMinute} per minut. Andra adresser än de här svarar 404, och andra metoder än GET och HEAD svarar 405, båda som ett problem.`,
      termsOfService: `${siteUrl()}/villkor`,
    },
    externalDocs: { url: `${siteUrl()}/api`, description: "Beskrivning med exempel" },
    servers: [{ url: `${backendUrl()}/functions/v1` }],
    security: [{ nyckel: [] }],
    paths: {
      "/names": { get: namesOperation(generators) },
      "/names/lookup": { get: LOOKUP_OPERATION },
      "/names/openapi.json": { get: DOCUMENT_OPERATION },
    },
    components: {
      securitySchemes: {
        nyckel: { type: "http", scheme: "bearer", description: "En nyckel: nf_ och 40 tecken." },
      },
      headers: HEADERS,
      responses: RESPONSES,
      schemas: {
        ...Object.fromEntries(
          generators.map((generator) => [schemaName(generator), answerSchema(generator)]),
        ),
        ...SCHEMAS,
      },
    },
  };
}

function namesOperation(generators: readonly LoadedGenerator[]): Schema {
  return {
    operationId: "hamtaNamn",
    summary: "Namn ur en generator",
    description:
      "Filtren heter som i adressen till generatorns sida. Ett filter som generatorn inte har är ett fel.",
    parameters: [
      {
        name: "generator",
        in: "query",
        required: true,
        schema: { type: "string", enum: GENERATOR_IDS },
        example: "hundnamn",
      },
      {
        name: "antal",
        in: "query",
        description: "Så många namn svaret har som mest.",
        schema: {
          type: "integer",
          minimum: 1,
          maximum: API_LIMITS.names,
          default: SUGGESTIONS_PER_PAGE,
        },
      },
      ...filterParameters(generators),
    ],
    responses: {
      200: {
        description:
          "Namnen i slumpvis ordning; förnamn i den ordning som begärs, och andranamn med dem först som klingar bäst och är vanligast.",
        headers: limitHeaders,
        content: {
          "application/json": {
            schema: {
              oneOf: generators.map((generator) => reference("schemas", schemaName(generator))),
            },
          },
        },
      },
      ...PROBLEM_RESPONSES,
    },
  };
}

/** One parameter for all generators that have a filter of that name, with the values of each. */
function filterParameters(generators: readonly LoadedGenerator[]): Schema[] {
  const byId = new Map<string, { readonly generatorId: string; readonly filter: Filter }[]>();
  for (const { entry, definition } of generators) {
    for (const filter of definition.filters) {
      const uses = byId.get(filter.id) ?? [];
      byId.set(filter.id, [...uses, { generatorId: entry.id, filter }]);
    }
  }
  return Array.from(byId, ([name, uses]) => ({
    name,
    in: "query",
    description: uses.map(({ generatorId, filter }) => describeUse(generatorId, filter)).join("\n"),
    schema: schemaOf(uses.map(({ filter }) => filter)),
  }));
}

/** Of filters with one name: all are typed into, or none. */
function schemaOf(filters: readonly Filter[]): Schema {
  const [typing] = filters.flatMap((filter) => filter.typing ?? []);
  if (typing) return typedSchema(typing);
  return { type: "string", enum: [...new Set(filters.flatMap(valuesOf))] };
}

function typedSchema({ pattern }: Typing): Schema {
  return { type: "string", pattern };
}

function describeUse(generatorId: string, filter: Filter): string {
  const { label, typing, defaultValue } = filter;
  if (typing) return `- ${generatorId}: ${label}, högst ${typing.maxLength} ${typing.contents}`;
  return `- ${generatorId}: ${label}, ${valuesOf(filter).join(", ")} (annars ${defaultValue})`;
}

function valuesOf({ options }: Filter): string[] {
  return options.map(({ value }) => value);
}

function schemaName({ entry }: LoadedGenerator): string {
  return `svar-${entry.id}`;
}

function answerSchema({ entry, definition }: LoadedGenerator): Schema {
  const { filters, isComposed } = definition;
  return object({
    generator: { const: entry.id },
    filter: object(
      Object.fromEntries(
        filters.map((filter) => [
          filter.id,
          {
            ...(filter.typing ? typedSchema(filter.typing) : { enum: valuesOf(filter) }),
            description: filter.label,
          },
        ]),
      ),
    ),
    matchande: isComposed
      ? { type: "null", description: "Namnen sätts ihop för varje anrop." }
      : { type: "integer", minimum: 0, description: "Så många namn passar filtren." },
    namn: {
      type: "array",
      maxItems: API_LIMITS.names,
      uniqueItems: true,
      items: object({
        namn: { type: "string", minLength: 1 },
        fakta: reference("schemas", "fakta"),
      }),
    },
    om_namnen: { type: "string", description: "Varifrån namnen kommer." },
    sida: { type: "string", format: "uri" },
    kallor: reference("schemas", "kallor"),
  });
}

/** An object with exactly these members. */
function object(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []) {
  return {
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

function reference(kind: "schemas" | "responses" | "headers", name: string): Schema {
  return { $ref: `#/components/${kind}/${name}` };
}

const COUNT = { type: "integer", minimum: 1 };
const COUNT_OR_NULL = { type: ["integer", "null"], minimum: 1 };
const AGE_OR_NULL = { type: ["number", "null"], minimum: 0, maximum: 120 };
const YEAR = { type: "integer", minimum: 1900, maximum: 2100 };
const CHILD_SEX = { enum: ["flickor", "pojkar"] };

const FACTS: Readonly<Record<string, Schema>> = {
  barare: {
    ...object({ kvinnor: COUNT_OR_NULL, man: COUNT_OR_NULL }),
    description: "Kvinnor och män med namnet som tilltalsnamn. null: färre än två.",
  },
  bland_fornamnen: {
    ...object({ antal: COUNT, tilltalsnamn: COUNT_OR_NULL }),
    description:
      "Personer med namnet bland sina förnamn, av det kön som har det eller av båda, och de av dem som har det som tilltalsnamn. null: färre än två.",
  },
  efternamnsbarare: { ...COUNT, description: "Personer med namnet som efternamn." },
  nyfodda: {
    type: "array",
    description: "Barn som fick namnet som tilltalsnamn. rang är null utan en plats i listan.",
    items: object({ kon: CHILD_SEX, ar: YEAR, antal: COUNT, rang: COUNT_OR_NULL }),
  },
  medelalder: {
    ...object({ kvinnor: AGE_OR_NULL, man: AGE_OR_NULL }),
    description: "Medelålder i år. null: färre än tio bärare.",
  },
  nyfodda_skatteverket: {
    type: "array",
    description:
      "Åren efter nyfodda, bara årets vanligaste namn. En annan myndighet med en annan räknedag: inte en fortsättning av nyfodda.",
    items: object({ kon: CHILD_SEX, ar: YEAR, antal: COUNT, rang: COUNT }),
  },
  namnsdag: object(
    {
      manad: { type: "integer", minimum: 1, maximum: 12 },
      dag: { type: "integer", minimum: 1, maximum: 31 },
      stavning: { type: "string", description: "Som namnet stavas i namnlängden." },
      i_almanackan_fran: { ...YEAR, description: "Första året i tryckta almanackor." },
    },
    ["i_almanackan_fran"],
  ),
  husdjur: {
    type: "array",
    description: "Registrerade djur med namnet.",
    items: object({
      djur: { enum: ["hundar", "katter"] },
      antal: COUNT,
      datum: {
        type: "string",
        pattern: "^\\d{4}(-\\d{2}(-\\d{2})?)?$",
        description: "Dagen för räkningen, eller bara månaden eller året om källan inte säger mer.",
      },
    }),
  },
  andra_lander: {
    type: "array",
    description:
      "Förnamnet i andra länder, ett tal för varje kön och stavning. Ett land som saknas har färre än gränsen i källan, inte noll.",
    items: object({
      land: { enum: COUNTRIES.map(({ name }) => name) },
      raknar: {
        enum: ["barare", "fodda"],
        description: "De som bär namnet, eller de som fick det under källans år.",
      },
      kon: { enum: ["kvinnor", "man"] },
      stavning: { type: "string", description: "Landets egen stavning, eller namnets." },
      antal: COUNT,
      plats: COUNT_OR_NULL,
      per_100000: {
        type: ["number", "null"],
        minimum: 0,
        description: "Av invånarna, eller av alla födda. null: antalet är inte känt.",
      },
    }),
  },
  ursprung: {
    ...object({
      klasser: {
        type: "array",
        minItems: 1,
        items: { enum: ORIGIN_CLASSES },
        description: "Språken som leden kommer ur, sedan vägen hit.",
      },
      form_av: { type: ["string", "null"], description: "Namnet som det är en form av." },
      harledning: { enum: CERTAINTIES, description: "Av en form: att den hör till det namnet." },
      betydelse: { enum: [...CERTAINTIES, null], description: "null: ingen, eller grundnamnets." },
      text: { type: "string", description: "Ord på andra språk står mellan asterisker." },
      verk: {
        type: "array",
        minItems: 1,
        items: object({
          titel: { type: "string" },
          adress: { type: ["string", "null"], format: "uri" },
        }),
      },
    }),
    description: "Förnamnets ursprung, bara i uppslag. Saknas för namn som vi inte har läst om.",
  },
};

const SCHEMAS: Readonly<Record<string, Schema>> = {
  fakta: { ...object(FACTS, Object.keys(FACTS)), description: "Uppgifter utan källa saknas." },
  kallor: {
    type: "array",
    description: "Varifrån uppgifterna i svaret kommer.",
    items: object(
      {
        uppgift: { enum: [...new Set(SOURCES.map(({ uppgift }) => uppgift))] },
        land: { enum: COUNTRIES.map(({ name }) => name), description: "För andra_lander." },
        kalla: { type: "string" },
        datum: { type: "string" },
        licens: { type: "string" },
      },
      ["land"],
    ),
  },
  uppslag: object({
    namn: { type: "string", description: "Som det stavas i statistiken, om det finns där." },
    finns: { type: "boolean", description: "Om statistiken eller namnlängden har namnet." },
    fakta: reference("schemas", "fakta"),
    kallor: reference("schemas", "kallor"),
  }),
  problem: {
    ...object(
      {
        type: { type: "string", format: "uri" },
        title: { type: "string" },
        status: { type: "integer" },
        detail: { type: "string" },
        errors: {
          type: "array",
          items: object(
            {
              parameter: { type: "string" },
              detail: { type: "string" },
              allowed: { type: "array", items: { type: "string" } },
            },
            ["allowed"],
          ),
        },
      },
      ["errors"],
    ),
    description: "Ett fel enligt RFC 9457.",
  },
};

const HEADERS: Readonly<Record<string, Schema>> = {
  RateLimit: {
    description: "Hur mycket som är kvar (r), och om hur många sekunder det börjar om (t).",
    schema: { type: "string" },
  },
  "RateLimit-Policy": {
    description: "Hur många anrop (q) på hur många sekunder (w).",
    schema: { type: "string" },
  },
  "Retry-After": {
    description: "Sekunder till nästa anrop som besvaras.",
    schema: { type: "integer", minimum: 1 },
  },
  ETag: { description: "Skicka tillbaka som If-None-Match.", schema: { type: "string" } },
};

const limitHeaders = {
  RateLimit: reference("headers", "RateLimit"),
  "RateLimit-Policy": reference("headers", "RateLimit-Policy"),
};

const PROBLEM = { "application/problem+json": { schema: reference("schemas", "problem") } };

const RESPONSES: Readonly<Record<string, Schema>> = {
  400: { description: "En parameter är fel, eller nyckeln står i adressen.", content: PROBLEM },
  401: {
    description: "Nyckeln saknas eller gäller inte.",
    headers: { "WWW-Authenticate": { schema: { type: "string" } } },
    content: PROBLEM,
  },
  403: { description: "Planen har inte API-åtkomst.", content: PROBLEM },
  429: {
    description: "För många anrop med nyckeln.",
    headers: { ...limitHeaders, "Retry-After": reference("headers", "Retry-After") },
    content: PROBLEM,
  },
  500: { description: "Felet är vårt.", content: PROBLEM },
};

const PROBLEM_RESPONSES = Object.fromEntries(
  Object.keys(RESPONSES).map((status) => [status, reference("responses", status)]),
);

const UNCHANGED = { description: "Svaret är detsamma som det med den ETag som skickades." };

const LOOKUP_OPERATION = {
  operationId: "slaUppNamn",
  summary: "Fakta om ett namn",
  description: COVERAGE,
  parameters: [
    {
      name: "namn",
      in: "query",
      required: true,
      description: "Med minst en bokstav.",
      schema: { type: "string", pattern: "\\p{L}", maxLength: SEARCHED_NAME_MAX_LENGTH },
      example: "Astrid",
    },
  ],
  responses: {
    200: {
      description: "Det som källorna säger om namnet.",
      headers: { ...limitHeaders, ETag: reference("headers", "ETag") },
      content: { "application/json": { schema: reference("schemas", "uppslag") } },
    },
    304: UNCHANGED,
    ...PROBLEM_RESPONSES,
  },
};

const DOCUMENT_OPERATION = {
  operationId: "hamtaBeskrivning",
  summary: "Det här dokumentet",
  security: [],
  responses: {
    200: {
      description: "OpenAPI 3.1.",
      headers: { ETag: reference("headers", "ETag") },
      content: { "application/json": { schema: { type: "object" } } },
    },
    304: UNCHANGED,
    400: reference("responses", "400"),
    500: reference("responses", "500"),
  },
};
