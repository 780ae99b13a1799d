import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BackendError } from "@/lib/backend-error.ts";
import * as api from "@/saved/favorites/favorites-api.ts";
import { accountFavorites, unsavedFavorites } from "@/saved/favorites/favorites-store.ts";
import { startFavoritesSync } from "@/saved/favorites/favorites-sync.ts";
import { SAVED_FAVORITES_PAGE, savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import type { NamesStore } from "@/saved/names-store.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { stubBackend } from "../../backend-stub.ts";
import { deferred } from "../../deferred.ts";
import { dismissToasts, expectErrorToast, expectToast } from "../../toasts.ts";

vi.mock("@/saved/favorites/favorites-api.ts");
vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const USER = "u1";
const savedFavorites = savedFavoritesOf(SAVED_FAVORITES_PAGE);
const dogs = savedFavoritesOf("hundnamn");
/** The favourites in the account, by page: stands in for the backend. */
let account: Map<string, string[]>;
let stop: () => void;

const saveInAccount: typeof api.saveFavorites = async (_user, page, names) => {
  account.set(page, [...new Set([...(account.get(page) ?? []), ...names])]);
};

beforeEach(() => {
  account = new Map();
  vi.resetAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(api.fetchFavorites).mockImplementation(
    async () => new Map([...account].map(([page, names]) => [page, [...names]])),
  );
  vi.mocked(api.saveFavorites).mockImplementation(saveInAccount);
  vi.mocked(api.removeFavorites).mockImplementation(async (_user, page, names) => {
    account.set(
      page,
      (account.get(page) ?? []).filter((name) => !names.includes(name)),
    );
  });
});

afterEach(() => {
  stop();
  savedFavorites.write([]);
  dogs.write([]);
  dismissToasts();
});

async function signIn({ canSave = true } = {}) {
  stop = startFavoritesSync(USER, canSave);
  return waitFor(() => {
    const storeOf = accountFavorites.get();
    if (!storeOf) throw new Error("The favourites have not been fetched");
    return storeOf;
  });
}

let pages = 0;

/** A page of its own for each test, with these favourites in the browser. */
function pageWith(...names: string[]): { page: string; local: NamesStore } {
  pages += 1;
  const page = `page-${pages}`;
  const local = savedFavoritesOf(page);
  local.write(names);
  return { page, local };
}

const namesOf = (store: NamesStore) => store.state.get().names;

function add(store: NamesStore, name: string): void {
  store.write([...store.read(), name]);
}

function remove(store: NamesStore, name: string): void {
  store.write(store.read().filter((other) => other !== name));
}

describe("favourites that the browser has at sign-in", () => {
  test("stay there, whatever is done with others, until the user asks to move them", async () => {
    savedFavorites.write(["Astrid", "Elsa"]);
    account.set(SAVED_FAVORITES_PAGE, ["Alva", "Elsa"]);
    const storeOf = await signIn();
    const store = storeOf(SAVED_FAVORITES_PAGE, savedFavorites);
    expect(namesOf(store)).toEqual(["Alva", "Elsa", "Astrid"]);
    add(store, "Nora");
    await waitFor(() => expect(account.get(SAVED_FAVORITES_PAGE)).toContain("Nora"));
    expect(account.get(SAVED_FAVORITES_PAGE)).toEqual(["Alva", "Elsa", "Nora"]);
    expect(namesOf(savedFavorites)).toEqual(["Astrid", "Elsa"]);
    // The account has the others.
    expect(unsavedFavorites.get()?.count).toBe(1);
    stop();
    expect(unsavedFavorites.get()).toBeNull();
    expect(namesOf(savedFavorites)).toEqual(["Astrid", "Elsa"]);
  });

  test("are moved from every generator when asked, and leave the browser when saved", async () => {
    dogs.write(["Milo"]);
    savedFavorites.write(["Astrid", "Elsa"]);
    const saving = deferred<void>();
    const storeOf = await signIn();
    expect(unsavedFavorites.get()?.count).toBe(3);
    vi.mocked(api.saveFavorites).mockImplementation(async (...call) => {
      await saving.promise;
      await saveInAccount(...call);
    });
    unsavedFavorites.get()?.save();
    await waitFor(() => expect(api.saveFavorites).toHaveBeenCalled());
    expect(namesOf(savedFavorites)).toEqual(["Astrid", "Elsa"]);
    expect(namesOf(dogs)).toEqual(["Milo"]);
    expect(unsavedFavorites.get()).toBeNull();
    saving.resolve();
    await expectToast({ tone: "success", text: "Favoriterna är sparade i ditt konto." });
    expect(account.get(SAVED_FAVORITES_PAGE)).toEqual(["Astrid", "Elsa"]);
    expect(account.get("hundnamn")).toEqual(["Milo"]);
    expect(namesOf(savedFavorites)).toEqual([]);
    expect(namesOf(dogs)).toEqual([]);
    expect(namesOf(storeOf("hundnamn", dogs))).toEqual(["Milo"]);
  });

  test("are asked about again when they cannot be saved", async () => {
    savedFavorites.write(["Astrid", "Elsa"]);
    dogs.write(["Milo"]);
    await signIn();
    vi.mocked(api.saveFavorites).mockRejectedValueOnce(new Error("offline"));
    unsavedFavorites.get()?.save();
    await expectErrorToast(
      "Vi kunde inte spara i ditt konto. Favoriterna finns kvar i den här webbläsaren så länge.",
    );
    expect(namesOf(savedFavorites)).toEqual(["Astrid", "Elsa"]);
    await waitFor(() => expect(account.get("hundnamn")).toEqual(["Milo"]));
    expect(unsavedFavorites.get()?.count).toBe(2);
    unsavedFavorites.get()?.save();
    await waitFor(() => expect(namesOf(savedFavorites)).toEqual([]));
    expect(account.get(SAVED_FAVORITES_PAGE)).toEqual(["Astrid", "Elsa"]);
  });

  test("do not reach the account when they are removed while they are moved", async () => {
    savedFavorites.write(["Milo", "Elsa"]);
    const storeOf = await signIn();
    const store = storeOf(SAVED_FAVORITES_PAGE, savedFavorites);
    unsavedFavorites.get()?.save();
    remove(store, "Milo");
    expect(namesOf(store)).toEqual(["Elsa"]);
    await waitFor(() => expect(account.get(SAVED_FAVORITES_PAGE)).toEqual(["Elsa"]));
    expect(namesOf(savedFavorites)).toEqual([]);
  });

  test("are not asked about on a plan without the feature", async () => {
    savedFavorites.write(["Astrid"]);
    await signIn({ canSave: false });
    expect(unsavedFavorites.get()).toBeNull();
  });
});

test("a favourite added while the account's are being fetched is saved in the account", async () => {
  dogs.write(["Milo"]);
  const signingIn = signIn();
  add(dogs, "Bella");
  await signingIn;
  await waitFor(() => expect(account.get("hundnamn")).toEqual(["Bella"]));
  await waitFor(() => expect(namesOf(dogs)).toEqual(["Milo"]));
  expect(unsavedFavorites.get()?.count).toBe(1);
});

test("saves and removes in the order of the clicks", async () => {
  const { page, local } = pageWith();
  const storeOf = await signIn();
  const store = storeOf(page, local);
  const listener = vi.fn();
  store.state.listen(listener);
  add(store, "Astrid");
  expect(namesOf(store)).toEqual(["Astrid"]);
  add(store, "Elsa");
  remove(store, "Astrid");
  expect(namesOf(store)).toEqual(["Elsa"]);
  expect(listener).toHaveBeenCalled();
  await waitFor(() => expect(api.removeFavorites).toHaveBeenCalled());
  await waitFor(() => expect(account.get(page)).toEqual(["Elsa"]));
});

test("what is changed while the account's favourites are fetched again shows at once, and stays", async () => {
  const { page, local } = pageWith();
  account.set(page, ["Alva", "Elsa"]);
  const storeOf = await signIn();
  const store = storeOf(page, local);
  const fetching = deferred<void>();
  vi.mocked(api.fetchFavorites).mockImplementationOnce(async () => {
    const fetched = new Map([...account].map(([key, names]) => [key, [...names]]));
    await fetching.promise;
    return fetched;
  });
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(api.fetchFavorites).toHaveBeenCalledTimes(2));
  add(store, "Nora");
  remove(store, "Alva");
  const shown: string[][] = [];
  const stopWatching = store.state.subscribe(({ names }) => shown.push([...names].sort()));
  fetching.resolve();
  await waitFor(() => expect(account.get(page)).toEqual(["Elsa", "Nora"]));
  await waitFor(() => expect(api.removeFavorites).toHaveBeenCalled());
  expect(new Set(shown.map(String))).toEqual(new Set(["Elsa,Nora"]));
  expect(namesOf(store)).toEqual(["Elsa", "Nora"]);
  stopWatching();
});

