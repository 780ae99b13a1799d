import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type AskResolver,
  DomainChecker,
  REGISTERED_DOMAIN,
} from "@/features/companies/domains/domain-checker.ts";
import type { DomainState } from "@/features/companies/domains/domain-state.ts";
import { askResolver } from "@/features/companies/domains/resolver-api.ts";

const INVENTED = "uppdiktat.se";

/** A resolver with these states; others are free. */
function resolverWith(states: Readonly<Record<string, DomainState>> = {}) {
  return vi.fn<AskResolver>(
    async (domain) => states[domain] ?? (domain === REGISTERED_DOMAIN ? "taken" : "free"),
  );
}

function checkerOf(ask: AskResolver) {
  return new DomainChecker(ask, () => "uppdiktat");
}

/** Checks domains, and gives what was reported. */
async function check(checker: DomainChecker, domains: readonly string[]) {
  const reported = new Map<string, DomainState>();
  const fault = await checker.check(domains, new AbortController().signal, (domain, state) =>
    reported.set(domain, state),
  );
  return { fault, states: Object.fromEntries(reported) };
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `namn${i}.se`);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a resolver", () => {
  test("that answers well is believed", async () => {
    const ask = resolverWith({ "a.se": "taken", "c.se": "unknown" });
    const { fault, states } = await check(checkerOf(ask), ["a.se", "b.nu", "c.se"]);
    expect(fault).toBeNull();
    expect(states).toEqual({ "a.se": "taken", "b.nu": "free", "c.se": "unknown" });
  });

  test.each<[string, Readonly<Record<string, DomainState>>]>([
    ["gives every name name servers", { [INVENTED]: "taken" }],
    ["knows no name at all", { [REGISTERED_DOMAIN]: "free" }],
  ])("that %s is not believed", async (_title, lies) => {
    const ask = resolverWith(lies);
    const { fault, states } = await check(checkerOf(ask), ["a.se", "b.nu"]);
    expect(fault).toBe("lying");
    expect(states).toEqual({ "a.se": "unknown", "b.nu": "unknown" });
    expect(ask).not.toHaveBeenCalledWith("a.se", expect.anything());
  });

  test("that does not answer is tested again the next time", async () => {
    const ask = resolverWith();
    ask.mockResolvedValueOnce("unknown");
    const checker = checkerOf(ask);
    expect(await check(checker, ["a.se"])).toEqual({
      fault: "silent",
      states: { "a.se": "unknown" },
    });
    expect(await check(checker, ["a.se"])).toEqual({ fault: null, states: { "a.se": "free" } });
  });

  test("is tested once", async () => {
    const ask = resolverWith();
    const checker = checkerOf(ask);
    await check(checker, ["a.se"]);
    await check(checker, ["b.se"]);
    const asked = ask.mock.calls.map(([domain]) => domain);
    expect(asked).toEqual([REGISTERED_DOMAIN, INVENTED, "a.se", "b.se"]);
  });
});

test("at most four requests run at a time, also of two checks", async () => {
  let running = 0;
  let most = 0;
  const ask: AskResolver = async (domain) => {
    running++;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 100));
    running--;
    return domain === REGISTERED_DOMAIN ? "taken" : "free";
  };
  const checker = checkerOf(ask);
  const checks = [check(checker, numbered(20)), check(checker, ["a.se", "b.se", "c.se"])];
  await vi.runAllTimersAsync();
  await Promise.all(checks);
  expect(most).toBe(4);
});

describe("the cache", () => {
  test("answers for ten minutes", async () => {
    const ask = resolverWith({ "a.se": "taken" });
    const checker = checkerOf(ask);
    await check(checker, ["a.se"]);
    ask.mockClear();
    vi.advanceTimersByTime(599_999);
    expect((await check(checker, ["a.se"])).states).toEqual({ "a.se": "taken" });
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await check(checker, ["a.se"]);
    expect(ask).toHaveBeenCalledOnce();
  });

  test("does not keep what is unknown", async () => {
    const ask = resolverWith({ "a.se": "unknown" });
    const checker = checkerOf(ask);
    await check(checker, ["a.se"]);
    ask.mockClear();
    await check(checker, ["a.se"]);
    expect(ask).toHaveBeenCalledOnce();
  });
});

test("a cancelled check makes no further request and reports nothing more", async () => {
  const asked: string[] = [];
  const ask: AskResolver = async (domain) => {
    asked.push(domain);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return domain === REGISTERED_DOMAIN ? "taken" : "free";
  };
  const ending = new AbortController();
  const report = vi.fn();
  const checker = checkerOf(ask);
  const checked = checker.check(numbered(20), ending.signal, report);
  const outcome = expect(checked).rejects.toThrow("abort");
  await vi.advanceTimersByTimeAsync(150);
  ending.abort();
  await vi.runAllTimersAsync();
  await outcome;
  expect(asked).toHaveLength(6);
  expect(report).not.toHaveBeenCalled();
  // The places of the cancelled ones are free again.
  const next = check(checker, ["a.se"]);
  await vi.runAllTimersAsync();
  expect((await next).states).toEqual({ "a.se": "free" });
});

describe("a request", () => {
  const RESOLVER = "https://doh.example/dns-query?ct=1";

  function ask(signal = new AbortController().signal) {
    return askResolver(RESOLVER, "xn--bjrkverk-o4a.se", signal);
  }

  test("asks for the name servers, in JSON, and says nothing about the visitor", async () => {
    const calls: [URL, RequestInit][] = [];
    vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
      calls.push([url, init]);
      return Response.json({
        Status: 3,
        Question: [{ name: "xn--bjrkverk-o4a.se", type: 2 }],
      });
    });
    expect(await ask()).toBe("free");
    expect(calls[0]?.[0].href).toBe(`${RESOLVER}&name=xn--bjrkverk-o4a.se&type=NS`);
    expect(calls[0]?.[1]).toMatchObject({
      headers: { accept: "application/dns-json" },
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
  });

  test.each([
    ["an error", () => Promise.resolve(Response.json({}, { status: 500 }))],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a page in place of JSON", () => Promise.resolve(new Response("<!doctype html>"))],
  ])("that ends with %s leaves the domain unknown", async (_title, answer) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.stubGlobal("fetch", answer);
    expect(await ask()).toBe("unknown");
  });

  /** A server that never answers. */
  function stubSilence() {
    vi.stubGlobal(
      "fetch",
      (_url: URL, { signal }: RequestInit) =>
        new Promise((_, reject) =>
          signal?.addEventListener("abort", () => reject(signal.reason as unknown)),
        ),
    );
  }

  test("ends after four seconds", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    stubSilence();
    const settled = vi.fn();
    const asked = ask().then(settled);
    await vi.advanceTimersByTimeAsync(3999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(settled).toHaveBeenCalledWith("unknown");
  });

  test("is cancelled with the check", async () => {
    stubSilence();
    const ending = new AbortController();
    const outcome = expect(ask(ending.signal)).rejects.toThrow("abort");
    ending.abort();
    await outcome;
  });
});
