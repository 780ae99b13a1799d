import { describe, expect, test, vi } from "vitest";
import { createChildNameCache } from "@/features/generator/child-name-cache.ts";
import { fetchChildNames } from "@/features/generator/name-service.ts";

const service = { url: "https://namn.example/api?nyckel=1", proxy: null };

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

function stubFetch(answer: Fetch) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

function answerWith(...firstnames: unknown[]): Fetch {
  return async () => Response.json({ names: firstnames.map((firstname) => ({ firstname })) });
}

function askedAddress(fetch: ReturnType<typeof stubFetch>): string {
  return fetch.mock.calls[0]?.[0] ?? "";
}

/** Waits for the lazily loaded service and its answer. */
async function settle() {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

describe("the request to the name service", () => {
  test.each([
    ["pojkar", "male"],
    ["flickor", "female"],
    ["alla", "both"],
  ])("asks for a hundred first names; for the sex %s of the gender %s", async (sex, gender) => {
    const fetch = stubFetch(answerWith("Alva"));
    await fetchChildNames(service, sex);
    const { origin, pathname, searchParams } = new URL(askedAddress(fetch));
    expect(origin + pathname).toBe("https://namn.example/api");
    expect(Object.fromEntries(searchParams)).toEqual({
      nyckel: "1",
      type: "firstname",
      gender,
      limit: "100",
    });
  });

  test("passes the whole address to the proxy, encoded", async () => {
    const fetch = stubFetch(answerWith("Alva"));
    await fetchChildNames({ ...service, proxy: "https://proxy.example/?url=" }, "pojkar");
    const [proxy, encoded = ""] = askedAddress(fetch).split("?url=");
    expect(proxy).toBe("https://proxy.example/");
    expect(encoded).not.toMatch(/[:/?&=]/);
    const { searchParams } = new URL(decodeURIComponent(encoded));
    expect(searchParams.get("gender")).toBe("male");
    expect(searchParams.get("limit")).toBe("100");
  });

  test("contains nothing about the visitor", async () => {
    const fetch = stubFetch(answerWith("Alva"));
    await fetchChildNames(service, "alla");
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
  });

  test("times out after three seconds", async () => {
    vi.useFakeTimers();
    stubFetch(
      (_address, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
    );
    const outcome = vi.fn();
    fetchChildNames(service, "alla").catch(outcome);
    await vi.advanceTimersByTimeAsync(2999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: "AbortError" }));
  });
});

describe("the answer of the name service", () => {
  test("is reduced to its names, each once", async () => {
    stubFetch(answerWith("Alva", "Åke", "Alva", " Bo ", "Anna-Lena", "D’Arcy"));
    expect(await fetchChildNames(service, "alla")).toEqual([
      "Alva",
      "Åke",
      "Bo",
      "Anna-Lena",
      "D'Arcy",
    ]);
  });

  test("is cleared of short names and of everything that is not a name", async () => {
    const notNames = ["", " ", "A", " Ö ", 7, null, ["Alva"], "<b>Alva</b>", "Alva1", "&amp;", "-"];
    stubFetch(answerWith(...notNames, "Bo"));
    expect(await fetchChildNames(service, "alla")).toEqual(["Bo"]);
  });

  test("may have invalid entries among the valid ones", async () => {
    stubFetch(async () => Response.json({ names: [null, "Alva", {}, 1, { firstname: "Bo" }] }));
    expect(await fetchChildNames(service, "alla")).toEqual(["Bo"]);
  });

  test("is normalized before the length of its names is checked", async () => {
    stubFetch(answerWith("A\u030a", "A\u030ake"));
    expect(await fetchChildNames(service, "alla")).toEqual(["Åke"]);
  });
});

const badAnswers: [title: string, answer: Fetch][] = [
  ["HTTP 500", async () => Response.json({ names: [{ firstname: "Alva" }] }, { status: 500 })],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an HTML page instead of JSON", async () => new Response("<!doctype html><p>Alva</p>")],
  ["an empty body", async () => new Response("")],
  ["an object without names", async () => Response.json({ firstname: "Alva" })],
  ["names that are not a list", async () => Response.json({ names: "Alva" })],
  ["null", async () => Response.json(null)],
  ["an empty list", answerWith()],
  ["only names with HTML in them", answerWith("<img src=x onerror=alert(1)>", "Al<b>va</b>")],
  ["only names of one character", answerWith("A", "B")],
];

describe.each(badAnswers)("when the name service returns %s", (_title, answer) => {
  test("the request fails", async () => {
    stubFetch(answer);
    await expect(fetchChildNames(service, "alla")).rejects.toThrow();
  });

  test("the cache stays empty, warns once and does not ask again", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const fetch = stubFetch(answer);
    const cache = createChildNameCache(service);
    for (let press = 0; press < 3; press++) {
      cache.prefetch("alla");
      await settle();
      expect(cache.namesFor("alla")).toBeNull();
    }
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe("the cache of children's names", () => {
  test("is filled in the background, with one request per sex", async () => {
    const fetch = stubFetch(answerWith("Alva", "Bo"));
    const cache = createChildNameCache(service);
    cache.prefetch("alla");
    cache.prefetch("alla");
    expect(cache.namesFor("alla")).toBeNull();
    await settle();
    expect(cache.namesFor("alla")).toEqual(["Alva", "Bo"]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(cache.namesFor("pojkar")).toBeNull();
    cache.prefetch("pojkar");
    await settle();
    expect(cache.namesFor("pojkar")).toEqual(["Alva", "Bo"]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("is filled for one sex when the request for another fails", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    stubFetch((address, init) =>
      address.includes("gender=male")
        ? Promise.reject(new TypeError("Failed to fetch"))
        : answerWith("Alva")(address, init),
    );
    const cache = createChildNameCache(service);
    cache.prefetch("pojkar");
    cache.prefetch("flickor");
    await settle();
    expect(cache.namesFor("pojkar")).toBeNull();
    expect(cache.namesFor("flickor")).toEqual(["Alva"]);
  });

  test("makes no request and no warning without a configured service", async () => {
    const warn = vi.spyOn(console, "warn");
    const fetch = stubFetch(answerWith("Alva"));
    const cache = createChildNameCache(null);
    cache.prefetch("alla");
    await settle();
    expect(cache.namesFor("alla")).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });
});