test("a change whose page was closed before the server had it is sent by the next one", async () => {
  const { page, local } = pageWith();
  account.set(page, ["Alva"]);
  const storeOf = await signIn();
  const store = storeOf(page, local);
  const unanswered = deferred<void>();
  vi.mocked(api.saveFavorites).mockImplementationOnce(() => unanswered.promise);
  add(store, "Nora");
  remove(store, "Alva");
  await waitFor(() => expect(api.saveFavorites).toHaveBeenCalled());
  stop();

  await signIn();
  await waitFor(() => expect(account.get(page)).toEqual(["Nora"]));
  unanswered.resolve();
});

test("what cannot be sent waits, with all that follows it, until the network is back", async () => {
  const { page, local } = pageWith();
  account.set(page, ["Alva"]);
  const storeOf = await signIn();
  const store = storeOf(page, local);
  vi.mocked(api.saveFavorites).mockRejectedValueOnce(new BackendError("offline", "unreachable"));
  add(store, "Nora");
  await expectErrorToast("Vi når inte ditt konto just nu. Ändringen sparas så snart det går.");
  expect(namesOf(store)).toEqual(["Alva", "Nora"]);
  expect(namesOf(local)).toEqual([]);
  vi.mocked(api.saveFavorites).mockRejectedValueOnce(new BackendError("offline", "unreachable"));
  remove(store, "Nora");
  await waitFor(() => expect(api.saveFavorites).toHaveBeenCalledTimes(2));
  expect(api.removeFavorites).not.toHaveBeenCalled();

  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(api.removeFavorites).toHaveBeenCalledOnce());
  await waitFor(() => expect(namesOf(store)).toEqual(["Alva"]));
  expect(account.get(page)).toEqual(["Alva"]);
});

