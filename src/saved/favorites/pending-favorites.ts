/** Changes of favourites that the server has not confirmed, kept in the browser until it has. */
import { computed, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import { storedList } from "@/lib/stored-list.ts";

const changeSchema = v.object({
  id: v.string(),
  /** Whose account is changed: another user of this browser must not send it. */
  user: v.string(),
  page: v.string(),
  kind: v.picklist(["add", "remove"]),
  names: v.pipe(v.array(v.string()), v.readonly()),
});

export type PendingChange = v.InferOutput<typeof changeSchema>;

const changes = storedList<PendingChange>("namnfynd-pending-favorites", {
  parse(item) {
    const { success, output } = v.safeParse(v.looseObject(changeSchema.entries), item);
    return success ? output : null;
  },
  idOf: ({ id }) => id,
  version: 1,
});

/** Forgets the changes of every user. */
export function forgetPendingFavorites(): void {
  changes.forget();
}

interface PendingFavorites {
  /** In the order in which they were made. */
  readonly state: ReadableAtom<readonly PendingChange[]>;
  readonly read: () => readonly PendingChange[];
  readonly add: (change: Omit<PendingChange, "id" | "user">) => PendingChange;
  readonly remove: (change: PendingChange) => void;
}

/** The changes of a user's favourites. */
export function pendingFavoritesOf(user: string): PendingFavorites {
  const ofUser = (entries: readonly PendingChange[]) =>
    entries.filter((change) => change.user === user);
  return {
    state: computed(changes.state, ({ entries }) => ofUser(entries)),
    read: () => ofUser(changes.read()),
    add(change) {
      const added = { ...change, id: crypto.randomUUID(), user };
      changes.write([...changes.read(), added]);
      return added;
    },
    remove({ id }) {
      changes.write(changes.read().filter((change) => change.id !== id));
    },
  };
}

export type FavoritesByPage = ReadonlyMap<string, readonly string[]>;

/** The favourites after a change. */
export function withChange(
  favorites: FavoritesByPage,
  { page, kind, names }: Pick<PendingChange, "page" | "kind" | "names">,
): FavoritesByPage {
  const others = (favorites.get(page) ?? []).filter((name) => !names.includes(name));
  const earlier = favorites.get(page) ?? [];
  return new Map(favorites).set(
    page,
    kind === "remove" ? others : [...earlier, ...names.filter((name) => !earlier.includes(name))],
  );
}
