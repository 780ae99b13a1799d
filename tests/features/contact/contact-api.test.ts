import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ENDPOINT = "https://post.example.org/messages";
const MESSAGE = {
  name: " Åsa Lind ",
  email: "asa@example.se ",
  subject: "Ett namn",
  message: "Hej!\n\nVar är Ásdís?\n",
};

/** Sends with this endpoint configured at build time; none if it is empty. */
async function send(endpoint: string) {
  vi.resetModules();
  vi.stubEnv("VITE_CONTACT_ENDPOINT", endpoint);
  const { sendMessage } = await import("@/features/contact/contact-api.ts");
  return sendMessage(MESSAGE, "P1_abc");
}

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test("sends nothing without an endpoint, and logs nothing of the message", async () => {
  const fetch = stubFetch(async () => new Response());
  await send("");
  expect(fetch).not.toHaveBeenCalled();
  expect(console.info).toHaveBeenCalledOnce();
  const logged = JSON.stringify(vi.mocked(console.info).mock.calls);
  for (const text of Object.values(MESSAGE)) expect(logged).not.toContain(text.trim());
});

test("posts the trimmed message as JSON, without cookies", async () => {
  const fetch = stubFetch(async () => new Response(null, { status: 202 }));
  await send(ENDPOINT);
  expect(fetch).toHaveBeenCalledOnce();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(ENDPOINT);
  expect(init).toMatchObject({ method: "POST", credentials: "omit" });
  expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
  expect(JSON.parse(String(init?.body))).toEqual({
    name: "Åsa Lind",
    email: "asa@example.se",
    subject: "Ett namn",
    message: "Hej!\n\nVar är Ásdís?",
    token: "P1_abc",
  });
  expect(console.info).not.toHaveBeenCalled();
});

test.each([400, 403, 500])("throws when the endpoint answers %i", async (status) => {
  stubFetch(async () => new Response(null, { status }));
  await expect(send(ENDPOINT)).rejects.toMatchObject({
    name: "BackendError",
    failure: "refused",
    message: `The contact endpoint answered ${status}`,
  });
});

test("throws when there is no answer, or none in time", async () => {
  stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
  const unreachable = { name: "BackendError", failure: "unreachable" };
  await expect(send(ENDPOINT)).rejects.toMatchObject(unreachable);
  const signal = AbortSignal.abort(new DOMException("Too late", "TimeoutError"));
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => init.signal?.throwIfAborted());
  await expect(send(ENDPOINT)).rejects.toMatchObject(unreachable);
  expect(timeout).toHaveBeenCalledWith(15_000);
});
