/** What the OpenAPI document of the names API promises: which calls are valid, and how they are answered. */
import { Ajv2020 } from "npm:ajv@8.20.0/dist/2020.js";
import * as v from "npm:valibot@1.5.0";

const VALUE_SCHEMA = v.looseObject({
  type: v.optional(v.string()),
  const: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  default: v.optional(v.number()),
});

/** The schema of the value of a parameter. */
export type ValueSchema = v.InferOutput<typeof VALUE_SCHEMA>;

const REFERENCE = v.strictObject({ $ref: v.string() });

const OPERATION = v.strictObject({
  operationId: v.string(),
  summary: v.string(),
  description: v.optional(v.string()),
  security: v.optional(v.array(v.unknown())),
  parameters: v.optional(
    v.array(
      v.looseObject({
        name: v.string(),
        in: v.literal("query"),
        required: v.optional(v.boolean(), false),
        schema: VALUE_SCHEMA,
      }),
    ),
    [],
  ),
  responses: v.record(v.string(), v.unknown()),
});

const RESPONSE = v.object({
  headers: v.optional(v.record(v.string(), v.unknown()), {}),
  content: v.optional(v.record(v.string(), v.object({ schema: v.unknown() })), {}),
});

/** What distinguishes the answers of an operation that has several: the generator and its filters. */
const ALTERNATIVE = v.looseObject({
  properties: v.looseObject({
    generator: v.object({ const: v.string() }),
    filter: v.looseObject({ properties: v.record(v.string(), VALUE_SCHEMA) }),
  }),
});

const DOCUMENT = v.looseObject({
  paths: v.record(v.string(), v.strictObject({ get: OPERATION })),
});

export interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: ValueSchema;
  /** Whether the schema accepts what a text in an address stands for. */
  readonly accepts: (text: string) => boolean;
}

/** The parameters of one kind of call of an operation. */
export type Form = readonly Parameter[];

export interface Answer {
  /** The names of the headers that are described. */
  readonly headers: readonly string[];
  /** Empty for an answer without a body. */
  readonly type: string;
  /** What is wrong with a body; empty if the schema accepts it. */
  readonly faultsOf: (body: unknown) => readonly string[];
}

export interface Operation {
  readonly path: string;
  readonly needsKey: boolean;
  readonly forms: readonly Form[];
  readonly answers: ReadonlyMap<number, Answer>;
}

/** Reads the document; throws on what these tests do not understand of it. */
export function operationsOf(source: object): Operation[] {
  const ajv = new Ajv2020({ strict: false, formats: { uri: URL.canParse } });
  ajv.addSchema(source, "api");
  const { paths } = v.parse(DOCUMENT, source);

  function at(pointer: string): unknown {
    return pointer
      .slice("#/".length)
      .split("/")
      .map((part) => part.replaceAll("~1", "/"))
      .reduce<unknown>((value, part) => v.parse(v.looseObject({}), value)[part], source);
  }

  function parameter(name: string, isRequired: boolean, schema: ValueSchema): Parameter {
    const validate = ajv.compile(schema);
    return { name, isRequired, schema, accepts: (text) => validate(meaningOf(schema, text)) };
  }

  function answer(pointer: string): Answer {
    const described = at(pointer);
    if (v.is(REFERENCE, described)) return answer(described.$ref);
    const { headers, content } = v.parse(RESPONSE, described);
    const [type = "", ...others] = Object.keys(content);
    if (others.length > 0) throw new Error(`${pointer} has several types of content`);
    return {
      headers: Object.keys(headers),
      type,
      faultsOf(body) {
        const schema = `api${pointer}/content/${encodeURIComponent(escaped(type))}/schema`;
        const validate = ajv.getSchema(schema);
        if (!validate) throw new Error(`${schema} is missing`);
        validate(body);
        return (validate.errors ?? []).map(({ instancePath, message }) => {
          return `${instancePath} ${message}`;
        });
      },
    };
  }

  /** One form for each alternative of the answer: only its own parameters may be sent with it. */
  function formsOf(pointer: string, { parameters }: v.InferOutput<typeof OPERATION>): Form[] {
    const all = parameters.map((each) => parameter(each.name, each.required, each.schema));
    const schema = at(`${pointer}/responses/200/content/${escaped("application/json")}/schema`);
    if (!v.is(v.object({ oneOf: v.array(REFERENCE) }), schema)) return [all];
    const alternatives = schema.oneOf.map(({ $ref }) => v.parse(ALTERNATIVE, at($ref)).properties);
    const filters = new Set(alternatives.flatMap(({ filter }) => Object.keys(filter.properties)));
    return alternatives.map(({ generator, filter }) => [
      parameter("generator", true, generator),
      ...all.filter(({ name }) => name !== "generator" && !filters.has(name)),
      ...Object.entries(filter.properties).map(([name, schema]) => parameter(name, false, schema)),
    ]);
  }

  return Object.entries(paths).map(([path, { get }]) => {
    const pointer = `#/paths/${escaped(path)}/get`;
    return {
      path,
      needsKey: get.security === undefined,
      forms: formsOf(pointer, get),
      answers: new Map(
        Object.keys(get.responses).map((status) => [
          Number(status),
          answer(`${pointer}/responses/${status}`),
        ]),
      ),
    };
  });
}

function escaped(part: string): string {
  return part.replaceAll("/", "~1");
}

/** A number for the text of one, as JSON writes it; any other text is itself. */
function meaningOf({ type }: ValueSchema, text: string): unknown {
  return type === "integer" && /^-?(?:0|[1-9]\d*)$/.test(text) ? Number(text) : text;
}

/** Whether the parameters of an address are those of one of the forms. */
export function isValid({ forms }: Operation, sent: URLSearchParams): boolean {
  return forms.some((form) => {
    const names = new Set(form.map(({ name }) => name));
    return (
      [...sent.keys()].every((name) => names.has(name)) &&
      form.every(({ name, isRequired, accepts }) => {
        const [value, ...others] = sent.getAll(name);
        return value === undefined ? !isRequired : others.length === 0 && accepts(value);
      })
    );
  });
}
