import fc from "fast-check";
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DAMAGED_TEXT_MAX_LENGTH } from "@/config/limits.ts";
import { type StoredList, storedList } from "@/lib/stored-list.ts";

const KEY = "rum";
const DAMAGED_KEY = "rum-damaged";

interface Room {
  readonly id: string;
  readonly surname: string;
}

const opened: StoredList<Room>[] = [];

/** Reads what a new page of a release would. */
function open(version = 1): StoredList<Room> {
  const list = storedList<Room>(KEY, {
    parse: (item) => (isRoom(item) ? { ...item, surname: item.surname ?? "" } : null),
    idOf: ({ id }) => id,
    version,
  });
  opened.push(list);
  return list;
}

/** A surname is newer than the first rooms. */
function isRoom(item: unknown): item is { id: string; surname?: string } {
  if (typeof item !== "object" || item === null || !("id" in item)) return false;
  const hasSurname = !("surname" in item) || typeof item.surname === "string";
  return typeof item.id === "string" && item.id !== "" && hasSurname;
}

function store(content: unknown): void {
  window.localStorage.setItem(KEY, JSON.stringify(content));
}

function stored(): { version: number; entries: unknown[]; [field: string]: unknown } {
  return JSON.parse(window.localStorage.getItem(KEY) ?? "null");
}

function setAside(): readonly string[] {
  return window.localStorage.getItem(DAMAGED_KEY)?.split("\n") ?? [];
}

const room = fc.record({ id: fc.string({ minLength: 1 }), surname: fc.string() });
const rooms = fc.uniqueArray(room, { selector: ({ id }) => id, maxLength: 5 });

/** What is no room. */
const damage = fc.oneof(
  fc.constantFrom(null, true, 7, "", "text", [], {}, { id: 1 }, { id: "" }, [{ id: "a" }]),
  fc.record({
    id: fc.string({ minLength: 1 }),
    surname: fc.oneof(fc.integer(), fc.constant(null)),
  }),
);

/** What a newer version may have added. */
const newFields = fc.dictionary(
  fc.stringMatching(/^new[A-Z][a-z]{0,5}$/),
  // As JSON has it: without the sign of a zero.
  fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value))),
  { minKeys: 1, maxKeys: 3 },
);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  cleanStores(...opened.splice(0).map(({ state }) => state));
});

test("entries are read as they were written, and an empty list leaves no key", () => {
  fc.assert(
    fc.property(rooms, (written) => {
      open().write(written);
      expect(open().read()).toEqual(written);
      open().write([]);
      expect(window.localStorage.getItem(KEY)).toBeNull();
    }),
  );
});

test("content from before there were versions is read, with defaults for new fields", () => {
  fc.assert(
    fc.property(rooms, (earlier) => {
      store(earlier.map(({ id }) => ({ id })));
      expect(open().read()).toEqual(earlier.map(({ id }) => ({ id, surname: "" })));
    }),
  );
});

test("damaged items lose no other, and are set aside before they are overwritten", () => {
  const mixed = fc.tuple(rooms, fc.array(damage, { minLength: 1, maxLength: 4 }), fc.boolean());
  fc.assert(
    fc.property(mixed, fc.integer(), ([whole, broken, isVersioned], seed) => {
      window.localStorage.clear();
      const items = [...whole];
      const at = Math.abs(seed) % (items.length + 1);
      const all: unknown[] = [...items.slice(0, at), ...broken, ...items.slice(at)];
      store(isVersioned ? { version: 1, entries: all } : all);
      const list = open();
      expect(list.read()).toEqual(whole);
      expect(list.state.get().problem).toBe("damaged");
      list.write([...list.read()]);
      expect(open().read()).toEqual(whole);
      expect(new Set(setAside())).toEqual(new Set(broken.map((item) => JSON.stringify(item))));
    }),
  );
});

test("whatever the stored text is, none of it is lost by a write", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      window.localStorage.clear();
      window.localStorage.setItem(KEY, text);
      const readable = open().read();
      open().write([...readable, { id: "ny", surname: "" }]);
      expect(open().read()).toContainEqual({ id: "ny", surname: "" });
      const isKept =
        window.localStorage.getItem(DAMAGED_KEY) === text ||
        setAside().length + readable.length > 0 ||
        text === "[]";
      expect(isKept).toBe(true);
    }),
  );
});

