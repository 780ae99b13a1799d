/** Calls of the names API, made from its document: valid ones, and others that are a little or wildly wrong. */
import fc from "npm:fast-check@4.10.2";
import type { Form, Operation, Parameter, ValueSchema } from "./document.ts";

export interface Call {
  readonly method: string;
  readonly path: string;
  /** As it is written in the address. */
  readonly query: string;
  readonly credential: Credential;
  readonly ifNoneMatch: string | null;
}

/** An unknown key has the right form, and its checksum. */
export type KeyState = "valid" | "unknown" | "revoked" | "without a plan";

/** What is sent as Authorization: a key after a scheme, or a text. */
export type Credential =
  | { readonly scheme: string; readonly key: KeyState }
  | { readonly header: string | null };

type Sent = readonly (readonly [name: string, value: string])[];

const LETTERS = [..."abcdefghijklmnopqrstuvwxyzåäöÅÄÖéü"];

/** Letters of two code units, with marks, or that change their length with their case. */
const RARE_LETTERS = [
  ..."𝒶𐐀𐐨𠮷ßİŉǅﬁΣ가ק",
  "a\u030a",
  "e\u0301",
  "q\u030a",
  "x\u0301\u0323",
  "\u05d9\u05b4",
  "\ufb1d",
  "\u1112\u1161\u11ab",
];

const SIGNS = [
  ..." -'\"<>&%+#=;,.:/\\?|$(){}[]*^~`_0199²٣１\u00a0\u200b\u200d\u202e\u0000\u0007\n\t\r\ufeff\uffff\ufffd",
  "\u0301",
  "\u{1f600}",
  "👩\u200d👧",
  "🇸🇪",
  "\u{10ffff}",
];

const ANY_SIGNS = [...LETTERS, ...RARE_LETTERS, ...SIGNS];

const HARMFUL = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "[object Object]",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%2e%2e%2f",
  "(a+)+$",
  "\\p{L}",
];

const NO_NUMBERS = [
  ...[
    "",
    "01",
    "007",
    "1.0",
    "1e1",
    "+1",
    "-1",
    "0x1",
    " 1",
    "1 ",
    "١٢",
    "１２",
    "NaN",
    "Infinity",
  ],
  "9".repeat(400),
];

const NO_PARAMETERS = [
  ...["a", "kon[]", "limit", "generator ", "Antal", "page", "select", ...HARMFUL],
  "x".repeat(500),
];

/** Parts of a query that no program writes, or that none can read. */
const BROKEN = [
  ...["%", "%Z1", "%E5", "%ED%A0%80", "%C0%80", "%F0%9F%98", "%00"],
  ...["&&", "=", "a=b=c", ";", "?", "%26%3D", "#kon=tik"],
];

/** An arbitrary value of one of these kinds, each as often as its number says. */
function weighted<Value>(
  ...kinds: readonly (readonly [number, fc.Arbitrary<Value>])[]
): fc.Arbitrary<Value> {
  return fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** Texts with as many signs as a number in the schema says, or with one more or less. */
function textNear(schema: ValueSchema, signs: readonly string[]): fc.Arbitrary<string> {
  const limits = (JSON.stringify(schema).match(/\d+/g) ?? []).map(Number);
  const lengths = [1, ...limits]
    .flatMap((limit) => [limit - 1, limit, limit + 1])
    .filter((length) => length >= 0);
  return fc.oneof(...Array.from(new Set(lengths), (length) => textOf(signs, length)));
}

function textOf(signs: readonly string[], length: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...signs), { minLength: length, maxLength: length })
    .map((parts) => parts.join(""));
}

function validValue({ schema, accepts }: Parameter): fc.Arbitrary<string> {
  const { const: only, enum: allowed, minimum, maximum } = schema;
  if (only !== undefined) return fc.constant(only);
  if (allowed) return fc.constantFrom(...allowed);
  if (minimum !== undefined && maximum !== undefined) {
    return fc
      .oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }))
      .map(String);
  }
  return fc
    .oneof(
      fc.constantFrom("Astrid", "annalisa", "bergström", "A\u030asa", "an", "rid"),
      textNear(schema, LETTERS),
      textNear(schema, [...LETTERS, ...RARE_LETTERS]),
      textNear(schema, RARE_LETTERS),
      textNear(schema, ANY_SIGNS),
    )
    .filter(accepts);
}

/** A value that is probably, but not certainly, wrong. */
function oddValue(parameter: Parameter): fc.Arbitrary<string> {
  const { schema } = parameter;
  const { minimum, maximum } = schema;
  if (minimum !== undefined && maximum !== undefined) {
    return fc.constantFrom(String(minimum - 1), String(maximum + 1), ...NO_NUMBERS);
  }
  return fc.oneof(
    textNear(schema, [...LETTERS, ...RARE_LETTERS]),
    textNear(schema, ANY_SIGNS),
    fc.string({ unit: "binary", maxLength: 100 }),
    fc.constantFrom("", ...HARMFUL),
    fc
      .tuple(validValue(parameter), fc.constantFrom(...DISTORTIONS))
      .map(([value, distort]) => distort(value)),
  );
}

const DISTORTIONS: readonly ((value: string) => string)[] = [
  (value) => value.toUpperCase(),
  (value) => ` ${value}`,
  (value) => `${value}\u0000`,
  (value) => `${value}\u0301`,
  (value) => value + value,
];

