import { afterEach, beforeEach, expect, test, vi } from "vitest";

const RECEIVER = "https://post.example.org/messages";
const MESSAGE = {
  name: " Åsa Lind ",
  email: "asa@example.se ",
  subject: "Ett namn",
  message: "Hej!\n\nVar är Ásdís?\n",
};

/** Sends as a site does that is built with this receiver, or with none. */
async function send(receiver: string) {
  vi.resetModules();
  vi.stubEnv("VITE_CONTACT_ENDPOINT", receiver);
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

test("without a receiver nothing is sent, and nothing of the message is logged", async () => {
  const fetch = stubFetch(async () => new Response());
  await send("");
  expect(fetch).not.toHaveBeenCalled();
  expect(console.info).toHaveBeenCalledOnce();
  const logged = JSON.stringify(vi.mocked(console.info).mock.calls);
  for (const text of Object.values(MESSAGE)) expect(logged).not.toContain(text.trim());
});

test("a receiver gets the message as JSON, without spaces around it or cookies", async () => {
  const fetch = stubFetch(async () => new Response(null, { status: 202 }));
  await send(RECEIVER);
  expect(fetch).toHaveBeenCalledOnce();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(RECEIVER);
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

test.each([400, 403, 500])("an answer of %i is a failure", async (status) => {
  stubFetch(async () => new Response(null, { status }));
  await expect(send(RECEIVER)).rejects.toThrow(`answered ${status}`);
});

test("so is no answer, and one that takes too long", async () => {
  stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(send(RECEIVER)).rejects.toThrow("Failed to fetch");
  const signal = AbortSignal.abort(new DOMException("Too late", "TimeoutError"));
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => init.signal?.throwIfAborted());
  await expect(send(RECEIVER)).rejects.toThrow("Too late");
  expect(timeout).toHaveBeenCalledWith(15_000);
});