test("what was set aside is never overwritten by later damage", () => {
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 6 }), (broken) => {
      window.localStorage.clear();
      for (const item of broken) {
        store([item]);
        open().write([]);
      }
      expect(setAside()).toEqual([...new Set(broken.map((item) => JSON.stringify(item)))]);
    }),
  );
});

describe("a newer version", () => {
  test("keeps its fields and items when this one writes", () => {
    const newer = fc.record({
      rooms: rooms.chain((all) =>
        fc.tuple(fc.constant(all), fc.array(newFields, { minLength: all.length, maxLength: 5 })),
      ),
      items: fc.array(damage, { maxLength: 3 }),
      beside: newFields,
    });
    fc.assert(
      fc.property(newer, ({ rooms: [known, fields], items, beside }) => {
        window.localStorage.clear();
        const entries = known.map((one, i) => ({ ...one, ...fields[i] }));
        store({ ...beside, version: 2, entries: [...items, ...entries] });
        const list = open();
        expect(list.state.get().problem).toBeNull();
        list.write([...list.read(), { id: "the newest of all", surname: "Lind" }]);
        expect(stored()).toEqual({
          ...beside,
          version: 2,
          entries: [...entries, { id: "the newest of all", surname: "Lind" }, ...items],
        });
        expect(setAside()).toEqual([]);
      }),
    );
  });

  test("keeps its items when this one removes all that it knows", () => {
    store({ version: 2, entries: [{ id: "a" }, { id: 2 }] });
    open().write([]);
    expect(stored()).toEqual({ version: 2, entries: [{ id: 2 }] });
  });
});

describe("storage", () => {
  function fill() {
    return vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
  }

  test("that is full leaves the entries in memory, without those that were removed", () => {
    store([{ id: "a" }, { id: "b" }]);
    const list = open();
    fill();
    list.write([{ id: "c", surname: "" }, ...list.read().filter(({ id }) => id !== "a")]);
    expect(list.read().map(({ id }) => id)).toEqual(["c", "b"]);
    expect(list.state.get().problem).toBe("unavailable");
  });

  test("that is full still shows what another tab stores", () => {
    const list = open();
    const full = fill();
    list.write([{ id: "a", surname: "" }]);
    full.mockRestore();
    store({ version: 1, entries: [{ id: "b" }] });
    expect(list.read().map(({ id }) => id)).toEqual(["a", "b"]);
    list.write(list.read());
    expect(
      open()
        .read()
        .map(({ id }) => id),
    ).toEqual(["a", "b"]);
    expect(list.state.get().problem).toBeNull();
  });

  test("takes no more than a limit of what is set aside, and the rest is not overwritten", () => {
    const long = "x".repeat(DAMAGED_TEXT_MAX_LENGTH);
    window.localStorage.setItem(DAMAGED_KEY, long);
    window.localStorage.setItem(KEY, "skräp");
    const list = open();
    list.write([{ id: "a", surname: "" }]);
    expect(list.state.get()).toEqual({
      entries: [{ id: "a", surname: "" }],
      problem: "unavailable",
      hasSetAside: true,
    });
    expect(window.localStorage.getItem(KEY)).toBe("skräp");
    expect(window.localStorage.getItem(DAMAGED_KEY)).toBe(long);
  });
});

test("tabs are kept in step", () => {
  const list = open();
  const seen = vi.fn();
  list.state.listen(seen);
  store({ version: 1, entries: [{ id: "a" }] });
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(seen.mock.lastCall?.[0]).toMatchObject({ entries: [{ id: "a" }] });
});

test("what is set aside is forgotten with the whole, or the part that has a text", () => {
  store([
    { id: "hemlig", surname: 1 },
    { id: "annan", surname: 2 },
  ]);
  const list = open();
  list.write([]);
  list.forgetDamaged("hemlig");
  expect(setAside()).toEqual(['{"id":"annan","surname":2}']);
  list.forget();
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test.each([
  ['[{"id":"hemlig"},{"id":"annan', '[{"id":""},{"id":"annan'],
  ['{"entries":{"hemlig":{},"annan":{}}}', '{"entries":{"":{},"annan":{}}}'],
])("of a whole that is set aside, only the text is forgotten: %s", (whole, kept) => {
  window.localStorage.setItem(KEY, whole);
  const list = open();
  list.write([]);
  list.forgetDamaged("hemlig");
  expect(setAside()).toEqual([kept]);
});
