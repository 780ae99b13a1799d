import { describe, expect, test, vi } from "vitest";
import { createChildNameSource } from "@/features/generator/child-name-source.ts";
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

/** Long enough for everything that waits on nothing but promises. */
async function settle() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

describe("the question to the name service", () => {
  test.each([
    ["pojkar", "male"],
    ["flickor", "female"],
    ["alla", "both"],
  ])("is for a hundred first names; the sex %s is called %s", async (sex, gender) => {
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

  test("goes through the proxy with the whole address encoded at its end", async () => {
    const fetch = stubFetch(answerWith("Alva"));
    await fetchChildNames({ ...service, proxy: "https://proxy.example/?url=" }, "pojkar");
    const [proxy, encoded = ""] = askedAddress(fetch).split("?url=");
    expect(proxy).toBe("https://proxy.example/");
    expect(encoded).not.toMatch(/[:/?&=]/);
    const { searchParams } = new URL(decodeURIComponent(encoded));
    expect(searchParams.get("gender")).toBe("male");
    expect(searchParams.get("limit")).toBe("100");
  });

  test("tells nothing of the visitor", async () => {
    const fetch = stubFetch(answerWith("Alva"));
    await fetchChildNames(service, "alla");
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
  });

  test("is given up after three seconds", async () => {
    vi.useFakeTimers();
    // The browser's own timeout does not follow a faked clock.
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("Too late", "TimeoutError")), ms);
      return controller.signal;
    });
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
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: "TimeoutError" }));
  });
});

describe("the answer of the name service", () => {
  test("gives its names, each once", async () => {
    stubFetch(answerWith("Alva", "Åke", "Alva", " Bo ", "Anna-Lena", "D’Arcy"));
    expect(await fetchChildNames(service, "alla")).toEqual([
      "Alva",
      "Åke",
      "Bo",
      "Anna-Lena",
      "D’Arcy",
    ]);
  });

  test("loses names under two characters and whatever is not a name", async () => {
    const notNames = ["", " ", "A", " Ö ", 7, null, ["Alva"], "<b>Alva</b>", "Alva1", "&amp;", "-"];
    stubFetch(answerWith(...notNames, "Bo"));
    expect(await fetchChildNames(service, "alla")).toEqual(["Bo"]);
  });

  test("may hold odd entries beside the good ones", async () => {
    stubFetch(async () => Response.json({ names: [null, "Alva", {}, 1, { firstname: "Bo" }] }));
    expect(await fetchChildNames(service, "alla")).toEqual(["Bo"]);
  });

  test("counts a letter written as two code points as one", async () => {
    stubFetch(answerWith("A\u030a", "A\u030ake"));
    expect(await fetchChildNames(service, "alla")).toEqual(["Åke"]);
  });
});

const badAnswers: [title: string, answer: Fetch][] = [
  ["HTTP 500", async () => Response.json({ names: [{ firstname: "Alva" }] }, { status: 500 })],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a page instead of JSON", async () => new Response("<!doctype html><p>Alva</p>")],
  ["an empty answer", async () => new Response("")],
  ["no list of names", async () => Response.json({ firstname: "Alva" })],
  ["names that are no list", async () => Response.json({ names: "Alva" })],
  ["null", async () => Response.json(null)],
  ["an empty list", answerWith()],
  ["names with HTML in them only", answerWith("<img src=x onerror=alert(1)>", "Al<b>va</b>")],
  ["names of one character only", answerWith("A", "B")],
];

describe.each(badAnswers)("when the name service gives %s", (_title, answer) => {
  test("asking it throws", async () => {
    stubFetch(answer);
    await expect(fetchChildNames(service, "alla")).rejects.toThrow();
  });

  test("the source has no names, warns once and does not ask again", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const fetch = stubFetch(answer);
    const source = createChildNameSource(service);
    for (let press = 0; press < 3; press++) {
      expect(source.namesFor("alla")).toBeNull();
      await settle();
    }
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe("the source of children's names", () => {
  test("is never waited for, and asks once per choice", async () => {
    const fetch = stubFetch(answerWith("Alva", "Bo"));
    const source = createChildNameSource(service);
    expect(source.namesFor("alla")).toBeNull();
    expect(source.namesFor("alla")).toBeNull();
    await settle();
    expect(source.namesFor("alla")).toEqual(["Alva", "Bo"]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(source.namesFor("pojkar")).toBeNull();
    await settle();
    expect(source.namesFor("pojkar")).toEqual(["Alva", "Bo"]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("may fail for one choice and help for another", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    stubFetch((address, init) =>
      address.includes("gender=male")
        ? Promise.reject(new TypeError("Failed to fetch"))
        : answerWith("Alva")(address, init),
    );
    const source = createChildNameSource(service);
    source.namesFor("pojkar");
    source.namesFor("flickor");
    await settle();
    expect(source.namesFor("pojkar")).toBeNull();
    expect(source.namesFor("flickor")).toEqual(["Alva"]);
  });

  test("asks nobody and warns of nothing where no service is configured", async () => {
    const warn = vi.spyOn(console, "warn");
    const fetch = stubFetch(answerWith("Alva"));
    const source = createChildNameSource(null);
    expect(source.namesFor("alla")).toBeNull();
    await settle();
    expect(source.namesFor("alla")).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });
});
