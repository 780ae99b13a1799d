import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { logSecurityEvent } from "@/lib/security-log.ts";

const KEY = "security-log";
const NOW = "2024-03-01T12:00:00.000Z";

function entries(): unknown[] {
  const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "[]");
  return Array.isArray(stored) ? stored : [];
}

function lastMessage(): unknown {
  const last = entries().at(-1);
  if (typeof last !== "object" || last === null || !("details" in last)) return null;
  const { details } = last;
  if (typeof details !== "object" || details === null || !("message" in details)) return null;
  return details.message;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.history.replaceState(null, "", "/");
});

test("logs time, event, details, browser and page", () => {
  window.history.replaceState(null, "", "/auth?mode=login&code=hemlig#access_token=hemlig");
  logSecurityEvent("auth_failure", { action: "login", message: "Fel lösenord." });
  expect(entries()).toEqual([
    {
      timestamp: NOW,
      event: "auth_failure",
      details: { action: "login", message: "Fel lösenord." },
      userAgent: navigator.userAgent,
      url: `${window.location.origin}/auth`,
    },
  ]);
});

test("logs an event without details", () => {
  logSecurityEvent("google_auth_initiated");
  expect(entries()).toMatchObject([{ event: "google_auth_initiated", details: {} }]);
});

test("keeps the newest hundred entries", () => {
  for (let number = 1; number <= 103; number++) {
    logSecurityEvent("auth_failure", { message: `nr ${number}` });
  }
  expect(entries()).toHaveLength(100);
  expect(entries()[0]).toMatchObject({ details: { message: "nr 4" } });
  expect(entries().at(-1)).toMatchObject({ details: { message: "nr 103" } });
});

describe("a message", () => {
  test.each([
    [
      "token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln-bmF0_dXI är gammal",
      "token [dolt] är gammal",
    ],
    ["https://x.se/#access_token=abc.def&type=signup", "https://x.se/#[dolt]&type=signup"],
    ["refresh_token=abc123 provider_token=gho_1", "[dolt] [dolt]"],
    ["ACCESS_TOKEN=abc", "[dolt]"],
    ["?code=4f2a&state=1", "?[dolt]&state=1"],
    ["password=Namnfynd1! x", "[dolt] x"],
    ["grant_type=password", "grant_type=password"],
    ['{"access_token":"abc","refresh_token": "v1.def"}', "{[dolt],[dolt]}"],
    ["Authorization: Bearer abc.def_1", "Authorization: [dolt]"],
    ['Kontot "åsa.lind+1@example.se" finns redan.', 'Kontot "…" finns redan.'],
  ])("loses the secrets and addresses of %j", (message, kept) => {
    logSecurityEvent("auth_failure", { message });
    expect(lastMessage()).toBe(kept);
  });

  test("loses a JSON Web Token in any context", () => {
    const part = fc.stringMatching(/^[\w-]{8,40}$/);
    fc.assert(
      fc.property(part, part, part, fc.string(), fc.string(), (head, body, sign, before, after) => {
        logSecurityEvent("auth_failure", {
          message: `${before} eyJ${head}.eyJ${body}.${sign} ${after}`,
        });
        expect(lastMessage()).not.toContain(body);
        expect(lastMessage()).not.toContain(`eyJ${head}`);
      }),
    );
  });
});

describe("storage", () => {
  test.each(["skräp", '{"timestamp":1}', "null", '"text"'])(
    "that holds %s is overwritten",
    (raw) => {
      window.localStorage.setItem(KEY, raw);
      logSecurityEvent("logout");
      expect(entries()).toHaveLength(1);
    },
  );

  test.each(["getItem", "setItem"] as const)("whose %s fails does not throw", (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(() => logSecurityEvent("logout")).not.toThrow();
    expect(warn).toHaveBeenCalled();
  });
});
