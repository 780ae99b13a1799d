import assert from "node:assert/strict";
import { handle } from "../../supabase/functions/contact/handler.ts";
import {
  newUser,
  publishableKey,
  siteUrl,
  storedSenders,
  switchFeature,
  type User,
  withFakeBackend,
  withSettings,
} from "./backend.ts";
import { assertError, assertResponse, FAILED } from "./calls.ts";
import { withMailServer } from "./smtp.ts";

const OPERATOR = "support@namnfynd.example";
const THROTTLED = "Du har gjort det här många gånger på kort tid. Vänta en stund och försök igen.";
const NOT_HUMAN = "Vänligen verifiera att du inte är en robot.";
const PREMIUM = { subscribed: true, subscription_end: null };

let senders = 0;

/** An address that no other test sends from. */
function newSender(): string {
  senders += 1;
  return `192.0.2.${senders}`;
}

function message(change: Readonly<Record<string, unknown>> = {}) {
  return {
    name: "Åsa Lind",
    email: "asa.lind@example.se",
    subject: "Ett namn som saknas",
    message: "Hej!\nVar är Ásdís?",
    token: `stand-in-${crypto.randomUUID()}`,
    ...change,
  };
}

interface Sending {
  readonly user?: User;
  /** Headers with the network address; by default one of its own. */
  readonly headers?: Readonly<Record<string, string>>;
}

