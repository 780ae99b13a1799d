import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followAccountFavorites } from "@/features/favorites/account-favorites.ts";
import * as api from "@/features/favorites/favorites-api.ts";
import {
  type AccountFavorites,
  setAccountFavorites,
} from "@/features/favorites/favorites-source.ts";
import { memoryNames, type NamesStore } from "@/lib/names-store.ts";
import { currentToasts, dismissToast } from "@/ui/toast-store.ts";

vi.mock("@/features/favorites/favorites-api.ts");
vi.mock("@/features/favorites/favorites-source.ts");

const USER = "u1";
/** What the account has, by page: the backend's part in these tests. */
let account: Map<string, string[]>;
let stop: () => void;

beforeEach(() => {
  account = new Map();
  vi.resetAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(api.fetchFavorites).mockImplementation(
    async () => new Map([...account].map(([page, names]) => [page, [...names]])),
  );
  vi.mocked(api.saveFavorites).mockImplementation(async (_user, page, names) => {
    account.set(page, [...new Set([...(account.get(page) ?? []), ...names])]);
  });
  vi.mocked(api.removeFavorites).mockImplementation(async (_user, page, names) => {
    account.set(
      page,
      (account.get(page) ?? []).filter((name) => !names.includes(name)),
    );
  });
});

afterEach(() => {
  stop();
  for (const { id } of currentToasts()) dismissToast(id);
});

/** Signs in with these favourites in the browser, and answers how a page gets its own. */
async function signIn(
  canSave: boolean,
  known: readonly { page: string; local: NamesStore }[] = [],
): Promise<AccountFavorites> {
  stop = followAccountFavorites(USER, canSave, known);
  const storeOf = await vi.waitUntil(() => vi.mocked(setAccountFavorites).mock.calls[0]?.[0]);
  if (!storeOf) throw new Error("No favourites were given");
  return storeOf;
}

let pages = 0;
function localNames(...names: string[]): { page: string; local: NamesStore } {
  pages += 1;
  const page = `sida-${pages}`;
  const local = memoryNames(page);
  local.update(() => names);
  return { page, local };
}

const namesOf = (store: NamesStore) => store.getState().names;

test("signing in moves the browser's favourites to the account, each once and none lost", async () => {
  const { page, local } = localNames("Astrid", "Elsa");
  account.set(page, ["Alva", "Elsa"]);
  const storeOf = await signIn(true, [{ page, local }]);
  expect(namesOf(storeOf(page, local))).toEqual(["Alva", "Elsa", "Astrid"]);
  await vi.waitUntil(() => namesOf(local).length === 0);
  expect(account.get(page)).toEqual(["Alva", "Elsa", "Astrid"]);
});

test("a page that is visited later brings its favourites along", async () => {
  const { page, local } = localNames("Milo");
  const storeOf = await signIn(true);
  expect(namesOf(storeOf(page, local))).toEqual(["Milo"]);
  await vi.waitUntil(() => account.get(page)?.includes("Milo"));
});

test("adding and removing reach the account in the order of the presses", async () => {
  const { page, local } = localNames();
  const storeOf = await signIn(true);
  const store = storeOf(page, local);
  const listener = vi.fn();
  store.subscribe(listener);
  store.update((names) => [...names, "Astrid"]);
  expect(namesOf(store)).toEqual(["Astrid"]);
  store.update((names) => [...names, "Elsa"]);
  store.update((names) => names.filter((name) => name !== "Astrid"));
  expect(namesOf(store)).toEqual(["Elsa"]);
  expect(listener).toHaveBeenCalled();
  await vi.waitUntil(() => vi.mocked(api.removeFavorites).mock.calls.length > 0);
  await vi.waitUntil(() => account.get(page)?.join() === "Elsa");
});

test("what cannot be saved stays in the browser, and is said", async () => {
  const { page, local } = localNames();
  const storeOf = await signIn(true);
  const store = storeOf(page, local);
  vi.mocked(api.saveFavorites).mockRejectedValue(new Error("offline"));
  store.update((names) => [...names, "Astrid"]);
  await vi.waitUntil(() => namesOf(local).length > 0);
  expect(namesOf(store)).toEqual(["Astrid"]);
  expect(currentToasts().map(({ text }) => text)).toEqual([
    "Vi kunde inte spara i ditt konto. Favoriten finns kvar i den här webbläsaren så länge.",
  ]);
});

test("what cannot be removed comes back, and is said", async () => {
  const { page, local } = localNames();
  account.set(page, ["Astrid"]);
  const storeOf = await signIn(true);
  const store = storeOf(page, local);
  vi.mocked(api.removeFavorites).mockRejectedValue(new Error("offline"));
  store.update(() => []);
  expect(namesOf(store)).toEqual([]);
  await vi.waitUntil(() => namesOf(store).length > 0);
  expect(currentToasts()).toHaveLength(1);
});

test("without the feature nothing is deleted or uploaded; new favourites stay in the browser", async () => {
  const { page, local } = localNames("Elsa");
  account.set(page, ["Alva"]);
  const storeOf = await signIn(false, [{ page, local }]);
  const store = storeOf(page, local);
  expect(namesOf(store)).toEqual(["Alva", "Elsa"]);
  store.update((names) => [...names, "Nora"]);
  expect(namesOf(store)).toEqual(["Alva", "Elsa", "Nora"]);
  expect(namesOf(local)).toEqual(["Elsa", "Nora"]);
  store.update((names) => names.filter((name) => name !== "Alva"));
  await vi.waitUntil(() => account.get(page)?.length === 0);
  expect(api.saveFavorites).not.toHaveBeenCalled();
});

test("a name longer than the account takes stays in the browser", async () => {
  const long = "a".repeat(101);
  const { page, local } = localNames(long, "Elsa");
  const storeOf = await signIn(true, [{ page, local }]);
  expect(namesOf(storeOf(page, local))).toEqual(["Elsa", long]);
  await vi.waitUntil(() => account.get(page)?.includes("Elsa"));
  expect(account.get(page)).toEqual(["Elsa"]);
  expect(namesOf(local)).toEqual([long]);
});

test("signing out takes the account's favourites away", async () => {
  await signIn(true);
  stop();
  expect(vi.mocked(setAccountFavorites).mock.lastCall).toEqual([null]);
});
