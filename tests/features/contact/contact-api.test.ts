import { afterEach, expect, test, vi } from "vitest";
import { sendMessage } from "@/features/contact/contact-api.ts";

const ENDPOINT = { url: "https://post.example.org/messages" };
const MESSAGE = {
  name: " Åsa Lind ",
  email: "asa@example.se ",
  subject: "Ett namn",
  message: "Hej!\n\nVar är Ásdís?\n",
};

const send = () => sendMessage(MESSAGE, "P1_abc", ENDPOINT);

type Fetch = typeof globalThis.fetch;

function stubFetch(answer: Fetch) {
  const fetch = vi.fn<Fetch>(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("posts the trimmed message as JSON, without cookies", async () => {
  const fetch = stubFetch(async () => new Response(null, { status: 202 }));
  expect(await send()).toEqual({ hasPriority: false });
  expect(fetch).toHaveBeenCalledOnce();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(ENDPOINT.url);
  expect(init).toMatchObject({ method: "POST", credentials: "omit" });
  expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
  expect(JSON.parse(String(init?.body))).toEqual({
    name: "Åsa Lind",
    email: "asa@example.se",
    subject: "Ett namn",
    message: "Hej!\n\nVar är Ásdís?",
    token: "P1_abc",
  });
});

test.each([400, 403, 500])("throws when the endpoint answers %i", async (status) => {
  stubFetch(async () => new Response(null, { status }));
  await expect(send()).rejects.toMatchObject({
    name: "BackendError",
    failure: "refused",
    message: `The contact endpoint answered ${status}`,
  });
});

test("throws when there is no answer, or none in time", async () => {
  stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
  const unreachable = { name: "BackendError", failure: "unreachable" };
  await expect(send()).rejects.toMatchObject(unreachable);
  vi.useFakeTimers();
  stubFetch(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      }),
  );
  const outcome = vi.fn();
  send().catch(outcome);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining(unreachable));
});
