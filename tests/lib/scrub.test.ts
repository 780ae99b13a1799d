import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scrub } from "@/lib/scrub.ts";

const JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln";

describe("a text loses", () => {
  test.each([
    ["an e-mail address", "Fel för asa.lind+namn@post.example.se.", "Fel för [dolt]."],
    ["an address with Swedish letters", "åsa@räksmörgås.se finns", "[dolt] finns"],
    [
      "an e-mail address in a URL",
      "https://namnfynd.se/auth?email=a@b.se&mode=login",
      "?email=[dolt]&",
    ],
    ["a URL-encoded e-mail address", "/auth?email=asa%40example.se", "/auth?email=[dolt]"],
    ["a JSON Web Token", `Fel: ${JWT} är gammal`, "Fel: [dolt] är gammal"],
    ["the token in a header", "Authorization: Bearer abc.def", "Authorization: [dolt]"],
    [
      "the token of a link in a mail",
      "/auth?mode=confirm#token_hash=abc",
      "/auth?mode=confirm#[dolt]",
    ],
    ["the tokens in a URL", "/#access_token=abc&refresh_token=def&type=x", "/#[dolt]&[dolt]&"],
    ["the code in a URL", "/auth?code=a1b2&mode=login", "/auth?[dolt]&mode=login"],
    ["a URL-encoded token", "?next=%2Fauth%3Fcode%3Dabc", "?next=%2Fauth[dolt]"],
    ...["m", "i", "f"].flatMap((kind) => [
      [
        `the secret of a room after #${kind}`,
        `https://namnfynd.se/tillsammans#${kind}=c2VjcmV0LW9mLTIyLWNo-_`,
        "https://namnfynd.se/tillsammans[dolt]",
      ],
      [
        `a URL-encoded secret of a room after #${kind}`,
        `?next=%2Ftillsammans%23${kind}%3Dc2VjcmV0LW9mLTIyLWNo-_&a=1`,
        "?next=%2Ftillsammans[dolt]&a=1",
      ],
    ]),
    [
      "the secrets of rooms that a visitor sends to another browser",
      "https://namnfynd.se/favoriter#fornamn=Ada&rum=c2VjcmV0LW9mLTIyLWNo-_,AAAA&dolda-fornamn=Bo",
      "https://namnfynd.se/favoriter#fornamn=Ada&[dolt]&dolda-fornamn=Bo",
    ],
    [
      "these secrets, URL-encoded",
      "?next=%2Ffavoriter%23rum%3Dc2VjcmV0LW9mLTIyLWNo-_%2CAAAA&a=1",
      "?next=%2Ffavoriter[dolt]&a=1",
    ],
    ["JSON that is cut off", '{"secret":"c2VjcmV0LW9mL', "{[dolt]"],
    ["a name that a sentence quotes", "”Sigrid” går inte att använda här.", "”[dolt]” går inte"],
    ["the token in JSON", '{"token":"abc","a":1}', '{[dolt],"a":1}'],
    ["the token of a shared list", "https://namnfynd.se/lista/0a1b2c?x=1", "/lista/[dolt]?x=1"],
    ["a URL-encoded token of a shared list", "%2Flista%2F0a1b2c%26", "%2Flista%2F[dolt]%26"],
  ])("%s", (_what, text, left) => {
    expect(scrub(text)).toContain(left);
  });
});

test.each([
  "TypeError: undefined is not a function",
  "https://namnfynd.se/fornamn?kon=flickor&langd=kort",
  "at render (https://namnfynd.se/assets/index-Dh3.js:2:104)",
  "node_modules/@sentry/react",
])("leaves %s unchanged", (text) => {
  expect(scrub(text)).toBe(text);
});

test("removes the secrets of a call, as JSON in JSON to any depth", () => {
  const field = fc.constantFrom("secret", "invitation", "link", "password", "access_token");
  const secret = fc.oneof(
    fc.stringMatching(/^[\w-]{21}[AQgw]$/),
    fc.string({ unit: "grapheme-ascii", minLength: 8 }).map((text) => `"${text}\\"hemligt`),
  );
  fc.assert(
    fc.property(field, secret, fc.nat(4), fc.boolean(), (key, value, depth, isInList) => {
      const body = { action: "join", data: { [key]: value }, after: "kvar" };
      let text = JSON.stringify(isInList ? [body, body] : body);
      for (let i = 0; i < depth; i++) text = JSON.stringify({ body: text });
      const sent = scrub(`Fel: ${text}`);
      expect(sent).not.toContain(value);
      expect(sent).not.toContain(value.slice(-8));
      expect(sent).toContain("kvar");
      expect(JSON.stringify(scrub({ extra: { body: text } }))).not.toContain(value.slice(-8));
    }),
  );
});

test("hides values with a secret key, regardless of their content", () => {
  const event = {
    extra: { accessToken: "abc", password: "x", invitation: "y", status: "ok", token_count: 2 },
  };
  expect(scrub(event)).toEqual({
    extra: {
      accessToken: "[dolt]",
      password: "[dolt]",
      invitation: "[dolt]",
      status: "ok",
      token_count: 2,
    },
  });
});

test("handles circular references, and does not change the original", () => {
  const event: Record<string, unknown> = { message: "a@b.se", list: [1, null, undefined] };
  event.self = event;
  expect(scrub(event)).toEqual({
    message: "[dolt]",
    list: [1, null, undefined],
    self: "[Circular]",
  });
  expect(event.message).toBe("a@b.se");
});

test.each(["a", "@", "token", "rum=", "\\", '\\"secret\\":\\"', '"secret'])(
  "handles a long text of %j in linear time",
  (part) => {
    // In quadratic time, a text of this length would take minutes and exceed the test's timeout.
    expect(scrub(part.repeat(50_000)).length).toBeLessThanOrEqual(part.length * 50_000);
  },
);

/** Nested values, some of whose strings and keys contain the secret. */
function eventsWith(secret: fc.Arbitrary<string>) {
  const text = fc
    .tuple(
      fc.constantFrom("", "för ", "https://x.se/?a=", "'"),
      secret,
      fc.constantFrom("", " ", "&"),
    )
    .map((parts) => parts.join(""));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.string(),
      fc.integer(),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(fc.oneof(fc.string(), text), tie("value"), { maxKeys: 3 }),
    ),
  }));
  return fc.tuple(text, value);
}

test("removes e-mail addresses anywhere in an event", () => {
  fc.assert(
    fc.property(
      fc
        .emailAddress()
        .chain((email) => fc.tuple(fc.constant(email), eventsWith(fc.constant(email)))),
      ([email, event]) => {
        const sent = JSON.stringify(scrub(event));
        expect(sent).not.toContain(JSON.stringify(email).slice(1, -1));
        expect(sent).not.toContain(email.slice(email.lastIndexOf("@")));
      },
    ),
  );
});

test("removes share tokens anywhere in an event", () => {
  const token = fc.stringMatching(/^[0-9a-f]{32}$/);
  fc.assert(
    fc.property(
      token.chain((it) => fc.tuple(fc.constant(it), eventsWith(fc.constant(`/lista/${it}`)))),
      ([it, event]) => {
        expect(JSON.stringify(scrub(event))).not.toContain(it);
      },
    ),
  );
});