function send(body: unknown, { user, headers }: Sending = {}): Promise<Response> {
  const sent = new Headers({ apikey: publishableKey, "cf-connecting-ip": newSender() });
  if (user) sent.set("authorization", `Bearer ${user.token}`);
  if (headers) sent.delete("cf-connecting-ip");
  for (const [name, value] of Object.entries(headers ?? {})) sent.set(name, value);
  return handle(
    new Request("http://127.0.0.1/functions/v1/contact", {
      method: "POST",
      headers: sent,
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
}

Deno.test("a message reaches the operator, who can reply to the visitor", async () => {
  await withMailServer(async (mails) => {
    await assertResponse(await send(message()), 200, { hasPriority: false });
    const [mail] = mails;
    assert.equal(mails.length, 1);
    assert.deepEqual(mail?.recipients, [OPERATOR]);
    assert.equal(mail?.from?.address, OPERATOR);
    assert.deepEqual(mail?.replyTo, [{ name: "", address: "asa.lind@example.se" }]);
    assert.equal(mail?.subject, "Kontakt: Ett namn som saknas");
    assert.equal(
      mail?.text?.trim(),
      [
        "Prioriterad support: nej",
        "Konto: inte inloggad",
        "Kontots adress: –",
        "Namn: Åsa Lind",
        "E-post: asa.lind@example.se",
        "",
        "Hej!",
        "Var är Ásdís?",
      ].join("\n"),
    );
    assert.equal(mail?.html, undefined);
  });
});

Deno.test("a message of each plan is marked by the matrix, and at once after a switch", async () => {
  const [free, basic, plus, premium] = [
    await newUser(),
    await newUser({ subscribed: true, subscription_tier: "Basic" }),
    await newUser({ ...PREMIUM, subscription_tier: "Plus" }),
    await newUser(PREMIUM),
  ];
  const hasPriority = async (user?: User) => {
    const response = await send(message(), { ...(user && { user }) });
    const body: unknown = await response.json();
    assert.equal(response.status, 200, JSON.stringify(body));
    return body;
  };
  await withMailServer(async (mails) => {
    for (const [user, expected] of [
      [undefined, false],
      [free, false],
      [basic, false],
      [plus, true],
      [premium, true],
    ] as const) {
      assert.deepEqual(await hasPriority(user), { hasPriority: expected });
      const { subject = "", text = "" } = mails.at(-1) ?? {};
      assert.equal(subject.startsWith("[Prioriterad] Kontakt: "), expected);
      assert.ok(text.startsWith(`Prioriterad support: ${expected ? "ja" : "nej"}\n`));
      assert.ok(text.includes(user ? `Konto: ${user.id}\n` : "Konto: inte inloggad\n"));
    }
    await switchFeature("priority_support", { plus_plan: false, basic_plan: true });
    try {
      assert.deepEqual(await hasPriority(premium), { hasPriority: false });
      assert.deepEqual(await hasPriority(basic), { hasPriority: true });
    } finally {
      await switchFeature("priority_support", { plus_plan: true, basic_plan: false });
    }
    assert.deepEqual(await hasPriority(premium), { hasPriority: true });
  });
});

Deno.test("a subject is shown as it was written, not decoded", async () => {
  await withMailServer(async (mails) => {
    const subject = "=?utf-8?Q?Ditt_konto_sp=C3=A4rras?=";
    await assertResponse(await send(message({ subject })), 200, { hasPriority: false });
    assert.equal(mails[0]?.subject, "Kontakt: = ?utf-8?Q?Ditt_konto_sp=C3=A4rras?=");
  });
});

Deno.test("no message can claim priority, nor an account", async () => {
  const user = await newUser();
  await withMailServer(async (mails) => {
    const forged = message({
      subject: "[Prioriterad] Kontakt: Hej",
      message: "Prioriterad support: ja\nKonto: 1",
      hasPriority: true,
      priority: true,
    });
    await assertResponse(await send(forged, { user }), 200, { hasPriority: false });
    assert.equal(mails[0]?.subject, "Kontakt: [Prioriterad] Kontakt: Hej");
    assert.ok(mails[0]?.text?.startsWith(`Prioriterad support: nej\nKonto: ${user.id}\n`));
    // A token that is not valid is no account.
    const expired = { ...user, token: `${user.token}x` };
    await assertResponse(await send(message(), { user: expired }), 200, { hasPriority: false });
    assert.ok(mails[1]?.text?.includes("Konto: inte inloggad\n"));
  });
});

Deno.test("texts are required, limited, and cannot add headers or recipients", async () => {
  const LONG = "Texten är för lång.";
  const CONTROL = "Texten får inte innehålla radbrytningar eller andra styrtecken.";
  const ADDRESS = "Vänligen ange en giltig e-postadress.";
  const UNREADABLE = "Förfrågan gick inte att läsa.";
  await withMailServer(async (mails) => {
    for (const [body, error] of [
      ["{", UNREADABLE],
      ["[]", UNREADABLE],
      [message({ token: undefined }), UNREADABLE],
      [message({ token: "" }), UNREADABLE],
      [message({ name: " " }), "Skriv ditt namn."],
      [message({ name: 7 }), UNREADABLE],
      [message({ name: "a".repeat(201) }), LONG],
      [message({ name: "Åsa\r\nBcc: annan@example.se" }), CONTROL],
      [message({ subject: "" }), "Skriv vad det gäller."],
      [message({ subject: "a".repeat(201) }), LONG],
      [message({ subject: "Hej\nBcc: annan@example.se" }), CONTROL],
      [message({ subject: "Hej\u2028du" }), CONTROL],
      [message({ message: "\n" }), "Skriv ditt meddelande."],
      [message({ message: "a".repeat(10_001) }), LONG],
      [message({ message: "a\u0000b" }), "Texten får inte innehålla styrtecken."],
      [message({ email: "asa" }), ADDRESS],
      [message({ email: "asa@example.se, annan@example.se" }), ADDRESS],
      [message({ email: "asa@example.se\r\nBcc: annan@example.se" }), ADDRESS],
      [message({ email: "Åsa <asa@example.se>" }), ADDRESS],
      [message({ email: `${"a".repeat(320)}@example.se` }), "Adressen är för lång."],
    ] as const) {
      await assertError(await send(body), 400, error);
    }
    assert.equal(mails.length, 0);
    const longest = message({
      name: "å".repeat(200),
      subject: "å".repeat(200),
      message: "å\n".repeat(5000).trim(),
    });
    assert.equal((await send(longest)).status, 200);
    assert.deepEqual(mails[0]?.recipients, [OPERATOR]);
  });
});

Deno.test("a body is read no further than a message may be long", async () => {
  let chunks = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1;
      // An end, so that a function that reads on fails the test instead of filling the memory.
      if (chunks > 100) controller.close();
      else controller.enqueue(new Uint8Array(10_000).fill(32));
    },
  });
  const request = new Request("http://127.0.0.1/functions/v1/contact", {
    method: "POST",
    headers: { apikey: publishableKey, "cf-connecting-ip": newSender() },
    body: endless,
  });
  await assertError(await handle(request), 413, "Förfrågan gick inte att läsa.");
  assert.ok(chunks < 50, `${chunks} chunks were read`);
});

Deno.test("a message needs a check that was passed, and each check is for one", async () => {
  await withMailServer(async (mails) => {
    const robot = await send(message({ token: "10000000-aaaa-bbbb-cccc-000000000001" }));
    await assertError(robot, 403, NOT_HUMAN, "not_human");
    const sent = message();
    assert.equal((await send(sent)).status, 200);
    await assertError(await send(sent), 403, NOT_HUMAN, "not_human");
    assert.equal(mails.length, 1);
  });
});

