/** The real backend that the functions under test talk to. */

function environment(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`Run by "npm run test:functions", which sets ${name}`);
  return value;
}

export const siteUrl = environment("SITE_URL");
export const backendUrl = environment("SUPABASE_URL");
export const publishableKey = environment("SUPABASE_ANON_KEY");
export const secretKey = environment("SUPABASE_SERVICE_ROLE_KEY");

/** A signed-in user. */
export interface User {
  readonly id: string;
  readonly token: string;
}

/** What a row of `subscribers` tells beside whose it is. */
export interface Subscription {
  readonly subscribed: boolean;
  readonly subscription_tier?: string | null;
  readonly subscription_end?: string | null;
}

/** Makes an account by signing up and opening the link in the mail, which signs in. */
export async function newUser(subscription?: Subscription): Promise<User> {
  const email = `${crypto.randomUUID()}@example.se`;
  const { id } = await post("/auth/v1/signup", publishableKey, { email, password: "Namnfynd1!" });
  const mailbox = await (await fetch(`${backendUrl}/_local/mail`)).text();
  const mail = mailbox.split("<article").find((article) => article.includes(email));
  const link = /href="([^"]+)"/.exec(mail ?? "")?.[1];
  if (link === undefined) throw new Error(`No mail with a link was sent to ${email}`);
  const answer = await fetch(link, { redirect: "manual" });
  await answer.body?.cancel();
  const { hash } = new URL(answer.headers.get("location") ?? "");
  const token = new URLSearchParams(hash.slice(1)).get("access_token");
  if (token === null) throw new Error("The link did not sign in");
  if (subscription) await post("/rest/v1/subscribers", secretKey, { user_id: id, ...subscription });
  return { id, token };
}

/** Deletes the account, as its owner can; its token stays valid for its hour. */
export async function deleteUser({ token }: User): Promise<void> {
  await post("/rest/v1/rpc/delete_own_account", publishableKey, {}, token);
}

async function post(path: string, apikey: string, body: object, token?: string) {
  const answer = await fetch(backendUrl + path, {
    method: "POST",
    headers: {
      apikey,
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** Lets the functions find another backend for a while: one that fails, or none. */
export async function withBackend(url: string, run: () => Promise<void>): Promise<void> {
  await withSettings({ SUPABASE_URL: url }, run);
}

/**
 * Lets the functions read other settings for a while.
 *
 * @returns what they logged
 */
export async function withSettings(
  settings: Readonly<Record<string, string>>,
  run: () => Promise<void> | void,
): Promise<string> {
  const { error } = console;
  const logged: string[] = [];
  console.error = (...parts) => logged.push(Deno.inspect(parts));
  const before = Object.keys(settings).map((name) => [name, Deno.env.get(name) ?? ""] as const);
  for (const [name, value] of Object.entries(settings)) Deno.env.set(name, value);
  try {
    await run();
  } finally {
    for (const [name, value] of before) Deno.env.set(name, value);
    console.error = error;
  }
  return logged.join("\n");
}

/** Lets the functions find a backend whose answers the test gives itself. */
export async function withStandIn(
  answer: (request: Request) => Response | Promise<Response>,
  run: () => Promise<void>,
): Promise<void> {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, answer);
  try {
    await withBackend(`http://127.0.0.1:${server.addr.port}`, run);
  } finally {
    await server.shutdown();
  }
}