test("what cannot be sent in an outage is sent when the backend answers again", async () => {
  const { page, local } = pageWith();
  stubBackend({ "POST /rest/v1/rpc/plan_matrix": Response.json([]) });
  const storeOf = await signIn();
  vi.mocked(api.saveFavorites).mockRejectedValueOnce(new BackendError("503", "unreachable"));
  add(storeOf(page, local), "Nora");
  await waitFor(() => expect(account.get(page)).toEqual(["Nora"]));
  expect(api.saveFavorites).toHaveBeenCalledTimes(2);
});

test("signing out while a change is sent loses neither it nor those that follow", async () => {
  const { page, local } = pageWith();
  account.set(page, ["Alva"]);
  const storeOf = await signIn();
  const store = storeOf(page, local);
  const ended = deferred<void>();
  vi.mocked(api.saveFavorites).mockImplementationOnce(async () => {
    await ended.promise;
    throw new BackendError("no session", "signed-out");
  });
  add(store, "Nora");
  remove(store, "Alva");
  await waitFor(() => expect(api.saveFavorites).toHaveBeenCalledOnce());
  stop();
  ended.resolve();
  await waitFor(() => expect(vi.mocked(api.saveFavorites).mock.settledResults).toHaveLength(1));
  expect(currentToasts()).toEqual([]);
  expect(api.removeFavorites).not.toHaveBeenCalled();
  expect(local.read()).toEqual([]);

  await signIn();
  await waitFor(() => expect(account.get(page)).toEqual(["Nora"]));
});

test("a change that was not sent is nobody else's", async () => {
  const { page, local } = pageWith();
  const storeOf = await signIn();
  vi.mocked(api.saveFavorites).mockImplementationOnce(() => new Promise(() => {}));
  add(storeOf(page, local), "Nora");
  await waitFor(() => expect(api.saveFavorites).toHaveBeenCalledTimes(1));
  stop();

  stop = startFavoritesSync("u2", true);
  await waitFor(() => expect(accountFavorites.get()).not.toBeNull());
  expect(api.saveFavorites).toHaveBeenCalledTimes(1);
  expect(accountFavorites.get()?.(page, local).read()).toEqual([]);
});

test("a failed save keeps the favourite in the browser, with an error toast", async () => {
  const { page, local } = pageWith();
  const storeOf = await signIn();
  const store = storeOf(page, local);
  vi.mocked(api.saveFavorites).mockRejectedValue(new Error("offline"));
  add(store, "Astrid");
  await waitFor(() => expect(namesOf(local)).not.toEqual([]));
  expect(namesOf(store)).toEqual(["Astrid"]);
  expect(currentToasts().map(({ text }) => text)).toEqual([
    "Vi kunde inte spara i ditt konto. Favoriten finns kvar i den här webbläsaren så länge.",
  ]);
});