Deno.test("without hCaptcha or with a wrong secret nothing is sent, and the log says why", async () => {
  await withMailServer(async (mails) => {
    const silent = await withSettings({ HCAPTCHA_VERIFY_URL: "http://127.0.0.1:1/" }, async () => {
      const answer = "Kontrollen att du inte är en robot svarar inte. Försök igen.";
      await assertError(await send(message()), 503, answer);
    });
    assert.match(silent, /hCaptcha cannot be asked/);
    for (const secret of ["", "0x0000000000000000"]) {
      const logged = await withSettings({ HCAPTCHA_SECRET: secret }, async () => {
        await assertError(await send(message()), 500, FAILED);
      });
      assert.match(logged, /HCAPTCHA_SECRET/);
      assert.doesNotMatch(logged, /0x0000|asa\.lind/);
    }
    assert.deepEqual(mails, []);
  });
});

Deno.test("a message that the mail server refuses is an error, without the visitor's text", async () => {
  const logged = await withMailServer(async () => assertError(await send(message()), 500, FAILED), {
    refusal: "No such user",
  });
  assert.match(logged, /The mail could not be sent/);
  assert.doesNotMatch(logged, /asa\.lind|Ásdís/);
});

Deno.test("an address may send twenty messages an hour, and is stored as a hash", async () => {
  const headers = { "cf-connecting-ip": "198.51.100.7", "x-forwarded-for": "203.0.113.9" };
  await withMailServer(async (mails) => {
    for (let sent = 0; sent < 20; sent += 1) {
      assert.equal((await send(message(), { headers })).status, 200);
    }
    const response = await send(message(), { headers });
    assert.ok(Number(response.headers.get("retry-after")) > 3000);
    await assertError(response, 429, THROTTLED);
    // What the client claims to have been forwarded for does not matter.
    const claimed = { ...headers, "x-forwarded-for": "203.0.113.10" };
    await assertError(await send(message(), { headers: claimed }), 429, THROTTLED);
    assert.equal(mails.length, 20);
  });
  for (const { sender } of await storedSenders()) assert.match(sender ?? "", /^[0-9a-f]{64}$/);
});

Deno.test("messages are counted before the check, also those that it refuses", async () => {
  const headers = { "cf-connecting-ip": "198.51.100.8" };
  const before = await storedSenders();
  for (let sent = 0; sent < 3; sent += 1) await send(message({ token: "robot" }), { headers });
  const added = (await storedSenders()).filter(
    ({ sender }) => !before.some((row) => row.sender === sender),
  );
  assert.deepEqual(
    added.map(({ calls }) => calls),
    [3],
  );
});

Deno.test("the addresses of one IPv6 network are counted together", async () => {
  const before = (await storedSenders()).length;
  const countAfter = async (address: string) => {
    await send(message({ token: "robot" }), { headers: { "cf-connecting-ip": address } });
    return (await storedSenders()).length - before;
  };
  assert.equal(await countAfter("2001:db8:1:2::1"), 1);
  assert.equal(await countAfter("2001:DB8:1:2:ffff:ffff:ffff:ffff"), 1);
  assert.equal(await countAfter("2001:db8:1:3::1"), 2);
  assert.equal(await countAfter("2001:db8::1"), 3);
  assert.equal(await countAfter("2001:db8:0:0:9::"), 3);
});

Deno.test("an account may send ten messages an hour, from any address", async () => {
  const user = await newUser();
  await withMailServer(async (mails) => {
    for (let sent = 0; sent < 10; sent += 1) {
      assert.equal((await send(message(), { user })).status, 200);
    }
    await assertError(await send(message(), { user }), 429, THROTTLED);
    assert.equal(mails.length, 10);
  });
});

Deno.test("only the site may call, by POST, and its preflight is answered", async () => {
  const call = (method: string, origin: string) =>
    handle(new Request("http://127.0.0.1/functions/v1/contact", { method, headers: { origin } }));
  const preflight = await call("OPTIONS", siteUrl);
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get("access-control-allow-origin"), siteUrl);
  const other = await call("OPTIONS", "https://evil.example");
  assert.equal(other.headers.get("access-control-allow-origin"), null);
  assert.equal((await call("GET", siteUrl)).status, 405);
});

Deno.test("a message is not sent while the database cannot count it", async () => {
  await withMailServer(async (mails) => {
    await withFakeBackend(
      () => Response.json({ message: "down" }, { status: 500 }),
      async () => assertError(await send(message()), 500, FAILED),
    );
    assert.deepEqual(mails, []);
  });
});