/** Parameters that are valid together. */
function validParameters(form: Form): fc.Arbitrary<Sent> {
  const parts = form.map((parameter) => {
    const pair = validValue(parameter).map((value): Sent => [[parameter.name, value]]);
    return parameter.isRequired ? pair : weighted<Sent>([3, fc.constant([])], [1, pair]);
  });
  return fc.tuple(...parts).map((sent) => sent.flat());
}

/** A key as it might have been put into the address. */
const anyKey = textOf([..."0123456789abcdef"], 40).map((digits) => `nf_${digits}`);

type Change = (sent: Sent) => Sent;

function adding(pair: Sent[number]): Change {
  return (sent) => [...sent, pair];
}

function without(name: string): Change {
  return (sent) => sent.filter(([other]) => other !== name);
}

/** What a caller may get wrong. */
function changeOf(form: Form): fc.Arbitrary<Change> {
  const text = fc.string({ unit: "binary", maxLength: 60 });
  // Answers may cut what they repeat, but not within a sign.
  const long = textOf(["x", "🙂"], 60);
  const unknown = weighted<Change>(
    [4, fc.tuple(fc.oneof(fc.constantFrom(...NO_PARAMETERS), text, long), text).map(adding)],
    [1, fc.tuple(fc.constantFrom("apikey", "kon", "x"), anyKey).map(adding)],
    [1, fc.tuple(anyKey, fc.constant("")).map(adding)],
  );
  if (form.length === 0) return unknown;
  const odd = fc.oneof(
    ...form.map((one) => oddValue(one).map((value): Sent[number] => [one.name, value])),
  );
  const name = fc.constantFrom(...form.map((one) => one.name));
  return weighted<Change>(
    [6, odd.map((pair) => (sent) => [...without(pair[0])(sent), pair])],
    [1, odd.map(adding)],
    [1, unknown],
    [1, name.map(without)],
    [1, fc.constant((sent) => [...sent, ...sent.slice(-1)])],
    [1, fc.constant((sent) => sent.map(([one, value]) => [one.toUpperCase(), value]))],
  );
}

const encoder = new TextEncoder();

/** Ways to write the same text in an address. */
const ENCODINGS: readonly ((text: string) => string)[] = [
  encodeURIComponent,
  (text) => encodeURIComponent(text).replaceAll("%20", "+"),
  (text) =>
    Array.from(encoder.encode(text), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
  (text) => text.replace(/[\p{Cc}&=#+% ]/gu, encodeURIComponent),
];

function queryOf(form: Form): fc.Arbitrary<string> {
  return fc
    .record({
      sent: validParameters(form),
      changes: weighted<readonly Change[]>(
        [1, fc.constant([])],
        [1, fc.array(changeOf(form), { minLength: 1, maxLength: 3 })],
      ),
      encode: fc.constantFrom(...ENCODINGS),
      broken: weighted<readonly string[]>(
        [15, fc.constant([])],
        [1, fc.constantFrom(...BROKEN).map((part) => [part])],
      ),
    })
    .map(({ sent, changes, encode, broken }) => {
      const changed = changes.reduce((before, change) => change(before), sent);
      const written = changed.map(([name, value]) => `${encode(name)}=${encode(value)}`);
      return [...written, ...broken].join("&");
    });
}

const headerText = fc.string({
  unit: fc.constantFrom(..." !\"#$%&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~é\t"),
  maxLength: 80,
});

const credential = weighted<Credential>(
  [80, keyAfter(["Bearer ", "bearer ", "BEARER   "], ["valid"])],
  [2, keyAfter(["Basic ", "", "Bearer", "Bearer x"], ["valid"])],
  [6, keyAfter(["Bearer "], ["unknown", "revoked", "without a plan"])],
  [
    4,
    fc
      .oneof(
        fc.constant(null),
        headerText,
        fc.oneof(anyKey, headerText).map((text) => `Bearer ${text}`),
      )
      .map((header) => ({ header })),
  ],
);

function keyAfter(
  schemes: readonly string[],
  states: readonly KeyState[],
): fc.Arbitrary<Credential> {
  return fc.record({ scheme: fc.constantFrom(...schemes), key: fc.constantFrom(...states) });
}

/** A call of one of the operations, or of an address or with a method that none of them has. */
export function callOf(operations: readonly Operation[]): fc.Arbitrary<Call> {
  const targets = operations.map(({ path, forms }) => {
    const query = fc.oneof(...forms.map(queryOf));
    const weight = 4 * Math.min(forms.flat().length + 1, 4);
    return [
      weight * 4,
      fc.record({ path: fc.constantFrom(path, path, `${path}/`), query }),
    ] as const;
  });
  const elsewhere = fc.record({
    path: fc.oneof(
      fc.constantFrom(
        ...operations.flatMap(({ path }) => [`${path}//`, `${path}/%00`, `${path}x/`]),
      ),
      fc.webPath().map((path) => `/names/x${path}`),
    ),
    query: fc.constant(""),
  });
  return fc
    .record({
      target: weighted(...targets, [2, elsewhere]),
      method: weighted(
        [60, fc.constant("GET")],
        [4, fc.constant("HEAD")],
        [1, fc.constant("OPTIONS")],
        [1, fc.constantFrom("POST", "PUT", "PATCH", "DELETE", "PROPFIND")],
      ),
      credential,
      ifNoneMatch: weighted<string | null>(
        [15, fc.constant(null)],
        [1, fc.constantFrom("*", 'W/"x", *')],
        [1, fc.constantFrom('"x"', "", ",,,")],
      ),
    })
    .map(({ target, ...rest }) => ({ ...target, ...rest }));
}
