import { afterEach, expect, test, vi } from "vitest";

const BACKEND = {
  VITE_SUPABASE_URL: "https://abc.supabase.co",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
};
const NOTHING = {
  VITE_SUPABASE_URL: "",
  VITE_SUPABASE_PUBLISHABLE_KEY: "",
  VITE_CONTACT_ENDPOINT: "",
  VITE_HCAPTCHA_SITE_KEY: "",
  VITE_HCAPTCHA_HOST: "",
};
const ENDPOINT = { VITE_CONTACT_ENDPOINT: "https://post.example.org/messages" };

/** The settings of a build with this environment. */
async function parse(environment: Readonly<Record<string, string>>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...NOTHING, ...environment })) {
    vi.stubEnv(name, value);
  }
  return import("@/lib/contact-settings.ts");
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["nobody, without any settings", {}, null],
  ["nobody, with a backend whose check everyone passes", BACKEND, null],
  ["nobody, with a check but no backend", { VITE_HCAPTCHA_SITE_KEY: "key" }, null],
  [
    "the function, with a backend and a check",
    { ...BACKEND, VITE_HCAPTCHA_SITE_KEY: "key" },
    "function",
  ],
  [
    "the function, with the local backend",
    { ...BACKEND, VITE_HCAPTCHA_HOST: "/_local" },
    "function",
  ],
  ["the operator's endpoint", ENDPOINT, { url: ENDPOINT.VITE_CONTACT_ENDPOINT }],
  [
    "the operator's endpoint, before the function",
    { ...BACKEND, ...ENDPOINT, VITE_HCAPTCHA_SITE_KEY: "key" },
    { url: ENDPOINT.VITE_CONTACT_ENDPOINT },
  ],
])("messages are received by %s", async (_title, environment, receiver) => {
  expect((await parse(environment)).contactReceiver).toEqual(receiver);
});

test("the public test key of hCaptcha is used without a key of one's own", async () => {
  const { hcaptchaSiteKey, hcaptchaHost } = await parse({});
  expect(hcaptchaSiteKey).toBe("10000000-ffff-ffff-ffff-000000000001");
  expect(hcaptchaHost).toBeNull();
});

test.each([
  [{}, false],
  [{ VITE_HCAPTCHA_SITE_KEY: "key" }, true],
  [{ VITE_HCAPTCHA_HOST: "/_local" }, true],
])("the human check with %o can be verified by a server: %s", async (environment, expected) => {
  expect((await parse(environment)).hasHumanCheck).toBe(expected);
});