test("a full account says how many favourites it has room for, and the browser keeps the rest", async () => {
  const { page, local } = pageWith();
  vi.mocked(api.saveFavorites).mockRejectedValue(
    new BackendError("too_many_favorites", "refused", { code: "P0001" }),
  );
  const storeOf = await signIn();
  const store = storeOf(page, local);
  add(store, "Milo");
  await expectErrorToast(
    "Ditt konto rymmer högst 10\u00a0000\u00a0favoriter. Favoriten finns kvar i den här webbläsaren så länge.",
  );
  expect(namesOf(local)).toEqual(["Milo"]);
  expect(namesOf(store)).toEqual(["Milo"]);
});

test("a failed removal is rolled back, with an error toast", async () => {
  const { page, local } = pageWith();
  account.set(page, ["Astrid"]);
  const storeOf = await signIn();
  const store = storeOf(page, local);
  vi.mocked(api.removeFavorites).mockRejectedValue(new Error("offline"));
  store.write([]);
  expect(namesOf(store)).toEqual([]);
  await waitFor(() => expect(namesOf(store)).not.toEqual([]));
  expect(currentToasts().map(({ text }) => text)).toEqual([
    "Vi kunde inte ta bort favoriten ur ditt konto. Försök igen.",
  ]);
});

test("a plan without sync uploads nothing, and can remove what is in the account", async () => {
  const { page, local } = pageWith("Elsa");
  account.set(page, ["Alva"]);
  const storeOf = await signIn({ canSave: false });
  const store = storeOf(page, local);
  expect(namesOf(store)).toEqual(["Alva", "Elsa"]);
  add(store, "Nora");
  expect(namesOf(store)).toEqual(["Alva", "Elsa", "Nora"]);
  expect(namesOf(local)).toEqual(["Elsa", "Nora"]);
  remove(store, "Alva");
  await waitFor(() => expect(account.get(page)).toEqual([]));
  expect(api.saveFavorites).not.toHaveBeenCalled();
});

test.each([
  ["too long", "a".repeat(101)],
  ["with a direction character", "\u202eAstrid"],
  ["with a control character", "Ast\u0007rid"],
])("a name %s stays in the browser, and others still reach the account", async (_what, name) => {
  savedFavorites.write([name, "Elsa"]);
  const storeOf = await signIn();
  const store = storeOf(SAVED_FAVORITES_PAGE, savedFavorites);
  expect(unsavedFavorites.get()?.count).toBe(1);
  unsavedFavorites.get()?.save();
  await waitFor(() => expect(namesOf(savedFavorites)).toEqual([name]));
  expect(unsavedFavorites.get()).toBeNull();
  remove(store, name);
  add(store, name);
  add(store, "Nora");
  await waitFor(() => expect(account.get(SAVED_FAVORITES_PAGE)).toContain("Nora"));
  expect(account.get(SAVED_FAVORITES_PAGE)).toEqual(["Elsa", "Nora"]);
  expect(namesOf(savedFavorites)).toEqual([name]);
  expect(namesOf(store)).toEqual(["Elsa", "Nora", name]);
});

test("fetches the account's favourites again when the page becomes visible", async () => {
  const { page, local } = pageWith();
  const storeOf = await signIn();
  const store = storeOf(page, local);
  account.set(page, ["Alva"]);
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(namesOf(store)).toEqual(["Alva"]));
});

test("favourites that cannot be fetched leave those of the browser", async () => {
  vi.mocked(api.fetchFavorites).mockRejectedValue(new Error("offline"));
  const { page, local } = pageWith("Elsa");
  const storeOf = await signIn({ canSave: false });
  expect(namesOf(storeOf(page, local))).toEqual(["Elsa"]);
});

test("a session that has ended ends the sync, and the browser keeps its favourites", async () => {
  savedFavorites.write(["Elsa"]);
  vi.mocked(api.fetchFavorites).mockRejectedValue(new BackendError("no session", "signed-out"));
  stop = startFavoritesSync(USER, true);
  await waitFor(() => expect(vi.mocked(api.fetchFavorites).mock.settledResults).toHaveLength(1));
  // What follows a rejection runs in microtasks.
  await new Promise((resolve) => setTimeout(resolve));
  expect(api.saveFavorites).not.toHaveBeenCalled();
  expect(accountFavorites.get()).toBeNull();
  expect(savedFavorites.read()).toEqual(["Elsa"]);
  expect(currentToasts()).toEqual([]);
});

test("stopping hides the account's favourites", async () => {
  await signIn();
  stop();
  expect(accountFavorites.get()).toBeNull();
});
