import { expect, test, vi } from "vitest";
import { createCheckout, openCustomerPortal } from "@/features/subscription/checkout-api.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "https://backend.test", publishableKey: "nyckel" },
}));

function stubFetch(respond: () => Promise<Response>) {
  const stub = vi.fn<typeof fetch>(respond);
  vi.stubGlobal("fetch", stub);
  return stub;
}

const PAGE = { url: "https://pay.test/session" };

test("a purchase names its product, except for the default one", async () => {
  const fetchStub = stubFetch(async () => Response.json(PAGE));
  expect(await createCheckout("plus-year")).toBe(PAGE.url);
  expect(await createCheckout("premium")).toBe(PAGE.url);
  expect(fetchStub.mock.calls.map(([url, request]) => [String(url), request?.body])).toEqual([
    ["https://backend.test/functions/v1/create-checkout", '{"product":"plus-year"}'],
    ["https://backend.test/functions/v1/create-checkout", undefined],
  ]);
});

test.each([
  ["the function's reason", { error: "Du har redan en aktiv prenumeration." }, 409],
  ["the function's reason for a failure of its own", { error: "Stripe svarar inte." }, 502],
  ["a session that has ended", { error: "Du är inte inloggad." }, 401],
])("rejects with %s", async (_title, body, status) => {
  stubFetch(async () => Response.json(body, { status }));
  await expect(createCheckout("premium")).rejects.toMatchObject({
    name: "BackendError",
    message: body.error,
    failure: status === 401 ? "signed-out" : "refused",
  });
});

test.each([
  ["an outage of what runs it", () => Response.json({ code: "BOOT_ERROR" }, { status: 503 })],
  ["an answer of a gateway", () => new Response("<html>", { status: 502 })],
])("counts %s as unreachable", async (_title, respond) => {
  stubFetch(async () => respond());
  await expect(openCustomerPortal()).rejects.toMatchObject({ failure: "unreachable" });
});

test.each([
  ["a refusal without a reason", () => Response.json({}, { status: 400 })],
  ["a refusal that is not JSON", () => new Response("<html>", { status: 404 })],
  ["an answer without an address", () => Response.json({})],
  ["an answer with a bad address", () => Response.json({ url: "nej" })],
])("rejects %s without a message", async (_title, respond) => {
  stubFetch(async () => respond());
  await expect(openCustomerPortal()).rejects.toMatchObject({
    name: "BackendError",
    message: "",
    failure: "refused",
  });
});

test("reports too many calls as throttled", async () => {
  stubFetch(async () => Response.json({ error: "Vänta en stund." }, { status: 429 }));
  await expect(openCustomerPortal()).rejects.toMatchObject({
    message: "Vänta en stund.",
    failure: "throttled",
  });
});

test("reports a missing network as unreachable", async () => {
  stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(openCustomerPortal()).rejects.toMatchObject({ failure: "unreachable" });
});
